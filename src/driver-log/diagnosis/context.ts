import type {LogTrap} from '../../docs-data/logTraps.ts';
import type {LogEvent, LogFile, ReadEvents} from '../events.ts';
import {hasRole, idOf, type PatternId, type Role} from '../pattern.ts';
import type {DocsLine} from '../places.ts';
import type {Run} from '../runs.ts';
import type {DraftFinding, FindingSeverity} from './finding.ts';
import {ranks} from '../ranks.ts';
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
  readonly byId: ReadonlyMap<PatternId | '', readonly LogEvent[]>;
  readonly runOf: ReadonlyMap<LogEvent, Run>;
  readonly streamOf: ReadonlyMap<Run, Stream>;
  readonly known: Known;
}

export function createContext(read: ReadEvents, runs: readonly Run[], known: Known): Context {
  const streams = readStreams(runs, read.files);
  const byId = new Map<PatternId | '', LogEvent[]>();
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
export function inLog({byId}: Context, ...ids: readonly (PatternId | '')[]): readonly LogEvent[] {
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return ids.length > 1 ? found.sort((a, b) => a.line - b.line) : found;
}

export const withRole = (events: readonly LogEvent[], ...roles: readonly Role[]): readonly LogEvent[] =>
  events.filter((event) => hasRole(event, ...roles));

export const withId = (events: readonly LogEvent[], ...ids: readonly (PatternId | '')[]): readonly LogEvent[] =>
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

/** A lost adapter, as the driver quotes it in an exception. */
const adapterGone = /SerialException|\[Errno (?:5|6|19)\]|\/dev\/tty/;

/** So many failed readings up to the end of a log are a lost battery: up to 1.3 no line says so. */
const failuresToEnd = 5;
/** The driver tries to read at least this often, ms. */
const betweenReadings = 5000;

/** The failed readings in which a run ends. */
function silentLoss({events, identity, found}: Run): readonly LogEvent[] {
  if (!/^(?:0\.|1\.[0-3]\b)/.test(identity.driver ?? '') || !found) return [];
  const row: LogEvent[] = [];
  for (const event of [...events].reverse()) {
    if (idOf(event) === 'log-blank-line' || idOf(event) === 'venus-boot-mark') continue;
    const gap = (row[0]?.stamp?.ms ?? 0) - (event.stamp?.ms ?? 0);
    const joins = row[0]?.stamp === undefined || event.stamp === undefined || (gap >= 0 && gap <= betweenReadings);
    if (!hasRole(event, 'failed-reading') || event.line <= found.line || !joins) break;
    row.unshift(event);
  }
  // A failed reading may write several lines.
  const readings = (['refresh-false', 'no-reply', 'no-response'] as const).map((id) => withId(row, id).length);
  return Math.max(...readings) >= failuresToEnd ? row : [];
}

/** Signs that the battery was lost after it had been found. */
export function lossesOf(run: Run): readonly LogEvent[] {
  const {found} = run;
  if (!found) return [];
  const row = new Set(silentLoss(run));
  return run.events.filter(
    (event) =>
      row.has(event) ||
      (event.line >= found.line &&
        (hasRole(event, 'loss') ||
          (idOf(event) === 'exception-file-gone' && adapterGone.test(event.message)) ||
          (event.traceback?.isRunning === true && !event.traceback.isForeign))),
  );
}

/** Lines before the end of a driver that show why it ended. */
const before = 10;
const isOfConnection = (event: LogEvent): boolean =>
  hasRole(event, 'loss') || ['exception-file-gone', 'tb-no-cells', 'tb-no-device'].includes(idOf(event));

/** The driver ended with an error of its own: no reading failed before it. */
export function isProgramError({runOf}: Context, event: LogEvent): boolean {
  if (event.traceback?.isRunning !== true || isOfConnection(event)) return false;
  const events = runOf.get(event)?.events ?? [];
  const at = events.indexOf(event);
  return !events.slice(Math.max(0, at - before), at).some((other) => hasRole(other, 'failed-reading'));
}

export const isGood = (run: Run): boolean =>
  isFound(run) && lossesOf(run).length === 0 && !['crash', 'lost', 'setup-problem'].includes(run.end);

/** Is this line history, because a later run of the same port is fine? */
export function isHistory({runOf, streamOf, read}: Context, event: LogEvent): boolean {
  const run = runOf.get(event);
  const newest = run && streamOf.get(run)?.newest;
  // The lines are compared first: whether a run is good takes all of its lines.
  if (!newest || newest.from <= event.lastLine || !isGood(newest)) return false;
  if (!hasRole(event, 'issue')) return withId(newest.events, idOf(event)).length === 0;
  const hasList = newest.hasStart && withId(newest.events, 'unique-id').length > 0 && !read.isFiltered;
  return hasList && withRole(newest.events, 'issue').length === 0;
}

/** What a later good run has repaired is history, whatever the kind. A device that reboots again and again is not repaired. */
export function settleHistory(context: Context, draft: DraftFinding): DraftFinding {
  const {id, severity, events} = draft;
  if ((severity !== 'fault' && severity !== 'attention') || events.length === 0 || id === 'device-reboots')
    return draft;
  const present = events.filter((event) => !isHistory(context, event));
  if (present.length > 0) return {...draft, events: present};
  return {...draft, severity: 'attention', rank: Math.min(draft.rank, ranks.history)};
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
