/** What the screen gets from the engine. Types and names only, so that the page does not load the engine. */
import type {Finding, LineSeverity, LogReading, Run} from '@site/src/driver-log';
import type {NamedVersion} from '@site/src/versions/driverVersion';
import type {CheckerWords} from './checkerWords.ts';
import type {TimelineRun} from './timelineOf.ts';

/** What a kind of line is and means, for the lines of the log. */
export interface LineMeaning {
  readonly severity: LineSeverity;
  readonly meaning: string;
}

/** How a line is shown. */
export type LineMark = LineSeverity | 'unknown' | 'noise';

/** In the order of their numbers in `marks`. */
export const lineMarks: readonly LineMark[] = [
  'noise',
  'unknown',
  'fault',
  'attention',
  'harmless',
  'progress',
  'identity',
];

export interface LogView {
  readonly driver: string | undefined;
  readonly fitting: readonly NamedVersion[];
  /** Version of the documentation that findings link to. */
  readonly docs: NamedVersion;
  readonly findings: readonly Finding[];
  readonly counts: LogReading['counts'];
  /** What the config checker says about lines of the log. */
  readonly checkerWords: readonly CheckerWords[];
  readonly timeline: readonly TimelineRun[];
  /** Runs that are older than those of the timeline. */
  readonly olderRuns: number;
  readonly identity: Readonly<Run['identity']>;
  /** For each line an index into `lineMarks`. */
  readonly marks: Uint8Array;
  /** For each line an index into `meanings`, counted from 1; 0: none. */
  readonly meaningOf: Uint16Array;
  readonly meanings: readonly LineMeaning[];
}
