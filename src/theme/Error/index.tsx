/*
 * Shown when something outside the page layout throws. The stock screen renders the
 * layout again, which may be what threw, and lacks the full stop of the title that
 * the in-layout screen has. This one depends on nothing but the browser.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import {readableError} from './readableError.ts';
import styles from './styles.module.css';

export default function ErrorScreen({error, tryAgain}: Props): ReactNode {
  const message = getErrorCausalChain(readableError(error))
    .map((cause) => cause.message)
    .join('\n\nCause:\n');
  return (
    <main className={styles.screen}>
      <title>This page crashed.</title>
      <h1>This page crashed.</h1>
      <button type="button" className={styles.button} onClick={tryAgain}>
        Try again
      </button>
      <p className={styles.message}>{message}</p>
    </main>
  );
}
