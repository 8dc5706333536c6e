import {describe, expect, test} from 'vitest';
import {readResults} from '@site/src/search/client/readResults.ts';

const query = {indexName: 'docs', query: 'float', page: 2, hitsPerPage: 10};
const url = 'https://docs.example/faq/';
const noLevels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

const readHit = (hit: unknown) => readResults([{hits: [hit]}], [query])[0]?.hits[0];

describe('answers of a provider', () => {
  test.each([[undefined], [null], [[]], [[null]], [[{nbHits: 3}]], [[{hits: null}]], ['text'], [{0: {hits: []}}]])(
    'that are none count as none: %j',
    (results) => {
      expect(() => readResults(results, [query])).toThrow(expect.objectContaining({name: 'RetryError'}));
    },
  );

  test('without numbers have those of what is there', () => {
    const [result] = readResults([{hits: [{url}]}], [query]);
    expect(result).toMatchObject({nbHits: 1, page: 2, nbPages: 1, hitsPerPage: 10});
    expect(readResults([{hits: [], nbHits: '12', page: 0, nbPages: 'x'}], [query])).toMatchObject([
      {nbHits: 12, page: 0, nbPages: 1},
    ]);
  });

  test('keep what they have besides', () => {
    const hit = {objectID: 'a', url, hierarchy: {lvl0: 'FAQ', lvl1: 'Float', ...noLevels}, type: 'lvl1', weight: 1};
    expect(readResults([{hits: [hit], queryID: 'q'}], [query])).toMatchObject([{queryID: 'q', hits: [hit]}]);
  });

  test('leave out entries that are not records', () => {
    expect(readResults([{hits: [null, 'text', {url}]}], [query])[0]?.hits).toHaveLength(1);
  });
});

describe('records', () => {
  test.each([
    ['no levels', {url}, {lvl0: url, lvl1: url, ...noLevels}, 'lvl1'],
    ['one level', {url, type: 'lvl0', hierarchy: {lvl0: 'FAQ'}}, {lvl0: 'FAQ', lvl1: 'FAQ', ...noLevels}, 'lvl1'],
    [
      'levels that are not texts',
      {hierarchy: {lvl0: 'FAQ', lvl1: 'A', lvl2: ['b'], lvl3: 7}},
      {lvl0: 'FAQ', lvl1: 'A', ...noLevels},
      'lvl1',
    ],
    [
      'a type that nobody knows',
      {type: 'page', hierarchy: {lvl0: 'FAQ', lvl1: 'A', lvl2: 'B'}},
      {lvl0: 'FAQ', lvl1: 'A', ...noLevels, lvl2: 'B'},
      'lvl2',
    ],
    [
      'a gap between the levels',
      {type: 'page', hierarchy: {lvl0: 'FAQ', lvl3: 'A'}},
      {lvl0: 'FAQ', lvl1: null, ...noLevels, lvl3: 'A'},
      'lvl3',
    ],
    [
      'a type whose text is missing',
      {type: 'content', hierarchy: {lvl0: 'FAQ', lvl1: 'A'}},
      {lvl0: 'FAQ', lvl1: 'A', ...noLevels},
      'lvl1',
    ],
  ])('with %s have a title', (_name, hit, hierarchy, type) => {
    expect(readHit(hit)).toMatchObject({hierarchy, type});
  });

  test('have texts or none', () => {
    expect(readHit({url, content: {a: 1}, _highlightResult: null, _snippetResult: {hierarchy: 'x'}})).toMatchObject({
      content: null,
      _highlightResult: {hierarchy: {}},
      _snippetResult: {hierarchy: {}},
    });
    const marked = {value: 'A <mark>float</mark>', matchLevel: 'full', matchedWords: ['float']};
    const result = {hierarchy: {lvl0: marked, lvl1: {value: 7}, lvl2: null}, content: marked};
    expect(readHit({url, _highlightResult: result})?._highlightResult).toEqual({
      hierarchy: {lvl0: marked},
      content: marked,
    });
  });
});
