/** What the engine knows of one kind of line, and how such entries are written down. */

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

/** Text of a log call with `{}` for each value; the versions when they differ from those of the pattern. */
export type Template = string | readonly [text: string, versions: readonly DriverLine[]];

export interface Pattern {
  readonly id: string;
  readonly severity: LineSeverity;
  readonly versions: readonly DriverLine[];
  readonly templates?: readonly Template[];
  /** For older wording, tracebacks, scripts and the system. Tried before all templates. */
  readonly regexes?: readonly RegExp[];
  /** Names for the values of the templates, counted from 1. Groups of the regular expressions have their own. */
  readonly slots?: Readonly<Record<string, number>>;
  /** Section that explains the line, as named in version 2.0 and 2.1; see `placeIn`. */
  readonly place?: Place;
  /** Sentences; code is in backticks. */
  readonly meaning: string;
  readonly causes?: readonly string[];
  readonly actions?: readonly string[];
}

/** The release lines from one to another, both included. */
export function between(first: DriverLine, last: DriverLine): readonly DriverLine[] {
  return driverLines.slice(driverLines.indexOf(first), driverLines.indexOf(last) + 1);
}

/** A pattern as it is written down: of all versions unless it names some. */
type PatternEntry = Omit<Pattern, 'versions'> & Partial<Pick<Pattern, 'versions'>>;

export const definePatterns = (entries: readonly PatternEntry[]): readonly Pattern[] =>
  entries.map((entry) => ({versions: driverLines, ...entry}));
