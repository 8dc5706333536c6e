import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {addToToc} from '@site/src/docs-data/remark/addToToc';

/** As Docusaurus leaves a page: headings in the text, and the table of contents at its end. */
const page = (toc: string) => `# Title\n\n## One\n\n<Reference />\n\n## Two\n\n${toc}\n`;

function run(toc: string): string {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(page(toc));
  const element = tree.children.find((node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement')!;
  addToToc(tree, element, [{text: 'A <b> & c', id: 'a', level: 3}]);
  const script = tree.children.find((node) => node.type === 'mdxjsEsm');
  return JSON.stringify(script?.data?.estree, (key, value) => (key === 'start' || key === 'end' ? undefined : value));
}

test('headings of a component are listed where the component is', () => {
  const json = run("export const toc = [{id: 'one'}, {id: 'two'}];");
  const places = ['one', 'A &lt;b> &amp; c', 'two'].map((text) => json.indexOf(`"value":"${text}"`));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('a page without a table of contents stays as it is', () => {
  expect(run("export const other = [{id: 'one'}];")).not.toContain('A &lt;b>');
});
