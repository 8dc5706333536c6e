import {afterAll, beforeEach, describe, expect, test} from 'vitest';
import {account, startProvider, searchHosts} from '../../support/provider/index.ts';
import {makeRecord} from '../../support/provider/records.ts';
import {ask, queriesPath} from './wire.ts';

const provider = await startProvider();

afterAll(() => provider.close());

const records = [
  makeRecord({url: 'https://docs.invalid/install', titles: ['Documentation', 'Install']}),
  makeRecord({
    url: 'https://docs.invalid/install#usb',
    titles: ['Documentation', 'Install', 'USB stick'],
    content: 'Copy the file to a stick, put it into the device and wait until it has installed the driver for you',
  }),
  makeRecord({url: 'https://docs.invalid/old/install', titles: ['Documentation', 'Install'], version: 'v1.4.20240928'}),
];

beforeEach(() => {
  provider.reset();
  provider.setRecords(records);
});

interface Hit {
  readonly url: string;
  readonly _highlightResult: {readonly hierarchy: Readonly<Record<string, {readonly value: string}>>};
  readonly _snippetResult?: {readonly content?: {readonly value: string}};
}

interface Result {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly query: string;
  readonly queryID?: string;
  readonly facets?: unknown;
}

async function search(query: Readonly<Record<string, unknown>>): Promise<Result> {
  const body = {requests: [{indexName: account.indexName, ...query}]};
  const {text, status} = await ask(provider, 'dsn', {path: queriesPath, body});
  expect(status, text).toBe(200);
  return (JSON.parse(text) as {results: Result[]}).results[0]!;
}

