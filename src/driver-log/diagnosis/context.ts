import type {LogTrap} from '../../docs-data/logTraps.ts';
import type {LogEvent, LogFile, ReadEvents} from '../events.ts';
import type {DocsLine} from '../places.ts';
import type {Run} from '../runs.ts';
import type {DraftFinding, FindingSeverity} from './finding.ts';
import {findingTexts, type DiagnosisId, type FindingText} from './texts.ts';

/** Runs of one port of one log, oldest first. */
export interface Stream {
  readonly key: string;
  readonly port?: string;
  readonly runs: readonly Run[];
  /** The newest run that says something. */
  readonly newest?: Run;
}

/** What is known of the versions that may have written the log. */
export interface Known {
  /** All of them; one when the log names its version. */
  readonly lines: readonly DocsLine[];
  readonly traps: readonly LogTrap[];
}

export interface Context {
  readonly read: ReadEvents;
  readonly events: readonly LogEvent[];
  readonly files: readonly LogFile[];
  readonly runs: readonly Run[];
  readonly streams: readonly Stream[];
  /** Logs grow long: what the rules ask again and again is looked up, not searched. */
  readonly byId: ReadonlyMap<string, readonly LogEvent[]>;
  readonly runOf: ReadonlyMap<LogEvent, Run>;
  readonly streamOf: ReadonlyMap<Run, Stream>;
  readonly known: Known;
}

export function createContext(read: ReadEvents, runs: readonly Run[], known: Known): Context {
  const streams = readStreams(runs, read.files);
  const byId = new Map<string, LogEvent[]>();
  for (const event of read.events) {
    const list = byId.get(idOf(event));
    if (list) list.push(event);
    else byId.set(idOf(event), [event]);
  }
  return {
    read,
    events: read.events,
    files: read.files,
    runs,
    streams,
    known,
    byId,
    runOf: new Map(runs.flatMap((run) => run.events.map((event) => [event, run] as const))),
    streamOf: new Map(streams.flatMap((stream) => stream.runs.map((run) => [run, stream] as const))),
  };
}

/** All events of some patterns, in the order of the log. */
export function inLog({byId}: Context, ...ids: readonly string[]): readonly LogEvent[] {
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return ids.length > 1 ? found.sort((a, b) => a.line - b.line) : found;
}

export const idOf = (event: LogEvent | undefined): string => event?.match?.pattern.id ?? '';

export const withId = (events: readonly LogEvent[], ...ids: readonly string[]): readonly LogEvent[] =>
  events.filter((event) => ids.includes(idOf(event)));

/** Runs of one log belong together; a log that names several ports without headings is split by them. */
function readStreams(runs: readonly Run[], files: readonly LogFile[]): readonly Stream[] {
  const streams = new Map<string, {key: string; port?: string; runs: Run[]}>();
  let lastPort = '';
  for (const [index, run] of runs.entries()) {
    const port = run.identity.port ?? files[run.file]?.port ?? portOfNext(run, runs[index + 1]);
    // A run that names no port continues the one before it.
    if (port !== undefined) lastPort = port;
    const key = `${run.file} ${lastPort}`;
    const stream = streams.get(key) ?? {key, ...(port !== undefined && {port}), runs: []};
    stream.runs.push(run);
    streams.set(key, stream);
  }
  return [...streams.values()].map((stream) => {
    const newest = stream.runs.findLast(hasResult);
    return {...stream, ...(newest && {newest})};
  });
}

/** As much time may lie between the end of a driver and the next start on the same port, ms. */
const restartTime = 300_000;

/** A run that lost its beginning has the port of the one that follows at once. */
function portOfNext(run: Run, next: Run | undefined): string | undefined {
  const gap = (next?.startMs ?? Infinity) - (run.endMs ?? 0);
  const follows = next?.file === run.file && next.hasStart && !run.hasStart && gap >= 0 && gap <= restartTime;
  return follows ? next.identity.port : undefined;
}

export const isFound = (run: Run): boolean => run.found !== undefined;

/** The run said something: it was not only started. */
const hasResult = (run: Run): boolean =>
  isFound(run) || run.tries.length > 0 || (run.end !== 'open' && run.end !== 'restarted');

const lossPatterns = [
  'does-not-respond',
  'did-not-recover',
  'ble-died',
  'serial-port-gone',
  'serial-io-error',
  'serial-multiple-access',
  'ble-stack-restart',
];

/** Signs that the battery was lost after it had been found. */
export function lossesOf(run: Run): readonly LogEvent[] {
  const {found} = run;
  if (!found) return [];
  return run.events.filter(
    (event) =>
      event.line >= found.line &&
      (lossPatterns.includes(idOf(event)) || (event.traceback?.isRunning === true && !event.traceback.isForeign)),
  );
}

export const isGood = (run: Run): boolean =>
  isFound(run) && lossesOf(run).length === 0 && !['crash', 'lost', 'setup-problem'].includes(run.end);

/** Are these lines history, because a later run of the same port is fine? */
export function isHistory({runOf, streamOf}: Context, event: LogEvent): boolean {
  const run = runOf.get(event);
  const newest = run && streamOf.get(run)?.newest;
  return newest !== undefined && isGood(newest) && newest.from > event.lastLine;
}

export function diagnose(
  id: DiagnosisId,
  severity: FindingSeverity,
  rank: number,
  events: readonly LogEvent[],
  more: Partial<Omit<DraftFinding, 'id' | 'severity' | 'rank' | 'events'>> = {},
): DraftFinding {
  const text: FindingText = findingTexts[id];
  return {id, severity, rank, ...text, events, ...more};
}
