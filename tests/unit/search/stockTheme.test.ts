/**
 * Why the site has a search bar and a search page of its own: the theme still has these faults. When one of them is gone,
 * see whether the component can go too.
 */
import fs from 'node:fs';
import {expect, test} from 'vitest';

const read = (component: string) =>
  fs.readFileSync(`node_modules/@docusaurus/theme-search-algolia/lib/theme/${component}/index.js`, 'utf8');

test('the stock search bar asks for a connection to the provider on every page', () => {
  expect(read('SearchBar')).toMatch(/rel="preconnect"\s+href=\{`https:\/\/\$\{[^}]*appId\}-dsn\.algolia\.net`\}/);
});

test('the stock search bar does not say when the modal cannot be loaded', () => {
  const source = read('SearchBar');
  expect(source.match(/import\('@docsearch\/react\/modal'\)/g)).toHaveLength(1);
  expect(source).not.toMatch(/\.catch\(|catch \(|@docusaurus\/ErrorBoundary/);
});

test('the stock search page waits endlessly when there is no answer', () => {
  const source = read('SearchPage');
  expect([...source.matchAll(/algoliaHelper\.on\(\s*'(\w+)'/g)].map(([, event]) => event)).toEqual(['result']);
});

test('the stock search page searches the first version of the list, which is the development version', () => {
  expect(read('SearchPage')).toMatch(/pluginData\.versions\[0\]\.name/);
});

test('the stock search page puts the HTML of the index into the page', () => {
  expect(read('SearchPage')).toContain('dangerouslySetInnerHTML');
});
