import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import type {SearchSection} from './types.ts';

/** Parts of a page that a reader does not read as its text. */
const chrome = 'script, style, svg, button, input, label, select, nav, sup, [aria-hidden="true"], .hash-link';

const blockTags = new Set(
  'address article aside blockquote caption dd details div dl dt figcaption figure footer header li main ol p pre section summary table tbody thead tr ul'.split(
    ' ',
  ),
);
const cellSeparator = ' · ';

interface OpenSection {
  readonly anchor: string;
  readonly titles: readonly string[];
  readonly blocks: string[];
}

/** Collects the text of a page into sections while the nodes pass by in their order. */
class Collector {
  readonly sections: OpenSection[] = [];
  private current: OpenSection;
  private headings: readonly {readonly level: number; readonly title: string}[] = [];
  private text = '';

  constructor(private readonly pageTitle: string) {
    this.current = this.add('', [pageTitle]);
  }

  openHeading(level: number, anchor: string, title: string): void {
    this.flush();
    this.headings = [...this.headings.filter((heading) => heading.level < level), {level, title}];
    this.current = this.add(anchor, [this.pageTitle, ...this.headings.map((heading) => heading.title)]);
  }

  /** A row is a section below its heading; the heading's text goes on after it. */
  addRow(anchor: string, title: string, block: string): void {
    this.flush();
    const {blocks} = this.add(anchor, [...this.current.titles, title]);
    if (block !== '') blocks.push(block);
  }

  write(text: string): void {
    this.text += text;
  }

  /** Ends a block of text. */
  flush(): void {
    const block = tidy(this.text);
    this.text = '';
    if (block !== '') this.current.blocks.push(block);
  }

  private add(anchor: string, titles: readonly string[]): OpenSection {
    const section: OpenSection = {anchor, titles, blocks: []};
    this.sections.push(section);
    return section;
  }
}

function tidy(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isElement(node: AnyNode): node is Element {
  return node.type === 'tag';
}

/** Text of an inline element or a table cell: blocks in it are joined by spaces. */
function inlineText(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!isElement(node)) return '';
  const text = node.children.map(inlineText).join('');
  const isBlock = blockTags.has(node.tagName) || node.tagName === 'br';
  return isBlock ? ` ${text} ` : text;
}

/** What a row is about: its first cell up to a button or a second line. */
function rowTitle(header: Element): {title: string; rest: string} {
  const end = header.children.findIndex((node) => isElement(node) && blockTags.has(node.tagName));
  const cut = end < 0 ? header.children.length : end;
  return {
    title: tidy(header.children.slice(0, cut).map(inlineText).join('')),
    rest: tidy(header.children.slice(cut).map(inlineText).join('')),
  };
}

/** A row whose first cell links to the row that explains it, such as a setting named on another page. */
function isReference($: CheerioAPI, header: Element): boolean {
  const link = $(header).children('a').first();
  return (
    header.tagName === 'th' &&
    link.length > 0 &&
    (link.attr('href') ?? '').endsWith(`#${tidy(link.text()).toLowerCase()}`)
  );
}

function readRow($: CheerioAPI, row: Element, collector: Collector): void {
  const cells = row.children.filter(isElement);
  const [header, ...others] = cells;
  if (header === undefined) return;
  const anchor = $(row).attr('id');
  const texts = others.map((cell) => tidy(inlineText(cell)));
  if (anchor !== undefined) {
    const {title, rest} = rowTitle(header);
    collector.addRow(anchor, title, [rest, ...texts].filter(Boolean).join(cellSeparator));
    return;
  }
  const text = tidy(inlineText(header));
  collector.write(isReference($, header) ? text : [text, ...texts].filter(Boolean).join(cellSeparator));
  collector.flush();
}

/** Columns whose heads have an anchor: each is about one thing, told by the first cells of the rows. */
function readColumns($: CheerioAPI, table: Element, collector: Collector): void {
  const heads = $(table).find('thead th').toArray();
  heads.forEach((head, index) => {
    const named = $(head).is('[id]') ? $(head) : $(head).find('[id]').first();
    const anchor = named.attr('id');
    if (anchor === undefined) return;
    const values = $(table)
      .find('tbody tr')
      .toArray()
      .map((row) => {
        const cells = row.children.filter(isElement);
        const [feature, value] = [cells[0], cells[index]].map((cell) => (cell ? tidy(inlineText(cell)) : ''));
        return feature && value ? `${feature}: ${value}` : '';
      });
    collector.addRow(anchor, tidy(inlineText(named[0]!)), values.filter(Boolean).join(cellSeparator));
  });
}

function readTable($: CheerioAPI, table: Element, collector: Collector): void {
  collector.write(tidy($(table).children('caption').text()));
  collector.flush();
  if ($(table).find('thead [id]').length > 0) {
    readColumns($, table, collector);
    return;
  }
  const rows = $(table).find('tr').toArray();
  // The heads of columns say nothing of their own.
  rows.filter((row) => $(row).closest('thead').length === 0).forEach((row) => readRow($, row, collector));
}

function readPre(pre: Element, collector: Collector): void {
  collector.flush();
  collector.write(pre.children.map(inlineText).join(''));
  collector.flush();
}

function walk($: CheerioAPI, node: AnyNode, collector: Collector): void {
  if (node.type === 'text') {
    collector.write(node.data);
    return;
  }
  if (!isElement(node)) return;
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (level !== undefined) {
    readHeading($, node, Number(level), collector);
    return;
  }
  if (node.tagName === 'table') {
    readTable($, node, collector);
    return;
  }
  if (node.tagName === 'pre') {
    readPre(node, collector);
    return;
  }
  if (node.tagName === 'br') collector.write(' ');
  const isBlock = blockTags.has(node.tagName);
  if (isBlock) collector.flush();
  node.children.forEach((child) => walk($, child, collector));
  if (isBlock) collector.flush();
}

function readHeading($: CheerioAPI, heading: Element, level: number, collector: Collector): void {
  const title = tidy(inlineText(heading));
  // The title of the page names its first section already.
  if (level === 1) return;
  const anchor = $(heading).attr('id');
  if (anchor === undefined) {
    collector.write(title);
    collector.flush();
    return;
  }
  collector.flush();
  collector.openHeading(level, anchor, title);
}

/**
 * Splits the text of a page at its headings and at table rows and columns with an anchor.
 * Empty sections stay: a heading without text is found by its title.
 */
export function readSections($: CheerioAPI, content: Cheerio<Element>, pageTitle: string): readonly SearchSection[] {
  const text = content.clone();
  text.find(chrome).remove();
  const collector = new Collector(pageTitle);
  text.contents().each((_, node) => walk($, node, collector));
  collector.flush();
  return collector.sections;
}
