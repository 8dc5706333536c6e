import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Doc version that the content belongs to, e.g. "v1.6.20250131". */
  readonly version: string;
  readonly children: ReactNode;
}

/** A key, path or script of another version: 'KEY (in v1.6.20250131)' where the frame around the version is not seen. */
export function OtherVersion({version, children}: Props): ReactNode {
  return (
    <span className={styles.other} translate="no">
      <code>{children}</code>{' '}
      <span className={styles.tag}>
        <span className={styles.hidden}>(in </span>
        {version}
        <span className={styles.hidden}>)</span>
      </span>
    </span>
  );
}
