/** A page's Markdown as the page checks see it: front matter, headings, and the text with the place of each piece. */
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Node, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

export interface PageHeading {
  readonly depth: number;
  readonly text: string;
  /** The explicit id, `{#short-id}`; undefined where the writer gave none. */
  readonly id: string | undefined;
}

export interface PageText {
  readonly text: string;
  readonly line: number;
  /** Text of a link to another site, such as the number of an issue. */
  readonly inExternalLink: boolean;
}

export interface PageSource {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly headings: readonly PageHeading[];
  /** Prose, inline code and code blocks, without what is marked as another version's. */
  readonly texts: readonly PageText[];
  /** Between backticks in a sentence. */
  readonly inlineCode: readonly InlineCode[];
  /** Words of the screen, in `<MenuPath>`. */
  readonly screenWords: readonly string[];
}

export interface InlineCode {
  readonly text: string;
  readonly line: number;
}

const headingId = /\s*\{#([^}]+)\}\s*$/;

/** MDX reads `{#id}` as an expression; Docusaurus escapes it the same way before it parses. */
function escapeHeadingIds(markdown: string): string {
  return markdown.replace(/^(#{1,6} .*?)\{#([^}\n]+)\}[ \t]*$/gm, '$1\\{#$2}');
}

function parseTree(body: string): Root {
  return unified().use(remarkParse).use(remarkMdx).parse(escapeHeadingIds(body));
}

function isOfOtherVersion(node: {readonly type: string; readonly name?: unknown; readonly meta?: unknown}): boolean {
  if (node.type === 'code') return typeof node.meta === 'string' && /\bversion=/.test(node.meta);
  return node.name === 'OtherVersion';
}

export async function readPageSource(markdown: string): Promise<PageSource> {
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath: '', fileContent: markdown});
  const linesBefore = markdown.slice(0, markdown.indexOf(content)).split('\n').length - 1;
  const headings: PageHeading[] = [];
  const texts: PageText[] = [];
  const inlineCode: InlineCode[] = [];
  const screenWords: string[] = [];
  const externalLinkTexts = new Set<Node>();
  visit(parseTree(content), (node) => {
    if (isOfOtherVersion(node)) return SKIP;
    if (node.type === 'heading') {
      const text = toString(node);
      headings.push({depth: node.depth, text: text.replace(headingId, ''), id: headingId.exec(text)?.[1]});
    }
    if (node.type === 'inlineCode') {
      inlineCode.push({text: node.value, line: linesBefore + (node.position?.start.line ?? 0)});
    }
    if ('name' in node && node.name === 'MenuPath') screenWords.push(toString(node));
    if (node.type === 'link' && /^https?:/.test(node.url))
      visit(node, 'text', (text) => void externalLinkTexts.add(text));
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      texts.push({
        text: node.value,
        line: linesBefore + (node.position?.start.line ?? 0) + (node.type === 'code' ? 1 : 0),
        inExternalLink: externalLinkTexts.has(node),
      });
    }
    return undefined;
  });
  return {frontMatter, headings, texts, inlineCode, screenWords};
}
