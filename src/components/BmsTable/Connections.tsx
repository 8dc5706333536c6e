import {Fragment, type ReactNode} from 'react';
import {connectionName} from './logic.ts';
import styles from './styles.module.css';

/** How a BMS can be connected. The commas are for those who listen, and for copies of the page. */
export function Connections({ids}: {readonly ids: readonly string[]}): ReactNode {
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && <span className={styles.comma}>, </span>}
      <span className={styles.chip}>{connectionName(id)}</span>
    </Fragment>
  ));
}
