import {toHierarchy} from '../records/toRecords.ts';
import type {HierarchyLevel} from '../records/types.ts';
import {UnreachableError, type Highlighted, type SearchHit, type SearchQuery, type SearchResult} from './types.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const countOf = (value: unknown, otherwise: number): number => {
  const count = Number(value ?? otherwise);
  return Number.isInteger(count) ? count : otherwise;
};

const levels: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

const isHighlighted = (value: unknown): value is Highlighted => textOf(fieldsOf(value).value) !== null;

/** The texts with marks that can be shown; both the modal and the search page do without. */
function readMarked(value: unknown): NonNullable<SearchHit['_highlightResult']> {
  const {hierarchy, content} = fieldsOf(value);
  return {
    hierarchy: Object.fromEntries(Object.entries(fieldsOf(hierarchy)).filter(([, text]) => isHighlighted(text))),
    ...(isHighlighted(content) && {content}),
  };
}

function readHit(hit: Fields): SearchHit {
  const {url, type, _highlightResult: highlight, _snippetResult: snippet} = hit;
  const content = textOf(hit.content);
  const given = fieldsOf(hit.hierarchy);
  const titles = levels.flatMap((level) => textOf(given[level]) ?? []);
  const hierarchy =
    titles.length > 1
      ? (Object.fromEntries(levels.map((level) => [level, textOf(given[level])])) as SearchHit['hierarchy'])
      : toHierarchy([titles[0] ?? String(url)]);
  // DocSearch shows nothing of a result whose type names a text that it does not have.
  const isShown = type === 'content' ? content !== null : type !== 'lvl0' && textOf(hierarchy[type as HierarchyLevel]);
  return {
    ...(hit as unknown as SearchHit),
    type: (isShown ? type : levels.findLast((level) => hierarchy[level] !== null)) as SearchHit['type'],
    content,
    hierarchy,
    _highlightResult: readMarked(highlight),
    _snippetResult: readMarked(snippet),
  };
}

/**
 * Results as DocSearch and the search page can show them, whatever the provider sent: an index holds what its crawler
 * wrote, and a proxy or the sign-in page of a network may answer in the place of the provider.
 *
 * @throws UnreachableError when there is no result for each query
 */
export function readResults(results: unknown, queries: readonly SearchQuery[]): readonly SearchResult[] {
  return queries.map((query, index) => {
    const result = fieldsOf(Array.isArray(results) ? results[index] : undefined);
    if (!Array.isArray(result.hits)) throw new UnreachableError('The answer is not one of a search.');
    const hits = (result.hits as readonly unknown[]).filter(isObject).map(readHit);
    return {
      ...(result as unknown as SearchResult),
      hits,
      nbHits: countOf(result.nbHits, hits.length),
      page: countOf(result.page, query.page ?? 0),
      nbPages: countOf(result.nbPages, 1),
      hitsPerPage: countOf(result.hitsPerPage, query.hitsPerPage ?? 20),
    };
  });
}
