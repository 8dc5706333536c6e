import type {DocSearchRecord, HierarchyLevel} from '../records/types.ts';
import type {MatchLevel} from '../query/excerpt.ts';

/** `language:en`, or several of which one has to hold. */
export type FacetFilters = readonly (string | readonly string[])[];

/** One query, in the words of the hosted search. */
export interface SearchQuery {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters?: FacetFilters;
  /** From 0. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  /** Such as `content:15`: an excerpt of 15 words. */
  readonly attributesToSnippet?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly snippetEllipsisText?: string;
}

/** A text as HTML: escaped, with the highlight tags of the query. */
export interface Highlighted {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly matchedWords: readonly string[];
}

type HighlightedHierarchy = Readonly<Partial<Record<HierarchyLevel, Highlighted>>>;

/** A result as DocSearch shows it. */
export interface SearchHit extends Pick<
  DocSearchRecord,
  'objectID' | 'type' | 'url' | 'url_without_anchor' | 'anchor' | 'content' | 'hierarchy'
> {
  readonly _highlightResult?: {readonly hierarchy: HighlightedHierarchy; readonly content?: Highlighted};
  readonly _snippetResult?: {readonly hierarchy: HighlightedHierarchy; readonly content?: Highlighted};
}

export interface SearchResult {
  readonly index: string;
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly queryID?: string;
}

/**
 * Answers queries. The modal and the search page ask one of these and do not know which one it is.
 *
 * Rejects with an error named `RetryError` when no answer can be had: no host answers, or the index cannot be loaded.
 */
export interface SearchClient {
  readonly search: (queries: readonly SearchQuery[]) => Promise<readonly SearchResult[]>;
}

/** What DocSearch reads as 'unable to fetch results'. */
export class UnreachableError extends Error {
  override readonly name = 'RetryError';
}
