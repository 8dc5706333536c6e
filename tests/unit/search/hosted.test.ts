import {liteClient} from 'algoliasearch/lite';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {createHostedClient, fixHostState} from '@site/src/search/client/hosted.ts';

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
    expect(await client.search([query])).toEqual([{nbHits: 3, hits: []}]);
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
    expect(second?.hits).toEqual([{objectID: 'page'}]);
  });
});
