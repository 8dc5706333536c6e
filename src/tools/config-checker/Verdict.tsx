import type {ReactNode} from 'react';
import type {CheckOutcome} from './outcome.ts';
import {countsText, verdictText, workText} from './words.ts';
import styles from './styles.module.css';

interface Props {
  readonly outcome: CheckOutcome | undefined;
  readonly label: string;
  /** There is no file yet. */
  readonly isEmpty: boolean;
  /** Findings that the reader has just had fixed. */
  readonly fixed: number;
}

/** The answer. It stays in view while the reader types. */
export function Verdict({outcome, label, isEmpty, fixed}: Props): ReactNode {
  if (isEmpty) {
    return (
      <p role="status" className={styles.verdict} data-severity="none">
        Nothing to check yet: paste your config.ini, or try an example.
      </p>
    );
  }
  const severity = !outcome
    ? 'none'
    : !outcome.starts || outcome.error119 || outcome.counts.error > 0
      ? 'error'
      : outcome.counts.warning > 0
        ? 'warning'
        : 'good';
  return (
    <p role="status" className={styles.verdict} data-severity={severity}>
      {outcome ? (
        <>
          <strong>
            {label}: {verdictText(outcome)}.
          </strong>{' '}
          <span>{countsText(outcome.counts)}.</span> <span>{workText(outcome, fixed)}</span>
        </>
      ) : (
        'Checking…'
      )}
    </p>
  );
}
