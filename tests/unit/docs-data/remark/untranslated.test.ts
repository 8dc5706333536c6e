import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {readText, type JsxElement} from '@site/src/docs-data/remark/jsx';
import {untranslated} from '@site/src/docs-data/remark/untranslated';

function marksOf(markdown: string): (readonly [string | null, string | undefined])[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  untranslated()(tree);
  const marks: (readonly [string | null, string | undefined])[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as JsxElement;
    marks.push([element.name, readText(element, 'translate')]);
  });
  return marks;
}

test('S1.8 keys and code written as HTML are marked, other elements are not', () => {
  expect(marksOf('Press <kbd>Enter</kbd>, see <code>log</code> and <em>wait</em>.\n\n<MenuPath>A</MenuPath>')).toEqual([
    ['kbd', 'no'],
    ['code', 'no'],
    ['em', undefined],
    ['MenuPath', undefined],
  ]);
});
