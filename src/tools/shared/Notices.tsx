import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What happened to the reader's text, such as that a file is open. Empty texts are left out. */
export function Notices({texts}: {readonly texts: readonly string[]}): ReactNode {
  return (
    <div role="status">
      {texts.map(
        (text) =>
          text !== '' && (
            <p key={text} className={styles.hint}>
              {text}
            </p>
          ),
      )}
    </div>
  );
}
