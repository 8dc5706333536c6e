import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Doc version that the content belongs to, e.g. "v1.6.20250131". */
  readonly version: string;
  readonly children: ReactNode;
}

/** A key, path or script of another version, marked as such in words. */
export function OtherVersion({version, children}: Props): ReactNode {
  return (
    <span className={styles.other} translate="no">
      <code>{children}</code>{' '}
      <span className={styles.tag}>
        <span className={styles.hidden}>belongs to </span>
        {version}
      </span>
    </span>
  );
}
