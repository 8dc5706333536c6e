import type {IndexFile} from '../index/format.ts';
import {readIndexFile, type FoundSection} from '../index/readIndexFile.ts';
import {ownLevel, toHierarchy} from '../records/toRecords.ts';
import {createEngineInSlices, type Engine, type Found} from '../query/engine.ts';
import {excerptOf} from '../query/excerpt.ts';
import {highlight, type HighlightTags} from './highlight.ts';
import {requestedTags} from './tags.ts';
import {withTools} from './toolOffers.ts';
import type {SearchClient, SearchHit, SearchQuery, SearchResult} from './types.ts';

/** Words of an excerpt when a query does not say how many. */
const usualExcerpt = 15;
const usualPage = 20;

export interface EmbeddedSearch {
  /** Gives the engine of a tag, `docs-default-<version name>` or `changelog`; loads its index when it is not there yet. */
  readonly engineFor: (tag: string) => Promise<Engine<FoundSection>>;
  readonly client: SearchClient;
}

export interface EmbeddedOptions {
  readonly loadIndex: (tag: string) => Promise<IndexFile>;
  /** Absolute address of the site's root, ending in a slash: what the addresses of results start with. */
  readonly siteRoot: string;
}

function excerptLength({attributesToSnippet = []}: SearchQuery): number {
  const entry = attributesToSnippet.find((name) => name.startsWith('content:'));
  return Number(entry?.split(':')[1]) || usualExcerpt;
}

function tagsOf({highlightPreTag = '<mark>', highlightPostTag = '</mark>'}: SearchQuery): HighlightTags {
  return {pre: highlightPreTag, post: highlightPostTag};
}

function toHit(found: Found<FoundSection>, query: SearchQuery, tag: string, siteRoot: string): SearchHit {
  const {section, words, note} = found;
  const tags = tagsOf(query);
  const mark = (text: string) => highlight(text, words, tags);
  const hierarchy = toHierarchy(section.titles);
  const own = {title: section.titles.at(-1) ?? '', sentences: section.blocks};
  const text = note ?? excerptOf(own, words, excerptLength(query));
  const content = text === '' ? null : text;
  const titles = Object.fromEntries(
    Object.entries(hierarchy).flatMap(([level, title]) => (title === null ? [] : [[level, mark(title)]])),
  );
  const marked = {hierarchy: titles, ...(content !== null && {content: mark(content)})};
  const [page = '', anchor] = section.path.split('#');
  return {
    objectID: `${tag}/${section.path}`,
    type: ownLevel(section.titles),
    url: siteRoot + section.path,
    url_without_anchor: siteRoot + page,
    anchor: anchor ?? null,
    content,
    hierarchy,
    _highlightResult: marked,
    _snippetResult: marked,
  };
}

/** The search on the indexes that are built with the site. Nothing leaves the browser. */
export function createEmbeddedSearch({loadIndex, siteRoot}: EmbeddedOptions): EmbeddedSearch {
  const engines = new Map<string, Promise<Engine<FoundSection>>>();

  const engineFor = (tag: string): Promise<Engine<FoundSection>> => {
    const known = engines.get(tag);
    if (known) return known;
    const building = loadIndex(tag).then((file) => createEngineInSlices(readIndexFile(file), file.lexicon));
    engines.set(tag, building);
    building.catch(() => engines.delete(tag));
    return building;
  };

  const answer = async (query: SearchQuery): Promise<SearchResult> => {
    const {page = 0, hitsPerPage = usualPage} = query;
    const tags = requestedTags(query.facetFilters ?? []);
    const perTag = await Promise.all(
      tags.map(async (tag) => (await engineFor(tag)).find(query.query).map((found) => ({found, tag}))),
    );
    const all = perTag.flat();
    const found = all
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((result) => toHit(result.found, query, result.tag, siteRoot));
    const {hits, added} =
      page === 0 ? withTools(found, {query: query.query, tag: tags[0] ?? '', siteRoot}) : {hits: found, added: 0};
    return {
      index: query.indexName,
      query: query.query,
      hits,
      nbHits: all.length + added,
      page,
      nbPages: Math.ceil(all.length / hitsPerPage),
      hitsPerPage,
    };
  };

  return {engineFor, client: {search: (queries) => Promise.all(queries.map(answer))}};
}