describe('searches', () => {
  test('find the records whose words begin with those of the query, and say how many', async () => {
    const {hits, nbHits, query} = await search({query: 'inst'});
    expect(hits.map(({url}) => url)).toEqual(records.map(({url}) => url));
    expect({nbHits, query}).toEqual({nbHits: 3, query: 'inst'});
    expect((await search({query: 'inst stick'})).nbHits).toBe(1);
    expect((await search({query: 'nothing'})).nbHits).toBe(0);
  });

  test('join facet groups by AND and the filters in one by OR', async () => {
    const oneVersion = await search({
      query: '',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v1.4.20240928']],
    });
    expect(oneVersion.hits.map(({url}) => url)).toEqual(['https://docs.invalid/old/install']);
    expect((await search({query: '', facetFilters: ['language:de']})).nbHits).toBe(0);
  });

  test('mark matches with the tags of the query, else with those of the index', async () => {
    const mine = await search({query: 'usb', highlightPreTag: '<mark>', highlightPostTag: '</mark>'});
    expect(mine.hits[0]?._highlightResult.hierarchy.lvl2?.value).toBe('<mark>USB</mark> stick');
    const theirs = await search({query: 'usb'});
    expect(theirs.hits[0]?._highlightResult.hierarchy.lvl2?.value).toContain('algolia-docsearch-suggestion--highlight');
    expect(Object.keys(theirs.hits[0]!._highlightResult.hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2']);
  });

  test('cut snippets to the number of words asked for, around the match', async () => {
    const {hits} = await search({
      query: 'driver',
      attributesToSnippet: ['content:5'],
      highlightPreTag: '[',
      highlightPostTag: ']',
    });
    expect(hits[0]?._snippetResult?.content?.value).toBe('… installed the [driver] for you');
  });

  test('page, count facets and give a query id only when asked', async () => {
    const {hits, nbPages, facets, queryID} = await search({
      query: 'install',
      hitsPerPage: 2,
      page: 1,
      facets: ['docusaurus_tag'],
      clickAnalytics: true,
    });
    expect(hits).toHaveLength(1);
    expect(nbPages).toBe(2);
    expect(facets).toEqual({docusaurus_tag: {'docs-default-v2.0.20250729': 2, 'docs-default-v1.4.20240928': 1}});
    expect(queryID).toMatch(/^query-\d+$/);
    expect((await search({query: ''})).queryID).toBeUndefined();
  });

  test('are refused as the provider refuses them: wrong key, unknown index, unknown parameter', async () => {
    const body = (request: object) => ({requests: [request]});
    const statusOf = async (path: string, request: object) =>
      (await ask(provider, 'dsn', {path, body: body(request)})).status;
    expect(await statusOf('/1/indexes/*/queries', {indexName: account.indexName})).toBe(403);
    expect(await statusOf(queriesPath, {indexName: 'another'})).toBe(404);
    expect(await statusOf(queriesPath, {indexName: account.indexName, colour: 'green'})).toBe(400);
  });
});

describe('what the log tells', () => {
  test('every request with its host, address, headers and body, in order', async () => {
    const body = {requests: [{indexName: account.indexName, query: 'usb'}]};
    await ask(provider, '2', {path: queriesPath, body, headers: {'x-mark': 'yes'}});
    await ask(provider, 'dsn', {path: queriesPath, body});
    expect(provider.order).toEqual(['2', 'dsn']);
    const [first] = provider.requests('2');
    expect(first).toMatchObject({
      method: 'POST',
      host: 'standin-2.algolianet.com',
      path: '/1/indexes/*/queries',
      query: {'x-algolia-api-key': account.searchKey},
      headers: {'x-mark': 'yes'},
      body,
    });
    provider.forget();
    expect(provider.order).toEqual([]);
  });

  test('an arrival resolves for a request that was and for one that will be', async () => {
    const body = {requests: [{indexName: account.indexName}]};
    const second = provider.arrival('dsn', 2);
    await ask(provider, 'dsn', {path: queriesPath, body, headers: {'x-turn': 'first'}});
    await ask(provider, 'dsn', {path: queriesPath, body, headers: {'x-turn': 'second'}});
    expect((await second).headers['x-turn']).toBe('second');
    expect((await provider.arrival('dsn', 1)).headers['x-turn']).toBe('first');
  });
});

describe('each fault really happens', () => {
  const body = {requests: [{indexName: account.indexName}]};
  const path = queriesPath;

  test.each(searchHosts)('host %s answers with a status that every origin may read', async (host) => {
    provider.fail(host, {kind: 'status', status: 503, body: 'down'});
    const {status, headers, text} = await ask(provider, host, {path, body});
    expect({status, text}).toEqual({status: 503, text: 'down'});
    expect(headers['access-control-allow-origin']).toBe('*');
    provider.recover(host);
    expect((await ask(provider, host, {path, body})).status).toBe(200);
  });

  test('a reset closes the connection without an answer', async () => {
    provider.fail('dsn', {kind: 'reset'});
    await expect(ask(provider, 'dsn', {path, body})).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect(provider.order).toEqual(['dsn']);
  });

  test('a hang before the headers sends nothing until the stand-in is reset', async () => {
    provider.fail('dsn', {kind: 'hang-before-headers'});
    let answered = false;
    const asked = ask(provider, 'dsn', {path, body, onHeaders: () => (answered = true)});
    const outcome = expect(asked).rejects.toThrow(/socket hang up|ECONNRESET|aborted/);
    await provider.arrival('dsn');
    // Another host answers meanwhile: the silence is not slowness of the whole stand-in.
    expect((await ask(provider, '1', {path, body})).status).toBe(200);
    expect(answered).toBe(false);
    provider.reset();
    await outcome;
    expect(answered).toBe(false);
  });

  test('a hang after the headers sends these, the first byte and no more', async () => {
    provider.fail('dsn', {kind: 'hang-after-headers'});
    let data = '';
    await new Promise<void>((resolve) => {
      const onData = (text: string) => {
        data += text;
        resolve();
      };
      ask(provider, 'dsn', {path, body, onData}).catch(() => undefined);
    });
    expect((await ask(provider, '1', {path, body})).status).toBe(200);
    expect(data).toBe('{');
  });

  test('a fault of one host leaves the others alone', async () => {
    provider.fail(['dsn', '2'], {kind: 'status', status: 500});
    const statuses = await Promise.all(
      searchHosts.map(async (host) => (await ask(provider, host, {path, body})).status),
    );
    expect(statuses).toEqual([500, 200, 500, 200]);
  });

  test('a host with another name gets no answer', async () => {
    provider.reset();
    const {status} = await ask(provider, 'token', {path: '/elsewhere', body});
    expect(status).toBe(404);
    expect(provider.order).toEqual([]);
  });
});
