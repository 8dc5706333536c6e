import {liteClient} from 'algoliasearch/lite';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {createHostedClient, explainRefusals, fixHostState} from '@site/src/search/client/hosted.ts';

const host = {url: 'x-dsn.example.org', accept: 'read', protocol: 'https'} as const;

interface HostState {
  readonly isUp: () => boolean;
  readonly isTimedOut: () => boolean;
}

interface HostsCache {
  get: (key: object, makeDefault: () => Promise<object>) => Promise<HostState>;
  set: (key: object, state: object) => Promise<object>;
}

/** The cache of the client that the site ships, as `fixHostState` leaves it. */
function fixedCache(): HostsCache {
  return fixHostState(liteClient('app', 'key')).transporter.hostsCache as unknown as HostsCache;
}

describe('the state of hosts', () => {
  const failed = (status: string) => ({...host, status, lastUpdate: Date.now()});

  afterEach(() => void vi.useRealTimers());

  test('the client avoids a failed host for 120 s', async () => {
    vi.useFakeTimers({now: 1_000_000});
    const cache = fixedCache();
    await cache.set(failed('down'), failed('down'));
    const state = await cache.get(host, async () => ({}));
    expect(state.isUp()).toBe(false);
    vi.setSystemTime(1_000_000 + 119_000);
    expect(state.isUp()).toBe(false);
    vi.setSystemTime(1_000_000 + 121_000);
    expect(state.isUp()).toBe(true);
  });

  test('the client knows the newest state of a host', async () => {
    const cache = fixedCache();
    await cache.set(failed('down'), failed('down'));
    await cache.set({...failed('down'), lastUpdate: 1}, failed('timed out'));
    const state = await cache.get(host, async () => ({}));
    expect(state.isTimedOut()).toBe(true);
  });

  test('a client without such a cache stays as it is', () => {
    const client = {transporter: {}};
    expect(fixHostState(client)).toBe(client);
  });
});

describe('the hosted client', () => {
  const siteRoot = 'https://docs.example/';
  const answering = (results: readonly object[]) => {
    const search = vi.fn(async () => ({results}));
    return {search, client: createHostedClient({search, addAlgoliaAgent: () => {}, transporter: {}}, siteRoot)};
  };
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v2.0.20250729']];

  test('sends the queries as they are', async () => {
    const {search, client} = answering([{nbHits: 3, hits: []}]);
    const query = {indexName: 'docs', query: 'float'};
    expect(await client.search([query])).toMatchObject([{nbHits: 3, hits: []}]);
    expect(search).toHaveBeenCalledWith({requests: [query]});
  });

  test.each([
    ['config', 'tools/config-checker'],
    ['MAX_CELL_VOLTAGE = 3.5', 'tools/config-checker'],
    ['ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0', 'tools/log-reader'],
  ])('offers a tool for "%s", on the first page only', async (query, tool) => {
    const {client} = answering([{nbHits: 1, hits: [{objectID: 'page'}]}]);
    const [first] = await client.search([{indexName: 'docs', query, facetFilters}]);
    expect(first?.hits.map(({objectID}) => objectID)).toEqual([tool, 'page']);
    expect(first?.nbHits).toBe(2);
    const [second] = await client.search([{indexName: 'docs', query, facetFilters, page: 1}]);
    expect(second?.hits).toMatchObject([{objectID: 'page'}]);
    expect(second?.hits).toHaveLength(1);
  });
});

describe('what cannot be searched', () => {
  const query = {indexName: 'docs', query: 'float'};
  const failing = (error: Error) => ({
    search: async () => {
      throw error;
    },
    addAlgoliaAgent: () => {},
    transporter: {},
  });
  const refusal = Object.assign(new Error('Invalid key'), {name: 'ApiError', status: 403});
  const wordless = Object.assign(new Error(''), {name: 'ApiError', status: 400});
  const noJson = Object.assign(new Error('Unexpected token <'), {name: 'DeserializationError'});

  test.each([
    ['a refusal', refusal, {name: 'ApiError', message: 'Invalid key'}, 'Invalid key'],
    ['a refusal without a message', wordless, {name: 'RetryError'}, ''],
    ['an answer that is not JSON', noJson, {name: 'RetryError'}, ''],
  ])('is told of: %s', async (_name, error, onPage, inModal) => {
    await expect(createHostedClient(failing(error), 'https://docs.example/').search([query])).rejects.toMatchObject(
      onPage,
    );
    const said: string[] = [];
    const modal = explainRefusals(failing(error), (message) => said.push(message));
    await expect((modal.search as (request: object) => Promise<unknown>)({requests: [query]})).rejects.toMatchObject({
      name: 'RetryError',
    });
    expect(said).toEqual([inModal]);
  });
});
