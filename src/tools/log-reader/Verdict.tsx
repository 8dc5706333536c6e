import type {ReactNode, Ref} from 'react';
import {RichText} from '@site/src/components/RichText';
import {VerdictBox} from '../shared/VerdictBox.tsx';
import type {LogView} from './logView.ts';
import {factsOf, verdictText} from './words.ts';
import styles from './styles.module.css';

interface Props {
  readonly view: LogView | undefined;
  readonly isReading: boolean;
  /** Number of documented versions. */
  readonly documented: number;
  readonly ref: Ref<HTMLDivElement>;
}

/** What happened, in one sentence, and who wrote the log. */
export function Verdict({view, isReading, documented, ref}: Props): ReactNode {
  const [first] = view?.findings ?? [];
  const text = view ? (
    <>
      <p className={styles.verdictText}>
        <RichText>{verdictText(view)}</RichText>
      </p>
      <Facts documented={documented} view={view} />
    </>
  ) : isReading ? (
    'Reading…'
  ) : undefined;
  return (
    <VerdictBox ref={ref} severity={view ? (first?.severity ?? 'good') : 'none'} isBusy={isReading}>
      {text}
    </VerdictBox>
  );
}

function Facts({documented, view}: {readonly documented: number; readonly view: LogView}): ReactNode {
  return (
    <dl className={styles.facts}>
      {factsOf(view, documented).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
