/** Marks what a step leads to, so that it looks different from what the reader does. */
import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Styled in custom.css. */
export const expectedResultClass = 'expected-result';

const written = 'Expected result';
const shown = 'You should see';

const text = (value: string): ElementContent => ({type: 'text', value});

const element = (tagName: string, children: ElementContent[], className?: string): Element => ({
  type: 'element',
  tagName,
  properties: className === undefined ? {} : {className: [className]},
  children,
});

/** The nodes before and after a word of one of the texts among them; the word itself is in neither. */
function splitAt(nodes: readonly ElementContent[], word: string): [ElementContent[], ElementContent[]] | undefined {
  const index = nodes.findIndex((node) => node.type === 'text' && node.value.includes(word));
  const node = nodes[index];
  if (node?.type !== 'text') return undefined;
  const start = node.value.indexOf(word);
  const [before, after] = [node.value.slice(0, start), node.value.slice(start + word.length)];
  return [
    [...nodes.slice(0, index), ...(before.trim() === '' ? [] : [text(before.trimEnd())])],
    [text(after), ...nodes.slice(index + 1)],
  ];
}

/** The plugin. A result in the middle of a paragraph or of an item without paragraphs becomes a paragraph of its own. */
export function expectedResults(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node, position, parent) => {
      if (node.tagName !== 'p' && node.tagName !== 'li') return;
      const [before, result] = splitAt(node.children, written) ?? [];
      const [condition, outcome] = splitAt(result ?? [], ':') ?? [];
      if (!before || !condition || !outcome) return;
      const lead = element('strong', [text(shown), ...condition, text(':')]);
      const paragraph = element('p', [lead, ...outcome], expectedResultClass);
      if (node.tagName === 'li') {
        node.children = [...before, paragraph];
        return SKIP;
      }
      const paragraphs = before.length === 0 ? [paragraph] : [{...node, children: before}, paragraph];
      parent!.children.splice(position!, 1, ...paragraphs);
      return [SKIP, position! + paragraphs.length];
    });
  };
}
