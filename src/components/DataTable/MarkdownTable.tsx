import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {ScrollBox} from './ScrollBox.tsx';
import {headOf} from './logic.ts';
import styles from './styles.module.css';

/** A table written in Markdown, in the same box as the tables from the data. */
export function MarkdownTable({children, className, ...props}: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollBox label={`Table: ${headOf(children)}`} className={styles.box}>
      <table {...props} className={clsx(styles.table, styles.markdown, className)}>
        {children}
      </table>
    </ScrollBox>
  );
}
