import type {Root} from 'hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {markHydratedPages} from '@site/src/page-text/markHydratedPages';

/** The front matter of a page after the plugin; elements of JSX are the same before and after Markdown becomes HTML. */
function frontMatterOf(markdown: string, frontMatter: Record<string, unknown> = {}): Record<string, unknown> {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown) as unknown as Root;
  markHydratedPages()(tree, new VFile({data: {frontMatter}}));
  return frontMatter;
}

test.each([
  '<Tabs><TabItem value="a">A</TabItem></Tabs>',
  'Text with <Counter /> in it.',
  '<theme.Tabs />',
  '<button onClick={() => alert(1)}>Click</button>',
])('a page with state is hydrated: %s', (markdown) => {
  expect(frontMatterOf(markdown)).toEqual({hydrate: true});
});

test.each([
  'Text with a [link](./faq.md) and `code`.',
  '<Setting name="A" /> <MenuPath>A → B</MenuPath>',
  '<DataPathFigure />',
  '<Details><summary>More</summary></Details>',
  '<span id="a">A</span>',
])('a page without stays HTML: %s', (markdown) => {
  expect(frontMatterOf(markdown)).toEqual({});
});

test('`hydrate` in the front matter wins over what was found', () => {
  expect(frontMatterOf('<Tabs />', {hydrate: false})).toEqual({hydrate: false});
  expect(frontMatterOf('Text.', {hydrate: true})).toEqual({hydrate: true});
});
