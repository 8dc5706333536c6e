/** The query that was in the search when the page was reloaded or left; the search opens with it the next time. */

import {maxQueryLength} from './address.ts';

const storageKey = 'search-typed';

/**
 * Keeps what is typed when the page goes away while the search is open.
 * @returns function that ends it
 */
export function keepQueryOf(readQuery: () => string): () => void {
  const keep = (): void => {
    const typed = readQuery();
    try {
      if (typed !== '') window.sessionStorage.setItem(storageKey, typed);
    } catch {
      // The storage is full.
    }
  };
  window.addEventListener('pagehide', keep);
  return () => window.removeEventListener('pagehide', keep);
}

/**
 * What the search begins with: what was kept, once; empty when nothing was. Empty too when text is selected on the page,
 * which DocSearch then takes as the query.
 */
export function takeInitialQuery(): string {
  const typed = (window.sessionStorage.getItem(storageKey) ?? '').slice(0, maxQueryLength);
  window.sessionStorage.removeItem(storageKey);
  return (window.getSelection()?.toString() ?? '') === '' ? typed : '';
}
