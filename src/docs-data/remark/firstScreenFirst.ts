/**
 * Parts the text of a page into what fills the first screen and the rest, so that the next page is on
 * the screen before all of it is made: see src/page-text/BelowFirstScreen.tsx. The HTML of the page is the same as without.
 */
import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** Letters that fill a large screen: about fifty lines of a hundred. */
export const lettersOfFirstScreen = 5000;

/** A table, a drawing or another component is as high as a long paragraph, whatever it holds. */
const lettersOfComponent = 1000;

const isComponent = (node: RootContent) => node.type === 'mdxJsxFlowElement';

/** Letters as high as what has a line of its own, however short it is. */
const lettersOfLine = 100;
const lettersOfRow = 150;

function rowsIn(node: RootContent): number {
  let rows = 0;
  visit(node, 'element', ({tagName}) => {
    if (tagName === 'tr') rows++;
  });
  return rows;
}

function lettersOf(node: RootContent): number {
  if (isComponent(node)) return lettersOfComponent;
  if (node.type !== 'element') return 0;
  return Math.max(lettersOfLine, toString(node).length, rowsIn(node) * lettersOfRow);
}

/** Where the first screen ends: index of the first block below it. */
function endOfFirstScreen(blocks: readonly RootContent[]): number {
  let letters = 0;
  const end = blocks.findIndex((block) => {
    if (letters >= lettersOfFirstScreen) return true;
    letters += lettersOf(block);
    return false;
  });
  return end === -1 ? blocks.length : end;
}

/** The plugin. Imports and exports stay where they are. */
export function firstScreenFirst(): (tree: Root) => void {
  return (tree) => {
    const isScript = (node: RootContent) => node.type === 'mdxjsEsm';
    const blocks = tree.children.filter((node) => !isScript(node));
    const end = endOfFirstScreen(blocks);
    if (end === blocks.length) return;
    const rest: MdxJsxFlowElementHast = {
      type: 'mdxJsxFlowElement',
      name: 'BelowFirstScreen',
      attributes: [],
      children: blocks.slice(end) as MdxJsxFlowElementHast['children'],
    };
    tree.children = [...tree.children.filter(isScript), ...blocks.slice(0, end), rest];
  };
}
