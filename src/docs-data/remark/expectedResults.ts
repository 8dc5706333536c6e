/** Marks what a step leads to, so that it looks different from what the reader does. */
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Styled in custom.css. */
export const expectedResultClass = 'expected-result';

const written = 'Expected result:';
const shown = 'You should see:';

/** The plugin. */
export function expectedResults(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node) => {
      const [first] = node.children;
      if (node.tagName !== 'p' || first?.type !== 'text' || !first.value.startsWith(written)) return;
      node.properties.className = [expectedResultClass];
      first.value = first.value.slice(written.length);
      node.children.unshift({
        type: 'element',
        tagName: 'strong',
        properties: {},
        children: [{type: 'text', value: shown}],
      });
    });
  };
}
