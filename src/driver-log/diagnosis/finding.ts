import type {LogEvent} from '../events.ts';
import type {Place} from '../pattern.ts';

/** `good` and `missing` are findings of the whole log; the others are as for lines. */
export type FindingSeverity = 'fault' | 'attention' | 'missing' | 'good' | 'harmless';

/** A finding before it is ordered and linked to a version. */
export interface DraftFinding {
  readonly id: string;
  readonly severity: FindingSeverity;
  /** Higher comes first; see `ranks.ts`. */
  readonly rank: number;
  readonly title: string;
  readonly detail?: string;
  readonly causes?: readonly string[];
  readonly actions?: readonly string[];
  readonly place?: Place;
  readonly events: readonly LogEvent[];
  /** Settings that the finding is about. */
  readonly keys?: readonly string[];
  /** Commands that show what is missing. */
  readonly commands?: readonly string[];
}
