/* The results page with the hosted search. */
import {evenOlder, latest} from '../../support/site.ts';
import {account, searchHosts} from '../../support/provider/index.ts';
import {expect, test} from '../../support/provider/fixtures.ts';
import {oddAnswers, oddRecords} from '../../support/provider/oddAnswers.ts';
import {makeRecord} from '../../support/provider/records.ts';
import {siteRecords} from '../../support/provider/siteRecords.ts';
import {open, tamperMainScript} from '../../support/fixtures.ts';
import {ResultsPage} from '../../support/pages/search.ts';

let results: ResultsPage;

test.beforeEach(({page, provider, site}) => {
  results = new ResultsPage(page);
  provider.setRecords(siteRecords(site.url));
});

test('S7.1 S7.2 asks the first host for the version being searched and shows what it answers', async ({
  page,
  provider,
}) => {
  await open(page, 'search?q=stick');
  await expect(page).toHaveTitle('Search results for "stick" | dbus-serialbattery');
  await expect(results.status).toHaveText('One result');
  await expect(results.hits.first().getByRole('heading', {level: 2})).toHaveText('Install from a USB stick');
  await expect(results.hits.first().locator('mark').first()).toHaveText('stick');
  await expect(results.hits.first().getByRole('link')).toHaveAttribute('href', /\/general\/install#install-usb$/);
  const [request, ...others] = provider.requests('dsn');
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    endpoint: 'dsn',
    method: 'POST',
    path: '/1/indexes/*/queries',
    query: {'x-algolia-api-key': account.searchKey, 'x-algolia-application-id': account.appId},
    body: {
      requests: [
        {
          query: 'stick',
          indexName: account.indexName,
          page: 0,
          hitsPerPage: 20,
          facetFilters: ['language:en', ['docusaurus_tag:default', `docusaurus_tag:docs-default-${latest.name}`]],
        },
      ],
    },
  });
  expect(provider.requests('dsn', {method: 'OPTIONS'})).toEqual([]);
});

test('S7.2 another version is asked for when it is chosen', async ({page, provider}) => {
  await open(page, 'search?q=stick');
  await expect(results.status).toHaveText('One result');
  await results.version.selectOption(evenOlder.name);
  await expect(results.hits.first().getByRole('link')).toHaveAttribute('href', new RegExp(`/${evenOlder.name}/`));
  expect(JSON.stringify(provider.requests().at(-1)?.body)).toContain(`docs-default-${evenOlder.name}`);
});

test('results come in pages of twenty', async ({page, provider}) => {
  await open(page, 'search?q=setting');
  await expect(results.status).toHaveText('24 results');
  await expect(results.hits).toHaveCount(20);
  await page.getByRole('button', {name: 'Next'}).click();
  await expect(results.hits).toHaveCount(4);
  expect(provider.requests().at(-1)?.body).toMatchObject({requests: [{query: 'setting', page: 1}]});
});

test('without results it says so and offers to report it', async ({page}) => {
  await open(page, 'search?q=driverless');
  await expect(results.status).toHaveText('No results found for "driverless"');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /issues\/new\?.*driverless/);
});

test('S8.1 with every host down it says that no results can be had, and tries again when asked to', async ({
  page,
  provider,
}) => {
  provider.fail(searchHosts, {kind: 'reset'});
  await open(page, 'search?q=stick');
  await expect(results.alert).toContainText('Unable to fetch results');
  await expect(results.alert).toContainText('You might want to check your network connection.');
  expect(provider.order[0]).toBe('dsn');
  expect([...provider.order].sort()).toEqual(['1', '2', '3', 'dsn']);
  provider.recover(searchHosts);
  await results.alert.getByRole('button', {name: 'Try again'}).click();
  await expect(results.status).toHaveText('One result');
  await expect(results.alert).toHaveCount(0);
});

