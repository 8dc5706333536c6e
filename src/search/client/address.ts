/** Longest query, characters: what the field takes. */
export const maxQueryLength = 512;

/** What the address of the search page says. */
export interface SearchAddress {
  readonly query: string;
  /** Name of a docs version, or the changelog's tag; undefined for the version in use. */
  readonly scope?: string | undefined;
  /** Page of the results, from 0. */
  readonly page?: number;
}

/** Query string of the search page, with its question mark; empty for nothing. */
export function searchAddress({query, scope, page = 0}: SearchAddress): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (scope !== undefined) parameters.set('version', scope);
  if (page > 0) parameters.set('page', String(page + 1));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Reads the query string of the search page: no more of the query than the field takes; pages that are not numbers count as the first. */
export function readSearchAddress(text: string): SearchAddress {
  const parameters = new URLSearchParams(text);
  const page = Number(parameters.get('page'));
  return {
    query: (parameters.get('q') ?? '').slice(0, maxQueryLength),
    scope: parameters.get('version') ?? undefined,
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
  };
}
