import type {Element, ElementContent} from 'hast';
import {blockTags, findAll, findFirst, idOf, isElement, isTag} from './hast.ts';
import {plainText} from './plainText.ts';
import type {Part, Section} from './types.ts';

function headingLevel(node: Element): number | undefined {
  const level = /^h([2-6])$/.exec(node.tagName)?.[1];
  return level === undefined || idOf(node) === undefined ? undefined : Number(level);
}

const isHeading = (node: Element): boolean => headingLevel(node) !== undefined;

/** Nodes in their order; what contains headings is taken apart. */
function flatten(nodes: readonly ElementContent[]): readonly ElementContent[] {
  return nodes.flatMap((node) =>
    isElement(node) && !isHeading(node) && findFirst(node.children, isHeading) ? flatten(node.children) : [node],
  );
}

const cellsOf = (row: Element): readonly Element[] => row.children.filter(isElement);

function rowsOf(table: Element, part: 'thead' | 'tbody'): readonly Element[] {
  return findAll(table.children, isTag(part)).flatMap(({children}) => children.filter(isElement).filter(isTag('tr')));
}

/** What a row is about: its first cell up to a second line. The rest is its first part. */
function splitHead(head: Element): {readonly title: string; readonly rest: readonly ElementContent[]} {
  const end = head.children.findIndex(
    (node) => isElement(node) && (blockTags.has(node.tagName) || node.tagName === 'br'),
  );
  const cut = end < 0 ? head.children.length : end;
  return {title: plainText(head.children.slice(0, cut)), rest: head.children.slice(cut)};
}

function readRow(row: Element, heads: readonly Element[], titles: readonly string[]): Section {
  const [head, ...cells] = cellsOf(row);
  const {title, rest} = head ? splitHead(head) : {title: '', rest: []};
  const parts = cells.map((cell, index): Part => {
    const column = heads[index + 1];
    return {label: cells.length > 1 && column ? plainText(column.children) : '', content: cell.children};
  });
  return {
    kind: 'row',
    anchor: idOf(row) ?? '',
    titles: [...titles, title],
    parts: [{label: '', content: rest}, ...parts],
  };
}

function readColumn(table: Element, named: Element, index: number, titles: readonly string[]): Section {
  const parts = rowsOf(table, 'tbody').map((row): Part => {
    const cells = cellsOf(row);
    return {label: plainText(cells[0]?.children ?? []), content: cells[index]?.children ?? []};
  });
  return {kind: 'column', anchor: idOf(named) ?? '', titles: [...titles, plainText(named.children)], parts};
}

/** Rows and columns with an anchor: each is about one thing, such as a setting or a BMS. */
function readTable(table: Element, titles: readonly string[]): readonly Section[] {
  const heads = rowsOf(table, 'thead').flatMap(cellsOf);
  const columns = heads.flatMap((head, index) => {
    const named = findFirst([head], (part) => idOf(part) !== undefined);
    return named ? [readColumn(table, named, index, titles)] : [];
  });
  const rows = rowsOf(table, 'tbody').filter((row) => idOf(row) !== undefined);
  return [...columns, ...rows.map((row) => readRow(row, heads, titles))];
}

/**
 * Splits the text of a page at its headings and at table rows and columns with an anchor.
 * Empty sections stay: a heading without text is found by its title.
 */
export function splitSections(content: readonly ElementContent[], pageTitle: string): readonly Section[] {
  const texts: {anchor: string; titles: readonly string[]; nodes: ElementContent[]}[] = [
    {anchor: '', titles: [pageTitle], nodes: []},
  ];
  let headings: readonly {readonly level: number; readonly title: string}[] = [];
  for (const node of flatten(content)) {
    const level = isElement(node) ? headingLevel(node) : undefined;
    if (!isElement(node) || level === undefined) {
      texts.at(-1)?.nodes.push(node);
      continue;
    }
    headings = [...headings.filter((heading) => heading.level < level), {level, title: plainText(node.children)}];
    texts.push({anchor: idOf(node) ?? '', titles: [pageTitle, ...headings.map(({title}) => title)], nodes: []});
  }
  return texts.flatMap(({anchor, titles, nodes}): Section[] => [
    {kind: 'text', anchor, titles, parts: [{label: '', content: nodes}]},
    ...findAll(nodes, isTag('table')).flatMap((table) => readTable(table, titles)),
  ]);
}
