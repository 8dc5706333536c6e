import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ScrollBox} from './ScrollBox.tsx';
import cardStyles from './cards.module.css';
import styles from './styles.module.css';

interface Props {
  readonly caption: string;
  /** Column heads, one `<th scope="col">` each. */
  readonly head: readonly ReactNode[];
  /** Rows; the first cell of each is a `<th scope="row">`. */
  readonly children: ReactNode;
  /** A long table scrolls in a box of limited height, so that its head stays in sight. */
  readonly tall?: boolean;
  /** On a phone each row is a card; its cells have roles, and `data-label` with the head of their column. */
  readonly cards?: boolean;
  readonly className?: string;
}

/**
 * Table in a scroll box of its own: the head and the first column stay, the page never scrolls sideways. The box can be
 * scrolled by keyboard.
 */
export function DataTable({caption, head, children, tall = false, cards = false, className}: Props): ReactNode {
  return (
    <ScrollBox label={caption} className={clsx(styles.box, tall && styles.tall, cards && cardStyles.cards, className)}>
      <table className={styles.table} role={cards ? 'table' : undefined}>
        <caption className={styles.caption}>{caption}</caption>
        <thead role={cards ? 'rowgroup' : undefined}>
          <tr role={cards ? 'row' : undefined}>
            {head.map((cell, index) => (
              <th key={index} scope="col" role={cards ? 'columnheader' : undefined}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={cards ? 'rowgroup' : undefined}>{children}</tbody>
      </table>
    </ScrollBox>
  );
}
