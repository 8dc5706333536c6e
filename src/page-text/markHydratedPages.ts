/**
 * Finds the pages whose text needs React on the first load: those with a component that may have state (`<Tabs>`, one that
 * the page imports or defines) or an element with a handler. They get `hydrate: true` in their front matter, which a writer
 * can set, too; see README.md.
 */
import type {Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {staticComponents} from './staticComponents.ts';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** The browser opens and closes `<details>` of the theme by itself. */
const isStatic: ReadonlySet<string> = new Set([...staticComponents, 'Details']);

const isFigure = (name: string): boolean => /^[A-Z]\w*Figure$/.test(name);
const isComponent = (name: string): boolean => /^[A-Z]|\./.test(name);

function needsReact({name, attributes}: JsxElement): boolean {
  if (name && isComponent(name) && !isStatic.has(name) && !isFigure(name)) return true;
  return attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(attribute.name));
}

/** The rehype plugin. */
export function markHydratedPages(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    // Docusaurus writes this object into the page when the plugins have run.
    const frontMatter = file.data.frontMatter as Record<string, unknown> | undefined;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (frontMatter && needsReact(node as JsxElement)) frontMatter.hydrate ??= true;
    });
  };
}
