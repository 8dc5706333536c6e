/** From a pasted text to what happened: the entrance of the engine. */
import type {LogTrap} from '../docs-data/logTraps.ts';
import {createContext, diagnose, settleHistory, type Context} from './diagnosis/context.ts';
import type {DraftFinding, FindingSeverity} from './diagnosis/finding.ts';
import {ranks} from './ranks.ts';
import {rules} from './diagnosis/rules.ts';
import {readDriverVersion} from './driverVersion.ts';
import {readEvents, type LogEvent, type ReadEvents} from './events.ts';
import type {PageId} from './pattern.ts';
import {developmentVersion} from '../versions/developmentVersion.ts';
import {docsVersionFor, type NamedVersion} from '../versions/driverVersion.ts';
import {docsLineOf, placeIn} from './places.ts';
import {readRuns, type Run} from './runs.ts';
import {commandFor, scriptsOf} from './scripts.ts';

export interface Finding {
  readonly id: string;
  readonly severity: FindingSeverity;
  readonly title: string;
  readonly detail?: string;
  readonly causes: readonly string[];
  readonly actions: readonly string[];
  /** First lines of the finding, counted from 1; at most `maxLines`. */
  readonly lines: readonly number[];
  readonly count: number;
  readonly firstLine?: number;
  readonly lastLine?: number;
  /** Milliseconds since 1970. */
  readonly firstMs?: number;
  readonly lastMs?: number;
  readonly page?: PageId;
  readonly anchor?: string;
  /** Version of the documentation that the section is in. */
  readonly version: string;
  readonly keys: readonly string[];
  readonly commands: readonly string[];
}

export interface LogReading {
  /** As in the log, `2.0.20250729`. */
  readonly driver?: string;
  /** Documented versions that could have written the log, oldest first. */
  readonly versions: readonly NamedVersion[];
  /** The documentation that the findings link to. */
  readonly docs: NamedVersion;
  readonly read: ReadEvents;
  readonly runs: readonly Run[];
  readonly findings: readonly Finding[];
  readonly counts: {readonly matched: number; readonly unknown: number; readonly noise: number};
}

export interface ReadOptions {
  /** Documented versions, oldest first. */
  readonly versions: readonly NamedVersion[];
  /** Name of the version that the reader chose; without it the log says it. */
  readonly version?: string;
  /** Name of the version to assume when the log fits several; the newest release of them otherwise. */
  readonly preferred?: string;
  /** Faults of BMS types by the name of the documented version. */
  readonly traps?: KnownTraps;
}

export type KnownTraps = Readonly<Record<string, readonly LogTrap[]>>;

const maxLines = 200;

/**
 * Reads a log.
 * @throws RangeError when no version is documented
 */
export function readLog(text: string, {versions, version, preferred, traps = {}}: ReadOptions): LogReading {
  const read = readEvents(text);
  const {driver, lines} = readDriverVersion(read.events, text);
  const fitting = writtenBy(fittingVersions(versions, driver, lines), versions, driver, read.events);
  const docs =
    versions.find(({name}) => name === version) ??
    fitting.find(({name}) => name === preferred) ??
    // Few run a driver in development.
    fitting.findLast(({name}) => name !== developmentVersion.name) ??
    fitting.at(-1) ??
    versions.at(-1);
  if (!docs) throw new RangeError('There is no documented version.');
  const runs = readRuns(read);
  const possible = fitting.length === 0 || docs.name === version ? [docs] : fitting;
  const context = createContext(read, runs, {lines: possible.map(docsLineOf), traps: trapsOf(docs, possible, traps)});
  const drafts = findAll(context);
  return {
    ...(driver !== undefined && {driver}),
    versions: fitting,
    docs,
    read,
    runs,
    findings: withScripts(order(drafts), scriptsOf(driver, possible.map(docsLineOf))).map((draft) =>
      finish(draft, docs),
    ),
    counts: count(read),
  };
}

function fittingVersions(
  versions: readonly NamedVersion[],
  driver: string | undefined,
  lines: readonly string[],
): readonly NamedVersion[] {
  if (driver !== undefined) {
    const found = docsVersionFor(versions, driver);
    return found ? [found] : [];
  }
  const wanted = new Set(lines.map((line) => (line === 'older' ? '1.3' : line)));
  return versions.filter((docsVersion) => wanted.has(docsLineOf(docsVersion)));
}

/** Clocks of devices without a battery begin before this day. */
const firstDay = Date.UTC(2020, 0, 1);

