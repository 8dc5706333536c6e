import type {Element, ElementContent, Root as HastRoot} from 'hast';
import type {BlockContent, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {element, findAll, isElement, isTag, sourceText, text} from './hast.ts';
import type {Section} from './types.ts';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;

export interface MarkdownOptions {
  /** Address that a link gets; `null` leaves its text only. */
  readonly link: (href: string, link: Element) => string | null;
  /** Whether a table may be left to its rows. @returns the text in its place. */
  readonly shortenTable?: (table: Element) => string | null;
  readonly hasCaptions?: boolean;
}

/** A view of the page module on one page. */
export interface MarkdownWriter {
  readonly document: (nodes: readonly ElementContent[]) => string;
  /** Paragraphs, lists, tables, code blocks of a section, each whole. */
  readonly blocks: (section: Section) => readonly string[];
}

const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const emphasis = (children: PhrasingContent[]): PhrasingContent => ({type: 'emphasis', children});
const strong = (value: string): PhrasingContent => ({type: 'strong', children: [{type: 'text', value}]});

const cellBlocks = new Set('p div ul ol li details'.split(' '));

/** Markdown has one line a table cell: paragraphs follow each other, lists are set off by semicolons. */
function flattenCell(nodes: readonly ElementContent[]): ElementContent[] {
  let items = 0;
  return nodes.flatMap((node): ElementContent[] => {
    if (!isElement(node)) return [node];
    if (node.tagName === 'summary') return [];
    if (node.tagName === 'br') return [text(' ')];
    const inner = flattenCell(node.children);
    if (!cellBlocks.has(node.tagName)) return [{...node, children: inner}];
    return [text(node.tagName === 'li' && items++ > 0 ? ' ; ' : ' '), ...inner, text(' ')];
  });
}

/** A table with its caption before it and one line a cell; the text in its place when it is left to its rows. */
function prepareTable(table: Element, instead: string | null): ElementContent[] {
  const flatten = (node: Element): Element => ({
    ...node,
    children: isTag('td', 'th')(node)
      ? flattenCell(node.children)
      : node.children.map((child) => (isElement(child) ? flatten(child) : child)),
  });
  const note = (nodes: readonly ElementContent[]) => element('p', {}, element('em', {}, ...nodes));
  const captions = findAll(table.children, isTag('caption')).map(({children}) => note(children));
  return [...captions, instead === null ? flatten(table) : note([text(instead)])];
}

/** A quotation of the kind `danger` begins with 'danger: ' and its title. */
const quoteHandler: Handle = (state, node) => {
  const kind = node.properties.dataKind;
  const [title, ...content] = node.children;
  const isAdmonition = typeof kind === 'string' && title !== undefined;
  const titleText = isAdmonition ? sourceText(title) : '';
  const label = titleText.toLowerCase() === kind ? kind : `${String(kind)}: ${titleText}`;
  const children = state.toFlow(state.all(isAdmonition ? {...node, children: content} : node)) as BlockContent[];
  return {type: 'blockquote', children: isAdmonition ? [paragraph(strong(label)), ...children] : children};
};

function handlersFor({link, hasCaptions = true}: MarkdownOptions): NonNullable<Options['handlers']> {
  return {
    a: (state, node) => {
      const children = state.all(node) as PhrasingContent[];
      const url = sourceText(node).trim() === '' ? null : link(String(node.properties.href ?? ''), node);
      return url === null ? children : {type: 'link', url, title: null, children};
    },
    img: (_state, node) => {
      const url = link(String(node.properties.src ?? ''), node);
      const alt = String(node.properties.alt ?? '');
      return url === null ? {type: 'text', value: alt} : {type: 'image', url, title: null, alt};
    },
    blockquote: quoteHandler,
    figcaption: (state, node) =>
      hasCaptions
        ? paragraph(emphasis([{type: 'text', value: 'Figure: '}, ...(state.all(node) as PhrasingContent[])]))
        : undefined,
    summary: (state, node) => paragraph({type: 'strong', children: state.all(node) as PhrasingContent[]}),
  };
}

function withLabel(label: string, nodes: readonly RootContent[]): readonly RootContent[] {
  const [first, ...others] = nodes;
  if (label === '' || first === undefined) return nodes;
  if (first.type !== 'paragraph') return [paragraph(strong(`${label}:`)), ...nodes];
  return [paragraph(strong(`${label}:`), {type: 'text', value: ' '}, ...first.children), ...others];
}

/** Writes the text of a page as Markdown. */
export function createMarkdownWriter(options: MarkdownOptions): MarkdownWriter {
  const processor = unified()
    .use(rehypeRemark, {handlers: handlersFor(options)})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-', resourceLink: true});

  const prepare = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (!isElement(node)) return [node];
      if (node.tagName === 'table') return prepareTable(node, options.shortenTable?.(node) ?? null);
      return [{...node, children: prepare(node.children)}];
    });
  const convert = (nodes: readonly ElementContent[]): Root => {
    const root: HastRoot = {type: 'root', children: prepare(nodes)};
    return processor.runSync(root);
  };

  const nodesOf = ({kind, parts}: Section): readonly RootContent[] => {
    if (kind !== 'column') return parts.flatMap(({label, content}) => withLabel(label, convert(content).children));
    const items = parts.map(({label, content}) => element('li', {}, text(`${label}: `), ...flattenCell(content)));
    return convert([element('ul', {}, ...items)]).children;
  };

  return {
    document: (nodes) => processor.stringify(convert(nodes)),
    blocks: (section) =>
      nodesOf(section)
        .map((node) => processor.stringify({type: 'root', children: [node]}).trim())
        .filter(Boolean),
  };
}
