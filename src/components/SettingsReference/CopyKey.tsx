import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Button that copies a key; see src/page-text/behaviour/copyButtons.ts. */
export function CopyKey({name}: {readonly name: string}): ReactNode {
  return (
    <button type="button" className={styles.copy} data-copy="key" aria-label={`Copy ${name}`}>
      <span>Copy</span>
    </button>
  );
}
