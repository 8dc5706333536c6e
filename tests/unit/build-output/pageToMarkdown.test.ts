import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {copyPath} from '../../../src/build-output/outputs/markdown-copies/copyPath.ts';
import {type ListedVersion, writeFullText, writeIndex} from '../../../src/build-output/outputs/markdown-copies/llms.ts';
import {pageToMarkdown} from '../../../src/build-output/outputs/markdown-copies/pageToMarkdown.ts';
import {type PageCopy, readCopy} from '../../../src/build-output/outputs/markdown-copies/readCopies.ts';

const address = 'https://docs.invalid/base/general/install';

function convert(html: string): string {
  const $ = load(`<article><div class="markdown">${html}</div></article>`);
  return pageToMarkdown($, $('.markdown').first(), address).trim();
}

describe('a page as Markdown', () => {
  test.each([
    ['', 'index.md'],
    ['faq/', 'faq/index.md'],
    ['next/general/install', 'next/general/install.md'],
    ['/base/', '/base/index.md'],
  ])('the copy of "%s" is %s', (page, copy) => expect(copyPath(page)).toBe(copy));

  test('has no title, anchors, buttons, fields or pictures of the interface', () => {
    expect(
      convert(
        '<h1>Install</h1><h2 id="a">Steps<a class="hash-link" href="#a">#</a></h2><p>Text <button>Copy</button></p>' +
          '<div><label for="x">Filter</label><input id="x"><span role="status">3 settings</span></div><svg><text>x</text></svg>',
      ),
    ).toBe('## Steps\n\nText');
  });

  test('links have full addresses', () => {
    expect(
      convert('<p><a href="#b">b</a> <a href="/base/faq/" title="x">faq</a> <a href="https://x.invalid/">x</a></p>'),
    ).toBe(`[b](${address}#b) [faq](https://docs.invalid/base/faq/) [x](https://x.invalid/)`);
  });

  test('code keeps its language, its title and its lines', () => {
    expect(
      convert(
        '<div class="theme-code-block language-ini"><div>config.ini</div><div><pre><code>' +
          '<span><span class="token">[DEFAULT]</span></span>\n<span>A = &lt;1&gt;</span>\n</code></pre><button>Copy</button></div></div>',
      ),
    ).toBe('config.ini:\n\n```ini\n[DEFAULT]\nA = <1>\n```');
  });

  test('a warning is a quotation that says its kind', () => {
    expect(
      convert(
        '<div class="theme-admonition theme-admonition-danger alert"><div><span><svg></svg></span>No isolation</div><div><p>Fuse <b>first</b>.</p></div></div>',
      ),
    ).toBe('> **danger: No isolation**\n>\n> Fuse **first**.');
  });

  test('a drawing is its caption and its text alternative', () => {
    expect(
      convert(
        '<figure><div role="img" aria-label="Two wires" aria-describedby="d"><svg aria-hidden="true"><text>A</text></svg></div>' +
          '<div id="d" class="hidden">From A to B.</div><figcaption>How <code>A</code> is wired.</figcaption><ol><li>Short</li></ol></figure>',
      ),
    ).toBe('_Figure: How `A` is wired._\n\nTwo wires. From A to B.\n\n1. Short');
  });

  test('a table has one line a row, with lists and paragraphs in it', () => {
    expect(
      convert(
        '<table><thead><tr><th>Key<th>Meaning<tbody><tr><th scope="row"><a href="#k"><code>K</code></a> <button>Copy</button>' +
          '<div>Default 1</div><td><p>One.<p>Two | three.<div><details><summary>2 values</summary><ul><li>a<li>b</ul></details></div></table>',
      ),
    ).toBe(`| Key | Meaning |\n| - | - |\n| [\`K\`](${address}#k) Default 1 | One. Two \\| three. a ; b |`);
  });
});

const page = (head: string, body: string): string =>
  `<html><head><meta name="description" content="About.">${head}</head><body><main>${body}</main></body></html>`;
