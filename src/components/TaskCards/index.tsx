import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Grid of cards to the tasks that readers come for. */
export function TaskCards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}

interface CardProps {
  readonly title: string;
  /** A Markdown link first, then one line of text. */
  readonly children: ReactNode;
}

/** A card; the link inside covers all of it. */
export function TaskCard({title, children}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
