/*
 * Rendered HTML as Markdown that a reader can follow without the page: what the assistant quotes. Text is
 * escaped, so that nothing in it becomes markup.
 */
import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {escapeMarkdown} from './escapeMarkdown.ts';
import {siteLink} from './types.ts';

export interface MarkdownOptions {
  /** Base path of the site, with both slashes. */
  readonly baseUrl: string;
  /** Path of the page below the base path, for links such as `#anchor`. */
  readonly pagePath: string;
}

const ignored = new Set('script style svg button input select label nav sup template'.split(' '));
const inlineTags = new Set('a abbr b br code del em i kbd mark s small span strong sub time u wbr'.split(' '));

/** Widest table that fits the assistant's screen, columns. */
const widestTable = 6;

/** A table with more rows that have an anchor is left to its rows: each is a passage of its own. */
const mostAnchoredRows = 12;

export function isElement(node: AnyNode): node is Element {
  return node.type === 'tag' || node.type === 'script' || node.type === 'style';
}

function isIgnored(element: Element): boolean {
  const {attribs, tagName} = element;
  return (
    ignored.has(tagName) ||
    'hidden' in attribs ||
    attribs['aria-hidden'] === 'true' ||
    /\bhash-link\b/.test(attribs.class ?? '')
  );
}

/** Text without markup, spaces collapsed. */
export function plainText(node: AnyNode): string {
  return rawText(node)
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function rawText(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!isElement(node) || isIgnored(node)) return '';
  const text = node.children.map(rawText).join('');
  return inlineTags.has(node.tagName) && node.tagName !== 'br' ? text : ` ${text} `;
}

