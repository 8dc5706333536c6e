/* The search modal with the hosted search. */
import type {Page} from '@playwright/test';
import {account, searchHosts, type LoggedRequest} from '../../support/provider/index.ts';
import {expect, test} from '../../support/provider/fixtures.ts';
import {oddAnswers, oddRecords} from '../../support/provider/oddAnswers.ts';
import {makeRecord} from '../../support/provider/records.ts';
import {siteRecords} from '../../support/provider/siteRecords.ts';
import {versionOf} from '../../support/packages.ts';
import {evenOlder, latest, versions} from '../../support/site.ts';
import {open, tamperMainScript} from '../../support/fixtures.ts';

test.beforeEach(({provider, site}) => provider.setRecords(siteRecords(site.url)));

const modal = (page: Page) => page.locator('.DocSearch-Modal');
const input = (page: Page) => modal(page).locator('.DocSearch-Input');
/** Hits without the Ask AI entry. */
const hits = (page: Page) => modal(page).locator('.DocSearch-Hits .DocSearch-Hit');

async function openModal(page: Page): Promise<void> {
  await page.locator('.DocSearch-Button').click();
  await input(page).waitFor();
}

interface SentQuery {
  readonly query: string;
  readonly facetFilters: unknown;
  readonly attributesToSnippet: readonly string[];
  readonly [parameter: string]: unknown;
}

function sentQuery(request: LoggedRequest | undefined): SentQuery | undefined {
  return (request?.body as {requests: SentQuery[]} | undefined)?.requests[0];
}

const filtersOf = (tag: string) => ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${tag}`]];

test.describe('what is asked', () => {
  test('S7.1 S7.3 S9.8 one POST a query with the specified body, its keys in the address, no preflight', async ({
    page,
    provider,
  }) => {
    await open(page, 'faq/');
    expect(provider.requests()).toEqual([]);
    await openModal(page);
    await input(page).fill('usb');
    await expect(hits(page)).not.toHaveCount(0);
    const [request, ...others] = provider.requests('dsn');
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      endpoint: 'dsn',
      method: 'POST',
      path: '/1/indexes/*/queries',
      query: {
        'x-algolia-api-key': account.searchKey,
        'x-algolia-application-id': account.appId,
        'x-algolia-agent': expect.stringContaining(`docusaurus (${versionOf('@docusaurus/core')})`) as unknown,
      },
    });
    expect(sentQuery(request)).toMatchObject({
      query: 'usb',
      indexName: account.indexName,
      attributesToRetrieve: expect.arrayContaining(['hierarchy.lvl0', 'hierarchy.lvl6', 'content', 'type', 'url']),
      attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:15', 'content:15']),
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: filtersOf(`docs-default-${latest.name}`),
    });
    expect(provider.requests('dsn', {method: 'OPTIONS'})).toEqual([]);
  });

  for (const {width, words} of [
    {width: 769, words: 15},
    {width: 768, words: 5},
    {width: 390, words: 5},
  ]) {
    test(`S9.8 at a width of ${width} excerpts have ${words} words`, async ({page, provider}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, 'faq/');
      await openModal(page);
      await input(page).fill('archive');
      await expect(hits(page)).not.toHaveCount(0);
      const asked = sentQuery(provider.requests()[0])?.attributesToSnippet ?? [];
      expect(asked.length).toBeGreaterThan(5);
      for (const attribute of asked) expect(attribute).toMatch(new RegExp(`:${words}$`));
    });
  }

  test('S7.2 the filter names the language and the version being read, of every version', async ({page, provider}) => {
    for (const {name, prefix} of versions) {
      provider.forget();
      await open(page, `${prefix}general/connect`);
      await openModal(page);
      await input(page).fill('usb');
      await expect(hits(page)).toHaveCount(1);
      expect(sentQuery(provider.requests()[0])?.facetFilters, name).toEqual(filtersOf(`docs-default-${name}`));
      await expect(hits(page).getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`/${prefix}general/install#install-usb$`),
      );
    }
  });

  test('S7.2 off the docs it names the version that was chosen last', async ({page, provider}) => {
    await open(page, 'changelog');
    await page.evaluate((name) => localStorage.setItem('docs-preferred-version-default', name), evenOlder.name);
    await open(page, 'changelog');
    await openModal(page);
    await input(page).fill('usb');
    await expect(hits(page)).toHaveCount(1);
    expect(sentQuery(provider.requests()[0])?.facetFilters).toEqual(filtersOf(`docs-default-${evenOlder.name}`));
  });

  test('S9.15 nothing is sent about what a reader chooses', async ({page, provider}) => {
    await open(page, 'faq/');
    await openModal(page);
    await input(page).fill('usb');
    await hits(page).first().click();
    await expect(page.locator('h1')).toHaveText('Install');
    // The guard of this test refuses every other host, such as that of the library which would send it.
    expect(provider.requests().every(({path}) => path === '/1/indexes/*/queries')).toBe(true);
    expect(provider.requests().map((request) => sentQuery(request)?.clickAnalytics)).not.toContain(true);
    await expect(page.locator('script[src*="insights"]')).toHaveCount(0);
  });
});

