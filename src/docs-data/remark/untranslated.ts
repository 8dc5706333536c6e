/**
 * Marks `<kbd>` and `<code>` that a page writes as HTML as not to be translated: a key or a
 * command has one name. Code in backticks is marked by the theme's components.
 */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {setAttribute, type JsxElement} from './jsx.ts';

function isLiteralCode(node: object): node is JsxElement {
  return 'name' in node && (node.name === 'kbd' || node.name === 'code');
}

/** The plugin. */
export function untranslated(): (tree: Root) => void {
  return (tree) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (isLiteralCode(node)) setAttribute(node, 'translate', 'no');
    });
  };
}
