/**
 * Gives each page the drawings it uses, and no others.
 *
 * Why not through MDXComponents like the rest: all drawings together are 25 KB (gzip) of script, and everything in MDXComponents
 * loads with every page.
 */
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';

const figureName = /^[A-Z]\w*Figure$/;

/** `import {DataPathFigure} from '@site/src/figures/DataPathFigure';` */
function importOf(name: string): MdxjsEsm {
  const identifier = {type: 'Identifier', name} as const;
  const source = `@site/src/figures/${name}`;
  return {
    type: 'mdxjsEsm',
    value: `import {${name}} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportSpecifier', imported: identifier, local: identifier}],
            source: {type: 'Literal', value: source},
            attributes: [],
          },
        ],
        comments: [],
      },
    },
  };
}

/** The plugin. A component whose name ends in "Figure" comes from the file of that name; a wrong name stops the build. */
export function importFigures(): (tree: Root) => void {
  return (tree) => {
    const names = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && typeof node.name === 'string' && figureName.test(node.name)) names.add(node.name);
    });
    tree.children.unshift(...[...names].sort().map(importOf));
  };
}
