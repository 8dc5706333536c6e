import fs from 'node:fs';
import path from 'node:path';
import {copyPath} from '../../config/copyPath.ts';
import {createMarkdownWriter} from '../page/markdown.ts';
import type {Page} from '../page/types.ts';
import type {BuildOutput} from '../types.ts';
import {fullTextFile, writeFullText, writeIndex, type PageCopy} from './llms.ts';

const summary =
  'Driver that connects battery management systems (BMS) to Venus OS, the system of Victron GX devices: installing, wiring, settings, limits, faults.';

/**
 * A page of the docs or a post as Markdown, with absolute links. Every copy says what it is a copy of: a text that was
 * pasted somewhere has lost its address.
 *
 * @param root full address of the site's root, with a slash at the end.
 * @param label what readers call the version of the page.
 */
export function toMarkdown(
  {path: pagePath, title, description, content}: Page,
  root: string,
  label: string | null,
): string {
  const url = `${root}${pagePath}`;
  const about = [description, label && `Driver version: ${label}`, `Page: ${url}`].filter(Boolean);
  const writer = createMarkdownWriter({link: (href) => new URL(href, url).href});
  return `# ${title}\n\n${about.map((line) => `> ${line}`).join('\n>\n')}\n\n${writer.document(content).trim()}\n`;
}

/** What has a copy, or a place in llms.txt; lists of posts, the search and the 404 have none. */
export function toCopies({
  pages,
  root,
  versions,
}: Pick<BuildOutput, 'pages' | 'root' | 'versions'>): readonly PageCopy[] {
  const labelOf = (name: string | null) => versions.find((version) => version.name === name)?.label ?? name;
  return pages.flatMap(({page}): PageCopy[] => {
    if (page.kind === 'tool') return [{page, markdown: null}];
    const hasCopy = (page.kind === 'docs' || page.kind === 'post') && page.description !== '';
    return hasCopy ? [{page, markdown: toMarkdown(page, root, labelOf(page.version))}] : [];
  });
}

/**
 * Writes a Markdown copy beside each page, for assistants and for readers who paste a page into one, llms.txt with the
 * list of all, and llms-full.txt for each version: texts of two versions in one file would be mixed up.
 */
export function markdownCopies(build: BuildOutput): void {
  const {outDir, title, root, versions} = build;
  const site = {title, summary, root};
  const copies = toCopies(build);
  const write = (name: string, text: string) => fs.writeFileSync(path.join(outDir, name), text);
  for (const {page, markdown} of copies) {
    if (markdown !== null) write(copyPath(page.path), markdown);
  }
  write('llms.txt', writeIndex(site, versions, copies));
  for (const version of versions) write(version.prefix + fullTextFile, writeFullText(site, version, copies));
}
