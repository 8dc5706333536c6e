import type {LogEvent} from '../events.ts';
import type {FindingSeverity} from '../ranks.ts';
import type {FindingText} from './texts.ts';

export type {FindingSeverity};

/** A finding before it is ordered and linked to a version. */
export interface DraftFinding extends FindingText {
  readonly id: string;
  readonly severity: FindingSeverity;
  /** Higher comes first; see `ranks.ts`. */
  readonly rank: number;
  readonly events: readonly LogEvent[];
  /** Settings that the finding is about. */
  readonly keys?: readonly string[];
  /** Commands that show what is missing. */
  readonly commands?: readonly string[];
}
