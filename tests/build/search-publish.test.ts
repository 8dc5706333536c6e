import {afterAll, beforeEach, describe, expect, test} from 'vitest';
import {indexSettings} from '@site/src/search/publish/indexSettings.ts';
import {capture} from '../../scripts/lib/run.ts';
import {account, startProvider} from '../support/provider/index.ts';
import {makeRecord} from '../support/provider/records.ts';
import {baseUrl, evenOlder, routes, versions} from '../support/site.ts';
import {buildDirectory} from './build.ts';

const provider = await startProvider();

afterAll(() => provider.close());

const old = [makeRecord({url: 'https://docs.invalid/old', titles: ['Documentation', 'Old']})];

beforeEach(() => {
  provider.reset();
  provider.setRecords(old);
});

const writingAccount = {
  ALGOLIA_APP_ID: account.appId,
  ALGOLIA_INDEX_NAME: account.indexName,
  ALGOLIA_ADMIN_API_KEY: account.adminKey,
};

/** Runs the command as a maintainer does; its HTTPS calls end at the stand-in. */
function publish(environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const routing = ['--import', 'tsx', '--import', './tests/support/provider/nodeRouting.ts'];
  return capture(process.execPath, [...routing, 'scripts/search-publish.ts', ...args], {
    env: {
      ...process.env,
      BASE_URL: baseUrl,
      ...environment,
      STAND_IN_PORT: String(provider.port),
    },
  });
}

describe('npm run search:publish', () => {
  test('sends the records of every page of every version, with the settings', async () => {
    const {code, output} = await publish(writingAccount);
    expect(output).toContain(`Published to ${account.indexName}.`);
    expect(code).toBe(0);
    const index = provider.indices.get(account.indexName);
    expect(index?.settings).toEqual(indexSettings);
    const records = index?.records ?? [];
    const addresses = new Set(records.map(({url}) => url.split('#')[0]?.replace(/\/$/, '')));
    for (const {path} of routes) {
      expect(addresses).toContain(`https://mr-manuel.github.io${baseUrl}${path}`.replace(/\/$/, ''));
    }
    const tags = new Set(records.map(({docusaurus_tag: tag}) => tag));
    for (const {name} of versions) expect(tags).toContain(`docs-default-${name}`);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    expect(output).not.toContain(account.adminKey);
  });

  test('--dry-run sends no request and needs no account', async () => {
    const {code, output} = await publish({}, '--dry-run');
    expect(code).toBe(0);
    expect(output).toMatch(/^\d+ records, \d+ KB$/m);
    expect(output).toContain(`docs-default-${evenOlder.name}: `);
    expect(output).toContain('"attributesForFaceting"');
    expect(provider.requests()).toEqual([]);
    expect(provider.indices.get(account.indexName)?.records).toEqual(old);
  });

  test('a missing setting, a missing build and a build for another address are reported', async () => {
    const withoutKey = await publish({...writingAccount, ALGOLIA_ADMIN_API_KEY: ''});
    expect(withoutKey.code).toBe(1);
    expect(withoutKey.output).toContain('ALGOLIA_ADMIN_API_KEY');
    const withoutBuild = await publish(writingAccount, '--dir', 'src');
    expect(withoutBuild.code).toBe(1);
    expect(withoutBuild.output).toContain('npm run build');
    const elsewhere = await publish(
      {...writingAccount, SITE_URL: 'https://elsewhere.invalid'},
      '--dir',
      buildDirectory,
    );
    expect(elsewhere.code).toBe(1);
    expect(elsewhere.output).toContain('Set SITE_URL and BASE_URL');
    expect(provider.requests()).toEqual([]);
  });

  test('a key that may not write is refused, and the index stays', async () => {
    const {code, output} = await publish({...writingAccount, ALGOLIA_ADMIN_API_KEY: account.searchKey});
    expect(code).toBe(1);
    expect(output).toContain('Publishing failed, the index is as it was.');
    expect(output).toContain('Invalid Application-ID or API key');
    expect(provider.indices.get(account.indexName)?.records).toEqual(old);
  });
});