test('S8.17 a refusal is shown with the message of the provider, after one request', async ({page, provider}) => {
  provider.fail(searchHosts, {kind: 'status', status: 403, body: {message: 'This key is closed', status: 403}});
  await open(page, 'search?q=stick');
  await expect(results.alert).toContainText('Unable to fetch results');
  await expect(results.alert).toContainText('This key is closed');
  // A refusal is an answer: the host is not asked again.
  expect(provider.order.filter((host) => host === 'dsn')).toHaveLength(1);
});

test('S8.17 too many queries are a refusal, too: nothing is waited for', async ({page, provider}) => {
  provider.fail(searchHosts, {kind: 'status', status: 429, body: {message: 'Too many requests', status: 429}});
  await open(page, 'search?q=stick');
  await expect(results.alert).toContainText('Too many requests');
  expect(provider.order.filter((host) => host === 'dsn')).toHaveLength(1);
});

for (const [name, body] of oddAnswers) {
  test(`S8.1 ${name} reads as a search that cannot be reached`, async ({page, provider}) => {
    provider.fail(searchHosts, {kind: 'status', status: 200, body});
    await open(page, 'search?q=stick');
    await expect(results.alert).toContainText('You might want to check your network connection.');
    await expect(results.status).toHaveText('');
    provider.recover(searchHosts);
    await results.alert.getByRole('button', {name: 'Try again'}).click();
    await expect(results.status).toHaveText('One result');
  });
}

test('records with gaps are shown as far as they go', async ({page, provider, site}) => {
  provider.fail(searchHosts, {kind: 'status', status: 200, body: {results: [{hits: oddRecords(site.url)}]}});
  await open(page, 'search?q=stick');
  await expect(results.status).toHaveText(`${oddRecords(site.url).length} results`);
  await expect(results.hits).toHaveCount(oddRecords(site.url).length);
  for (const title of await results.hits.getByRole('heading').all()) await expect(title).not.toBeEmpty();
});

test('S7.4 S9.11 a host that failed is avoided for 120 seconds here too', async ({page, provider}) => {
  const start = Date.UTC(2025, 5, 1);
  await page.clock.setFixedTime(start);
  provider.fail('dsn', {kind: 'reset'});
  await open(page, 'search?q=stick');
  await expect(results.status).toHaveText('One result');
  expect(provider.order[0]).toBe('dsn');
  provider.recover('dsn');

  const orderAt = async (seconds: number, query: string) => {
    await page.clock.setFixedTime(start + seconds * 1000);
    provider.forget();
    await results.field.fill(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(`Search results for "${query}" | dbus-serialbattery`);
    await expect(results.status).toHaveText('One result');
    await expect.poll(() => provider.order.length).toBeGreaterThan(0);
    return provider.order;
  };
  expect(await orderAt(119, 'stick usb')).not.toContain('dsn');
  expect(await orderAt(120, 'stick archive')).not.toContain('dsn');
  expect((await orderAt(120.001, 'stick archive driver'))[0]).toBe('dsn');
});

test('HTML in the index shows as text', async ({page, provider, site}) => {
  const hostile = 'Hostile <img src=x onerror="window.injected=1"> & <script>window.injected=1</script>';
  provider.setRecords([makeRecord({url: `${site.url}faq/`, titles: ['FAQ', hostile], content: hostile})]);
  await open(page, 'search?q=hostile');
  await expect(results.hits).toHaveCount(1);
  await expect(results.hits.getByRole('heading')).toContainText('<img src=x');
  await expect(results.hits.locator('img, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

for (const {name, value} of [
  {name: 'appId', value: account.appId},
  {name: 'apiKey', value: account.searchKey},
]) {
  test(`S5.4 S8.7 says that the ${name} is missing`, async ({page}) => {
    await tamperMainScript(page, [[`${name}:"${value}"`, `${name}:""`]]);
    await open(page, 'search?q=stick');
    await expect(results.alert).toContainText(`\`${name}\` is missing.`);
  });
}
