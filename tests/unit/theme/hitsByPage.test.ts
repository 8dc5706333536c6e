import type {DocSearchHit} from '@docsearch/react';
import {expect, test} from 'vitest';
import {hitsByPage} from '@site/src/theme/SearchBar/hitsByPage.ts';

function hit(...titles: readonly string[]): DocSearchHit {
  const hierarchy = Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((level) => [`lvl${level}`, titles[level] ?? null]),
  ) as unknown as DocSearchHit['hierarchy'];
  const marked = {
    hierarchy: Object.fromEntries(
      Object.entries(hierarchy).map(([level, value]) => [level, {value: `<mark>${value}</mark>`}]),
    ),
    content: {value: 'Text.'},
  };
  return {hierarchy, content: 'Text.', _snippetResult: marked, _highlightResult: marked} as unknown as DocSearchHit;
}

const headings = (pages: readonly string[]) =>
  hitsByPage(pages.map((page, index) => hit(page, `Section ${index}`))).map(({hierarchy, _highlightResult: marked}) => {
    expect(marked.hierarchy.lvl0.value).toBe(hierarchy.lvl0);
    return hierarchy.lvl0;
  });

test('S2.modal.6 the order stays: a new heading begins whenever the page changes, and none is there twice', () => {
  expect(headings(['FAQ', 'Connect', 'Connect', 'FAQ', 'Connect', 'FAQ', 'Install'])).toEqual([
    'FAQ',
    'Connect',
    'Connect',
    'FAQ, more',
    'Connect, more',
    'FAQ, more 2',
    'Install',
  ]);
});

test('S9.8 five hits are below one heading', () => {
  expect(headings(Array.from({length: 11}, () => 'FAQ'))).toEqual([
    ...Array.from({length: 5}, () => 'FAQ'),
    ...Array.from({length: 5}, () => 'FAQ, more'),
    'FAQ, more 2',
  ]);
});

test('the headline is the title of the section, and the titles above it are its path', () => {
  const [found] = hitsByPage([hit('Install', 'All settings', 'Float', 'FLOAT_CELL_VOLTAGE')]);
  expect(found).toMatchObject({
    type: 'lvl1',
    path: ['All settings', 'Float'],
    hierarchy: {lvl0: 'Install', lvl1: 'FLOAT_CELL_VOLTAGE', lvl2: null, lvl3: null},
    _snippetResult: {hierarchy: {lvl1: {value: '<mark>FLOAT_CELL_VOLTAGE</mark>'}}, content: {value: 'Text.'}},
  });
  expect(hitsByPage([hit('FAQ', 'FAQ')])[0]).toMatchObject({path: [], hierarchy: {lvl0: 'FAQ', lvl1: 'FAQ'}});
});
