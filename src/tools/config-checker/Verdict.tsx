import React, {type ReactNode} from 'react';
import type {CheckOutcome} from './work.ts';
import styles from './styles.module.css';

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** "2 errors, 1 warning" */
export function countsText({error, warning, info}: CheckOutcome['counts']): string {
  const parts = [
    error > 0 && counted(error, 'error'),
    warning > 0 && counted(warning, 'warning'),
    info > 0 && counted(info, 'note'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'nothing to report';
}

/** What the driver does with the file, in one line. */
export function verdictText({starts, error119}: CheckOutcome): string {
  if (!starts) return 'the driver does not start with this file';
  return error119 ? 'the driver starts and raises error 119' : 'the driver starts';
}

interface Props {
  readonly outcome: CheckOutcome | undefined;
  readonly label: string;
}

export function Verdict({outcome, label}: Props): ReactNode {
  const level = !outcome
    ? 'none'
    : !outcome.starts || outcome.error119 || outcome.counts.error > 0
      ? 'error'
      : outcome.counts.warning > 0
        ? 'warning'
        : 'good';
  return (
    <p role="status" className={styles.verdict} data-level={level}>
      {outcome ? (
        <>
          <strong>
            {label}: {verdictText(outcome)}.
          </strong>{' '}
          <span>{countsText(outcome.counts)}</span>
        </>
      ) : (
        'Checking…'
      )}
    </p>
  );
}
