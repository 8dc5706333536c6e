import {describe, expect, test} from 'vitest';
import {toSearchPages} from '@site/src/build-output/outputs/searchIndex.ts';
import {readPage} from '@site/src/build-output/page/readPage.ts';
import type {SearchPage} from '@site/src/search/records/types.ts';

const head = `
  <meta name="description" content="What the page is for">
  <meta name="docsearch:language" content="en">`;

function docsPage(markdown: string, tag = 'docs-default-v2.0.20250729'): string {
  return `<head>${head}<meta name="docsearch:docusaurus_tag" content="${tag}"></head>
    <body><nav>Menu</nav><article><nav>Breadcrumbs</nav><div class="theme-doc-markdown markdown">${markdown}</div>
    <footer>Edit this page</footer></article></body>`;
}

/** What the search gets of a page: its sections as plain text. */
function readText(html: string, path: string): SearchPage | undefined {
  return toSearchPages([readPage(html, path)])[0];
}

function read(markdown: string): SearchPage {
  const page = readText(docsPage(`<header><h1>Install</h1></header>${markdown}`), 'general/install');
  if (page === undefined) throw new Error('The page has not been read.');
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
    expect(sections).toMatchObject([
      {anchor: '', titles: ['Install'], blocks: ['First words.']},
      {anchor: 'a', titles: ['Install', 'Alpha'], blocks: ['Text of A.']},
      {anchor: 'b', titles: ['Install', 'Alpha', 'Beta'], blocks: ['one', 'two', 'three']},
      {anchor: 'c', titles: ['Install', 'Gamma'], blocks: []},
    ]);
  });

  test('leave out what is not text of the page', () => {
    const {sections} = read(`
      <p>Kept <button>Copy</button><sup>1</sup><svg><text>drawn</text></svg></p>
      <label>Filter</label><span role="status">3 rows</span><p hidden>no</p><style>p {}</style>
      <figure><svg><text>box</text></svg><figcaption>Caption</figcaption></figure>`);
    expect(sections[0]?.blocks).toEqual(['Kept', 'Caption']);
  });

  test('a table row with an anchor is a section of its own, the section of the heading continues after it', () => {
    const {sections} = read(`
      <h2 id="all">All settings</h2>
      <table><thead><tr><th>Setting</th><th>Meaning</th></tr></thead><tbody><tr id="example_key">
        <th scope="row"><a href="#example_key"><code>EXAMPLE_<wbr>KEY</code></a> <button>Copy</button>
          <div>Default 3.45 V</div></th>
        <td><p>Highest voltage.</p><p>Per cell.</p></td></tr></tbody></table>
      <p>After the table.</p>`);
    expect(sections.slice(1)).toMatchObject([
      {anchor: 'all', titles: ['Install', 'All settings'], blocks: ['After the table.']},
      {
        anchor: 'example_key',
        titles: ['Install', 'All settings', 'EXAMPLE_KEY'],
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

  test('a column whose head has an anchor is a section that says first what all its rows have in common', () => {
    const {sections} = read(`
      <table><thead><tr><th>Feature</th><th><span id="column-jbd">JBD</span></th><th>Plain</th></tr></thead>
      <tbody><tr><th>SoC <sup>1</sup></th><td>Yes <sup>2</sup></td><td>No</td></tr><tr><th>History</th><td></td><td>No</td></tr>
      <tr><th>Alarms</th><td>No</td><td>No</td></tr><tr><th>Current</th><td>Yes</td><td>No</td></tr></tbody></table>
      <dl><dt>Not yet</dt><dd>meant to come, not there in this version</dd></dl>`);
    expect(sections.slice(1)).toMatchObject([
      {anchor: 'column-jbd', titles: ['Install', 'JBD'], blocks: ['Yes: SoC, Current', 'No: Alarms']},
    ]);
    expect(sections[0]?.blocks).toEqual(['Not yet', 'meant to come, not there in this version']);
  });

  test('headings in a box that folds begin sections too', () => {
    const {sections} = read('<details><summary>More</summary><h2 id="a">A</h2><p>One.</p></details><p>Two.</p>');
    expect(sections).toMatchObject([
      {anchor: '', titles: ['Install'], blocks: ['More']},
      {anchor: 'a', titles: ['Install', 'A'], blocks: ['One.', 'Two.']},
    ]);
  });

  test('a drawing is its caption, its text alternative and its notes', () => {
    const {sections} = read(
      '<figure><div role="img" aria-label="Two wires" aria-describedby="d"><svg><text>A</text></svg></div>' +
        '<div id="d">From A to B.</div><figcaption>How it is wired.</figcaption><ol><li>Short<ul><li>or long</li></ul></li></ol></figure>',
    );
    expect(sections[0]?.blocks).toEqual(['How it is wired.', 'Two wires. From A to B.', 'Short', 'or long']);
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
    expect(readText(post('id="__blog-post-container"'), 'changelog/v2.0')).toMatchObject({
      tag: 'changelog',
      sections: [{titles: ['v2.0'], blocks: ['News.']}],
    });
  });

  test('a page without a version gives its title and description', () => {
    expect(readText(post(''), 'tools/config-checker')).toMatchObject({
      tag: 'default',
      sections: [{anchor: '', titles: ['v2.0'], blocks: ['What the page is for']}],
    });
  });

  test('a page that must not be listed gives nothing', () => {
    expect(readText(`<meta name="robots" content="noindex">${post('')}`, 'search')).toBeUndefined();
    expect(readText('<h1>Not found</h1>', '404')).toBeUndefined();
  });
});
