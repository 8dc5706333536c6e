import {describe, expect, test} from 'vitest';
import {readPage} from '@site/src/build-output/page/readPage.ts';
import {toRecords} from '@site/src/build-output/page/toRecords.ts';
import type {SearchPage} from '@site/src/build-output/page/types.ts';

const head = `
  <meta name="description" content="What the page is for">
  <meta name="docsearch:language" content="en">`;

function docsPage(markdown: string, tag = 'docs-default-v2.0.20250729'): string {
  return `<head>${head}<meta name="docsearch:docusaurus_tag" content="${tag}"></head>
    <body><nav>Menu</nav><article><nav>Breadcrumbs</nav><div class="theme-doc-markdown markdown">${markdown}</div>
    <footer>Edit this page</footer></article></body>`;
}

function read(markdown: string): SearchPage {
  const page = readPage(docsPage(`<header><h1>Install</h1></header>${markdown}`), 'general/install');
  if (page === null) throw new Error('The page has not been read.');
  return page;
}

describe('sections of a page', () => {
  test('start at headings with an anchor and know the titles above them', () => {
    const {sections, title, tag, path} = read(`
      <p>First words.</p>
      <h2 id="a">Alpha<a class="hash-link" href="#a">#</a></h2><p>Text of A.</p>
      <h3 id="b">Beta</h3><ul><li>one</li><li>two <ul><li>three</li></ul></li></ul>
      <h2 id="c">Gamma</h2>`);
    expect({title, tag, path}).toEqual({
      title: 'Install',
      tag: 'docs-default-v2.0.20250729',
      path: 'general/install',
    });
    expect(sections).toEqual([
      {anchor: '', titles: ['Install'], blocks: ['First words.']},
      {anchor: 'a', titles: ['Install', 'Alpha'], blocks: ['Text of A.']},
      {anchor: 'b', titles: ['Install', 'Alpha', 'Beta'], blocks: ['one', 'two', 'three']},
      {anchor: 'c', titles: ['Install', 'Gamma'], blocks: []},
    ]);
  });

  test('leave out what is not text of the page', () => {
    const {sections} = read(`
      <p>Kept <button>Copy</button><sup>1</sup><svg><text>drawn</text></svg></p>
      <label>Filter</label><style>p {}</style><figure><svg><text>box</text></svg><figcaption>Caption</figcaption></figure>`);
    expect(sections[0]?.blocks).toEqual(['Kept', 'Caption']);
  });

  test('a table row with an anchor is a section of its own, the heading goes on after it', () => {
    const {sections} = read(`
      <h2 id="all">All settings</h2>
      <table><thead><tr><th>Setting</th><th>Meaning</th></tr></thead><tbody><tr id="max_cell_voltage">
        <th scope="row"><a href="#max_cell_voltage"><code>MAX_<wbr>CELL_<wbr>VOLTAGE</code></a> <button>Copy</button>
          <div>Default 3.45 V</div></th>
        <td><p>Highest voltage.</p><p>Per cell.</p></td></tr></tbody></table>
      <p>After the table.</p>`);
    expect(sections.slice(1)).toEqual([
      {anchor: 'all', titles: ['Install', 'All settings'], blocks: ['After the table.']},
      {
        anchor: 'max_cell_voltage',
        titles: ['Install', 'All settings', 'MAX_CELL_VOLTAGE'],
        blocks: ['Default 3.45 V · Highest voltage. Per cell.'],
      },
    ]);
  });

  test('a row without an anchor is one block; a row that only points to another row keeps its name', () => {
    const {sections} = read(`
      <table><caption>Files</caption><tbody>
        <tr><td>Log</td><td><code>/var/log</code></td><td></td></tr>
        <tr><th scope="row"><a href="/general/install#max_cell_voltage">MAX_CELL_VOLTAGE</a></th><td>3.45 V</td></tr>
      </tbody></table>`);
    expect(sections[0]?.blocks).toEqual(['Files', 'Log · /var/log', 'MAX_CELL_VOLTAGE']);
  });

  test('a column whose head has an anchor is a section', () => {
    const {sections} = read(`
      <table><thead><tr><th>Feature</th><th><span id="column-jbd">JBD</span></th><th>Plain</th></tr></thead>
      <tbody><tr><th>SoC</th><td>Yes</td><td>No</td></tr><tr><th>History</th><td></td><td>No</td></tr></tbody></table>`);
    expect(sections[1]).toEqual({anchor: 'column-jbd', titles: ['Install', 'JBD'], blocks: ['SoC: Yes']});
  });

  test('code keeps its lines apart', () => {
    const {sections} = read(
      '<pre><code><div class="token-line">[DEFAULT]<br></div><div class="token-line">A = 1</div></code></pre>',
    );
    expect(sections[0]?.blocks).toEqual(['[DEFAULT] A = 1']);
  });
});

describe('pages besides the docs', () => {
  const post = (id: string) =>
    `<head>${head}<meta name="docsearch:docusaurus_tag" content="default"></head>
     <body><main><article><header><h1>v2.0</h1></header><div ${id} class="markdown"><p>News.</p></div></article></main></body>`;

  test('a post of the changelog has a tag of its own', () => {
    expect(readPage(post('id="__blog-post-container"'), 'changelog/v2.0')).toMatchObject({
      tag: 'changelog',
      sections: [{titles: ['v2.0'], blocks: ['News.']}],
    });
  });

  test('a page without a version gives its title and description', () => {
    expect(readPage(post(''), 'tools/config-checker')).toMatchObject({
      tag: 'default',
      sections: [{anchor: '', titles: ['v2.0'], blocks: ['What the page is for']}],
    });
  });

  test('a page that must not be listed gives nothing', () => {
    expect(readPage(`<meta name="robots" content="noindex">${post('')}`, 'search')).toBeNull();
    expect(readPage('<h1>Not found</h1>', '404')).toBeNull();
  });
});

describe('records of the hosted search', () => {
  const root = 'https://example.org/docs/';

  test('S3.4 have the shape of DocSearch: titles by level, text, address, version', () => {
    const page = read('<p>Top.</p><h2 id="a">Alpha</h2><h3 id="b">Beta</h3><p>Text.</p>');
    const records = toRecords(page, root);
    expect(records.map(({type, url, content}) => ({type, url, content}))).toEqual([
      {type: 'lvl1', url: `${root}general/install`, content: null},
      {type: 'content', url: `${root}general/install`, content: 'Top.'},
      {type: 'lvl1', url: `${root}general/install#a`, content: null},
      {type: 'lvl2', url: `${root}general/install#b`, content: null},
      {type: 'content', url: `${root}general/install#b`, content: 'Text.'},
    ]);
    expect(records[0]?.hierarchy).toEqual({
      lvl0: 'Install',
      lvl1: 'Install',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
    expect(records[4]).toMatchObject({
      hierarchy: {lvl0: 'Install', lvl1: 'Alpha', lvl2: 'Beta', lvl3: null},
      anchor: 'b',
      url_without_anchor: `${root}general/install`,
      language: 'en',
      docusaurus_tag: 'docs-default-v2.0.20250729',
    });
  });

  test('each has an id of its own, the same in every build', () => {
    const markdown = '<p>One.</p><p>Two.</p><h2 id="a">Alpha</h2><p>Three.</p>';
    const ids = toRecords(read(markdown), root).map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(toRecords(read(markdown), root).map(({objectID}) => objectID)).toEqual(ids);
  });
});
