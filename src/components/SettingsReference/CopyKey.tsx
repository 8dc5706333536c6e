import React, {type ReactNode} from 'react';
import {useCopyState, type CopyState} from '../useCopyState.ts';
import styles from './styles.module.css';

const labels: Readonly<Record<CopyState, string>> = {ready: 'Copy', copied: 'Copied', failed: 'Not copied'};

/** Button that copies a key. Without the permission to write to the clipboard it says so. */
export function CopyKey({name}: {readonly name: string}): ReactNode {
  const [state, copy] = useCopyState(async () => navigator.clipboard.writeText(name));
  const label = labels[state];
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={copy}
      aria-label={state === 'ready' ? `Copy ${name}` : label}
    >
      {label}
    </button>
  );
}
