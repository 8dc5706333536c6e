import fs from 'node:fs';
import {development, evenOlder, latest, older, oldest, versions} from '../../support/site.ts';
import {expect, open, test} from '../../support/pageTest.ts';
import {BmsFinder} from '../../support/pages/tools.ts';

interface Bms {
  readonly id: string;
  readonly name: string;
  readonly connections: readonly string[];
  readonly daisyChain: {readonly status: string};
}

const bmsOf = (folder: string): readonly Bms[] =>
  (JSON.parse(fs.readFileSync(`${folder}/_data/bms.json`, 'utf8')) as {readonly bms: readonly Bms[]}).bms;

for (const {name, label, folder} of versions) {
  test(`lists and filters what ${name} supports`, async ({finder}) => {
    const all = bmsOf(folder);
    await finder.open(`?version=${encodeURIComponent(name)}`);
    await expect(finder.heading).toHaveText(`${all.length} BMS in ${label}`);
    await expect(finder.rows).toHaveCount(all.length);
    const bluetooth = all.filter(({connections}) => connections.includes('ble'));
    await finder.filter('Bluetooth');
    await expect(finder.rows).toHaveCount(bluetooth.length);
    await expect(finder.heading).toHaveText(`${bluetooth.length} of ${all.length} BMS in ${label}`);
    const both = bluetooth.filter(({daisyChain}) => daisyChain.status !== 'no');
    await finder.filter('several on one cable');
    if (both.length > 0) await expect(finder.rows).toHaveCount(both.length);
    else await expect(finder.main.getByText('No BMS fits.')).toBeVisible();
  });
}

test('keeps search, filters and comparison in the address', async ({page, context, finder}) => {
  await finder.open();
  await expect(finder.version).toHaveValue(latest.name);
  await finder.version.selectOption(older.name);
  await expect(finder.heading).toHaveText(new RegExp(`BMS in ${older.name}\\u200b?$`));
  await finder.compare('Daly BMS');
  await finder.compare('JKBMS');
  await finder.search.fill('jk bms');
  await finder.filter('CAN');
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe(`?version=${older.name}&q=jk+bms&connection=can&compare=${encodeURIComponent('daly,jkbms')}`);
  const shared = new BmsFinder(await context.newPage());
  await shared.page.goto(page.url());
  await expect(shared.search).toHaveValue('jk bms');
  await expect(shared.version).toHaveValue(older.name);
  await expect(shared.comparison.locator('thead th')).toHaveText([/Property/, /^Daly BMS/, /^JKBMS/]);
  await expect(shared.rows).toHaveCount(await finder.rows.count());
});

test('an address that is shared names its version, also the latest one', async ({page, finder}) => {
  await finder.open();
  await finder.compare('Daly BMS');
  await expect.poll(() => new URL(page.url()).searchParams.get('version')).toBe(latest.name);
});

test('from a chosen BMS it is one step to the comparison, and one to its wiring', async ({page, site, finder}) => {
  await page.setViewportSize({width: 390, height: 800});
  await finder.open(`?version=${older.name}`);
  await finder.compare('Daly BMS');
  await finder.main.getByRole('button', {name: 'Compare (1)'}).click();
  const heading = finder.comparison.getByRole('heading');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await finder.row('Daly BMS').getByRole('link', {name: 'Daly BMS', exact: true}).click();
  await expect(page).toHaveURL(`${site.url}${older.prefix}general/connect#bms-daly`);
});

test('leads with the BMS that most have, and each card with the answer', async ({page, site, finder}) => {
  await page.setViewportSize({width: 390, height: 844});
  await finder.open();
  const search = await finder.search.boundingBox();
  const version = await finder.version.boundingBox();
  expect(version!.y).toBe(search!.y);
  expect(search!.x).toBeLessThan(version!.x);
  await finder.main.getByRole('group', {name: 'Most used BMS'}).getByRole('button', {name: 'Daly BMS'}).click();
  await expect(finder.search).toHaveValue('Daly BMS');
  const row = finder.row('Daly BMS');
  await expect(row.getByRole('rowheader')).toContainText('Supported');
  await row.getByRole('link', {name: 'Connect Daly BMS', exact: true}).click();
  await expect(page).toHaveURL(`${site.url}general/connect#bms-daly`);
});

