import {readPage} from '../../build/build.ts';
import {latest, older, versions} from '../../support/site.ts';
import {expect, open, test} from '../../support/pageTest.ts';
import {ConfigChecker} from '../../support/pages/tools.ts';

/** Pages of every version with a link to a tool, and what the link presets. */
const places = [
  {path: 'general/install', tool: 'config-checker', preset: ''},
  {path: 'general/install', tool: 'charge-limits', preset: '&setting=MAX_CELL_VOLTAGE'},
  {path: 'general/install', tool: 'bms-finder', preset: '&connection=ble'},
  {path: 'general/features', tool: 'charge-limits', preset: ''},
  {path: 'general/supported-bms', tool: 'bms-finder', preset: ''},
  {path: 'troubleshoot/', tool: 'bms-finder', preset: ''},
  {path: 'troubleshoot/', tool: 'config-checker', preset: ''},
  {path: 'troubleshoot/', tool: 'log-reader', preset: ''},
  {path: 'faq/', tool: 'log-reader', preset: ''},
  {path: 'faq/', tool: 'charge-limits', preset: '&setting=MAX_BATTERY_CHARGE_CURRENT'},
] as const;

for (const {name, prefix} of versions) {
  test(`the pages of ${name} lead to the tools for their version`, async ({page, limits}) => {
    for (const {path, tool, preset} of places) {
      const {$} = readPage(`${prefix}${path}`);
      const links = $(`article a[href$="/tools/${tool}?version=${name}${preset}"]`);
      expect(links.length, `${path} → ${tool}`).toBeGreaterThan(0);
    }
    await open(page, `${prefix}faq/`);
    await page.locator('article a[href*="/tools/charge-limits"]').first().click();
    await expect(limits.version).toHaveValue(name);
    await expect(limits.field('Highest charge current')).toBeFocused();
  });
}

test('a reader of the introduction finds the tools, and loads none of them before opening it', async ({page}) => {
  await open(page, older.prefix);
  const article = page.getByRole('article');
  await expect(article.locator(`a[href*="/tools/"][href$="?version=${older.name}"]`)).toHaveText([
    'check a config.ini',
    'find a BMS',
    'work out charge limits',
    'read a log',
  ]);
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loaded.push(response.url());
  });
  const scriptsOfChecker = async (urls: readonly string[]) => {
    const texts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
    return urls.filter((_, index) => texts[index]?.includes('Paste your config.ini here'));
  };
  await article.getByRole('link', {name: 'tools', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tools');
  const links = page.getByRole('main').locator('h2 a:not(.hash-link)');
  await expect(links).toHaveText([
    'Battery not found, or gone?',
    'Is my config.ini right?',
    'Does my BMS work with the driver?',
    'Why is the charge current so low?',
  ]);
  expect(loaded.length).toBeGreaterThan(0);
  expect(await scriptsOfChecker(loaded)).toEqual([]);
  await links.nth(1).click();
  await expect(new ConfigChecker(page).version).toHaveValue(latest.name);
  expect(await scriptsOfChecker(loaded)).toHaveLength(1);
});

test('presets arrive in the tools', async ({page, finder}) => {
  await open(page, `${older.prefix}general/install`);
  await page.locator('article a[href*="/tools/bms-finder"]').click();
  await expect(finder.version).toHaveValue(older.name);
  await expect(finder.main.getByRole('checkbox', {name: 'Bluetooth'})).toBeChecked();
  await page.goBack();
  await page.locator('article a[href*="/tools/config-checker"]').first().click();
  await expect(new ConfigChecker(page).version).toHaveValue(older.name);
});
