import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A drawing and the cards below it. On a phone the cards come first, because the drawing fills the screen. */
export function Overview({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.overview}>{children}</div>;
}
