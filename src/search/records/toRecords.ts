import type {DocSearchRecord, Hierarchy, HierarchyLevel, SearchPage, SearchSection} from './types.ts';

const levels: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * Titles as the levels of DocSearch: the page is lvl0, which groups the results, h2 is lvl1 and so on. DocSearch has
 * no results of type lvl0, so the top of a page repeats the page's title as lvl1.
 */
export function toHierarchy(titles: readonly string[]): Hierarchy {
  const texts = titles.length === 1 ? [titles[0], titles[0]] : titles;
  return Object.fromEntries(levels.map((level, index) => [level, texts[index] ?? null])) as Record<
    HierarchyLevel,
    string | null
  >;
}

/** Level of a section's own title. */
export function ownLevel(titles: readonly string[]): Exclude<HierarchyLevel, 'lvl0'> {
  return `lvl${Math.min(Math.max(titles.length - 1, 1), 6) as 1 | 2 | 3 | 4 | 5 | 6}`;
}

/** Address of a section of a page, below the base path. */
function sectionPath(page: Pick<SearchPage, 'path'>, section: Pick<SearchSection, 'anchor'>): string {
  return section.anchor === '' ? page.path : `${page.path}#${section.anchor}`;
}

/**
 * Records of a page for the hosted search: one for each title and one for each block of text.
 *
 * @param siteRoot address of the site with its base path, ending in a slash.
 */
export function toRecords(page: SearchPage, siteRoot: string): readonly DocSearchRecord[] {
  let position = 0;
  return page.sections.flatMap((section) => {
    const level = ownLevel(section.titles);
    const common = {
      url: `${siteRoot}${sectionPath(page, section)}`,
      url_without_anchor: `${siteRoot}${page.path}`,
      anchor: section.anchor === '' ? null : section.anchor,
      hierarchy: toHierarchy(section.titles),
      language: page.language,
      docusaurus_tag: page.tag,
    };
    return [null, ...section.blocks].map((content, index) => ({
      ...common,
      objectID: `${page.tag}/${sectionPath(page, section)}/${index}`,
      type: content === null ? level : ('content' as const),
      content,
      ...(content === null && section.askedAs?.length && {asked_as: section.askedAs.join(' ')}),
      weight: {level: content === null ? 100 - 10 * Number(level.slice(3)) : 0, position: position++},
    }));
  });
}
