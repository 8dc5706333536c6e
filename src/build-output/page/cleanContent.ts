/*
 * From the HTML of a page to what it says: without what is for eyes and hands only, and with the components of the
 * theme as plain HTML. Every output starts here, so all of them leave out the same.
 */
import type {Element, ElementContent, RootContent} from 'hast';
import {classesOf, element, findAll, findFirst, hasClass, idOf, isElement, isTag, sourceText, text} from './hast.ts';

/** The only list of what is not text. The title has its own place in a page. */
const ignoredTags = new Set('h1 script style svg template button input label select nav wbr'.split(' '));

function isIgnored(node: Element): boolean {
  const {tagName, properties} = node;
  return (
    ignoredTags.has(tagName) ||
    properties.hidden === true ||
    properties.role === 'status' ||
    String(properties.ariaHidden) === 'true' ||
    hasClass(node, /\bhash-link\b/)
  );
}

/** Spaces that do not break stay. */
const tidy = (value: string): string => value.replace(/[ \t\r\n]+/g, ' ').trim();

function cleanText(nodes: readonly ElementContent[]): string {
  return tidy(cleanContent(nodes).map(sourceText).join(''));
}

/** Code with its language and no colours; its title goes before it. */
function cleanCode(block: Element): ElementContent[] {
  const pre = isTag('pre')(block) ? block : findFirst([block], isTag('pre'));
  if (!pre) return cleanContent(block.children);
  const code = findFirst([pre], isTag('code')) ?? pre;
  const language = /\blanguage-[\w-]+/.exec([block, pre, code].map(classesOf).join(' '))?.[0];
  const title = block.children.find((child) => isElement(child) && !findFirst([child], isTag('pre')));
  const titleText = title && title !== code && block !== pre ? cleanText([title]) : '';
  return [
    ...(titleText === '' ? [] : [element('p', {}, text(`${titleText}:`))]),
    element('pre', {}, element('code', language ? {className: [language]} : {}, text(sourceText(code)))),
  ];
}

/** A quotation that begins with the title and knows its kind. */
function cleanAdmonition(admonition: Element): Element {
  const kind = /\btheme-admonition-(\w+)/.exec(classesOf(admonition))?.[1] ?? 'note';
  const [heading, ...content] = admonition.children.filter(isElement);
  const title = heading ? cleanText([heading]) : '';
  return element(
    'blockquote',
    {dataKind: kind},
    element('p', {}, element('strong', {}, text(title))),
    ...cleanContent(content.flatMap(({children}) => children)),
  );
}

function outermost(nodes: readonly ElementContent[], names: readonly string[]): readonly Element[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => (names.includes(node.tagName) ? [node] : outermost(node.children, names)));
}

/** A drawing becomes its caption, its text alternative and its notes. */
function cleanFigure(figure: Element): Element {
  const drawing = findFirst(figure.children, ({properties}) => properties.role === 'img');
  const describedBy = String(drawing?.properties.ariaDescribedBy ?? '');
  const description = describedBy && findFirst(figure.children, (part) => idOf(part) === describedBy);
  const alternative = [drawing?.properties.ariaLabel, description && tidy(sourceText(description))].filter(Boolean);
  const caption = findAll(figure.children, isTag('figcaption')).slice(0, 1);
  return element(
    'figure',
    {},
    ...cleanContent(caption),
    ...(alternative.length > 0 ? [element('p', {}, text(alternative.join('. ')))] : []),
    ...cleanContent(outermost(figure.children, drawing ? ['ol', 'ul', 'table'] : ['table'])),
  );
}

/** The summary of a fold often repeats the heading that follows it. */
function withoutTitle(children: Element['children']): Element['children'] {
  const [summary, heading] = children.filter(isElement);
  const repeats =
    summary?.tagName === 'summary' &&
    heading &&
    isTag('h2', 'h3', 'h4')(heading) &&
    cleanText([summary]).startsWith(cleanText([heading]));
  return repeats ? children.filter((child) => child !== summary) : children;
}

function cleanElement(node: Element): ElementContent[] {
  if (isIgnored(node)) return [];
  if (node.tagName === 'pre' || hasClass(node, /\btheme-code-block\b/)) return cleanCode(node);
  if (node.tagName === 'figure') return [cleanFigure(node)];
  if (hasClass(node, /\btheme-admonition\b/)) return [cleanAdmonition(node)];
  return [{...node, children: cleanContent(node.tagName === 'details' ? withoutTitle(node.children) : node.children)}];
}

/** Texts that follow each other are one: React puts comments between them. */
function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') joined.splice(-1, 1, text(last.value + node.value));
    else joined.push(node);
  }
  return joined;
}

export function cleanContent(nodes: readonly RootContent[]): ElementContent[] {
  return joinTexts(
    nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'text') return [text(node.value.replaceAll('\u200b', ''))];
      return isElement(node) ? cleanElement(node) : [];
    }),
  );
}
