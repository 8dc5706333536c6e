// @vitest-environment node
import {liteClient} from 'algoliasearch/lite';
import {afterAll, beforeEach, describe, expect, test} from 'vitest';
import {account, searchHosts, startProvider} from '../../support/provider/index.ts';
import {routeHttpsTo} from '../../support/provider/nodeRouting.ts';
import {makeRecord} from '../../support/provider/records.ts';

const provider = await startProvider();
const restore = routeHttpsTo(provider.port);

afterAll(async () => {
  restore();
  await provider.close();
});

beforeEach(() => {
  provider.reset();
  provider.setRecords([makeRecord({url: 'https://docs.invalid/faq', titles: ['Documentation', 'FAQ']})]);
});

const requests = [{indexName: account.indexName, query: 'faq'}];

describe('the official client against the stand-in', () => {
  test('S7.1 S7.3 searches with its keys in the address', async () => {
    const client = liteClient(account.appId, account.searchKey, {authMode: 'WithinQueryParameters'});
    const {results} = await client.search({requests});
    expect(results[0]).toMatchObject({nbHits: 1, query: 'faq', index: account.indexName});
    const [request] = provider.requests();
    expect(request).toMatchObject({method: 'POST', path: '/1/indexes/*/queries', body: {requests}});
    expect(request?.query).toMatchObject({
      'x-algolia-application-id': account.appId,
      'x-algolia-api-key': account.searchKey,
    });
  });

  test('S7.5 asks for recommendations', async () => {
    const client = liteClient(account.appId, account.searchKey, {authMode: 'WithinQueryParameters'});
    const {results} = await client.getRecommendations({
      requests: [{indexName: account.indexName, model: 'related-products', objectID: 'faq', threshold: 0}],
    });
    expect(results[0]?.hits).toHaveLength(1);
    expect(provider.requests()[0]).toMatchObject({method: 'POST', path: '/1/indexes/*/recommendations'});
  });

  test('S7.4 S8.17 tries the hosts in turn, dsn first, and says so when none can be reached', async () => {
    provider.fail(searchHosts, {kind: 'reset'});
    const client = liteClient(account.appId, account.searchKey, {authMode: 'WithinQueryParameters'});
    await expect(client.search({requests})).rejects.toThrow(/Unreachable hosts/);
    expect(provider.order[0]).toBe('dsn');
    expect([...provider.order].sort()).toEqual(['1', '2', '3', 'dsn']);
  });

  test('S8.17 a 4xx is an error with status and message, after one request', async () => {
    provider.fail(searchHosts, {kind: 'status', status: 418, body: {message: 'short and stout', status: 418}});
    const client = liteClient(account.appId, account.searchKey, {authMode: 'WithinQueryParameters'});
    await expect(client.search({requests})).rejects.toMatchObject({
      name: 'ApiError',
      status: 418,
      message: 'short and stout',
    });
    expect(provider.order).toEqual(['dsn']);
  });

  test('S9.10 gives a host 1 second to answer, 2 seconds for a search and 30 seconds for a change', async () => {
    // The build for the browser, which the site loads; it comes without types.
    const builtForBrowser: string = 'algoliasearch/dist/lite/builds/browser';
    const {liteClient: browserClient} = (await import(builtForBrowser)) as {liteClient: typeof liteClient};
    const {transporter} = browserClient(account.appId, account.searchKey);
    expect(transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
  });

  test('S5.4 S8.7 needs an application id and a key', () => {
    expect(() => liteClient('', account.searchKey)).toThrow('`appId` is missing.');
    expect(() => liteClient(account.appId, '')).toThrow('`apiKey` is missing.');
  });
});
