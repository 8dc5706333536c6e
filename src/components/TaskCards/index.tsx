import type {ReactNode} from 'react';
import clsx from 'clsx';
import {LineIcon, type LineIconName} from '../LineIcon';
import styles from './styles.module.css';

interface Props {
  /** What the cards have in common, when a page has more than one group of them. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Grid of cards to the tasks that readers come for. */
export function TaskCards({title, children}: Props): ReactNode {
  return (
    <>
      {title !== undefined && <p className={styles.groupTitle}>{title}</p>}
      <div className={styles.grid}>{children}</div>
    </>
  );
}

interface CardProps {
  readonly title: string;
  readonly icon?: LineIconName;
  /** A card for a reader whose battery has stopped; it has an accent. */
  readonly trouble?: boolean;
  /** A Markdown link first. Put all text of the card into it, so that the link alone says where it leads. */
  readonly children: ReactNode;
}

/** A card; the link inside covers all of it. */
export function TaskCard({title, icon, trouble = false, children}: CardProps): ReactNode {
  return (
    <div className={clsx(styles.card, trouble && styles.trouble)}>
      {icon !== undefined && <LineIcon name={icon} />}
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
