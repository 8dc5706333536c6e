import {useEffect, useState} from 'react';
import {openSearch} from '@site/src/search/client/openSearch.ts';
import {useSearchSettings} from '@site/src/search/client/settings.ts';
import {filtersFor} from '@site/src/search/client/tags.ts';
import type {SearchResult} from '@site/src/search/client/types.ts';

/** The state of a query. */
export type Outcome =
  | {readonly name: 'nothing asked'}
  | {readonly name: 'waiting'; readonly last: SearchResult | null}
  | {readonly name: 'found'; readonly result: SearchResult}
  | {readonly name: 'failed'; readonly error: Error};

interface Answer {
  /** What was asked; an answer to another query is ignored. */
  readonly key: string;
  readonly result?: SearchResult;
  readonly error?: Error;
}

const hitsPerPage = 20;

/** A query of blanks is not sent. */
const isBlank = (query: string): boolean => query.trim() === '';

function outcomeOf(query: string, key: string, answer: Answer | null): Outcome {
  if (isBlank(query)) return {name: 'nothing asked'};
  if (answer?.key !== key) return {name: 'waiting', last: answer?.result ?? null};
  if (answer.error) return {name: 'failed', error: answer.error};
  return answer.result ? {name: 'found', result: answer.result} : {name: 'waiting', last: null};
}

/**
 * Asks the site's search.
 *
 * @param page page of the results, from 0.
 */
export function useOutcome(
  query: string,
  tag: string,
  page: number,
): {readonly outcome: Outcome; readonly retry: () => void} {
  const settings = useSearchSettings();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([query, tag, page, attempt]);

  useEffect(() => {
    if (isBlank(query)) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<SearchResult | undefined> => {
      const client = await openSearch(settings);
      const [result] = await client.search([
        {
          indexName: settings.indexName,
          query,
          page,
          hitsPerPage,
          facetFilters: filtersFor(tag),
          attributesToSnippet: ['content:26'],
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
        },
      ]);
      return result;
    };
    ask().then(
      (result) => isCurrent && setAnswer({key, result}),
      (error: unknown) =>
        isCurrent && setAnswer({key, error: error instanceof Error ? error : new Error(String(error))}),
    );
    return () => {
      isCurrent = false;
    };
  }, [settings, query, tag, page, key]);

  return {outcome: outcomeOf(query, key, answer), retry: () => setAttempt((count) => count + 1)};
}
