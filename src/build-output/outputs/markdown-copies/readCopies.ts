import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {changelogTag, commonTag} from '../../page/tags.ts';
import {copyPath} from './copyPath.ts';
import {pageToMarkdown} from './pageToMarkdown.ts';

/** A page as the files for assistants see it. */
export interface PageCopy {
  /** Path below the base path, as links write it. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Documentation version such as `current`; `null` for posts of the changelog and for tools. */
  readonly version: string | null;
  readonly kind: 'docs' | 'changelog' | 'tool';
  /** Text of the copy; `null` for tools, whose page is no text. */
  readonly markdown: string | null;
}

/** Every copy says what it is a copy of: a text that was pasted somewhere has lost its address. */
function withHeader(title: string, description: string, version: string | null, url: string, text: string): string {
  const about = [description, version && `Driver version: ${version}`, `Page: ${url}`].filter(Boolean);
  return `# ${title}\n\n${about.map((line) => `> ${line}`).join('\n>\n')}\n\n${text.trim()}\n`;
}

interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Tag of the search: names the version. */
  readonly tag: string;
}

/** `null` for what is no page of its own: lists of posts, the search, the 404. */
function readFacts($: CheerioAPI): PageFacts | null {
  const isPost = $('#__blog-post-container').length > 0;
  const meta = (name: string): string => $(`meta[name="${name}"]`).attr('content')?.trim() ?? '';
  const heading = $('article h1, main h1').first().clone();
  heading.find('.hash-link').remove();
  const facts = {
    title: heading.text().trim(),
    description: meta('description'),
    tag: isPost ? changelogTag : meta('docsearch:docusaurus_tag'),
  };
  const isHidden = $('meta[name="robots"], meta[property="robots"]').attr('content')?.includes('noindex') ?? false;
  const isTool = facts.tag === commonTag && $('article').length === 0;
  const hasText = isPost || facts.tag.startsWith('docs-') || isTool;
  return facts.title === '' || facts.description === '' || isHidden || !hasText ? null : facts;
}

/**
 * Reads a rendered page; `null` when it has nothing to copy (lists, search, 404).
 *
 * @param siteRoot full address of the site's root, with a slash at the end.
 * @param labelOf what readers call a version.
 */
export function readCopy(
  html: string,
  pagePath: string,
  siteRoot: string,
  labelOf: (version: string) => string,
): PageCopy | null {
  // Comments are React's separators of texts and the end of a post's summary.
  const $ = load(html.replaceAll(/<!--.*?-->/gs, ''));
  const facts = readFacts($);
  if (!facts) return null;
  const {title, description, tag} = facts;
  const about = {path: pagePath, title, description};
  if (tag === commonTag) return {...about, version: null, kind: 'tool', markdown: null};
  const version = tag === changelogTag ? null : tag.replace(/^docs-default-/, '');
  const url = `${siteRoot}${pagePath}`;
  const text = pageToMarkdown($, $('article .markdown').first(), url);
  const label = version === null ? null : labelOf(version);
  return {
    ...about,
    version,
    kind: version === null ? 'changelog' : 'docs',
    markdown: withHeader(title, description, label, url, text),
  };
}

/** Reads all pages of a finished build. `paths` are its routes below the base path. */
export function readCopies(
  outDir: string,
  paths: readonly string[],
  siteRoot: string,
  labelOf: (version: string) => string,
): readonly PageCopy[] {
  return [...paths].sort().flatMap((pagePath) => {
    const file = path.join(outDir, pagePath, 'index.html');
    if (!fs.existsSync(file)) return [];
    return readCopy(fs.readFileSync(file, 'utf8'), pagePath, siteRoot, labelOf) ?? [];
  });
}

/** Writes the copies beside their pages. */
export function writeCopies(outDir: string, copies: readonly PageCopy[]): void {
  for (const {path: pagePath, markdown} of copies) {
    if (markdown !== null) fs.writeFileSync(path.join(outDir, copyPath(pagePath)), markdown);
  }
}
