import type {ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {LogView} from './logView.ts';
import styles from './styles.module.css';

interface Props {
  readonly view: LogView | undefined;
  readonly isReading: boolean;
  /** Number of documented versions. */
  readonly documented: number;
}

/** What happened, in one sentence, and who wrote the log. */
export function Verdict({view, isReading, documented}: Props): ReactNode {
  const [first] = view?.findings ?? [];
  return (
    <div role="status" className={styles.verdict} data-severity={first?.severity ?? 'good'} aria-busy={isReading}>
      {view ? (
        <>
          <p className={styles.verdictText}>
            <RichText>{first?.title ?? 'The log shows nothing that needs attention.'}</RichText>
          </p>
          <Facts documented={documented} view={view} />
        </>
      ) : (
        <p className={styles.verdictText}>{isReading ? 'Reading…' : 'Paste or open a log to see what happened.'}</p>
      )}
    </div>
  );
}

/** Every version fits a log that says nothing about it. */
function fittingText(labels: readonly string[], documented: number): string {
  if (labels.length === 0 || labels.length === documented) return 'not named in the log';
  return `not named in the log; it fits ${labels.join(', ')}`;
}

function Facts({
  documented,
  view: {driver, fitting, identity, counts},
}: {
  readonly documented: number;
  readonly view: LogView;
}): ReactNode {
  const {venus, image, model, port, bms, cells} = identity;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [
      'Driver',
      driver === undefined
        ? fittingText(
            fitting.map(({label}) => label),
            documented,
          )
        : `v${driver}`,
    ],
    ['Venus OS', venus === undefined ? undefined : image === undefined ? venus : `${venus} (${image})`],
    ['Device', model],
    ['Port', port],
    ['BMS type', bms],
    ['Cells', cells],
    ['Lines', `${counts.matched} known, ${counts.unknown} unknown, ${counts.noise} other`],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
