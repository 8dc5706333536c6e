/** What the engine knows of each kind of line. The data is in `data/patterns.json`. */
import calls from './data/log-calls.json';
import data from './data/patterns.json';
import {ranks, type FindingSeverity, type RankName} from './ranks.ts';

/** Release lines of the driver whose log calls were read from the source; `older` was seen in logs only. */
export const driverLines = ['older', '1.3', '1.4', '1.6', '2.0', '2.1'] as const;
export type DriverLine = (typeof driverLines)[number];

/**
 * How much a line matters by itself. `progress` is a step done, `identity` tells a fact about the system; the level
 * of the line (INFO, ERROR) says something else and is often misleading.
 */
export type LineSeverity = 'fault' | 'attention' | 'harmless' | 'progress' | 'identity';

/** Pages of the documentation that explain lines. */
export type PageId = 'troubleshoot' | 'faq' | 'connect' | 'features' | 'install' | 'supported-bms';
export type Place = readonly [page: PageId, anchor: string];

export type PatternId = keyof typeof data;

/** What rules ask of a line, beside its id. */
export const roles = [
  // What it is about
  'start',
  'beginning',
  'summary',
  'in-use',
  'names-port',
  'bluetooth',
  'issue',
  'settings',
  'debug',
  // Who writes it
  'other-program',
  'any-program',
  'system',
  'output-follows',
  // What a test of a type says about the wires
  'silent',
  'data',
  'port',
  'exception',
  'ends-test',
  // What went wrong
  'cause',
  'crash-by-settings',
  'port-fault',
  'loss',
  'failed-reading',
  'running-error',
  'blemish',
] as const;
export type Role = (typeof roles)[number];

export interface Pattern {
  readonly id: PatternId;
  readonly severity: LineSeverity;
  readonly roles: readonly Role[];
  readonly versions: readonly DriverLine[];
  /** How the line is told wherever it occurs; without it a rule decides. */
  readonly told?: {readonly severity: FindingSeverity; readonly rank: RankName};
  /** Section that explains the line, as named in version 2.0 and 2.1; see `placeIn`. */
  readonly place?: Place;
  /** Type whose code alone writes the line. */
  readonly bms?: string;
  /** Sentences; code is in backticks. */
  readonly meaning: string;
  /** The first sentence where the lines name one setting. */
  readonly naming?: string;
  readonly causes?: readonly string[];
  readonly actions?: readonly string[];
}

/** A pattern as it is written down: of the versions of its log calls, or of all versions, unless it names some. */
type PatternData = Omit<Pattern, 'id' | 'roles' | 'versions' | 'place' | 'told'> & {
  readonly roles?: string;
  readonly versions?: string;
  readonly place?: string;
  /** `fault port`: severity and name of the rank. */
  readonly told?: string;
};

function rolesOf(text: string): readonly Role[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const role = roles.find((known) => known === name);
      if (!role) throw new RangeError(`There is no role "${name}".`);
      return role;
    });
}

function toldOf(text: string): Pattern['told'] {
  const [severity = '', rank = ''] = text.split(' ');
  if (!(rank in ranks)) throw new RangeError(`There is no rank "${rank}".`);
  return {severity: severity as FindingSeverity, rank: rank as RankName};
}

/**
 * @param ranges `1.4-2.1`, both included, or one release line; several with a comma between them
 * @throws RangeError for a release line that the engine does not know
 */
export function linesIn(ranges: string): readonly DriverLine[] {
  return ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    const from = driverLines.findIndex((line) => line === first);
    const to = driverLines.findIndex((line) => line === last);
    if (from < 0 || to < from) throw new RangeError(`"${range}" is not a range of release lines.`);
    return driverLines.slice(from, to + 1);
  });
}

/** @param place `page#anchor` */
export function placeOf(place: string): Place {
  const [page = '', anchor = ''] = place.split('#');
  return [page as PageId, anchor];
}

/** The texts of the log calls by pattern and versions, with `{}` or `{name}` for a value. */
export const logCalls: readonly {
  readonly id: PatternId;
  readonly versions: readonly DriverLine[];
  readonly texts: readonly string[];
}[] = Object.entries(calls).flatMap(([id, byVersions]) =>
  Object.entries(byVersions as Readonly<Record<string, readonly string[]>>).map(([ranges, texts]) => ({
    id: id as PatternId,
    versions: linesIn(ranges),
    texts,
  })),
);

function versionsOf(pattern: string): readonly DriverLine[] {
  const written = new Set(logCalls.flatMap(({id, versions}) => (id === pattern ? versions : [])));
  return written.size === 0 ? driverLines : driverLines.filter((line) => written.has(line));
}

export const patterns: readonly Pattern[] = Object.entries(data as Readonly<Record<string, PatternData>>).map(
  ([id, {roles: named = '', versions, place, told, ...pattern}]) => ({
    ...pattern,
    id: id as PatternId,
    roles: rolesOf(named),
    versions: versions === undefined ? versionsOf(id) : linesIn(versions),
    ...(place !== undefined && {place: placeOf(place)}),
    ...(told !== undefined && {told: toldOf(told)}),
  }),
);

const byId = new Map(patterns.map((pattern) => [pattern.id, pattern]));

export function patternOf(id: PatternId): Pattern {
  const pattern = byId.get(id);
  if (!pattern) throw new RangeError(`There is no pattern "${id}".`);
  return pattern;
}

/** A line with what it was recognised as, if it was. */
interface Recognised {
  readonly match?: {readonly pattern: Pattern};
}

export const idOf = (event: Recognised | undefined): PatternId | '' => event?.match?.pattern.id ?? '';

export const hasRole = (event: Recognised, ...wanted: readonly Role[]): boolean =>
  event.match?.pattern.roles.some((role) => wanted.includes(role)) === true;
