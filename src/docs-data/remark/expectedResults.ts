/** Marks the paragraphs that tell the result of a step, so that they look different from what the reader does. */
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Styled in custom.css. */
export const expectedResultClass = 'expected-result';

/** The plugin. */
export function expectedResults(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node) => {
      const [first] = node.children;
      if (node.tagName === 'p' && first?.type === 'text' && first.value.startsWith('Expected result:')) {
        node.properties.className = [expectedResultClass];
      }
    });
  };
}
