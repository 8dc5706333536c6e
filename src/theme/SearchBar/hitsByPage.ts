import type {DocSearchHit} from '@docsearch/react';
import type {HierarchyLevel} from '@site/src/search/records/types.ts';

/** DocSearch shows no more hits below one heading. */
const maxOfGroup = 5;

const levels: readonly HierarchyLevel[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** 'Connect', then 'Connect, more' and 'Connect, more 2': DocSearch puts hits of the same heading together. */
function nextHeading(page: string, groups: Map<string, number>): string {
  const before = groups.get(page) ?? 0;
  groups.set(page, before + 1);
  return before === 0 ? page : before === 1 ? `${page}, more` : `${page}, more ${before}`;
}

type Marked = DocSearchHit['_snippetResult'];

/** DocSearch groups by the marked heading. */
const withTitle = (marked: Marked, heading: string, level: HierarchyLevel): Marked => ({
  ...marked,
  hierarchy: {
    ...marked?.hierarchy,
    lvl0: {value: heading, matchLevel: 'none', matchedWords: []},
    lvl1: marked?.hierarchy?.[level],
  } as unknown as Marked['hierarchy'],
});

/**
 * Hits in the order of their scores, each with the title of its section as headline. Below one heading are those of one page
 * that follow each other: a new heading begins when the page changes.
 */
export function hitsByPage(hits: readonly DocSearchHit[]): (DocSearchHit & {readonly path: readonly string[]})[] {
  const groups = new Map<string, number>();
  let heading = '';
  let page: string | undefined;
  let count = 0;
  return hits.map((hit) => {
    const own = levels.findLast((level) => hit.hierarchy[level] !== null) ?? 'lvl1';
    count += 1;
    if (hit.hierarchy.lvl0 !== page || count > maxOfGroup) {
      page = hit.hierarchy.lvl0;
      heading = nextHeading(page, groups);
      count = 1;
    }
    const path = levels.slice(0, levels.indexOf(own)).flatMap((level) => hit.hierarchy[level] ?? []);
    const none = Object.fromEntries(levels.map((level) => [level, null]));
    return {
      ...hit,
      path,
      type: 'lvl1' as const,
      hierarchy: {...none, lvl0: heading, lvl1: hit.hierarchy[own]} as DocSearchHit['hierarchy'],
      _snippetResult: withTitle(hit._snippetResult, heading, own),
      _highlightResult: withTitle(hit._highlightResult, heading, own) as DocSearchHit['_highlightResult'],
    };
  });
}
