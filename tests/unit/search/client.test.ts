import {describe, expect, test, vi} from 'vitest';
import {readSearchAddress, searchAddress} from '@site/src/search/client/address.ts';
import {createEmbeddedSearch} from '@site/src/search/client/embedded.ts';
import {highlight} from '@site/src/search/client/highlight.ts';
import {missingResultsUrl} from '@site/src/search/client/missingResults.ts';
import {readPieces} from '@site/src/search/client/pieces.ts';
import {filtersFor, requestedTags} from '@site/src/search/client/tags.ts';
import {indexPages} from '@site/src/search/index/buildIndexFile.ts';
import type {SearchPage} from '@site/src/search/records/types.ts';

const siteRoot = 'https://example.org/docs/';
const section = (anchor: string, titles: readonly string[], sentences: readonly string[]) => ({
  anchor,
  titles,
  blocks: sentences,
  sentences,
});
const page: SearchPage = {
  path: 'faq/',
  title: 'FAQ',
  description: '',
  language: 'en',
  tag: 'docs-default-v1',
  sections: [
    section('', ['FAQ'], ['Questions <b>about</b> the battery.']),
    section('float', ['FAQ', 'Why no float?'], ['The voltage is not reached.']),
    section('monitoring', ['FAQ', 'Monitoring'], []),
    section('deep', ['FAQ', 'Monitoring', 'Alarms'], ['A battery alarm.']),
  ],
};

function embedded(load = vi.fn(async () => indexPages([page], 200))) {
  return {load, client: createEmbeddedSearch({loadIndex: load, siteRoot}).client};
}

async function searchFor(query: string, more: object = {}) {
  const {client} = embedded();
  const [result] = await client.search([
    {indexName: 'docs', query, facetFilters: filtersFor('docs-default-v1'), ...more},
  ]);
  return result!;
}

describe('the embedded client', () => {
  test('S3.4 answers with hits of DocSearch', async () => {
    const {hits, ...result} = await searchFor('float');
    expect(result).toEqual({index: 'docs', query: 'float', nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20});
    expect(hits[0]).toMatchObject({
      objectID: 'docs-default-v1/faq/#float',
      type: 'lvl1',
      url: `${siteRoot}faq/#float`,
      url_without_anchor: `${siteRoot}faq/`,
      anchor: 'float',
      content: 'The voltage is not reached.',
      hierarchy: {lvl0: 'FAQ', lvl1: 'Why no float?', lvl2: null, lvl6: null},
      _highlightResult: {hierarchy: {lvl1: {value: 'Why no <mark>float</mark>?', matchLevel: 'partial'}}},
      _snippetResult: {hierarchy: {lvl1: {value: 'Why no <mark>float</mark>?'}}},
    });
    expect(Object.keys(hits[0]?._highlightResult?.hierarchy ?? {})).toEqual(['lvl0', 'lvl1']);
  });

  test('text that matches is an escaped excerpt below the title of its section', async () => {
    const {hits} = await searchFor('questions');
    expect(hits[0]).toMatchObject({
      type: 'lvl1',
      _snippetResult: {content: {value: '<mark>Questions</mark> &lt;b&gt;about&lt;/b&gt; the battery.'}},
    });
  });

  test('excerpts have the length asked for, in the tags asked for', async () => {
    const {hits} = await searchFor('reached', {
      attributesToSnippet: ['content:2'],
      highlightPreTag: '<em>',
      highlightPostTag: '</em>',
    });
    expect(hits[0]?._snippetResult?.content?.value).toBe('…not <em>reached</em>.');
  });

  test('pages through the results', async () => {
    const all = await searchFor('battery');
    const second = await searchFor('battery', {hitsPerPage: 1, page: 1});
    expect(all.nbHits).toBe(2);
    expect(second).toMatchObject({nbHits: all.nbHits, nbPages: all.nbHits, page: 1});
    expect(second.hits).toEqual([all.hits[1]]);
  });

  test('loads only what is asked for, once, and again after a failure', async () => {
    const load = vi
      .fn(async () => indexPages([page], 200))
      .mockRejectedValueOnce(Object.assign(new Error('gone'), {name: 'RetryError'}));
    const {client} = embedded(load);
    const query = {indexName: 'docs', query: 'float', facetFilters: filtersFor('docs-default-v1')};
    await expect(client.search([query])).rejects.toMatchObject({name: 'RetryError'});
    expect((await client.search([query]))[0]?.nbHits).toBe(1);
    await client.search([query, query]);
    expect(load.mock.calls).toEqual([['docs-default-v1'], ['docs-default-v1']]);
  });

  test('filters without a tag find nothing', async () => {
    const {load, client} = embedded();
    expect((await client.search([{indexName: 'docs', query: 'float'}]))[0]?.hits).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('filters', () => {
  test('ask for the language, pages of the tag, and pages of no version', () => {
    expect(filtersFor('docs-default-current')).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
    expect(requestedTags(filtersFor('docs-default-current'))).toEqual(['docs-default-current']);
  });
});

describe('highlights', () => {
  const tags = {pre: '<mark>', post: '</mark>'};

  test('say how much of a text matches', () => {
    expect(highlight('Float voltage', new Set(['float', 'voltag']), tags).matchLevel).toBe('full');
    expect(highlight('Float voltage', new Set(['float']), tags)).toMatchObject({
      matchLevel: 'partial',
      matchedWords: ['float'],
    });
    expect(highlight('Float', new Set(), tags).matchLevel).toBe('none');
  });

  test('are read as text: only marks are markup', () => {
    const {value} = highlight(`<img src=x> "float" & 'more'`, new Set(['float']), tags);
    expect(readPieces(value)).toEqual([
      {text: '<img src=x> "', isMatch: false},
      {text: 'float', isMatch: true},
      {text: `" & 'more'`, isMatch: false},
    ]);
    expect(readPieces('<b>raw</b>')).toEqual([{text: '<b>raw</b>', isMatch: false}]);
  });
});

describe('addresses', () => {
  test('of the search page come back', () => {
    const address = {query: 'a & b', scope: 'v1', page: 2};
    expect(readSearchAddress(searchAddress(address))).toEqual(address);
    expect(searchAddress({query: ''})).toBe('');
    expect(readSearchAddress('?page=-3')).toEqual({query: '', scope: undefined, page: 0});
    expect(readSearchAddress('?q=x&page=nonsense').page).toBe(0);
  });

  test('of a new issue carry the query', () => {
    const address = new URL(missingResultsUrl('<b> & "x"'));
    expect(address.searchParams.get('title')).toBe('Documentation search: no results for "<b> & "x""');
  });
});
