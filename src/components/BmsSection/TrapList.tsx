import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {BmsTrap} from '@site/src/docs-data/props';
import {RichText} from '../RichText/index.tsx';
import styles from './styles.module.css';

const severityWords: Readonly<Record<BmsTrap['severity'], string>> = {
  danger: 'Danger',
  warning: 'Warning',
  info: 'Note',
};

const evidenceWords: Readonly<Record<Exclude<BmsTrap['evidence'], 'executed'>, string>> = {
  read: 'read in the code',
  unsure: 'unsure',
};

/** The advice already leads to a version without the trap. */
const saysWhatToUse = (remedy: string | null): boolean =>
  remedy !== null && /or newer|[Uu]se \d\.\d|with \d\.\d/.test(remedy);

/** What owners have to know, worst first: how severe, what they see, what to do. */
export function TrapList({traps}: {readonly traps: readonly BmsTrap[]}): ReactNode {
  if (traps.length === 0) return null;
  return (
    <ul className={styles.traps}>
      {traps.map(({id, severity, title, see, do: remedy, evidence, before}) => (
        <li key={id} className={clsx(severity === 'danger' && styles.danger, severity === 'warning' && styles.warning)}>
          <strong>
            {severityWords[severity]}: <RichText>{title}</RichText>.
          </strong>{' '}
          <RichText>{see}</RichText>
          {evidence !== 'executed' && (
            <>
              {' '}
              (<a href="#how-we-know">{evidenceWords[evidence]}</a>)
            </>
          )}
          {remedy !== null && (
            <>
              {' '}
              <RichText>{remedy}</RichText>
            </>
          )}
          {before !== null && !saysWhatToUse(remedy) && ` Fixed in ${before}.`}
        </li>
      ))}
    </ul>
  );
}
