// The calls of the search hosts: POST /1/indexes/*/queries and POST /1/indexes/*/recommendations.
import {account} from './credentials.ts';
import {answerQuery, type IndexQuery} from './searchIndex.ts';
import type {Reply} from './reply.ts';
import type {LoggedRequest, StoredIndex} from './types.ts';

/** Search parameters that the provider knows and this product may send; it refuses others as the provider does. */
const knownParameters: ReadonlySet<string> = new Set([
  'advancedSyntax',
  'analytics',
  'attributesToHighlight',
  'attributesToRetrieve',
  'attributesToSnippet',
  'clickAnalytics',
  'distinct',
  'facetFilters',
  'facets',
  'filters',
  'highlightPostTag',
  'highlightPreTag',
  'hitsPerPage',
  'indexName',
  'maxValuesPerFacet',
  'page',
  'query',
  'snippetEllipsisText',
  'tagFilters',
  'type',
]);

/** Asked for when suggested questions are on. */
const suggestedQuestionsIndex = 'algolia_ask_ai_suggested_questions';

const refuse = (status: number, message: string): Reply => ({status, body: {message, status}});

/** Keys travel in the address, so that the browser needs no preflight request. */
function hasSearchKey({query}: LoggedRequest): boolean {
  return query['x-algolia-application-id'] === account.appId && query['x-algolia-api-key'] === account.searchKey;
}

function readRequests(body: unknown): readonly IndexQuery[] | null {
  if (typeof body !== 'object' || body === null || !('requests' in body) || !Array.isArray(body.requests)) return null;
  return body.requests as readonly IndexQuery[];
}

function answerQueries(
  queries: readonly IndexQuery[],
  indices: ReadonlyMap<string, StoredIndex>,
  nextQueryId: () => string,
): Reply {
  const unknown = queries.flatMap((query) => Object.keys(query)).find((name) => !knownParameters.has(name));
  if (unknown !== undefined) return refuse(400, `Unknown parameter: ${unknown}`);
  const missing = queries.find(({indexName}) => !indices.has(indexName) && indexName !== suggestedQuestionsIndex);
  if (missing !== undefined) return refuse(404, `Index ${missing.indexName} does not exist`);
  return {
    status: 200,
    body: {
      results: queries.map((query) => answerQuery(indices.get(query.indexName)?.records ?? [], query, nextQueryId())),
    },
  };
}

/** Recommendations of this stand-in: the first records of the index. */
function answerRecommendations(queries: readonly IndexQuery[], indices: ReadonlyMap<string, StoredIndex>): Reply {
  return {
    status: 200,
    body: {
      results: queries.map(({indexName}) => ({
        hits: (indices.get(indexName)?.records ?? []).slice(0, 3).map((record) => ({...record, _score: 50})),
        processingTimeMS: 1,
      })),
    },
  };
}

export function answerSearchHost(
  request: LoggedRequest,
  indices: ReadonlyMap<string, StoredIndex>,
  nextQueryId: () => string,
): Reply {
  if (!hasSearchKey(request)) return refuse(403, 'Invalid Application-ID or API key');
  const queries = readRequests(request.body);
  if (queries === null) return refuse(400, 'Expecting attribute "requests"');
  switch (`${request.method} ${request.path}`) {
    case 'POST /1/indexes/*/queries':
      return answerQueries(queries, indices, nextQueryId);
    case 'POST /1/indexes/*/recommendations':
      return answerRecommendations(queries, indices);
    default:
      return refuse(404, 'Path not found');
  }
}
