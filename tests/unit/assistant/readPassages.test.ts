import {describe, expect, test} from 'vitest';
import {readPassages} from '@site/src/assistant/passages/readPassages';

function read(content: string, tag = 'docs-default-v2.0.20250729') {
  const html = `<html><head><meta name="docsearch:docusaurus_tag" content="${tag}"></head>
    <body><article><div class="theme-doc-markdown markdown"><header><h1>Install</h1></header>${content}</div></article></body></html>`;
  return readPassages(html, 'general/install', '/base/');
}

/** Blocks of the part before the first heading. */
function blocks(content: string): readonly string[] {
  return read(content)?.passages[0]?.blocks ?? [];
}

describe('passages of a page', () => {
  test('begin at each heading and know the titles above', () => {
    const page = read(
      '<p>Top.</p><h2 id="ssh">Over SSH<a class="hash-link" href="#ssh">#</a></h2><p>A.</p><h3 id="menu">The menu</h3><p>B.</p><h2 id="empty">Empty</h2>',
    );
    expect(page).toEqual({
      tag: 'docs-default-v2.0.20250729',
      passages: [
        {path: 'general/install', titles: ['Install'], blocks: ['Top.']},
        {path: 'general/install#ssh', titles: ['Install', 'Over SSH'], blocks: ['A.']},
        {path: 'general/install#menu', titles: ['Install', 'Over SSH', 'The menu'], blocks: ['B.']},
      ],
    });
  });

  test('are read from pages of the docs only', () => {
    expect(read('<p>Text.</p>', 'default')).toBeNull();
  });

  test('a row with an anchor is one of its own', () => {
    const page = read(
      '<h2 id="all">All</h2><table><thead><tr><th>Key</th><th>Meaning</th></tr></thead><tbody>' +
        '<tr id="logging"><th><a href="#logging"><code>LOGGING</code></a><button>Copy</button><div>Default INFO</div></th>' +
        '<td><p>How much.</p><ul><li><code>DEBUG</code>: all</li></ul></td></tr></tbody></table>',
    );
    expect(page?.passages.at(-1)).toEqual({
      path: 'general/install#logging',
      titles: ['Install', 'All', 'LOGGING'],
      blocks: ['Default INFO', 'How much.', '- `DEBUG`: all'],
    });
  });
});

describe('Markdown of a page', () => {
  test('keeps steps whole, with the code inside them', () => {
    expect(
      blocks(
        '<ol><li><p>Log in.</p><div class="theme-code-block"><pre class="language-bash"><code><span>df -m</span> /data\nls\n</code></pre><button>Copy</button></div><p>Result: a number.</p></li><li>Go on.</li></ol>',
      ),
    ).toEqual(['1. Log in.\n\n   ```bash\n   df -m /data\n   ls\n   ```\n\n   Result: a number.\n2. Go on.']);
  });

  test('keeps tables, with pipes in cells escaped', () => {
    expect(
      blocks(
        '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>x|y</td><td><code>k</code></td></tr></tbody></table>',
      ),
    ).toEqual(['| A | B |\n| --- | --- |\n| x\\|y | `k` |']);
  });

  test('marks warnings as quotations with their title', () => {
    expect(
      blocks(
        '<div class="theme-admonition theme-admonition-danger"><div><span><svg></svg></span>Isolate</div><div><p>It burns.</p></div></div>',
      ),
    ).toEqual(['> **Isolate**\n>\n> It burns.']);
  });

  test('leads links of the site below its root, and leaves out what is no web address', () => {
    expect(
      blocks(
        '<p><a href="/base/faq/#a">FAQ</a> <a href="#b">here</a> <a href="https://example.org/x">out</a> <a href="javascript:alert(1)">bad</a></p>',
      ),
    ).toEqual(['[FAQ](site:faq/#a) [here](site:general/install#b) [out](https://example.org/x) bad']);
  });

  test('leaves out what is not read: buttons, drawings, hidden text', () => {
    expect(
      blocks(
        '<figure><svg><text>no</text></svg><p hidden>no</p><figcaption>A drawing.</figcaption></figure><button>no</button>',
      ),
    ).toEqual(['*A drawing.*']);
  });

  test('text stays text: nothing in it is markup', () => {
    expect(blocks('<p>&lt;img src=x onerror=alert(1)&gt; [a](javascript:x) **b** `c` &amp;lt; a_b _c_</p>')).toEqual([
      '\\<img src=x onerror=alert(1)> \\[a\\](javascript:x) \\*\\*b\\*\\* \\`c\\` \\&lt; a_b \\_c\\_',
    ]);
    expect(blocks('<p># no heading</p><p>1. no list</p><p>- neither</p>')).toEqual([
      '\\# no heading',
      '1\\. no list',
      '\\- neither',
    ]);
  });

  test('code may hold back-ticks', () => {
    expect(blocks('<p><code>a`b</code></p><pre><code>```\nx</code></pre>')).toEqual(['``a`b``', '````\n```\nx\n````']);
  });
});
