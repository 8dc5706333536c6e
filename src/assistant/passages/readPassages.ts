import {load, type CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {isElement, MarkdownReader, plainText} from './markdown.ts';
import type {Passage} from './types.ts';

interface Heading {
  readonly level: number;
  readonly title: string;
}

interface OpenPassage {
  readonly path: string;
  readonly titles: readonly string[];
  readonly nodes: AnyNode[];
}

function isHeadingWithAnchor(node: AnyNode): boolean {
  return isElement(node) && /^h[2-6]$/.test(node.tagName) && 'id' in node.attribs;
}

/** Nodes in their order, with the containers of headings taken apart. */
function flatten($: CheerioAPI, nodes: readonly AnyNode[]): AnyNode[] {
  return nodes.flatMap((node) =>
    isElement(node) && !isHeadingWithAnchor(node) && $(node).find('h2[id], h3[id], h4[id]').length > 0
      ? flatten($, node.children)
      : [node],
  );
}

function splitAtHeadings($: CheerioAPI, content: Element, pageTitle: string, pagePath: string): OpenPassage[] {
  const passages: OpenPassage[] = [{path: pagePath, titles: [pageTitle], nodes: []}];
  let headings: readonly Heading[] = [];
  for (const node of flatten($, content.children)) {
    if (isElement(node) && isHeadingWithAnchor(node)) {
      const level = Number(node.tagName.slice(1));
      headings = [...headings.filter((heading) => heading.level < level), {level, title: plainText(node)}];
      const titles = [pageTitle, ...headings.map(({title}) => title)];
      passages.push({path: `${pagePath}#${node.attribs.id}`, titles, nodes: []});
    } else if (!(isElement(node) && (node.tagName === 'header' || node.tagName === 'h1'))) {
      passages.at(-1)!.nodes.push(node);
    }
  }
  return passages;
}

/** What a row is about: the beginning of its first cell, and what else the cell says. */
function readRowHead(cell: Element): {title: string; rest: AnyNode[]} {
  const end = cell.children.findIndex((node) => isElement(node) && /^(div|p|ul|button|br)$/.test(node.tagName));
  const cut = end < 0 ? cell.children.length : end;
  const title = cell.children.slice(0, cut).map(plainText).filter(Boolean).join(' ');
  return {title, rest: cell.children.slice(cut)};
}

function readRow(
  $: CheerioAPI,
  row: Element,
  titles: readonly string[],
  pagePath: string,
  reader: MarkdownReader,
): Passage {
  const [head, ...cells] = row.children.filter(isElement);
  const {title, rest} = head ? readRowHead(head) : {title: '', rest: []};
  const columns = $(row).closest('table').find('thead th').toArray().map(plainText).slice(1);
  const blocks = cells.flatMap((cell, index) => {
    const [first, ...others] = reader.blocks(cell.children);
    if (first === undefined) return [];
    return [cells.length > 1 && columns[index] ? `**${columns[index]}:** ${first}` : first, ...others];
  });
  return {
    path: `${pagePath}#${row.attribs.id}`,
    titles: [...titles, title],
    blocks: [...reader.blocks(rest), ...blocks],
  };
}

/** A column with an anchor is about one thing, such as a BMS; the first cells of the rows say what. */
function readColumns($: CheerioAPI, table: Element, titles: readonly string[], pagePath: string): Passage[] {
  return $(table)
    .find('thead th')
    .toArray()
    .flatMap((head, index) => {
      const named = $(head).is('[id]') ? head : $(head).find('[id]').get(0);
      if (!named) return [];
      const lines = $(table)
        .find('tbody tr')
        .toArray()
        .map((row) => row.children.filter(isElement))
        .flatMap((cells) => {
          const [feature, value] = [cells[0], cells[index]].map((cell) => (cell ? plainText(cell) : ''));
          return feature && value ? [`- ${feature}: ${value}`] : [];
        });
      return [
        {path: `${pagePath}#${named.attribs.id}`, titles: [...titles, plainText(named)], blocks: [lines.join('\n')]},
      ];
    });
}

function close(
  $: CheerioAPI,
  {path, titles, nodes}: OpenPassage,
  pagePath: string,
  reader: MarkdownReader,
): readonly Passage[] {
  const elements = nodes.filter(isElement);
  const tables = elements.flatMap((node) => (node.tagName === 'table' ? [node] : $(node).find('table').toArray()));
  const rows = tables.flatMap((table) => $(table).find('tbody tr[id]').toArray());
  const ownPassages = [
    ...rows.map((row) => readRow($, row, titles, pagePath, reader)),
    ...tables.flatMap((table) => readColumns($, table, titles, pagePath)),
  ];
  return [{path, titles, blocks: reader.blocks(nodes)}, ...ownPassages];
}

export interface PassagePage {
  /** Which version the page belongs to: `docs-default-<version name>`. */
  readonly tag: string;
  readonly passages: readonly Passage[];
}

/**
 * Reads the passages of a rendered page of the docs; null for other pages. A heading without text of its own
 * is none.
 *
 * @param pagePath path below the base path, as the site's links write it
 * @param baseUrl base path of the site, with both slashes
 */
export function readPassages(html: string, pagePath: string, baseUrl: string): PassagePage | null {
  const $ = load(html);
  const tag = $('meta[name="docsearch:docusaurus_tag"]').attr('content') ?? '';
  const content = $('article .markdown').get(0);
  if (!tag.startsWith('docs-') || !content) return null;
  const title = plainText($('article h1').get(0) ?? content);
  const reader = new MarkdownReader($, {baseUrl, pagePath});
  const passages = splitAtHeadings($, content, title, pagePath)
    .flatMap((open) => close($, open, pagePath, reader))
    .filter(({blocks}) => blocks.length > 0);
  return {tag, passages};
}
