import React, {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {copyText} from './copyText.ts';
import styles from './styles.module.css';

/** How long the button says that it copied, in milliseconds, as the buttons of code blocks do. */
const copiedFor = 1500;

type State = 'ready' | 'copied' | 'failed';

const labels: Readonly<Record<State, string>> = {
  ready: 'Copy page as Markdown',
  copied: 'Copied!',
  failed: 'Could not copy. Open the Markdown instead:',
};

interface Props {
  /** Address of the page's Markdown copy. */
  readonly address: string;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** Copies the page as Markdown, or leads to it: without a clipboard, without the file, without JavaScript. */
export function CopyPage({address}: Props): ReactNode {
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = window.setTimeout(() => setState('ready'), copiedFor);
    return () => window.clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await copyText(fetchText(address));
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className={styles.actions}>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button type="button" className={`clean-btn ${styles.button}`} onClick={() => void copy()}>
        <span aria-live="polite">{labels[state]}</span>
      </button>
      <a href={address}>View as Markdown</a>
    </div>
  );
}
