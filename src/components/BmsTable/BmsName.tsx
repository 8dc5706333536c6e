import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {BmsRow} from '@site/src/docs-data/props';
import styles from './styles.module.css';

interface Props {
  readonly row: Pick<BmsRow, 'name' | 'connectSection' | 'manufacturerUrl'>;
  /** Path of Connect in the version that the row is about; undefined when it has no such page. */
  readonly connect: string | undefined;
  readonly className?: string;
}

/** The name leads to what a reader wants next, the wiring; the maker's site is a link of its own. */
export function BmsName({row: {name, connectSection, manufacturerUrl}, connect, className}: Props): ReactNode {
  return (
    <>
      <span className={className}>
        {connect === undefined ? name : <Link to={`${connect}#${connectSection}`}>{name}</Link>}
      </span>
      {manufacturerUrl !== null && (
        <>
          {' '}
          <Link to={manufacturerUrl} aria-label={`${name}: site of the maker`} className={styles.maker} data-no-search>
            maker{'\u00a0'}↗
          </Link>
        </>
      )}
    </>
  );
}
