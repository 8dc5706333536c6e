import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {RichText} from '@site/src/components/RichText';
import type {BmsDanger} from '@site/src/docs-data/tools-data/types';
import {say} from './texts.ts';
import styles from './styles.module.css';

interface Props {
  readonly dangers: readonly BmsDanger[];
  /** Path of the version's page Supported BMS. */
  readonly supported: string;
}

/** Why not to rely on a BMS, in its row: closed, because most readers look for something else first. */
export function Dangers({dangers, supported}: Props): ReactNode {
  if (dangers.length === 0) return null;
  return (
    <details className={`${styles.notes} ${styles.dangers}`}>
      <summary>{dangers.length === 1 ? say('one-danger') : say('dangers', {count: dangers.length})}</summary>
      <ul>
        {dangers.map(({id, section, classes, title, do: remedy}) => (
          <li key={`${section} ${id}`}>
            <Link to={`${supported}#${section}`}>{classes.join(', ')}</Link>: <RichText>{title}</RichText>.{' '}
            {remedy !== null && <RichText>{remedy}</RichText>}
          </li>
        ))}
      </ul>
    </details>
  );
}
