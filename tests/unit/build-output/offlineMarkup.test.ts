import {fromParse5} from 'hast-util-from-parse5';
import {toHtml} from 'hast-util-to-html';
import {parseFragment} from 'parse5';
import type {ElementContent, Root} from 'hast';
import {expect, test} from 'vitest';
import {toOfflineSection, type OfflineTarget} from '../../../src/build-output/outputs/offline-version/offlineMarkup.ts';

const install = {path: 'general/install', key: 'install'};

const target: OfflineTarget = {
  root: 'https://docs.example/site/',
  pages: [install, {path: 'faq/', key: 'faq'}, {path: '', key: 'introduction'}],
  picture: (path) => (path === 'img/small.svg' ? 'data:image/svg+xml;base64,AA==' : null),
};

function convert(html: string): string {
  const tree = fromParse5(parseFragment(html)) as Root;
  const section = toOfflineSection(install, tree.children as ElementContent[], target);
  return toHtml(section.children);
}

test.each([
  ['the same page', '#ssh', '#install--ssh'],
  ['another page', '/site/faq/#limits', '#faq--limits'],
  ['a page without its slash', '/site/faq', '#faq'],
  ['the root of the version', '/site/', '#introduction'],
])('a link to %s leads to the place in the file', (_name, href, expected) => {
  expect(convert(`<a href="${href}">x</a>`)).toBe(`<a href="${expected}">x</a>`);
});

test.each([
  ['a tool', '/site/tools/log-reader?version=v1', 'https://docs.example/site/tools/log-reader?version=v1'],
  ['another version', '/site/next/faq/', 'https://docs.example/site/next/faq/'],
  ['another site', 'https://example.org/a', 'https://example.org/a'],
])('a link to %s has its whole address and is marked', (_name, href, expected) => {
  expect(convert(`<a href="${href}" target="_blank">x</a>`)).toBe(
    `<a href="${expected}" target="_blank" rel="noopener noreferrer" class="needs-connection">x</a>`,
  );
});

test('ids and what refers to them carry the page', () => {
  expect(convert('<h2 id="a">A</h2><div aria-describedby="a b" style="fill:url(#c)"></div>')).toBe(
    '<h2 id="install--a">A</h2><div aria-describedby="install--a install--b" style="fill:url(#install--c)"></div>',
  );
});

test('what needs a script is left out', () => {
  expect(
    convert(
      '<p>a<button>b</button><input><a class="hash-link" href="#x">#</a><span hidden>c</span><span role="status">d</span></p><p data-online-only>e</p>',
    ),
  ).toBe('<p>a</p>');
});

test('a fold with a danger is open, another one is closed', () => {
  const danger = '<details><summary>a</summary><div class="theme-admonition theme-admonition-danger">b</div></details>';
  expect(convert(danger)).toMatch(/^<details open>/);
  expect(convert('<details open><summary>a</summary>b</details>')).toMatch(/^<details><summary>/);
});

test('a small picture comes along, a large one keeps its address', () => {
  expect(convert('<img src="/site/img/small.svg">')).toBe('<img src="data:image/svg+xml;base64,AA==">');
  expect(convert('<img src="/site/img/large.png">')).toBe('<img src="https://docs.example/site/img/large.png">');
});