const docsPage = page(
  '<meta name="docsearch:docusaurus_tag" content="docs-default-v1">',
  '<article><div class="markdown"><header><h1>Install<a class="hash-link" href="#">#</a></h1></header><p>One<!-- --> two.</p></div></article>',
);

describe('which pages have a copy', () => {
  const read = (html: string): PageCopy | null =>
    readCopy(html, 'general/install', 'https://docs.invalid/base/', (name) => `${name} label`);

  test('a page of the docs says what it is', () => {
    expect(read(docsPage)).toEqual({
      path: 'general/install',
      title: 'Install',
      description: 'About.',
      version: 'v1',
      kind: 'docs',
      markdown: `# Install\n\n> About.\n>\n> Driver version: v1 label\n>\n> Page: ${address}\n\nOne two.\n`,
    });
  });

  test('a post is part of the changelog, a tool is a link only', () => {
    const post = page(
      '',
      '<article><h1>v1</h1><div id="__blog-post-container" class="markdown"><p>News.</p></div></article>',
    );
    expect(read(post)).toMatchObject({kind: 'changelog', version: null, title: 'v1'});
    const tool = page('<meta name="docsearch:docusaurus_tag" content="default">', '<h1>BMS finder</h1>');
    expect(read(tool)).toMatchObject({kind: 'tool', markdown: null});
  });

  test('the search, a hidden page and a list of posts have none', () => {
    const tag = '<meta name="docsearch:docusaurus_tag" content="default">';
    expect(read(page(`${tag}<meta property="robots" content="noindex, follow">`, '<h1>Search</h1>'))).toBeNull();
    expect(read(page(tag, '<article><h1>Posts</h1></article>'))).toBeNull();
    expect(read(page(tag, '<p>No heading</p>'))).toBeNull();
  });
});

describe('the lists', () => {
  const site = {title: 'driver', summary: 'What it is.', root: 'https://docs.invalid/base/'};
  const versions: readonly ListedVersion[] = [
    {name: 'current', label: 'v3-dev', prefix: 'next/', isLast: false},
    {name: 'v2', label: 'v2', prefix: '', isLast: true},
  ];
  const copy = (path: string, version: string | null, kind: PageCopy['kind'], markdown: string | null): PageCopy => ({
    path,
    title: path || 'Home',
    description: 'About.',
    version,
    kind,
    markdown,
  });
  const copies = [
    copy('', 'v2', 'docs', '# Home\n'),
    copy('changelog/v1', null, 'changelog', '# v1\n'),
    copy('changelog/v2', null, 'changelog', '# v2\n'),
    copy('next/', 'current', 'docs', '# Next\n'),
    copy('tools/x', null, 'tool', null),
  ];

  test('llms.txt begins with the latest version and ends with the changelog, newest first', () => {
    const lines = writeIndex(site, versions, copies)
      .split('\n')
      .filter((line) => /^(#|- )/.test(line));
    expect(lines).toEqual([
      '# driver',
      '## Documentation of the latest version, v2',
      '- [Home](https://docs.invalid/base/index.md): About.',
      '- [All of it in one file](https://docs.invalid/base/llms-full.txt)',
      '## Documentation of the version in development, v3-dev',
      '- [next/](https://docs.invalid/base/next/index.md): About.',
      '- [All of it in one file](https://docs.invalid/base/next/llms-full.txt)',
      '## Tools',
      '- [tools/x](https://docs.invalid/base/tools/x): About.',
      '## Optional',
      '- [changelog/v2](https://docs.invalid/base/changelog/v2.md): About.',
      '- [changelog/v1](https://docs.invalid/base/changelog/v1.md): About.',
    ]);
  });

  test('llms-full.txt holds one version only', () => {
    const text = writeFullText(site, versions[1]!, copies);
    expect(text).toContain('# Home');
    expect(text).not.toContain('# Next');
  });
});
