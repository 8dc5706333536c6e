import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../../support/temporaryFolder.ts';
import {releaseState} from '../../../../src/docs-data/remark/releaseState.ts';

const site = temporaryFolder({
  'versions.json': '["v2.0.20250729", "v1.3.20240705-or-older"]',
  'blog/a.md': '---\nslug: v1.3.20240705\n---\n',
});
const folders = {
  development: 'docs',
  latest: 'versioned_docs/version-v2.0.20250729',
  older: 'versioned_docs/version-v1.3.20240705-or-older',
};
for (const folder of Object.values(folders)) mkdirSync(path.join(site, folder, '_data'), {recursive: true});

function compile(markdown: string, folder: string): Root {
  const page = new VFile({path: path.join(site, folder, 'page.md'), value: markdown});
  const tree = unified().use(remarkParse).use(remarkMdx).parse(page);
  releaseState()(tree, page);
  return tree;
}

const textsOf = (markdown: string): readonly string[] =>
  Object.values(folders).map((folder) => toString(compile(markdown, folder)));

describe('development, latest and older version', () => {
  test('keep the words that hold for them, in a sentence', () => {
    const markdown =
      'It is <DevelopmentOnly>new</DevelopmentOnly><LatestOnly>the latest</LatestOnly><OlderOnly>old</OlderOnly>.';
    expect(textsOf(markdown)).toEqual(['It is new.', 'It is the latest.', 'It is old.']);
  });

  test('keep the blocks that hold for them, headings and all', () => {
    const markdown = '<ReleasedOnly>\n\n## Released\n\nText **bold**.\n\n</ReleasedOnly>\n\nAfter.';
    const [development, latest] = [folders.development, folders.latest].map((folder) => compile(markdown, folder));
    expect(development?.children.map(({type}) => type)).toEqual(['paragraph']);
    expect(latest?.children.map(({type}) => type)).toEqual(['heading', 'paragraph', 'paragraph']);
  });

  test('keep one inside another', () => {
    const markdown = 'A <ReleasedOnly>*b* <LatestOnly>c</LatestOnly></ReleasedOnly>';
    expect(textsOf(markdown)).toEqual(['A ', 'A b c', 'A b ']);
  });

  test('have the day of their release', () => {
    expect(textsOf('On <ReleaseDate />.')).toEqual(['On not released.', 'On 29 Jul 2025.', 'On 5 Jul 2024.']);
  });

  test('link to their post, or to all posts if there is none', () => {
    const addresses = Object.values(folders).map((folder) => {
      let address = '';
      visit(compile('See <ReleaseNotes />.', folder), 'link', ({url}) => void (address = url));
      return address;
    });
    expect(addresses).toEqual(['/changelog', '/changelog', '/changelog/v1.3.20240705']);
  });
});

test('words alone on a line are a paragraph', () => {
  // MDX's own step that makes a block of such a line is not part of this test; its result is.
  const tree = compile('<DevelopmentOnly>\n\nA line.\n\n</DevelopmentOnly>', folders.development);
  expect(tree.children.map(({type}) => type)).toEqual(['paragraph']);
  const page = new VFile({path: path.join(site, folders.development, 'page.md')});
  const unravelled: Root = {
    type: 'root',
    children: [
      {type: 'mdxJsxFlowElement', name: 'DevelopmentOnly', attributes: [], children: [{type: 'text', value: 'A'}]},
    ],
  } as unknown as Root;
  releaseState()(unravelled, page);
  expect(unravelled.children.map(({type}) => type)).toEqual(['paragraph']);
});

test('a title of an admonition without plain words stops the build, because it would be lost', () => {
  const title = (...children: readonly object[]): Root =>
    ({
      type: 'root',
      children: [{type: 'containerDirective', name: 'info', position: {start: {line: 7}}, children}],
    }) as unknown as Root;
  const page = new VFile({path: path.join(site, folders.development, 'page.md')});
  const words = {type: 'text', value: 'New'};
  const component = {type: 'mdxJsxFlowElement', name: 'DevelopmentOnly', attributes: []};
  const run = (tree: Root): void => releaseState()(tree, page);
  expect(() => run(title({...component, children: [words]}))).toThrow(/page\.md:7: begin the title .* plain words/);
  run(
    title({type: 'paragraph', children: [words]}, {...component, children: [{type: 'paragraph', children: [words]}]}),
  );
});

test('a page outside of the docs keeps everything', () => {
  const tree = compile('<DevelopmentOnly>a</DevelopmentOnly> b', 'blog');
  expect(JSON.stringify(tree)).toContain('DevelopmentOnly');
});