/** The number of a release is its date: no release wrote a log that is older than itself. */
function writtenBy(
  fitting: readonly NamedVersion[],
  versions: readonly NamedVersion[],
  driver: string | undefined,
  events: readonly LogEvent[],
): readonly NamedVersion[] {
  const newest = events.reduce((latest, {stamp}) => Math.max(latest, stamp?.ms ?? 0), 0);
  if (driver !== undefined || newest < firstDay) return fitting;
  const lastRelease = Math.max(...versions.map(releasedMs));
  const releasedBy = (list: readonly NamedVersion[]): readonly NamedVersion[] =>
    list.filter(({name, label}) => (name === developmentVersion.name ? lastRelease : releasedMs({label})) <= newest);
  const possible = releasedBy(fitting);
  const [next] = fitting;
  if (possible.length > 0 || !next) return possible;
  // A build on the way to a release has some of its wording, and the folders and scripts of its major version.
  const before = releasedBy(versions).at(-1);
  return [before && majorOf(before) === majorOf(next) ? before : next];
}

const majorOf = (docsVersion: NamedVersion): string => docsLineOf(docsVersion).charAt(0);

function releasedMs({label}: Pick<NamedVersion, 'label'>): number {
  const [, year, month, day] = /\.(\d{4})(\d\d)(\d\d)(?!\d|.*older)/.exec(label) ?? [];
  return year === undefined ? 0 : Date.UTC(Number(year), Number(month) - 1, Number(day));
}

/** Traps of the version whose text is shown that all versions have which may have written the log. */
function trapsOf(docs: NamedVersion, possible: readonly NamedVersion[], traps: KnownTraps): readonly LogTrap[] {
  return (traps[docs.name] ?? []).filter(({id, section}) =>
    possible.every(({name}) => (traps[name] ?? []).some((other) => other.id === id && other.section === section)),
  );
}

/** There is always an answer, also for a log without anything that a rule looks for. */
function findAll(context: Context): readonly DraftFinding[] {
  const drafts = rules.flatMap((rule) => rule(context)).map((draft) => settleHistory(context, draft));
  return drafts.length > 0 ? drafts : [diagnose('nothing-known', 'missing', ranks.missing, [])];
}

/** Highest rank first; the same finding of several ports is one. */
function order(drafts: readonly DraftFinding[]): readonly DraftFinding[] {
  const groups = new Map<string, DraftFinding[]>();
  for (const draft of drafts) {
    const key = `${draft.id} ${draft.place?.join('#') ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(draft);
    else groups.set(key, [draft]);
  }
  return [...groups.values()].flatMap(merge).sort((a, b) => b.rank - a.rank);
}

/** Adds the command for what a finding advises; the next findings that need the same one go without. */
function withScripts(drafts: readonly DraftFinding[], scripts: ReturnType<typeof scriptsOf>): readonly DraftFinding[] {
  if (!scripts) return drafts;
  const told = new Set<string>();
  return drafts.map((draft) => {
    const fresh = commandFor(draft, scripts).filter((command) => !told.has(command));
    for (const command of fresh) told.add(command);
    return fresh.length > 0 ? {...draft, commands: [...fresh, ...(draft.commands ?? [])]} : draft;
  });
}

function merge(group: readonly DraftFinding[]): readonly DraftFinding[] {
  const [first] = group;
  if (!first || group.length === 1) return group;
  const best = group.reduce((before, draft) => (draft.rank > before.rank ? draft : before));
  const events = [...new Set(group.flatMap((draft) => draft.events))].sort((a, b) => a.line - b.line);
  const keys = [...new Set(group.flatMap((draft) => draft.keys ?? []))];
  return [{...best, events, keys}];
}

function finish(
  {events, place, causes = [], actions = [], keys = [], commands = [], rank: _rank, ...draft}: DraftFinding,
  docs: NamedVersion,
): Finding {
  const where = place && placeIn(place, docsLineOf(docs));
  const first = events[0];
  const last = events.at(-1);
  const stamps = events.flatMap(({stamp}) => (stamp ? [stamp.ms] : []));
  return {
    ...draft,
    causes,
    actions,
    keys,
    commands,
    lines: events.slice(0, maxLines).map((event: LogEvent) => event.line),
    count: events.length,
    ...(first && {firstLine: first.line}),
    ...(last && {lastLine: last.lastLine}),
    ...(stamps[0] !== undefined && {firstMs: stamps[0], lastMs: stamps.at(-1) ?? stamps[0]}),
    ...(where && {page: where[0], anchor: where[1]}),
    version: docs.name,
  };
}

function count({lineKinds}: ReadEvents): LogReading['counts'] {
  const matched = lineKinds.filter((kind) => kind === 'matched').length;
  const unknown = lineKinds.filter((kind) => kind === 'unknown').length;
  return {matched, unknown, noise: lineKinds.length - matched - unknown};
}