test('compares four at most, shows what differs, and lets go again', async ({finder}) => {
  await finder.open();
  const names = bmsOf(latest.folder).map(({name}) => name);
  for (const name of names.slice(0, 4)) await finder.compare(name);
  await expect(finder.comparison.locator('thead th')).toHaveCount(5);
  await expect(finder.row(names[4]!).getByRole('checkbox')).toBeDisabled();
  const rows = finder.comparison.locator('tbody tr');
  const all = await rows.count();
  await finder.comparison.getByRole('checkbox', {name: 'only differences'}).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await finder.comparison.getByRole('button', {name: `Remove ${names[0]}`}).click();
  await expect(finder.comparison.locator('thead th')).toHaveCount(4);
  await expect(finder.row(names[4]!).getByRole('checkbox')).toBeEnabled();
  await finder.comparison.getByRole('button', {name: 'Close comparison'}).click();
  await expect(finder.comparison).toHaveCount(0);
});

test('a search without a result names the versions that have the BMS', async ({finder}) => {
  const known = new Set(bmsOf(oldest.folder).map(({id}) => id));
  const missing = bmsOf(development.folder).find(({id}) => !known.has(id))!;
  await finder.open(`?version=${oldest.name}`);
  await finder.search.fill(missing.name);
  await expect(finder.main.getByText('Not in this version, but in others:')).toBeVisible();
  await expect(finder.main.getByRole('listitem').filter({hasText: missing.name})).toContainText(
    development.label.split(' ')[0]!,
  );
  await finder.main.getByRole('button', {name: 'Clear search and filters'}).click();
  await expect(finder.rows).toHaveCount(known.size);
});

test('begins with the version the reader chose last', async ({page, shell, finder}) => {
  await open(page, 'faq/');
  await shell.chooseVersion(evenOlder.name);
  await expect(page).toHaveURL(new RegExp(`${evenOlder.name}/faq`));
  await shell.choiceIsStored(evenOlder.name);
  await finder.open();
  await expect(finder.version).toHaveValue(evenOlder.name);
});

test('tells that the address names a version that does not exist', async ({finder}) => {
  await finder.open('?version=9.9');
  await expect(finder.main.getByText('There is no version “9.9” here.')).toBeVisible();
  await expect(finder.version).toHaveValue(latest.name);
});

test('text of the address is text and nothing else', async ({page, finder}) => {
  const hostile = '"><img src=x onerror="document.title=\'hacked\'">';
  await finder.open(`?q=${encodeURIComponent(hostile)}&version=${encodeURIComponent(hostile)}`);
  await expect(finder.search).toHaveValue(hostile);
  await expect(finder.main.getByText('There is no version')).toContainText(hostile);
  await expect(finder.main.locator('img')).toHaveCount(0);
  await expect(page).toHaveTitle(/^BMS finder/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('is the full table of the latest version', async ({page, finder}) => {
    await page.goto('tools/bms-finder');
    const all = bmsOf(latest.folder);
    await expect(finder.rows).toHaveCount(all.length);
    for (const {name} of all) await expect(finder.rows.filter({hasText: name}).first()).toBeVisible();
    const note = page.locator('main noscript p');
    await expect(note).toContainText('need JavaScript');
    await expect(note.getByRole('link')).toHaveCount(versions.length);
    await expect(finder.search).toBeHidden();
  });
});

test('data that do not come say so and can be asked for again', async ({page, finder}) => {
  await finder.open();
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await finder.version.selectOption(oldest.name);
  await expect(finder.main.getByRole('alert')).toContainText('could not be loaded');
  await page.unrouteAll({behavior: 'wait'});
  await finder.main.getByRole('button', {name: 'Try again'}).click();
  await expect(finder.heading).toHaveText(new RegExp(`${oldest.name}\\u200b?$`));
});
