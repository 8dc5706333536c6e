/** The search for a BMS, one attempt after the other. */
import type {LogEvent} from './events.ts';

/** What an attempt says about the wiring. */
export type TryResult = 'silent' | 'data' | 'exception' | 'port' | 'success' | 'open';

export interface Try {
  readonly bms: string;
  readonly address?: string;
  readonly baud?: string;
  readonly line: number;
  readonly lastLine: number;
  readonly result: TryResult;
}

const silent =
  /^(?:no-reply|no-battery-recognized|no-data-echo|jkpb-no-response|can-silent|address-missing|eg4ll-read)$/;
const data =
  /^(?:no-reply-short|wrong-answer|jk-crc|jbd-packet|jbd-refused|jkpb-bad-frame|jkpb-stale|felicity-answer|pace-frame|seplos-frame|up16s-frame|data-validation-failed|tb-struct)$/;
const port =
  /^(?:serial-port-gone|serial-port-blocked|serial-io-error|serial-multiple-access|exception-file-gone|serial-open-failed)$/;
/** `hlpdata-error` does not say whether anything arrived. */
const exception = /^(?:nbe-probe|nbe-address-|exception-occurred|non-blocking-exception|hlpdata-error|tb-)/;

const idOf = (event: LogEvent): string => event.match?.pattern.id ?? '';

/** Each type that was tested up to the point where a battery answered, and how that went. */
export function readTries(events: readonly LogEvent[]): readonly Try[] {
  const tries: Try[] = [];
  for (let index = 0; index < events.length; index++) {
    const event = events[index];
    if (!event || idOf(event) !== 'probe-type') continue;
    const rest = events.slice(index + 1, index + 1 + maxInTry);
    const end = rest.findIndex((next) =>
      /^(?:probe-|cached-type|driver-start|no-battery-connection|address-missing)/.test(idOf(next)),
    );
    const own = end < 0 ? rest : rest.slice(0, end);
    const {address, baud} = event.match?.values ?? {};
    // A line that is cut has the class at least.
    const bms = event.match?.values.class ?? /Testing (\w+)/.exec(event.message)?.[1] ?? '';
    tries.push({
      bms,
      ...(address !== undefined && {address}),
      ...(baud !== undefined && {baud}),
      line: event.line,
      lastLine: own.at(-1)?.lastLine ?? event.lastLine,
      result: resultOf(own, end >= 0),
    });
    if (own.some((next) => idOf(next) === 'connection-established')) break;
  }
  return tries;
}

/** Lines one attempt may write; Daly and Heltec write the most. */
const maxInTry = 200;

function resultOf(events: readonly LogEvent[], isComplete: boolean): TryResult {
  if (events.some((event) => idOf(event) === 'connection-established')) return 'success';
  if (events.some((event) => port.test(idOf(event)))) return 'port';
  if (events.some(isData)) return 'data';
  if (events.some((event) => exception.test(idOf(event)))) return 'exception';
  if (events.some((event) => silent.test(idOf(event)) || silentText.test(event.message) || noBytes.test(event.message)))
    return 'silent';
  return isComplete ? 'silent' : 'open';
}

/** An answer without a single byte is none. */
const noBytes = /\bgot 0 bytes|\breceived 0\b|\[len:0\//i;

const silentText = /no sentence start received|: timeout$|No data received|No communication|bad reply/;

export function isData(event: LogEvent): boolean {
  const id = idOf(event);
  if (id === 'no-data-echo' || noBytes.test(event.message)) return false;
  if (data.test(id)) return true;
  // Only bytes that arrived can fail to be text.
  if (/UnicodeDecodeError|codec can't decode/.test(event.message)) return true;
  // Only an answer has a checksum.
  if (/Checksum error in rtu mode/.test(event.message)) return true;
  if (id === 'heltec-retry') return /checksum|The response is|Slave reported/i.test(event.message);
  if (id === 'daren-response') return /checksum|length/i.test(event.message);
  if (id === 'daly-sentence') return /wrong (?:header|checksum)/.test(event.message);
  return false;
}
