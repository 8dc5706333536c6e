import type {ReactNode} from 'react';
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

const needs = (count: number): string => `${count} ${count === 1 ? 'needs' : 'need'} your decision`;

/**
 * What is left to do: "1 can be fixed automatically, 6 need your decision".
 * @param fixed findings that the reader has just had fixed
 */
export function workText({safeFixes, decisions}: Pick<CheckOutcome, 'safeFixes' | 'decisions'>, fixed: number): string {
  const parts = [
    fixed > 0 && `${fixed} fixed automatically`,
    safeFixes > 0 && `${safeFixes} can be fixed automatically`,
    (decisions > 0 || fixed > 0) && needs(decisions),
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

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
