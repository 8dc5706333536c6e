import React, {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** How long the button says that it copied, in milliseconds (specification, section 9). */
const copiedFor = 1500;

type State = 'ready' | 'copied' | 'failed';

const labels: Readonly<Record<State, string>> = {
  ready: 'Copy',
  copied: 'Copied!',
  failed: 'Copying is blocked by the browser',
};

interface Props {
  readonly textOf: () => string;
}

export function CopyButton({textOf}: Props): ReactNode {
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = window.setTimeout(() => setState('ready'), copiedFor);
    return () => window.clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(textOf());
      setState('copied');
    } catch {
      // No clipboard without https, or refused by the reader.
      setState('failed');
    }
  }

  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy, state !== 'ready' && styles.copied)}
      aria-label={state === 'ready' ? 'Copy code to clipboard' : labels[state]}
      title={labels[state]}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
