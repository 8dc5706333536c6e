import {algoliasearch} from 'algoliasearch';
import {afterAll, beforeEach, describe, expect, test} from 'vitest';
import {readAccount} from '@site/src/search/publish/account.ts';
import {indexSettings} from '@site/src/search/publish/indexSettings.ts';
import {publish, temporaryIndexName} from '@site/src/search/publish/publish.ts';
import {describePlan, describeRecords} from '@site/src/search/publish/summary.ts';
import {account, startProvider} from '../../support/provider/index.ts';
import {routeHttpsTo} from '../../support/provider/nodeRouting.ts';
import {makeRecord} from '../../support/provider/records.ts';

const {appId, adminKey, indexName} = account;

const provider = await startProvider();
const restore = routeHttpsTo(provider.port);

afterAll(async () => {
  restore();
  await provider.close();
});

const old = [makeRecord({url: 'https://docs.invalid/old', titles: ['Documentation', 'Old']})];
const records = Array.from({length: 2500}, (_, index) =>
  makeRecord({url: `https://docs.invalid/page-${index}`, titles: ['Documentation', `Page ${index}`]}),
);

beforeEach(() => {
  provider.reset();
  provider.setRecords(old);
});

describe('publishing', () => {
  test('replaces records and settings, in batches, and leaves nothing else behind', async () => {
    await publish({client: algoliasearch(appId, adminKey), indexName, records});
    expect([...provider.indices.keys()]).toEqual([indexName]);
    expect(provider.indices.get(indexName)).toEqual({settings: indexSettings, records});
    const batches = provider.requests().filter(({path}) => path.endsWith('/batch'));
    expect(batches.map(({body}) => (body as {requests: object[]}).requests.length)).toEqual([1000, 1000, 500]);
  });

  test('touches the index in use by the last move only', async () => {
    await publish({client: algoliasearch(appId, adminKey), indexName, records});
    const writes = provider.requests().filter(({method}) => method !== 'GET');
    const [last, ...earlier] = [...writes].reverse();
    expect(last).toMatchObject({
      path: `/1/indexes/${temporaryIndexName(indexName)}/operation`,
      body: {operation: 'move', destination: indexName},
    });
    const copy = earlier.filter(({path}) => path.startsWith(`/1/indexes/${indexName}/`));
    expect(copy.map(({body}) => body)).toEqual([
      {operation: 'copy', destination: temporaryIndexName(indexName), scope: ['rules', 'synonyms']},
    ]);
  });

  test('works for an index that does not exist yet', async () => {
    provider.indices.clear();
    await publish({client: algoliasearch(appId, adminKey), indexName, records: old});
    expect(provider.indices.get(indexName)?.records).toEqual(old);
  });

  test('starts afresh when an earlier run was killed half-way', async () => {
    provider.setRecords(records, temporaryIndexName(indexName));
    await publish({client: algoliasearch(appId, adminKey), indexName, records: old});
    expect(provider.indices.get(indexName)?.records).toEqual(old);
  });

  test('leaves the old index alone when it fails, and removes the unfinished one', async () => {
    const client = algoliasearch(appId, adminKey);
    const failing = {...client, chunkedBatch: () => Promise.reject(new Error('Record is too big'))};
    await expect(publish({client: failing, indexName, records})).rejects.toThrow('Record is too big');
    expect([...provider.indices]).toEqual([[indexName, {settings: {}, records: old}]]);
  });

  test('with a key that may not write is refused', async () => {
    const client = algoliasearch(appId, account.searchKey);
    await expect(publish({client, indexName, records})).rejects.toMatchObject({status: 403});
    expect(provider.indices.get(indexName)?.records).toEqual(old);
  });

  test('what was published is found by a search', async () => {
    await publish({client: algoliasearch(appId, adminKey), indexName, records});
    provider.forget();
    const {results} = await algoliasearch(appId, account.searchKey, {authMode: 'WithinQueryParameters'}).search({
      requests: [{indexName, query: 'page 2499'}],
    });
    expect(results[0]).toMatchObject({nbHits: 1});
  });
});

describe('the settings of the index', () => {
  test('let the site filter by language and version, and rank titles before text, and text before the words of readers', () => {
    expect(indexSettings.attributesForFaceting).toEqual(expect.arrayContaining(['language', 'docusaurus_tag']));
    expect(indexSettings.searchableAttributes[0]).toBe('unordered(hierarchy.lvl0)');
    expect(indexSettings.searchableAttributes.slice(-2)).toEqual(['content', 'unordered(asked_as)']);
  });
});

describe('the account', () => {
  const complete = {ALGOLIA_APP_ID: appId, ALGOLIA_INDEX_NAME: indexName, ALGOLIA_ADMIN_API_KEY: adminKey};

  test('comes from the environment', () => {
    expect(readAccount({...complete, ALGOLIA_INDEX_NAME: ` ${indexName} `})).toEqual({appId, adminKey, indexName});
  });

  test.each(Object.keys(complete))('without %s says so', (name) => {
    expect(() => readAccount({...complete, [name]: ' '})).toThrow(name);
  });

  test('must not be the one that every reader gets', () => {
    expect(() => readAccount({...complete, ALGOLIA_API_KEY: adminKey})).toThrow('search-only');
  });
});

describe('the plan', () => {
  test('counts records by version and names what is too large', () => {
    const large = makeRecord({url: 'https://docs.invalid/large', titles: ['A'], content: 'x'.repeat(10_000)});
    const text = describeRecords([...old, large, makeRecord({url: 'u', titles: ['B'], version: 'current'})]);
    expect(text).toContain('3 records');
    expect(text).toContain('docs-default-current: 1');
    expect(text).toContain('docs-default-v2.0.20250729: 2');
    expect(text).toContain(`over 10000 bytes, may be refused: ${large.objectID}`);
  });

  test('names the index and every setting', () => {
    const plan = describePlan(old, indexName);
    expect(plan).toContain(`move ${temporaryIndexName(indexName)} to ${indexName}`);
    for (const name of Object.keys(indexSettings)) expect(plan).toContain(`"${name}"`);
  });
});
