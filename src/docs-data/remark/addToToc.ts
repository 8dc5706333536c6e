/**
 * Headings that a component makes, in the table of contents. Docusaurus takes that from the headings of the Markdown and
 * writes it into the page as `export const toc = [...]` before our plugins run.
 */
import type {ArrayExpression, Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {JsxElement} from './jsx.ts';

export interface TocItem {
  readonly text: string;
  readonly id: string;
  readonly level: number;
}

const toHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function tocOf(program: Program | null | undefined): ArrayExpression | undefined {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return undefined;
  const [{id, init} = {}] = statement.declaration.declarations;
  return id?.type === 'Identifier' && id.name === 'toc' && init?.type === 'ArrayExpression' ? init : undefined;
}

function findToc(tree: Root): ArrayExpression | undefined {
  let toc: ArrayExpression | undefined;
  visit(tree, 'mdxjsEsm', (node) => void (toc ??= tocOf(node.data?.estree)));
  return toc;
}

/** How many entries of the table come before an element: headings of the Markdown below the title. */
function countEntriesBefore(tree: Root, element: JsxElement): number {
  const end = element.position?.start.offset ?? Infinity;
  let count = 0;
  visit(tree, 'heading', ({depth, position}: Heading) => {
    if (depth > 1 && (position?.start.offset ?? Infinity) < end) count++;
  });
  return count;
}

/**
 * @param element the component that makes the headings
 * @param items added where the component is; nothing happens on a page without a table of contents
 */
export function addToToc(tree: Root, element: JsxElement, items: readonly TocItem[]): void {
  const toc = findToc(tree);
  if (!toc) return;
  const entries = items.map(
    ({text, ...item}) => valueToEstree({value: toHtml(text), ...item}) as ArrayExpression['elements'][number],
  );
  toc.elements.splice(countEntriesBefore(tree, element), 0, ...entries);
}
