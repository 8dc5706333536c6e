import React, {type ReactNode} from 'react';
import type {Resource} from './useResource.ts';
import styles from './styles.module.css';

/** What stands in for data that are not there: on their way, or not to be had. */
export function Loading({resource}: {readonly resource: Exclude<Resource<unknown>, {state: 'ready'}>}): ReactNode {
  if (resource.state === 'loading') return <p role="status">Loading the data of this version…</p>;
  return (
    <div role="alert" className={styles.notice}>
      <p>
        The data of this version could not be loaded. Is the connection gone? If the site was updated while this page
        was open, reload the page.
      </p>
      <p className={styles.actions}>
        <button type="button" className={styles.button} onClick={resource.retry}>
          Try again
        </button>
        <button type="button" className={styles.button} onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </p>
    </div>
  );
}
