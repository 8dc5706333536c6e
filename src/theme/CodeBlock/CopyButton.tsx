import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useCopyState, type CopyState} from '../../components/useCopyState.ts';
import styles from './styles.module.css';

const labels: Readonly<Record<CopyState, string>> = {
  ready: 'Copy',
  copied: 'Copied!',
  failed: 'Copying is blocked by the browser',
};

interface Props {
  readonly textOf: () => string;
}

export function CopyButton({textOf}: Props): ReactNode {
  const [state, copy] = useCopyState(async () => navigator.clipboard.writeText(textOf()));

  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy, state !== 'ready' && styles.copied)}
      aria-label={state === 'ready' ? 'Copy code to clipboard' : labels[state]}
      title={labels[state]}
      onClick={copy}
    >
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