/** A line of text must not begin as a list, a heading or a quotation does. */
function escapeBeginning(text: string): string {
  return text.replace(/^([#>+-]|\d+(?=[.)]))/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}

function fenceFor(text: string, shortest: number): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(Math.max(shortest, longest + 1));
}

export function codeSpan(text: string): string {
  const fence = fenceFor(text, 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return text === '' ? '' : `${fence}${pad}${text}${pad}${fence}`;
}

function codeBlock(text: string, language: string): string {
  const fence = fenceFor(text, 3);
  return `${fence}${language}\n${text.replace(/\n+$/, '')}\n${fence}`;
}

function wrapped(text: string, mark: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return inner === '' ? text : `${before}${mark}${inner}${mark}${after}`;
}

/** Of these characters `encodeURIComponent` leaves the brackets. */
const percentEncoded = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

/** Where a link leads, `site:` and the path for what is part of the site; null for what is no web address. */
export function linkTarget(href: string, {baseUrl, pagePath}: MarkdownOptions): string | null {
  if (href.startsWith('#')) return `${siteLink}${pagePath}${href}`;
  if (href.startsWith(baseUrl)) return siteLink + href.slice(baseUrl.length);
  return /^(https?|mailto):/.test(href) ? href.replace(/[()\s<>]/g, percentEncoded) : null;
}

/** Reads the HTML of one page. */
export class MarkdownReader {
  constructor(
    private readonly $: CheerioAPI,
    private readonly options: MarkdownOptions,
  ) {}

  /** Inline Markdown of some nodes, on one line. */
  inline(nodes: readonly AnyNode[]): string {
    return nodes
      .map((node) => this.inlineNode(node))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** Blocks of some nodes: text and inline elements in a row are a paragraph. */
  blocks(nodes: readonly AnyNode[]): string[] {
    const blocks: string[] = [];
    let run: AnyNode[] = [];
    const endRun = () => {
      const text = escapeBeginning(this.inline(run));
      if (text !== '') blocks.push(text);
      run = [];
    };
    for (const node of nodes) {
      if (node.type === 'text' || (isElement(node) && inlineTags.has(node.tagName))) {
        run.push(node);
        continue;
      }
      if (!isElement(node) || isIgnored(node)) continue;
      endRun();
      blocks.push(...this.block(node));
    }
    endRun();
    return blocks;
  }

  private inlineNode(node: AnyNode): string {
    if (node.type === 'text') return escapeMarkdown(node.data.replace(/\u200b/g, '').replace(/\s+/g, ' '));
    if (!isElement(node) || isIgnored(node)) return '';
    const inner = () => node.children.map((child) => this.inlineNode(child)).join('');
    switch (node.tagName) {
      case 'br':
        return ' ';
      case 'code':
      case 'kbd':
        return codeSpan(plainText(node));
      case 'strong':
      case 'b':
        return wrapped(inner(), '**');
      case 'em':
      case 'i':
        return wrapped(inner(), '*');
      case 'a':
        return this.link(node, inner());
      case 'li':
        return `${inner()}; `;
      default:
        return inlineTags.has(node.tagName) ? inner() : ` ${inner()} `;
    }
  }

  /** Keys and paths are linked so often that their links would bury the passage's own. */
  private link(element: Element, text: string): string {
    const target = linkTarget(element.attribs.href ?? '', this.options);
    const isCode = /^`[^`]*`$/.test(text.trim());
    return target === null || isCode || text.trim() === '' ? text : `[${text.trim()}](${target})`;
  }

  private block(element: Element): string[] {
    const {tagName, children} = element;
    switch (tagName) {
      case 'pre':
        return [this.pre(element)];
      case 'ul':
      case 'ol':
        return [this.list(element)];
      case 'table':
        return this.table(element);
      case 'blockquote':
        return [quoted(this.blocks(children))];
      case 'figcaption':
      case 'caption': {
        const text = this.inline(children);
        return text === '' ? [] : [`*${text}*`];
      }
      case 'summary':
      case 'dt':
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return [wrapped(this.inline(children), '**')].filter(Boolean);
      default:
        return /\btheme-admonition\b/.test(element.attribs.class ?? '')
          ? [this.admonition(element)]
          : this.blocks(children);
    }
  }

  private pre(element: Element): string {
    const code = this.$(element);
    const language = /\blanguage-([\w-]+)/.exec(`${code.attr('class')} ${code.find('code').attr('class')}`)?.[1] ?? '';
    return codeBlock(code.text(), language);
  }

  private list(element: Element): string {
    const start = Number(element.attribs.start ?? 1);
    const items = element.children.filter(isElement).filter(({tagName}) => tagName === 'li');
    return items
      .map((item, index) => {
        const mark = element.tagName === 'ol' ? `${start + index}. ` : '- ';
        const indent = ' '.repeat(mark.length);
        const text = this.blocks(item.children).join('\n\n');
        return mark + text.replace(/\n(?=[^\n])/g, `\n${indent}`);
      })
      .join('\n');
  }

  private admonition(element: Element): string {
    const [heading, ...content] = element.children.filter(isElement);
    const title = heading ? wrapped(this.inline(heading.children), '**') : '';
    return quoted([title, ...this.blocks(content)].filter(Boolean));
  }

  /** Cells of a row as inline Markdown. */
  private cells(row: Element): string[] {
    return row.children.filter(isElement).map((cell) => this.inline(cell.children).replace(/;$/, ''));
  }

  private table(element: Element): string[] {
    const table = this.$(element);
    const caption = table
      .children('caption')
      .toArray()
      .flatMap((node) => this.block(node));
    const anchored = table.find('tbody tr[id]').length;
    if (anchored > mostAnchoredRows) return [...caption, `*The table on the page has ${anchored} rows.*`];
    const rows = table
      .find('tr')
      .toArray()
      .filter((row) => this.$(row).closest('table').is(table));
    const [head, ...body] = rows.map((row) => this.cells(row));
    if (!head || body.length === 0) return caption;
    if (head.length > widestTable) return [...caption, `*The table on the page has ${head.length} columns.*`];
    const line = (cells: readonly string[]) => `| ${head.map((_, index) => cells[index] || ' ').join(' | ')} |`;
    return [...caption, [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')];
  }
}

function quoted(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}
