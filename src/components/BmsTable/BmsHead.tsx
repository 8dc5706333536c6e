import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {BmsRow} from '@site/src/docs-data/props';
import styles from './styles.module.css';

interface Props {
  readonly row: BmsRow;
  /** Path of Connect in the version that the row is about; undefined when it has no such page. */
  readonly connect: string | undefined;
  /** Share of the systems that have it. */
  readonly share?: string | null;
  /** What a tool adds at the foot of the card. */
  readonly children?: ReactNode;
}

/** Head of a row: what the BMS is, whether it works, and the way to its wiring, which a reader wants next. */
export function BmsHead({row, connect, share = null, children}: Props): ReactNode {
  const {name, rebrands, sections, connectSection, onByDefault} = row;
  const wiring = connect === undefined ? undefined : `${connect}#${connectSection}`;
  return (
    <>
      <div className={styles.title}>
        <strong>{wiring === undefined ? name : <Link to={wiring}>{name}</Link>}</strong>{' '}
        {share !== null && <span className={styles.chip}>{share} of all systems</span>}
      </div>
      <div className={styles.lead}>
        {sections.every(({cannotWork}) => cannotWork) ? (
          <span className={styles.cannotWork}>Cannot work in this version</span>
        ) : (
          <span className={styles.supported}>{onByDefault ? 'Supported' : 'Supported, off by default'}</span>
        )}{' '}
        {wiring !== undefined && (
          <Link className={styles.connect} to={wiring} aria-label={`Connect ${name}`} data-no-search>
            Connect
          </Link>
        )}
      </div>
      {rebrands.length > 0 && (
        <div className={styles.rebrands}>
          also{' '}
          {rebrands.map(({name: brand, url}, index) => (
            <Fragment key={brand}>
              {index > 0 && ', '}
              {url === null ? brand : <Link to={url}>{brand}</Link>}
            </Fragment>
          ))}
        </div>
      )}
      <div className={styles.foot}>
        {/* On a phone it unfolds the cells that are rarely read. */}
        <details className={styles.more} data-more data-no-search>
          <summary>More</summary>
        </details>
        {children}
      </div>
    </>
  );
}

/** Site of the maker. */
export function Maker({row: {name, manufacturerUrl}}: {readonly row: BmsRow}): ReactNode {
  return (
    manufacturerUrl !== null && (
      <Link to={manufacturerUrl} aria-label={`${name}: site of the maker`} className={styles.maker} data-no-search>
        maker{'\u00a0'}↗
      </Link>
    )
  );
}
