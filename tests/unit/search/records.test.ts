import {describe, expect, test} from 'vitest';
import {toRecords} from '@site/src/search/records/toRecords.ts';
import type {SearchPage} from '@site/src/search/records/types.ts';

const page: SearchPage = {
  path: 'general/install',
  title: 'Install',
  description: '',
  language: 'en',
  tag: 'docs-default-v2.0.20250729',
  sections: [
    {anchor: '', titles: ['Install'], blocks: ['Top.'], sentences: ['Top.']},
    {anchor: 'a', titles: ['Install', 'Alpha'], blocks: [], sentences: []},
    {anchor: 'b', titles: ['Install', 'Alpha', 'Beta'], blocks: ['Text.'], sentences: ['Text.']},
  ],
};

describe('records of the hosted search', () => {
  const root = 'https://example.org/docs/';

  test('S3.4 have the shape of DocSearch: titles by level, text, address, version', () => {
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
    const ids = toRecords(page, root).map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(toRecords(page, root).map(({objectID}) => objectID)).toEqual(ids);
  });
});
