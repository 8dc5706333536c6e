import type {ReactNode, Ref} from 'react';
import {RichText} from '@site/src/components/RichText';
import {VerdictBox} from '../shared/VerdictBox.tsx';
import type {CheckOutcome} from './outcome.ts';
import {countsText, partQuestion, verdictText, workText} from './words.ts';

interface Props {
  /** Undefined: the first check has not ended. */
  readonly outcome: CheckOutcome | undefined;
  readonly label: string;
  /** There is no file yet. */
  readonly isEmpty: boolean;
  /** The text may be a part of a file, and the reader has not said so. */
  readonly isMaybePart: boolean;
  /** Findings that the reader has just had fixed. */
  readonly fixed: number;
  readonly ref: Ref<HTMLDivElement>;
}

/** The answer. It stays in view while the reader types. */
export function Verdict({outcome, label, isEmpty, isMaybePart, fixed, ref}: Props): ReactNode {
  const text = isEmpty ? undefined : !outcome ? (
    'Checking…'
  ) : isMaybePart ? (
    <RichText>{partQuestion}</RichText>
  ) : (
    <>
      <strong>
        {label}: {verdictText(outcome)}.
      </strong>{' '}
      <span>{countsText(outcome.counts)}.</span> <span>{workText(outcome, fixed)}</span>
    </>
  );
  return (
    <VerdictBox ref={ref} severity={isMaybePart ? 'attention' : severityOf(outcome)}>
      {text}
    </VerdictBox>
  );
}

function severityOf(outcome: CheckOutcome | undefined): 'none' | 'error' | 'warning' | 'good' {
  if (!outcome) return 'none';
  if (!outcome.starts || outcome.error119 || outcome.counts.error > 0) return 'error';
  return outcome.counts.warning > 0 ? 'warning' : 'good';
}
