import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {CopyButton} from '../CopyButton/index.tsx';
import styles from './styles.module.css';

interface Props {
  /** Address of the page's Markdown copy. */
  readonly address: string;
}

/** An icon beside the title that copies the page as Markdown, or leads to it: without a clipboard, without the file, without JavaScript. */
export function CopyPage({address}: Props): ReactNode {
  return (
    <div className={styles.actions}>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <CopyButton kind="page" className={`clean-btn ${styles.button}`} value={address}>
        Copy page as Markdown
      </CopyButton>
      <a href={address}>View as Markdown</a>
    </div>
  );
}
