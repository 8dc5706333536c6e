import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useCopyState, type CopyState} from '../useCopyState.ts';
import {copyText} from './copyText.ts';
import styles from './styles.module.css';

const labels: Readonly<Record<CopyState, string>> = {
  ready: 'Copy page as Markdown',
  copied: 'Copied!',
  failed: 'Could not copy. Open the Markdown instead:',
};

interface Props {
  /** Address of the page's Markdown copy. */
  readonly address: string;
}

async function fetchText(address: string): Promise<string> {
  // Its name does not change with its content, and a host may let browsers keep it: a new page would copy its old text.
  const response = await fetch(address, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** An icon beside the title that copies the page as Markdown, or leads to it: without a clipboard, without the file, without JavaScript. */
export function CopyPage({address}: Props): ReactNode {
  // The way out of a failure, the link beside the button, has to stay readable.
  const [state, copy] = useCopyState(() => copyText(fetchText(address)), 'failed');

  return (
    <div className={styles.actions} data-state={state === 'ready' ? undefined : state}>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button type="button" className={`clean-btn ${styles.button}`} onClick={copy}>
        <span aria-live="polite">{labels[state]}</span>
      </button>
      <a href={address}>View as Markdown</a>
    </div>
  );
}
