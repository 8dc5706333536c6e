/*
 * Enough of a search engine to answer the client: every word of the query has to begin a
 * word of the record. It has no ranking of its own; records keep their order.
 */
import type {SearchRecord} from './types.ts';

export interface IndexQuery {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: string | readonly (string | readonly string[])[];
  readonly facets?: readonly string[] | string;
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
}

interface Tags {
  readonly open: string;
  readonly close: string;
}

/** What the provider's indices for documentation are set to; used when a query names no tags. */
const defaultTags: Tags = {
  open: '<span class="algolia-docsearch-suggestion--highlight">',
  close: '</span>',
};

const wordPattern = /[\p{L}\p{N}_]+/gu;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(wordPattern) ?? [];
}

function textsOf({hierarchy, content}: SearchRecord): string[] {
  return [...Object.values(hierarchy), content].filter((text): text is string => typeof text === 'string');
}

function matches(record: SearchRecord, words: readonly string[]): boolean {
  const found = textsOf(record).flatMap(wordsOf);
  return words.every((word) => found.some((candidate) => candidate.startsWith(word)));
}

function hasFacet(record: SearchRecord, filter: string): boolean {
  const [attribute = '', value = ''] = filter.split(/:(.*)/s);
  return String(record[attribute]) === value;
}

/** Groups are joined by AND, the filters inside a group by OR. */
function passes(record: SearchRecord, filters: IndexQuery['facetFilters']): boolean {
  const groups = typeof filters === 'string' ? [filters] : (filters ?? []);
  return groups.every((group) => [group].flat().some((filter) => hasFacet(record, filter)));
}

function highlight(text: string, words: readonly string[], {open, close}: Tags): string {
  return text.replace(wordPattern, (word) => {
    const match = words.find((candidate) => word.toLowerCase().startsWith(candidate));
    return match === undefined ? word : `${open}${word.slice(0, match.length)}${close}${word.slice(match.length)}`;
  });
}

/** The given number of words around the first match, as the provider cuts them. */
function snippet(text: string, words: readonly string[], length: number, tags: Tags): string {
  const parts = text.split(/\s+/);
  const first = parts.findIndex((part) => wordsOf(part).some((word) => words.some((match) => word.startsWith(match))));
  const start = Math.max(0, Math.min(first, parts.length - length));
  const cut = highlight(parts.slice(start, start + length).join(' '), words, tags);
  return `${start > 0 ? '… ' : ''}${cut}${start + length < parts.length ? ' …' : ''}`;
}

type Marked = Readonly<Record<string, unknown>>;

function marked(value: string, words: readonly string[], result: string): Marked {
  const matchedWords = words.filter((word) => wordsOf(value).some((candidate) => candidate.startsWith(word)));
  return {value: result, matchLevel: matchedWords.length === 0 ? 'none' : 'full', matchedWords};
}

function markHierarchy(record: SearchRecord, mark: (text: string) => Marked): Marked {
  // Like the provider, leaves out levels that have no text.
  return Object.fromEntries(
    Object.entries(record.hierarchy).flatMap(([level, text]) => (text === null ? [] : [[level, mark(text)]])),
  );
}

function highlighted(record: SearchRecord, words: readonly string[], tags: Tags): Marked {
  const mark = (text: string) => marked(text, words, highlight(text, words, tags));
  return {
    hierarchy: markHierarchy(record, mark),
    ...(record.content === null ? {} : {content: mark(record.content)}),
  };
}

function cutOut(record: SearchRecord, words: readonly string[], attributes: readonly string[], tags: Tags): Marked {
  const lengths = new Map(
    attributes.map((attribute) => {
      const [name = '', length = '10'] = attribute.split(':');
      return [name, Number(length)] as const;
    }),
  );
  const mark = (name: string, text: string) => {
    const length = lengths.get(name);
    return length === undefined ? [] : [[name, marked(text, words, snippet(text, words, length, tags))] as const];
  };
  const levels = Object.entries(record.hierarchy).flatMap(([level, text]) =>
    text === null ? [] : mark(`hierarchy.${level}`, text).map(([, value]) => [level, value] as const),
  );
  return {
    ...(levels.length === 0 ? {} : {hierarchy: Object.fromEntries(levels)}),
    ...(record.content === null ? {} : Object.fromEntries(mark('content', record.content))),
  };
}

function retrieved(record: SearchRecord, attributes: readonly string[] | undefined): Marked {
  if (attributes === undefined || attributes.includes('*')) return record;
  const roots = new Set(attributes.map((attribute) => attribute.split('.')[0]));
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === 'objectID' || roots.has(name)));
}

function countFacets(records: readonly SearchRecord[], facets: IndexQuery['facets']): Marked {
  const names = typeof facets === 'string' ? [facets] : (facets ?? []);
  return Object.fromEntries(
    names.map((name) => {
      const counts: Record<string, number> = {};
      for (const record of records) {
        const value = String(record[name]);
        counts[value] = (counts[value] ?? 0) + 1;
      }
      return [name, counts];
    }),
  );
}

/** Answers one query of a request in the provider's shape. */
export function answerQuery(records: readonly SearchRecord[], query: IndexQuery, queryId: string): Marked {
  const text = query.query ?? '';
  const words = wordsOf(text);
  const tags = {open: query.highlightPreTag ?? defaultTags.open, close: query.highlightPostTag ?? defaultTags.close};
  const found = records.filter((record) => passes(record, query.facetFilters) && matches(record, words));
  const page = query.page ?? 0;
  const hitsPerPage = query.hitsPerPage ?? 20;
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => ({
    ...retrieved(record, query.attributesToRetrieve),
    _highlightResult: highlighted(record, words, tags),
    ...(query.attributesToSnippet === undefined
      ? {}
      : {_snippetResult: cutOut(record, words, query.attributesToSnippet, tags)}),
  }));
  return {
    hits,
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query: text,
    params: '',
    index: query.indexName,
    ...(query.facets === undefined ? {} : {facets: countFacets(found, query.facets)}),
    ...(query.clickAnalytics ? {queryID: queryId} : {}),
    processingTimeMS: 1,
  };
}
