import {useEffect, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import styles from './LoadFailure.module.css';

interface Props {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Says that the search could not be loaded, instead of a button that does nothing. */
export function LoadFailure({onRetry, onClose}: Props): ReactNode {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  return createPortal(
    <div
      className={styles.box}
      role="alertdialog"
      aria-labelledby="search-failure"
      aria-describedby="search-failure-help"
    >
      <p id="search-failure" className={styles.title}>
        Search could not be loaded
      </p>
      <p id="search-failure-help">
        You might want to check your network connection. If the site was updated while this page was open, reload the
        page.
      </p>
      <div className={styles.actions}>
        <button ref={retry} type="button" className="button button--primary button--sm" onClick={onRetry}>
          Try again
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={() => window.location.reload()}>
          Reload the page
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={onClose}>
          Close
        </button>
      </div>
    </div>,
    document.body,
  );
}
