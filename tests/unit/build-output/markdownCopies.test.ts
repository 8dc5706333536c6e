import {describe, expect, test} from 'vitest';
import {type PageCopy, writeFullText, writeIndex} from '@site/src/build-output/outputs/llms.ts';
import {toCopies} from '@site/src/build-output/outputs/markdownCopies.ts';
import {readPage} from '@site/src/build-output/page/readPage.ts';
import type {PageKind} from '@site/src/build-output/page/types.ts';
import type {ListedVersion} from '@site/src/build-output/types.ts';
import {copyPath} from '@site/src/config/copyPath.ts';

const root = 'https://docs.invalid/base/';
const address = `${root}general/install`;

function copyOf(html: string): PageCopy | undefined {
  const versions: readonly ListedVersion[] = [{name: 'v1', label: 'v1 label', prefix: '', isLast: true, pages: []}];
  const file = {name: '', html: () => html, rewrite: () => {}};
  return toCopies({pages: [{...readPage(html, 'general/install'), file}], root, versions})[0];
}

const pageWith = (head: string, body: string): string =>
  `<html><head><meta name="description" content="About.">${head}</head><body><main>${body}</main></body></html>`;

const docsPage = (markdown: string): string =>
  pageWith(
    '<meta name="docsearch:docusaurus_tag" content="docs-default-v1">',
    `<article><div class="markdown"><header><h1>Install<a class="hash-link" href="#">#</a></h1></header>${markdown}</div></article>`,
  );

/** The copy's text below its header. */
function convert(html: string): string {
  return copyOf(docsPage(html))?.markdown?.split(`> Page: ${address}\n\n`)[1]?.trim() ?? '';
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
        '<h2 id="a">Steps<a class="hash-link" href="#a">#</a></h2><p>Text <button>Copy</button></p>' +
          '<div><label for="x">Filter</label><input id="x"><span role="status">3 settings</span></div><svg><text>x</text></svg>',
      ),
    ).toBe('## Steps\n\nText');
  });

  test('a fold begins with its words, or with the heading that it has', () => {
    expect(
      convert(
        '<details><summary>All of it</summary><p>x</p></details>' +
          '<details><summary>Daly</summary><h3 id="a">Daly</h3><p>y</p></details>',
      ),
    ).toBe('**All of it**\n\nx\n\n### Daly\n\ny');
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

describe('which pages have a copy', () => {
  test('a page of the docs says what it is', () => {
    const copy = copyOf(docsPage('<p>One<!-- --> two.</p>'));
    expect(copy?.page).toMatchObject({path: 'general/install', title: 'Install', version: 'v1', kind: 'docs'});
    expect(copy?.markdown).toBe(
      `# Install\n\n> About.\n>\n> Driver version: v1 label\n>\n> Page: ${address}\n\nOne two.\n`,
    );
  });

  const common = '<meta name="docsearch:docusaurus_tag" content="default">';

  test('a post is part of the changelog, a tool is a link only', () => {
    const post = copyOf(
      pageWith(
        common,
        '<article><h1>v1</h1><div id="__blog-post-container" class="markdown"><p>News.</p></div></article>',
      ),
    );
    expect(post?.page).toMatchObject({kind: 'post', version: null, title: 'v1'});
    expect(post?.markdown).toContain('News.');
    expect(copyOf(pageWith(common, '<h1>BMS finder</h1>'))).toMatchObject({page: {kind: 'tool'}, markdown: null});
  });

  test('the search, a hidden page and a list of posts have none', () => {
    const hidden = `${common}<meta property="robots" content="noindex, follow">`;
    expect(copyOf(pageWith(hidden, '<h1>Search</h1>'))).toBeUndefined();
    expect(copyOf(pageWith(common, '<article><h1>Posts</h1></article>'))).toBeUndefined();
    expect(copyOf(pageWith(common, '<p>No heading</p>'))).toBeUndefined();
  });
});

describe('the lists', () => {
  const site = {title: 'driver', summary: 'What it is.', root};
  const versions: readonly ListedVersion[] = [
    {name: 'current', label: 'v3-dev', prefix: 'next/', isLast: false, pages: []},
    {name: 'v2', label: 'v2', prefix: '', isLast: true, pages: []},
  ];
  const copy = (path: string, version: string | null, kind: PageKind, markdown: string | null): PageCopy => ({
    page: {
      path,
      title: path || 'Home',
      description: 'About.',
      language: 'en',
      version,
      kind,
      content: [],
      sections: [],
    },
    markdown,
  });
  const copies = [
    copy('', 'v2', 'docs', '# Home\n'),
    copy('changelog/v1', null, 'post', '# v1\n'),
    copy('changelog/v2', null, 'post', '# v2\n'),
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
