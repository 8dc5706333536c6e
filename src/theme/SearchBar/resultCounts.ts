/** Numbers of results as the search has told them. What the modal keeps is the sum over all queries. */
export interface ResultCounts {
  readonly note: (query: string, count: number) => void;
  /** While a query has no answer yet, the number of the results that still show. */
  readonly of: (query: string) => number;
}

export function createResultCounts(): ResultCounts {
  const counts = new Map<string, number>();
  let shown = 0;
  return {
    note: (query, count) => void counts.set(query, count),
    of: (query) => (shown = counts.get(query) ?? shown),
  };
}
