import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {RichText} from '../RichText/index.tsx';
import styles from './notes.module.css';

/** Marks in a cell that lead to the notes below the table. */
export function NoteMarks({ids, prefix}: {readonly ids: readonly string[]; readonly prefix: string}): ReactNode {
  return ids.map((id) => (
    <sup key={id} className={styles.mark}>
      <a href={`#${prefix}-${id}`} aria-label={`Note ${id}`}>
        [{id}]
      </a>
    </sup>
  ));
}

/** The notes of a table. `prefix` keeps their anchors apart from those of other tables on the page. */
export function NoteList({
  notes,
  prefix,
}: {
  readonly notes: Readonly<Record<string, string>>;
  readonly prefix: string;
}): ReactNode {
  const brokenLinks = useBrokenLinks();
  const entries = Object.entries(notes);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.list}>
      {entries.map(([id, text]) => {
        const anchor = `${prefix}-${id}`;
        brokenLinks.collectAnchor(anchor);
        return (
          <li key={id} id={anchor}>
            <span className={styles.id}>[{id}]</span> <RichText>{text}</RichText>
          </li>
        );
      })}
    </ul>
  );
}
