import type {Element, ElementContent, Nodes, Properties} from 'hast';

export const blockTags: ReadonlySet<string> = new Set(
  'address article aside blockquote caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

export function element(tagName: string, properties: Properties, ...children: readonly ElementContent[]): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}

export function text(value: string): ElementContent {
  return {type: 'text', value};
}

export function classesOf({properties: {className}}: Element): string {
  return Array.isArray(className) ? className.join(' ') : '';
}

export function hasClass(node: Element, pattern: RegExp): boolean {
  return pattern.test(classesOf(node));
}

export function idOf({properties}: Element): string | undefined {
  return properties.id === undefined ? undefined : String(properties.id);
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? node.children : [];
}

/** Elements below some nodes and among them, in the order of the page. */
export function findAll(nodes: readonly Nodes[], isWanted: (element: Element) => boolean): readonly Element[] {
  const found: Element[] = [];
  const walk = (node: Nodes): void => {
    if (isElement(node) && isWanted(node)) found.push(node);
    childrenOf(node).forEach(walk);
  };
  nodes.forEach(walk);
  return found;
}

export function findFirst(nodes: readonly Nodes[], isWanted: (element: Element) => boolean): Element | undefined {
  for (const node of nodes) {
    const found = isElement(node) && isWanted(node) ? node : findFirst(childrenOf(node), isWanted);
    if (found) return found;
  }
  return undefined;
}

export const isTag =
  (...names: readonly string[]) =>
  ({tagName}: Element): boolean =>
    names.includes(tagName);

/** All text exactly as in the source; a line break is one. */
export function sourceText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return isElement(node) && node.tagName === 'br' ? '\n' : childrenOf(node).map(sourceText).join('');
}
