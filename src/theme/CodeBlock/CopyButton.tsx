import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Copies the code of its block; see src/page-text/behaviour/copyButtons.ts. */
export function CopyButton(): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy)}
      data-copy="code"
      aria-label="Copy code to clipboard"
      title="Copy"
    >
      <span aria-live="polite">Copy</span>
    </button>
  );
}
