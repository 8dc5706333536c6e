import type {ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {LogView} from './logView.ts';
import styles from './styles.module.css';

interface Props {
  readonly view: LogView | undefined;
  readonly isReading: boolean;
}

/** What happened, in one sentence, and who wrote the log. */
export function Verdict({view, isReading}: Props): ReactNode {
  const [first] = view?.findings ?? [];
  return (
    <div role="status" className={styles.verdict} data-severity={first?.severity ?? 'good'} aria-busy={isReading}>
      {view ? (
        <>
          <p className={styles.verdictText}>
            <RichText>{first?.title ?? 'The log shows nothing that needs attention.'}</RichText>
          </p>
          <Facts view={view} />
        </>
      ) : (
        <p className={styles.verdictText}>{isReading ? 'Reading…' : 'Paste or open a log to see what happened.'}</p>
      )}
    </div>
  );
}

function Facts({view: {driver, fitting, identity, counts}}: {readonly view: LogView}): ReactNode {
  const {venus, image, model, port, bms, cells} = identity;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [
      'Driver',
      driver === undefined
        ? `not named, fits ${fitting.map(({label}) => label).join(', ') || 'no version'}`
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
