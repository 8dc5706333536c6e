import type {ReactNode, Ref} from 'react';
import {RichText} from '@site/src/components/RichText';
import {VerdictBox} from '../shared/VerdictBox.tsx';
import {InstallLink} from '../shared/InstallLink.tsx';
import type {ToolVersionChoice} from '../shared/useToolVersion.ts';
import type {CheckOutcome} from './outcome.ts';
import {countsText, nextStep, partQuestion, severityOf, verdictText, workText} from './words.ts';
import styles from './styles.module.css';

interface Props {
  /** Undefined: the first check has not ended. */
  readonly outcome: CheckOutcome | undefined;
  readonly version: ToolVersionChoice['version'];
  /** There is no file yet. */
  readonly isEmpty: boolean;
  /** The text may be a part of a file, and the reader has not said so. */
  readonly isMaybePart: boolean;
  /** Findings that the reader has just had fixed. */
  readonly fixed: number;
  readonly ref: Ref<HTMLDivElement>;
}

/** The answer. It stays in view while the reader types. */
export function Verdict({outcome, version: {name, label}, isEmpty, isMaybePart, fixed, ref}: Props): ReactNode {
  const severity = !outcome ? 'none' : isMaybePart ? 'attention' : severityOf(outcome);
  const text = isEmpty ? undefined : !outcome ? (
    'Checking…'
  ) : isMaybePart ? (
    <RichText>{partQuestion}</RichText>
  ) : (
    <>
      <strong>
        {label}: {verdictText(outcome)}.
      </strong>{' '}
      <span className={styles.counts}>{countsText(outcome)}.</span> <span>{workText(outcome, fixed)}</span>
      {severity === 'good' && (
        <p className={styles.next}>
          <InstallLink version={name} section="edit-config">
            {nextStep}
          </InstallLink>
        </p>
      )}
    </>
  );
  return (
    <VerdictBox ref={ref} severity={severity}>
      {text}
    </VerdictBox>
  );
}