test.describe('what is shown', () => {
  test.beforeEach(async ({page}) => {
    await open(page, 'faq/');
    await openModal(page);
  });

  test('S2.modal.6 hits are in groups, at most five in each, with the words marked', async ({page}) => {
    await input(page).fill('driver');
    await expect(modal(page).locator('.DocSearch-Hit-source')).toHaveText(['Install', 'FAQ']);
    await expect(hits(page).first().locator('mark').first()).toHaveText('driver');
    await input(page).fill('setting');
    await expect(modal(page).locator('.DocSearch-Hit-source')).toHaveText(['All settings']);
    await expect(hits(page)).toHaveCount(5);
  });

  test('the number of all results leads to the search page', async ({page}) => {
    for (const query of ['s', 'se', 'setting']) {
      await input(page).fill(query);
      await expect(hits(page)).not.toHaveCount(0);
    }
    const footer = modal(page).getByRole('link', {name: /24 results/});
    await expect(footer).toHaveAttribute('href', /\/search\?q=setting/);
  });

  test('choosing a hit opens its section without loading the site again', async ({page}) => {
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await input(page).fill('usb');
    await expect(hits(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/general\/install#install-usb$/);
    await expect(modal(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('S2.modal.7 S8.2 without results it says so, suggests queries and offers to report it', async ({page}) => {
    await input(page).fill('driver');
    await expect(hits(page)).not.toHaveCount(0);
    await input(page).fill('driverless');
    await expect(modal(page)).toContainText('No results found for "driverless"');
    await expect(modal(page)).toContainText('Try searching for');
    await expect(modal(page).locator('.DocSearch-Prefill')).toHaveText(['Install', 'FAQ']);
    await expect(modal(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/mr-manuel\/venus-os_dbus-serialbattery\/issues\/new\?.*driverless/,
    );
    await modal(page).locator('.DocSearch-Prefill').first().click();
    await expect(input(page)).toHaveValue(/^install ?$/);
    await expect(hits(page)).not.toHaveCount(0);
  });

  test('S2.modal.8 S4.11 S8.1 with every host down it says that no results can be had, until they are back', async ({
    page,
    provider,
  }) => {
    provider.fail(searchHosts, {kind: 'status', status: 503});
    await input(page).fill('usb');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await expect(modal(page)).toContainText('You might want to check your network connection.');
    await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
    provider.recover(searchHosts);
    await input(page).fill('usb s');
    await expect(hits(page)).toHaveCount(1);
    await expect(page.locator('.DocSearch-Container--Errored')).toHaveCount(0);
  });

  test('S2.modal.8 S8.1 a refusal of the provider shows the error screen with its reason, until it answers again', async ({
    page,
    provider,
  }) => {
    provider.fail(searchHosts, {kind: 'status', status: 403, body: {message: 'Invalid key', status: 403}});
    await input(page).fill('usb');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await expect(modal(page)).toContainText('Invalid key');
    provider.recover(searchHosts);
    await input(page).fill('usb s');
    await expect(hits(page)).toHaveCount(1);
    await expect(page.locator('.DocSearch-Container--Errored')).toHaveCount(0);
  });

  for (const [name, body] of oddAnswers) {
    test(`S2.modal.8 S8.1 ${name} shows the error screen, until there is an answer`, async ({page, provider}) => {
      provider.fail(searchHosts, {kind: 'status', status: 200, body});
      await input(page).fill('usb');
      await expect(modal(page)).toContainText('You might want to check your network connection.');
      provider.recover(searchHosts);
      await input(page).fill('usb s');
      await expect(hits(page)).toHaveCount(1);
    });
  }

  test('records with gaps are shown as far as they go', async ({page, provider, site}) => {
    const records = oddRecords(site.url);
    provider.fail(searchHosts, {kind: 'status', status: 200, body: {results: [{hits: records, nbHits: 4}]}});
    await input(page).fill('usb');
    await expect(hits(page)).toHaveCount(records.length);
    const titles = hits(page).locator('.DocSearch-Hit-title');
    await expect(titles).toHaveCount(records.length);
    for (const title of await titles.all()) await expect(title).not.toBeEmpty();
  });

  test('HTML in the index shows as text', async ({page, provider, site}) => {
    provider.setRecords([
      makeRecord({
        url: `${site.url}faq/`,
        titles: ['FAQ', 'FAQ', 'Hostile <img src=x onerror="window.injected=1">'],
        content: 'Hostile <img src=x onerror="window.injected=1"> text with <script>window.injected=1</script>',
      }),
    ]);
    await input(page).fill('hostile');
    await expect(hits(page)).toHaveCount(1);
    await expect(hits(page)).toContainText('<img src=x');
    await expect(hits(page).locator('img, script')).toHaveCount(0);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

test.describe('a site without its keys', () => {
  test.use({allowedPageErrors: [/is missing/]});

  for (const {name, value} of [
    {name: 'appId', value: account.appId},
    {name: 'apiKey', value: account.searchKey},
  ]) {
    test(`S5.4 S8.7 says on opening the search that the ${name} is missing`, async ({page}) => {
      await tamperMainScript(page, [[`${name}:"${value}"`, `${name}:""`]]);
      await open(page, 'faq/');
      await page.locator('.DocSearch-Button').click();
      await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
      await expect(page.locator('body')).toContainText(`\`${name}\` is missing.`);
    });
  }
});
