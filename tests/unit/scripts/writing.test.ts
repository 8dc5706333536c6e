import {describe, expect, test} from 'vitest';
import {checkHeadings, checkLinks, findUnusedPictures, readMarkdown} from '../../../scripts/lib/writing.ts';

const page = [
  '---',
  'title: Page',
  '---',
  '',
  '## First {#first}',
  '',
  'See [b](./b.md#there), [site](https://x.test/#y) and `[code](./no.md)`.',
  '',
  '```bash',
  '# a comment is no heading',
  '[no](./no.md)',
  '```',
  '',
  '#### Deep',
  '## Again {#first}',
  '# Title {#title}',
].join('\n');

describe('headings', () => {
  test('are read with their lines, outside of code', () => {
    expect(readMarkdown(page).headings.map(({id, depth, line}) => [id, depth, line])).toEqual([
      ['first', 2, 5],
      [null, 4, 14],
      ['first', 2, 15],
      ['title', 1, 16],
    ]);
  });

  test('without an id, with one twice, on a skipped level or as h1 are reported at their line', () => {
    expect(checkHeadings('a.md', readMarkdown(page).headings)).toEqual([
      'a.md:14 "Deep" is an h4 below an h2',
      'a.md:14 "Deep" has no id: end it with {#short-id}',
      'a.md:15 "Again" repeats the id first',
      'a.md:16 "Title" is an h1: the title of the front matter is the only one',
    ]);
    expect(checkHeadings('a.md', readMarkdown('## One {#one}\n### Two {#two}\n## Three {#three}').headings)).toEqual(
      [],
    );
  });
});

describe('links', () => {
  const anchorsOf = (file: string): ReadonlySet<string> | null =>
    file === 'docs/b.md' ? new Set(['there']) : file === 'docs/a.md' ? new Set(['first']) : null;
  const check = (markdown: string): readonly string[] =>
    checkLinks('docs/a.md', readMarkdown(markdown).links, anchorsOf);

  test('to files, anchors and this page are followed, others are not', () => {
    expect(check(page)).toEqual([]);
    expect(check('[a](#first) [c](/changelog) [d](https://d.test/#x) [m](mailto:x@y.test)')).toEqual([]);
  });

  test('without a target are reported at their line', () => {
    expect(check('\n[b](./b.md#gone)\n[c](../c.md)\n[a](#gone)')).toEqual([
      'docs/a.md:2 links to ./b.md#gone: no such anchor there',
      'docs/a.md:3 links to ../c.md: there is no c.md',
      'docs/a.md:4 links to #gone: no such anchor there',
    ]);
  });
});

test('a picture is used when something names it or its rendering', () => {
  const pictures = ['img/logo.svg', 'img/card.svg', 'img/card.png', 'img/old.png'];
  expect(findUnusedPictures(pictures, "logo: 'img/logo.svg', image: 'img/card.png'")).toEqual(['img/old.png']);
});
