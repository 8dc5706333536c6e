import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import * as figures from '../../../src/figures/index.ts';
import {writingPages} from '../../../src/config/writing.ts';
import {staticComponents} from '../../../src/page-text/staticComponents.ts';
import {defaultCurves} from '../../../src/driver-config/limits/defaultCurves.ts';
import {docsData} from '../../../src/docs-data/remark/docsData.ts';
import {releaseState, releaseWords} from '../../../src/docs-data/remark/releaseState.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const file = path.join(root, 'src/writing/components.md');
const page = readFileSync(file, 'utf8');

/** What MDX reads: Docusaurus takes front matter and the ids of headings away before. */
const withoutIds = (markdown: string): string =>
  markdown.replace(/^---\n.*?\n---\n/s, '').replaceAll(/ \{#[^}]+\}$/gm, '');

/** Components that have no heading, or no example of their own or within another's. */
function undocumented(markdown: string, names: readonly string[]): readonly string[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(withoutIds(markdown));
  const used = new Set<string | null>();
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => void used.add('name' in node ? node.name : null));
  return names.flatMap((name) => [
    ...(markdown.includes(`\n### \`${name}\` {#`) ? [] : [`${name} has no heading`]),
    ...(used.has(name) ? [] : [`${name} has no example`]),
  ]);
}

/** What a plugin writes into the pages, and no person. */
const byPlugins: readonly string[] = ['BelowFirstScreen'];

const scope = staticComponents.filter((name) => !byPlugins.includes(name));
const names = [...scope, ...Object.keys(figures), ...releaseWords];

test('the page for writers shows every component that pages can use', () => {
  console.log(`${names.length} components looked at`);
  expect(scope.length).toBeGreaterThan(15);
  expect(names.length).toBeGreaterThan(35);
  expect(undocumented(page, names)).toEqual([]);
});

test('a component that the page lacks is found', () => {
  expect(undocumented('\n### `A` {#a}\n\n<A />\n', ['A', 'B'])).toEqual(['B has no heading', 'B has no example']);
  expect(undocumented('\n### `A` {#a}\n\n`<A />`\n', ['A'])).toEqual(['A has no example']);
});

test('its examples hold for the version in development', () => {
  const folderOutside = path.join(root, 'docs');
  const run = (markdown: string) => {
    const source = new VFile({path: file, value: withoutIds(markdown)});
    const processor = unified().use(remarkParse).use(remarkMdx);
    const tree = processor.parse(source);
    releaseState({folderOutside})(tree, source);
    docsData({dataHash: '', curvesOf: defaultCurves, folderOutside})(tree, source);
  };
  expect(() => run(page)).not.toThrow();
  expect(() => run('<Setting name="NO_SUCH_KEY" />')).toThrow(/has no setting "NO_SUCH_KEY"/);
});

test('only npm run dev has the page', () => {
  expect(writingPages(root, 'development')).toHaveLength(1);
  expect(writingPages(root, 'production')).toEqual([]);
});
