import type {Element, ElementContent} from 'hast';
import {blockTags, findAll, findFirst, idOf, isElement, isTag} from './hast.ts';
import type {Part, Section} from './types.ts';

const cellSeparator = ' · ';

const tidy = (value: string): string => value.replace(/\s+/g, ' ').trim();

/** Says nothing on its own: a link beside a name without its address, the legend of a table without the table. */
const isUnsearched = ({properties}: Element): boolean => 'dataNoSearch' in properties;

function inlineText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  // The number of a note says nothing without the note.
  if (!isElement(node) || node.tagName === 'sup' || isUnsearched(node)) return '';
  const inner = node.children.map(inlineText).join('');
  return blockTags.has(node.tagName) || node.tagName === 'br' ? ` ${inner} ` : inner;
}

/** Text without markup, on one line. */
export function plainText(nodes: readonly ElementContent[]): string {
  return tidy(nodes.map(inlineText).join(''));
}

/** A row whose first cell links to the row that explains it, such as a setting named on another page. */
function isReference(head: Element): boolean {
  const link = head.children.filter(isElement)[0];
  return (
    head.tagName === 'th' &&
    link?.tagName === 'a' &&
    String(link.properties.href).endsWith(`#${plainText([link]).toLowerCase()}`)
  );
}

/** A row without an anchor; those with one are sections, and the heads of columns say nothing of their own. */
function rowText(row: Element): string {
  const [head, ...cells] = row.children.filter(isElement);
  if (!head || idOf(row) !== undefined) return '';
  const texts = isReference(head) ? [head] : [head, ...cells];
  return texts
    .map((cell) => plainText(cell.children))
    .filter(Boolean)
    .join(cellSeparator);
}

function tableBlocks(table: Element): readonly string[] {
  const parts = table.children.filter(isElement);
  const captions = parts.filter(isTag('caption')).map(({children}) => plainText(children));
  // Columns with an anchor are sections.
  if (findFirst(parts.filter(isTag('thead')), (part) => idOf(part) !== undefined)) return captions;
  const body = parts.filter(({tagName}) => tagName !== 'thead' && tagName !== 'caption');
  return [...captions, ...findAll(body, isTag('tr')).map(rowText)];
}

/** Paragraphs, list items, table rows, code blocks: whole, spaces collapsed. */
function textBlocks(
  nodes: readonly ElementContent[],
  isSkipped: (element: Element) => boolean = isUnsearched,
): readonly string[] {
  const blocks: string[] = [];
  let open = '';
  const flush = () => {
    blocks.push(open);
    open = '';
  };
  const walk = (node: ElementContent): void => {
    if (!isElement(node) || node.tagName === 'br' || node.tagName === 'sup') {
      open += inlineText(node);
      return;
    }
    if (isSkipped(node)) return;
    const isBlock = blockTags.has(node.tagName);
    if (isBlock) flush();
    if (node.tagName === 'table') blocks.push(...tableBlocks(node));
    else node.children.forEach(walk);
    if (isBlock) flush();
  };
  nodes.forEach(walk);
  flush();
  return blocks.map(tidy).filter(Boolean);
}

/** What a column says of its rows, those of the same value together: 'Yes: Voltage, Current'. */
function columnBlocks({parts}: Section): readonly string[] {
  const byValue = new Map<string, string[]>();
  for (const {label, content} of parts) {
    const value = plainText(content);
    if (value !== '' && label !== '') byValue.set(value, [...(byValue.get(value) ?? []), label]);
  }
  return [...byValue].map(([value, labels]) => `${value}: ${labels.join(', ')}`);
}

/** A section as plain text, in blocks. */
export function toPlainText(section: Section): readonly string[] {
  if (section.kind === 'column') return columnBlocks(section);
  if (section.kind === 'text') return section.parts.flatMap(({content}) => textBlocks(content));
  const cells = section.parts.map(({content}) => plainText(content)).filter(Boolean);
  return cells.length > 0 ? [cells.join(cellSeparator)] : [];
}

function labelled({label, content}: Part): string {
  const text = plainText(content);
  return label === '' || text === '' ? text : `${label}: ${text}`;
}

const isTableOrCode = isTag('table', 'pre');
const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** What goes on in lower case belongs to the same sentence: '… which Why is it limited? explains.' */
function splitSentences(text: string): readonly string[] {
  const sentences: string[] = [];
  for (const {segment} of segmenter.segment(text)) {
    if (/^\p{Ll}/u.test(segment) && sentences.length > 0) sentences[sentences.length - 1] += segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim());
}

/**
 * What an excerpt of a section can show: the sentences of its prose. The title of a fold and the line before a list do not end
 * like a sentence. A section without any, such as a list of links, has all of its text, and a row its cells with the heads of
 * their columns.
 */
export function toSentences(section: Section): readonly string[] {
  const prose =
    section.kind === 'text'
      ? section.parts.flatMap(({content}) => textBlocks(content, (node) => isUnsearched(node) || isTableOrCode(node)))
      : [];
  const sentences = prose.flatMap(splitSentences).filter((text) => /[.!?]["”’)]?$/.test(text));
  if (sentences.length > 0) return sentences;
  const all = section.kind === 'row' ? section.parts.map(labelled).filter(Boolean) : toPlainText(section);
  return splitSentences(all.join(cellSeparator));
}
