import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {missingResultsUrl} from '@site/src/search/client/missingResults.ts';
import {isDevelopment, needsBuild} from '@site/src/search/client/needsBuild.ts';
import {UnreachableError, type SearchResult} from '@site/src/search/client/types.ts';
import {Hit} from './Hit';
import type {Outcome as OutcomeState} from './useOutcome';
import styles from './styles.module.css';

interface Props {
  readonly outcome: OutcomeState;
  readonly query: string;
  readonly onRetry: () => void;
  /** @param page page of the results, from 0. */
  readonly onPage: (page: number) => void;
  /** Called when the address names a page behind the last one. @param last last page, from 0. */
  readonly onNoSuchPage: (last: number) => void;
}

/** Last page of the results when they were asked for a page behind it, from 0. */
function lastPageInstead(outcome: OutcomeState): number | null {
  if (outcome.name !== 'found') return null;
  const {page, nbPages} = outcome.result;
  return nbPages > 0 && page >= nbPages ? nbPages - 1 : null;
}

/** What the search page shows below its form. */
export function Outcome({outcome: asked, query, onRetry, onPage, onNoSuchPage}: Props): ReactNode {
  const lastPage = lastPageInstead(asked);
  const outcome: OutcomeState = lastPage === null ? asked : {name: 'waiting', last: null};
  useEffect(() => {
    if (lastPage !== null) onNoSuchPage(lastPage);
  });
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(outcome, query)}
      </p>
      {outcome.name === 'failed' && <Failure error={outcome.error} onRetry={onRetry} />}
      {outcome.name === 'waiting' && outcome.last !== null && <Hits result={outcome.last} isOld />}
      {isEmpty(outcome) && <NoResults query={query} />}
      {outcome.name === 'found' && <Hits result={outcome.result} />}
      {outcome.name === 'found' && <Pages result={outcome.result} onPage={onPage} />}
    </>
  );
}

/** Whether there was nothing to find. */
export const isEmpty = (outcome: OutcomeState): boolean => outcome.name === 'found' && outcome.result.nbHits === 0;

function statusText(outcome: OutcomeState, query: string): string {
  if (outcome.name === 'waiting') return 'Searching…';
  if (outcome.name !== 'found') return '';
  const {nbHits} = outcome.result;
  if (nbHits === 0) return `No results found for "${query}"`;
  return nbHits === 1 ? 'One result' : `${nbHits} results`;
}

function Failure({error, onRetry}: {readonly error: Error; readonly onRetry: () => void}): ReactNode {
  const isNotBuilt = isDevelopment && error instanceof UnreachableError;
  return (
    <div role="alert" className="alert alert--danger">
      <p>
        <strong>{isNotBuilt ? needsBuild.title : 'Unable to fetch results'}</strong>
      </p>
      <p>
        {isNotBuilt
          ? needsBuild.help
          : error.name === 'RetryError'
            ? 'You might want to check your network connection.'
            : error.message}
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

function NoResults({query}: {readonly query: string}): ReactNode {
  return (
    <>
      <p>
        Try fewer or other words: the name of a setting, the number of an error, a word of the log line. Another driver
        version may have it.
      </p>
      <p>
        Believe this query should return results? <Link to={missingResultsUrl(query)}>Let us know.</Link>
      </p>
    </>
  );
}

function Hits({result, isOld = false}: {readonly result: SearchResult; readonly isOld?: boolean}): ReactNode {
  return (
    <ol className={styles.hits} start={result.page * result.hitsPerPage + 1} aria-busy={isOld}>
      {result.hits.map((hit) => (
        <li key={hit.objectID}>
          <Hit hit={hit} />
        </li>
      ))}
    </ol>
  );
}

function Pages({
  result: {page, nbPages},
  onPage,
}: {
  readonly result: SearchResult;
  readonly onPage: (page: number) => void;
}): ReactNode {
  if (nbPages < 2) return null;
  const open = (next: number) => {
    onPage(next);
    window.scrollTo(0, 0);
  };
  return (
    <nav className={styles.pages} aria-label="Pages of the results">
      <button type="button" className="button button--secondary" disabled={page === 0} onClick={() => open(page - 1)}>
        Previous
      </button>
      <span>
        Page {page + 1} of {nbPages}
      </span>
      <button
        type="button"
        className="button button--secondary"
        disabled={page + 1 >= nbPages}
        onClick={() => open(page + 1)}
      >
        Next
      </button>
    </nav>
  );
}
