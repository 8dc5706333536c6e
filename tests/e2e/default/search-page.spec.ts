// cspell:ignore zzqqzz
import {evenOlder, latest, older} from '../../support/site.ts';
import {expect, open, test} from '../../support/pageTest.ts';
import {ResultsPage, watchIndexRequests} from '../../support/pages/search.ts';

test('shows what a query finds in the latest version', async ({page, site, results}) => {
  const requests = watchIndexRequests(page);
  await open(page, 'search?q=max%20cell%20voltage');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "max cell voltage"');
  await expect(page).toHaveTitle('Search results for "max cell voltage" | dbus-serialbattery');
  await expect(results.field).toHaveAttribute('name', 'q');
  await expect(results.version).toHaveValue(latest.name);
  await expect(results.status).toHaveText(/^\d+ results$/);
  const first = results.hits.first();
  await expect(first.getByRole('heading', {level: 2})).toHaveText('MAX_CELL_VOLTAGE');
  await expect(first.locator('h2 mark')).toHaveText(['MAX', 'CELL', 'VOLTAGE']);
  await expect(first).toContainText('Install › All settings');
  expect(requests.filter((name) => name !== 'manifest.js')).toEqual([
    expect.stringContaining(`docs-default-${latest.name}.`),
  ]);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(`${site.url}general/install#max_cell_voltage`);
});

test('without a query it asks for one and loads nothing', async ({page, results}) => {
  const requests = watchIndexRequests(page);
  await open(page, 'search');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(page).toHaveTitle('Search the documentation | dbus-serialbattery');
  await expect(results.field).toHaveValue('');
  await expect(results.hits).toHaveCount(0);
  expect(requests).toEqual([]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
});

test('without a query it offers what most readers look for, and the fields are as high as a finger', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, 'search');
  const start = page.getByRole('navigation', {name: 'Often looked for'});
  await expect(start.getByRole('link', {name: 'Error #119'})).toHaveAttribute('href', /troubleshoot\/?#error-119$/);
  for (const target of [page.getByRole('searchbox'), page.getByRole('combobox'), start.getByRole('link').first()])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('searchbox').fill('bluetooth');
  await expect(start).toHaveCount(0);
});

