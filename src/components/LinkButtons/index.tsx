import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Markdown links, one a line. */
  readonly children: ReactNode;
}

/** Links as buttons side by side: what most readers of a page do next. The first one is the most likely. */
export function LinkButtons({children}: Props): ReactNode {
  return <div className={styles.buttons}>{children}</div>;
}
