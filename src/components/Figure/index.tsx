import {useId, type ReactNode} from 'react';

import styles from './styles.module.css';

interface FigureProps {
  /** What the picture says, in one sentence: the accessible name. */
  readonly title: string;
  /** The same in a few sentences, for readers who cannot see the picture. */
  readonly description: string;
  /** Visible line below the picture. */
  readonly caption: ReactNode;
  /** The layouts of the drawing, each a `Drawing`. */
  readonly children: ReactNode;
  /** Explanations of the numbered discs in the drawing, in their order. */
  readonly notes?: readonly ReactNode[];
  /** Data of the picture as text, behind a disclosure triangle. */
  readonly details?: {readonly summary: string; readonly content: ReactNode};
}

/**
 * Frame of every drawing: text alternative, caption and, where the drawing carries data, the same data as
 * text. Renders the same on the server and in the browser, without state or effects.
 */
export function Figure({title, description, caption, children, notes, details}: FigureProps): ReactNode {
  const descriptionId = useId();
  return (
    <figure className={styles.figure}>
      <div className={styles.canvas} role="img" aria-label={title} aria-describedby={descriptionId}>
        {children}
      </div>
      <p id={descriptionId} hidden>
        {description}
      </p>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {notes && (
        <ol className={styles.notes}>
          {notes.map((note, index) => (
            <li key={index}>{note}</li>
          ))}
        </ol>
      )}
      {details && (
        <details className={styles.details}>
          <summary>{details.summary}</summary>
          {details.content}
        </details>
      )}
    </figure>
  );
}
