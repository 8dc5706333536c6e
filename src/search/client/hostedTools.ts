import {requestedTags} from './tags.ts';
import type {SearchQuery, SearchResult} from './types.ts';

/** The first pages of hosted results with the tools that help, as the embedded search offers them. */
export async function offerTools(
  queries: readonly SearchQuery[],
  results: readonly SearchResult[],
  siteRoot: string,
): Promise<readonly SearchResult[]> {
  // What the pages say is worth more than an offer: a part that cannot be loaded costs the reader nothing else.
  const tools = await import(/* webpackChunkName: "tool-offers" */ './toolOffers.ts').catch(() => undefined);
  if (tools === undefined) return results;
  return results.map((result, index) => {
    const {query = '', page = 0, facetFilters = []} = queries[index] ?? {};
    if (page > 0) return result;
    const tag = requestedTags(facetFilters)[0] ?? '';
    const {hits, added} = tools.withTools(result.hits, {query, tag, siteRoot});
    return added === 0 ? result : {...result, hits, nbHits: result.nbHits + added};
  });
}