test('what is typed goes into the address, by keyboard alone', async ({page, site, results}) => {
  await open(page, 'search');
  await results.field.focus();
  await page.keyboard.type('daly sleep');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}search?q=daly+sleep`);
  await expect(results.hits.first()).toContainText('sleep');
  await page.keyboard.press('Tab');
  await expect(results.version).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results.hits.first().getByRole('link')).toBeFocused();
});

test('the version can be chosen, stays in the address and is gone back from', async ({page, site, results}) => {
  await open(page, 'search?q=reinstall-local');
  await expect(results.status).not.toHaveText('Searching…');
  await results.version.selectOption(older.name);
  await expect(page).toHaveURL(`${site.url}search?q=reinstall-local&version=${older.name}`);
  await expect(results.hits.first().getByRole('link')).toHaveAttribute('href', new RegExp(`/${older.name}/`));
  await page.reload();
  await expect(results.version).toHaveValue(older.name);
  await page.goBack();
  await expect(results.version).toHaveValue(latest.name);
});

test('the version chosen last is the one that is searched', async ({page, results}) => {
  await open(page, 'faq/');
  await page.evaluate((name) => localStorage.setItem('docs-preferred-version-default', name), evenOlder.name);
  await open(page, 'search?q=float');
  await expect(results.version).toHaveValue(evenOlder.name);
  await expect(results.hits.first().getByRole('link')).toHaveAttribute('href', new RegExp(`/${evenOlder.name}/`));
});

test('the changelog can be searched', async ({page, results}) => {
  await open(page, 'search?q=renamed&version=changelog');
  await expect(results.hits.first().getByRole('link')).toHaveAttribute('href', /\/changelog\//);
});

test('many results come in pages of twenty, with the page in the address', async ({page, site, results}) => {
  await open(page, 'search?q=battery');
  await expect(results.hits).toHaveCount(20);
  const pages = page.getByRole('navigation', {name: 'Pages of the results'});
  await expect(pages.getByRole('button', {name: 'Previous'})).toBeDisabled();
  const first = await results.hits.first().textContent();
  await pages.getByRole('button', {name: 'Next'}).click();
  await expect(page).toHaveURL(`${site.url}search?q=battery&page=2`);
  await expect(pages).toContainText('Page 2 of');
  await expect(results.hits.first()).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(results.hits.first()).toHaveText(first ?? '');
});

test('without results it says so, with a link to tell the project and what most readers look for', async ({
  page,
  results,
}) => {
  await open(page, 'search?q=zzqqzz');
  await expect(results.status).toHaveText('No results found for "zzqqzz"');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/mr-manuel\/venus-os_dbus-serialbattery\/issues\/new\?title=.*zzqqzz/,
  );
  await expect(page.getByRole('navigation', {name: 'Often looked for'}).getByRole('link')).toHaveCount(7);
});

test('text from the address is text', async ({page, results}) => {
  const evil = '<img src=x onerror="window.wasRun=true">';
  await open(page, `search?q=${encodeURIComponent(evil)}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for "${evil}"`);
  await expect(results.field).toHaveValue(evil);
  await expect(results.status).not.toHaveText('Searching…');
  expect(await page.locator('main img').count()).toBe(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('an index that cannot be loaded is an error with a retry, not an endless wait', async ({page, results}) => {
  let broken = true;
  await page.route(/\/search-index\//, (route) => (broken ? route.abort('failed') : route.continue()));
  await open(page, 'search?q=float');
  await expect(results.alert).toContainText('Unable to fetch results');
  await expect(results.alert).toContainText('You might want to check your network connection.');
  broken = false;
  await results.alert.getByRole('button', {name: 'Try again'}).click();
  await expect(results.hits.first()).toBeVisible();
  await expect(results.alert).toHaveCount(0);
});

test('S2.routes.7 what is typed again after a change of version and Back is searched', async ({page, results}) => {
  await open(page, 'search?q=float');
  await expect(results.hits.first()).toBeVisible();
  await results.version.selectOption(older.name);
  await expect(page).toHaveURL(new RegExp(`version=${older.name}`));
  await results.field.fill('float bulk');
  await expect(page).toHaveURL(/q=float\+bulk/);
  await page.goBack();
  await expect(results.field).toHaveValue('float');
  await results.field.fill('float bulk');
  await expect(page).toHaveURL(/q=float\+bulk/);
  await expect(page).toHaveTitle(/float bulk/);
});

test('S2.routes.7 the field follows Back also before the page has shown the address that was typed', async ({
  page,
  results,
}) => {
  await open(page, 'search?q=float');
  await expect(results.hits.first()).toBeVisible();
  await results.version.selectOption(older.name);
  await expect(results.version).toHaveValue(older.name);
  await expect(page).toHaveTitle(/"float"/);
  // Back in the same task as the change of the address: the page cannot have rendered it.
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...step) => {
      replace(...step);
      if (!String(step[2]).includes('bulk')) return;
      history.replaceState = replace;
      history.back();
    };
  });
  await results.field.fill('float bulk');
  await expect(page).toHaveURL(/q=float$/);
  await expect(results.field).toHaveValue('float');
});

test('S5.1 an address with more than 512 characters fills the field with 512', async ({page, results}) => {
  await open(page, `search?q=${'a'.repeat(600)}`);
  await expect(results.field).toHaveValue('a'.repeat(512));
});

test('an address with a page behind the last one shows the last one', async ({page}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await open(page, 'search?q=battery&page=999');
  const pages = page.getByRole('navigation', {name: 'Pages of the results'});
  await expect(page).not.toHaveURL(/page=999/);
  const text = await pages.getByText(/^Page \d+ of \d+$/).textContent();
  const [, shown, all] = /^Page (\d+) of (\d+)$/.exec(text ?? '') ?? [];
  expect(shown).toBe(all);
  await expect(page.locator('main article').first()).toBeVisible();
  // Asking for the right address again and again until it is there, React would give up.
  expect(complaints).toEqual([]);
});

test('a query of blanks is not sent', async ({page}) => {
  await open(page, 'search?q=%20%20');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(new ResultsPage(page).status).toHaveText('');
  await expect(page.locator('main')).not.toContainText('No results');
});

test('the version in the address is read as the tools read it, and one that does not exist is named', async ({
  page,
  results,
}) => {
  await open(page, 'search?q=float&version=1.6');
  await expect(results.version).toHaveValue(older.name);
  await open(page, 'search?q=float&version=9.9');
  await expect(page.getByText(/^There is no version “9\.9” here\. You see v2/)).toBeVisible();
  await expect(results.hits.first()).toBeVisible();
});
