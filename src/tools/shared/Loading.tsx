import type {ReactNode} from 'react';
import {Button} from './Button.tsx';
import type {Resource} from './useResource.ts';
import styles from './styles.module.css';

/** Shown in place of data that are loading or could not be loaded. */
export function Loading({resource}: {readonly resource: Exclude<Resource<unknown>, {state: 'ready'}>}): ReactNode {
  if (resource.state === 'loading') return <p role="status">Loading the data of this version…</p>;
  return <LoadFailure what="The data of this version" onRetry={resource.retry} />;
}

interface Props {
  /** Subject of a sentence. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Says that something of a tool could not be loaded. In a tab that is older than the site only a reload brings it. */
export function LoadFailure({what, onRetry}: Props): ReactNode {
  return (
    <div role="alert" className={styles.notice}>
      <p>
        {what} could not be loaded. Is the connection gone? If the site was updated while this page was open, reload the
        page.
      </p>
      <p className={styles.actions}>
        <Button onClick={onRetry}>Try again</Button>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </p>
    </div>
  );
}
