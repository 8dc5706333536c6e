import type {ReactNode, Ref} from 'react';
import {VerdictBox} from '../shared/VerdictBox.tsx';
import type {CheckOutcome} from './outcome.ts';
import {countsText, verdictText, workText} from './words.ts';

interface Props {
  readonly outcome: CheckOutcome | undefined;
  readonly label: string;
  /** There is no file yet. */
  readonly isEmpty: boolean;
  /** Findings that the reader has just had fixed. */
  readonly fixed: number;
  readonly ref: Ref<HTMLDivElement>;
}

/** The answer. It stays in view while the reader types. */
export function Verdict({outcome, label, isEmpty, fixed, ref}: Props): ReactNode {
  if (isEmpty) {
    return (
      <VerdictBox ref={ref} severity="none">
        Nothing to check yet: paste your config.ini, or try an example.
      </VerdictBox>
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
    <VerdictBox ref={ref} severity={severity}>
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
    </VerdictBox>
  );
}
