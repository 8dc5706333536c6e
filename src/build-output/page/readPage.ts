import type {Element, ElementContent, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {commonTag} from '../../search/records/tags.ts';
import {cleanContent} from './cleanContent.ts';
import {element, findAll, findFirst, hasClass, idOf, isTag, text} from './hast.ts';
import {plainText} from './plainText.ts';
import {splitSections} from './splitSections.ts';
import type {Page, PageKind} from './types.ts';

/** What the head of a page says of it, by `name` or `property`. */
export type Meta = ReadonlyMap<string, string>;

export interface ReadPage {
  readonly page: Page;
  readonly meta: Meta;
  /** The text with its title as it was built; empty where the page has no text of its own. */
  readonly article: readonly ElementContent[];
  /** Every id of the document, in its order. */
  readonly ids: readonly string[];
}

function readMeta(tree: Root): Meta {
  const tags = findAll(tree.children, isTag('meta'));
  return new Map(
    tags.flatMap(({properties: {name, property, content}}): (readonly [string, string])[] => {
      const key = name ?? property;
      return typeof key === 'string' && typeof content === 'string' ? [[key, content.trim()]] : [];
    }),
  );
}

/** What menus and breadcrumbs call a page of the docs, which its title may say in a sentence. */
function nameOf(tree: Root): string | undefined {
  const breadcrumbs = findFirst(tree.children, (part) => hasClass(part, /\bbreadcrumbs\b/));
  const last = findAll(breadcrumbs?.children ?? [], isTag('li')).at(-1);
  return last && plainText(last.children);
}

function within(tree: Nodes, names: readonly string[], isWanted: (element: Element) => boolean): Element | undefined {
  return names.map((name) => findFirst(findAll([tree], isTag(name)), isWanted)).find((found) => found !== undefined);
}

const docsTag = /^docs-default-/;

function kindOf(tree: Root, meta: Meta, title: string): PageKind {
  const tag = meta.get('docsearch:docusaurus_tag') ?? '';
  if (tag === '' || title === '' || meta.get('robots')?.includes('noindex')) return 'unlisted';
  if (docsTag.test(tag)) return 'docs';
  // Only a post has this id; lists of posts repeat the class.
  if (findFirst(tree.children, (part) => idOf(part) === '__blog-post-container')) return 'post';
  if (tag !== commonTag || !meta.get('description')) return 'unlisted';
  return findFirst(tree.children, isTag('article')) ? 'list' : 'tool';
}

/**
 * Reads a built page. Docs and posts of the changelog give their whole text; other pages only what they are called and
 * what they are for, because their text is an interface or that of other pages.
 *
 * @param path path below the base path, as the site's links write it.
 */
export function readPage(html: string, path: string): ReadPage {
  const tree = fromParse5(parse(html)) as Root;
  const meta = readMeta(tree);
  const heading = within(tree, ['article', 'main'], isTag('h1'));
  const title = heading ? plainText(cleanContent(heading.children)) : '';
  const kind = kindOf(tree, meta, title);
  const description = meta.get('description') ?? '';
  const markdown = within(tree, ['article'], (part) => hasClass(part, /(?:^| )markdown(?: |$)/));
  const hasText = kind === 'docs' || kind === 'post';
  const content = hasText ? cleanContent(markdown?.children ?? []) : [element('p', {}, text(description))];
  const page: Page = {
    path,
    kind,
    version: kind === 'docs' ? (meta.get('docsearch:docusaurus_tag') ?? '').replace(docsTag, '') : null,
    title,
    description,
    language: meta.get('docsearch:language') || 'en',
    content,
    sections: splitSections(content, nameOf(tree) ?? title),
  };
  const ids = findAll(tree.children, () => true).flatMap((part) => idOf(part) ?? []);
  return {page, meta, article: kind === 'docs' ? (markdown?.children ?? []) : [], ids};
}
