import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A Markdown list with one link in each item, in the reader's words. */
  readonly children: ReactNode;
}

/** Symptoms as rows of full width: with a wet thumb on a boat the whole row is the link. */
export function SymptomList({children}: Props): ReactNode {
  return <div className={styles.rows}>{children}</div>;
}
