import {describe, expect, test, vi} from 'vitest';
import {createHostedClient, fixHostState} from '@site/src/search/client/hosted.ts';

type State = Record<string, unknown>;

/** A cache that keeps what it is given as JSON, as the browser's storage does, and finds it by the whole key. */
function createCache() {
  const stored = new Map<string, string>();
  return {
    stored,
    get: async (host: object, makeDefault: () => Promise<State>) => {
      const found = stored.get(JSON.stringify(host));
      return found === undefined ? makeDefault() : (JSON.parse(found) as State);
    },
    set: async (host: object, state: State) => {
      stored.set(JSON.stringify(host), JSON.stringify(state));
      return state;
    },
  };
}

const host = {url: 'x-dsn.example.org', accept: 'read', protocol: 'https'};

interface Fixed {
  get: (key: object, makeDefault: () => Promise<State>) => Promise<{isUp: () => boolean; isTimedOut: () => boolean}>;
  set: (key: object, state: State) => Promise<State>;
}

function fixed() {
  const hostsCache = createCache();
  const client = fixHostState({transporter: {hostsCache}});
  return {stored: hostsCache.stored, cache: client.transporter.hostsCache as unknown as Fixed};
}

describe('the state of hosts', () => {
  const failed = (status: string) => ({...host, status, lastUpdate: Date.now()});

  test('the stock cache never finds a failed host again', async () => {
    const cache = createCache();
    await cache.set(failed('down'), failed('down'));
    expect(await cache.get(host, async () => ({status: 'unknown'}))).toEqual({status: 'unknown'});
  });

  test('a failed host is avoided for 120 s', async () => {
    vi.useFakeTimers({now: 1_000_000});
    const {cache} = fixed();
    await cache.set(failed('down'), failed('down'));
    const state = await cache.get(host, async () => ({}));
    expect(state.isUp()).toBe(false);
    vi.setSystemTime(1_000_000 + 119_000);
    expect(state.isUp()).toBe(false);
    vi.setSystemTime(1_000_000 + 121_000);
    expect(state.isUp()).toBe(true);
    vi.useRealTimers();
  });

  test('a host that timed out is known as such, and one entry is kept for it', async () => {
    const {cache, stored} = fixed();
    await cache.set(failed('timed out'), failed('timed out'));
    await cache.set({...failed('timed out'), lastUpdate: 1}, failed('timed out'));
    expect(stored.size).toBe(1);
    const state = await cache.get(host, async () => ({}));
    expect(state.isTimedOut()).toBe(true);
  });

  test('a client without such a cache is left alone', () => {
    const client = {transporter: {}};
    expect(fixHostState(client)).toBe(client);
  });
});

test('the hosted client sends the queries as they are', async () => {
  const search = vi.fn(async () => ({results: [{nbHits: 3}]}));
  const client = createHostedClient({search, addAlgoliaAgent: () => {}, transporter: {}});
  const query = {indexName: 'docs', query: 'float'};
  expect(await client.search([query])).toEqual([{nbHits: 3}]);
  expect(search).toHaveBeenCalledWith({requests: [query]});
});
