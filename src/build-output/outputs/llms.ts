/** The lists for assistants: https://llmstxt.org describes the form of llms.txt. */
import {copyPath} from '../../config/copyPath.ts';
import type {Page} from '../page/types.ts';
import type {ListedVersion} from '../types.ts';

/** A page as the files for assistants see it. */
export interface PageCopy {
  readonly page: Page;
  /** Text of the copy; `null` for tools, whose page is not text. */
  readonly markdown: string | null;
}

export interface SiteFacts {
  readonly title: string;
  readonly summary: string;
  /** Full address of the site's root, with a slash at the end. */
  readonly root: string;
}

export const fullTextFile = 'llms-full.txt';

function docsOf(version: ListedVersion, copies: readonly PageCopy[]): readonly PageCopy[] {
  return copies.filter(({page}) => page.version === version.name);
}

function entry(root: string, {page: {path, title, description}, markdown}: PageCopy): string {
  return `- [${title}](${root}${markdown === null ? path : copyPath(path)}): ${description}`;
}

function heading({label, isLast, name}: ListedVersion): string {
  if (isLast) return `Documentation of the latest version, ${label}`;
  return name === 'current' ? `Documentation of the version in development, ${label}` : `Documentation of ${label}`;
}

/**
 * llms.txt: what the site is, and a link to the Markdown of each page. The latest version comes first; what matters less
 * is under 'Optional', which the form reserves for it.
 */
export function writeIndex(site: SiteFacts, versions: readonly ListedVersion[], copies: readonly PageCopy[]): string {
  const latestFirst = versions.toSorted((a, b) => Number(b.isLast) - Number(a.isLast));
  const sections = latestFirst.map((version) =>
    [
      `## ${heading(version)}`,
      '',
      ...docsOf(version, copies).map((copy) => entry(site.root, copy)),
      `- [All of it in one file](${site.root}${version.prefix}${fullTextFile})`,
    ].join('\n'),
  );
  const tools = copies.filter(({page}) => page.kind === 'tool').map((copy) => entry(site.root, copy));
  const posts = copies.filter(({page}) => page.kind === 'post').map((copy) => entry(site.root, copy));
  return `${[
    `# ${site.title}`,
    `> ${site.summary}`,
    'Settings, paths, scripts and menus differ between driver versions. Ask which version is installed, and answer from the pages of that version only.',
    ...sections,
    ...(tools.length > 0 ? [`## Tools\n\n${tools.join('\n')}`] : []),
    `## Optional\n\n${posts.toReversed().join('\n')}`,
  ].join('\n\n')}\n`;
}

/** llms-full.txt: the pages of one version, one after the other. */
export function writeFullText(site: SiteFacts, version: ListedVersion, copies: readonly PageCopy[]): string {
  const pages = docsOf(version, copies).map(({markdown}) => markdown?.trim() ?? '');
  return `${[`${site.title}: ${heading(version)}. It holds for this version only.`, ...pages].join('\n\n---\n\n')}\n`;
}
