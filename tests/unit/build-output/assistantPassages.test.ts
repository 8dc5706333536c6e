import {describe, expect, test} from 'vitest';
import {toPassages} from '@site/src/build-output/outputs/assistantPassages.ts';
import {readPage} from '@site/src/build-output/page/readPage.ts';

function read(content: string) {
  const html = `<html><head><meta name="docsearch:docusaurus_tag" content="docs-default-v2.0.20250729"></head>
    <body><article><div class="theme-doc-markdown markdown"><header><h1>Install</h1></header>${content}</div></article></body></html>`;
  return toPassages(readPage(html, 'general/install').page, '/base/');
}

/** Blocks of the part before the first heading. */
function blocks(content: string): readonly string[] {
  return read(content)[0]?.blocks ?? [];
}

describe('passages of a page', () => {
  test('begin at each heading and know the titles above', () => {
    const passages = read(
      '<p>Top.</p><h2 id="console">Over SSH<a class="hash-link" href="#console">#</a></h2><p>A.</p><h3 id="menu">The menu</h3><p>B.</p><h2 id="empty">Empty</h2>',
    );
    expect(passages).toEqual([
      {path: 'general/install', titles: ['Install'], blocks: ['Top.']},
      {path: 'general/install#console', titles: ['Install', 'Over SSH'], blocks: ['A.']},
      {path: 'general/install#menu', titles: ['Install', 'Over SSH', 'The menu'], blocks: ['B.']},
    ]);
  });

  test('carry the words in which people ask for them', () => {
    const uninstall = read('<h2 id="uninstall">Uninstall</h2><p>A.</p>').at(-1);
    expect(uninstall?.askedAs).toContain('deinstallieren');
  });

  test('a row with an anchor is one of its own', () => {
    const passages = read(
      '<h2 id="all">All</h2><table><thead><tr><th>Key</th><th>Meaning</th></tr></thead><tbody>' +
        '<tr id="example_key"><th><a href="#example_key"><code>EXAMPLE_KEY</code></a><button>Copy</button><div>Default INFO</div></th>' +
        '<td><p>How much.</p><ul><li><code>DEBUG</code>: all</li></ul></td></tr></tbody></table>',
    );
    expect(passages.at(-1)).toEqual({
      path: 'general/install#example_key',
      titles: ['Install', 'All', 'EXAMPLE_KEY'],
      blocks: ['Default INFO', 'How much.', '- `DEBUG`: all'],
    });
  });

  test('a row of several cells says what each is about', () => {
    const passages = read(
      '<table><thead><tr><th>Code</th><th>Name</th><th>What to do</th></tr></thead><tbody>' +
        '<tr id="error-1"><th>1</th><td>Low</td><td><ul><li>Charge.</li></ul></td></tr></tbody></table>',
    );
    expect(passages.at(-1)).toEqual({
      path: 'general/install#error-1',
      titles: ['Install', '1'],
      blocks: ['**Name:** Low', '**What to do:**', '- Charge.'],
    });
  });

  test('a column with an anchor is one of its own', () => {
    const passages = read(
      '<table><thead><tr><th>Feature</th><th><span id="jbd">JBD</span></th></tr></thead>' +
        '<tbody><tr><th>SoC</th><td>Yes</td></tr><tr><th>Alarms</th><td><p>No</p></td></tr></tbody></table>',
    );
    expect(passages.at(-1)).toEqual({
      path: 'general/install#jbd',
      titles: ['Install', 'JBD'],
      blocks: ['- SoC: Yes\n- Alarms: No'],
    });
  });

  test('a table that is too large is left to its rows, or to the page', () => {
    const rows = (count: number, cells: string) =>
      Array.from({length: count}, (_, row) => `<tr id="r${row}">${cells}</tr>`);
    expect(blocks(`<table><caption>All</caption>${rows(13, '<th>K</th><td>v</td>').join('')}</table>`)).toEqual([
      '_All_',
      '_The table on the page has 13 rows._',
    ]);
    expect(blocks(`<table>${rows(2, '<td>1</td>'.repeat(7)).join('')}</table>`)).toEqual([
      '_The table on the page has 7 columns._',
    ]);
  });
});

describe('Markdown of a page', () => {
  test('keeps steps whole, with the code inside them', () => {
    expect(
      blocks(
        '<ol><li><p>Log in.</p><div class="theme-code-block"><pre class="language-bash"><code><span>df -m</span> /data\nls\n</code></pre><button>Copy</button></div><p>Result: a number.</p></li><li>Go on.</li></ol>',
      ),
    ).toEqual(['1. Log in.\n\n   ```bash\n   df -m /data\n   ls\n   ```\n\n   Result: a number.\n\n2. Go on.']);
  });

  test('keeps tables, with pipes in cells escaped', () => {
    expect(
      blocks(
        '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>x|y</td><td><code>k</code></td></tr></tbody></table>',
      ),
    ).toEqual(['| A | B |\n| - | - |\n| x\\|y | `k` |']);
  });

  test('marks warnings as quotations with their title', () => {
    expect(
      blocks(
        '<div class="theme-admonition theme-admonition-danger"><div><span><svg></svg></span>Isolate</div><div><p>It burns.</p></div></div>',
      ),
    ).toEqual(['> **danger: Isolate**\n>\n> It burns.']);
  });

  test('leads links of the site below its root, and leaves out what is not a web address', () => {
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
    ).toEqual([]);
    expect(blocks('<ol><li>Wire it.<figure><figcaption>A drawing.</figcaption></figure></li></ol>')).toEqual([
      '1. Wire it.',
    ]);
  });

  test('text stays text: nothing in it is markup', () => {
    expect(blocks('<p>&lt;img src=x onerror=alert(1)&gt; [a](javascript:x) **b** `c` &amp;lt; a_b _c_</p>')).toEqual([
      '\\<img src=x onerror=alert(1)> \\[a]\\(javascript:x) \\*\\*b\\*\\* \\`c\\` \\&lt; a_b \\_c\\_',
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
