import type {Level, SearchRecord} from './types.ts';

interface Draft {
  readonly url: string;
  readonly titles: readonly string[];
  readonly content?: string;
  /** Name of the docs version. */
  readonly version?: string;
}

const levels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** A record from its titles, outermost first. */
export function makeRecord({url, titles, content, version = 'v2.0.20250729'}: Draft): SearchRecord {
  const hierarchy = Object.fromEntries(levels.map((level, depth) => [level, titles[depth] ?? null]));
  return {
    objectID: `${version}:${url}:${content ?? ''}`,
    type: content === undefined ? `lvl${titles.length - 1}` : 'content',
    url,
    content: content ?? null,
    hierarchy: hierarchy as SearchRecord['hierarchy'],
    language: 'en',
    docusaurus_tag: `docs-default-${version}`,
  };
}
