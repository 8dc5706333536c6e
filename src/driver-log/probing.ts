/** The search for a BMS, one attempt after the other. */
import type {LogEvent} from './events.ts';
import {hasRole, idOf} from './pattern.ts';

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

/** Each type that was tested up to the point where a battery answered, and how that went. */
export function readTries(events: readonly LogEvent[]): readonly Try[] {
  const tries: Try[] = [];
  for (let index = 0; index < events.length; index++) {
    const event = events[index];
    if (!event || idOf(event) !== 'probe-type') continue;
    const rest = events.slice(index + 1, index + 1 + maxInTry);
    const end = rest.findIndex((next) => hasRole(next, 'ends-test'));
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
  if (events.some((event) => hasRole(event, 'port'))) return 'port';
  if (events.some(isData)) return 'data';
  if (events.some((event) => hasRole(event, 'exception'))) return 'exception';
  if (events.some((event) => hasRole(event, 'silent') || silentText.test(event.message) || noBytes.test(event.message)))
    return 'silent';
  return isComplete ? 'silent' : 'open';
}

/** An answer without a single byte is none. */
const noBytes = /\bgot 0 bytes|\breceived 0\b|\[len:0\//i;

const silentText = /no sentence start received|: timeout$|No data received|No communication|bad reply/;

export function isData(event: LogEvent): boolean {
  const id = idOf(event);
  if (id === 'no-data-echo' || noBytes.test(event.message)) return false;
  if (hasRole(event, 'data')) return true;
  // Only bytes that arrived can fail to be text.
  if (/UnicodeDecodeError|codec can't decode/.test(event.message)) return true;
  // Only an answer has a checksum.
  if (/Checksum error in rtu mode/.test(event.message)) return true;
  if (id === 'heltec-retry') return /checksum|The response is|Slave reported/i.test(event.message);
  if (id === 'daren-response') return /checksum|length/i.test(event.message);
  if (id === 'daly-sentence') return /wrong (?:header|checksum)/.test(event.message);
  return false;
}
