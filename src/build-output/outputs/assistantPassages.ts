import type {Element} from 'hast';
import {passageScripts} from '../../assistant/passages/passageScripts.ts';
import {siteLink, type Passage} from '../../assistant/passages/types.ts';
import {versionTag} from '../../search/client/tags.ts';
import {labelOfTag} from '../../versions/driverVersion.ts';
import {findAll, idOf, isElement, isTag} from '../page/hast.ts';
import {createMarkdownWriter} from '../page/markdown.ts';
import type {Page} from '../page/types.ts';
import type {BuildOutput} from '../types.ts';
import {askedOf} from './askedAs.ts';
import {lexiconOf} from './lexicon.ts';
import {writeScripts} from './writeScripts.ts';

/** Widest table that fits the assistant's screen, columns. */
const maxColumns = 6;

/** A table with more rows that have an anchor is left to its rows: each is a passage of its own. */
const maxAnchoredRows = 12;

function shortenTable(table: Element): string | null {
  const rows = findAll(table.children, isTag('tr'));
  const anchored = rows.filter((row) => idOf(row) !== undefined).length;
  if (anchored > maxAnchoredRows) return `The table on the page has ${anchored} rows.`;
  const columns = rows[0]?.children.filter(isElement).length ?? 0;
  return columns > maxColumns ? `The table on the page has ${columns} columns.` : null;
}

/** Of these characters `encodeURIComponent` leaves the brackets. */
const percentEncoded = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

/** Where a link leads, `site:` and the path for what is part of the site; null for what is not a web address. */
function linkTarget(href: string, baseUrl: string, pagePath: string): string | null {
  if (href.startsWith('#')) return `${siteLink}${pagePath}${href}`;
  if (href.startsWith(baseUrl)) return siteLink + href.slice(baseUrl.length);
  return /^(https?|mailto):/.test(href) ? href.replace(/[()\s<>]/g, percentEncoded) : null;
}

/** Keys and paths are linked so often that their links would bury the passage's own. */
function isCode({children}: Element): boolean {
  return children.every((child) => isElement(child) && child.tagName === 'code');
}

/**
 * The passages of a page of the docs, one a section. A heading without text of its own is none.
 *
 * @param baseUrl base path of the site, with both slashes
 */
export function toPassages({path, version, sections}: Page, baseUrl: string): readonly Passage[] {
  const writer = createMarkdownWriter({
    link: (href, link) => (isCode(link) ? null : linkTarget(href, baseUrl, path)),
    shortenTable,
    // A caption says nothing without its drawing.
    hasCaptions: false,
  });
  return sections
    .map((section) => ({
      path: section.anchor === '' ? path : `${path}#${section.anchor}`,
      titles: section.titles,
      blocks: writer.blocks(section),
      ...askedOf({path, version}, section.anchor),
    }))
    .filter(({blocks}) => blocks.length > 0);
}

/**
 * Writes what the embedded assistant quotes, one script a version. The hash-routed edition has no pages to read: it
 * takes the folder of the normal build.
 */
export function assistantPassages({outDir, siteDir, baseUrl, pages}: BuildOutput): void {
  const byTag = new Map<string, Passage[]>();
  for (const {page} of pages) {
    if (page.version === null) continue;
    const tag = versionTag(page.version);
    byTag.set(tag, [...(byTag.get(tag) ?? []), ...toPassages(page, baseUrl)]);
  }
  const scripts = new Map(
    [...byTag].map(([tag, passages]) => [
      tag,
      passageScripts.writeFile(tag, {version: labelOfTag(tag), passages, lexicon: lexiconOf(siteDir, tag)}),
    ]),
  );
  writeScripts(outDir, passageScripts, scripts);
}
