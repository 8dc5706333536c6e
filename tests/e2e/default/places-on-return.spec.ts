/* What a page looks like when the reader comes back to it, or arrives at a place that it does not have. */
import {older} from '../../support/site.ts';
import {expect, open, test} from '../../support/fixtures.ts';
import {Shell} from '../../support/pages/shell.ts';

test('the column chosen on Features is the one shown after another document and Back', async ({page}) => {
  await open(page, 'general/features');
  const choice = page.locator('[data-columns] select');
  const shown = () =>
    page
      .locator('[data-columns] + * th[scope="col"], [data-columns] + * thead th')
      .evaluateAll((cells) => cells.filter((cell) => !(cell as HTMLElement).hidden).length);
  const all = await shown();
  expect(all).toBeGreaterThan(5);
  await choice.evaluate((select) => select.closest('details')?.setAttribute('open', ''));
  await choice.selectOption({index: 2});
  await expect.poll(shown).toBe(2);
  await page.goto('changelog/rss.xml');
  await page.goBack();
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const isChosen = (await choice.inputValue()) !== '';
  await expect.poll(shown).toBe(isChosen ? 2 : all);
});

test('the filter of the settings fits its field after another document and Back', async ({page}) => {
  await open(page, 'general/install');
  const field = page.locator('[data-settings] input');
  const visible = () =>
    page
      .locator('[data-settings] tbody tr')
      .evaluateAll((rows) => rows.filter((row) => !(row as HTMLElement).hidden).length);
  const all = await visible();
  await field.fill('float');
  await expect.poll(visible).toBeLessThan(all);
  const hits = await visible();
  await page.goto('changelog/rss.xml');
  await page.goBack();
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await expect
    .poll(async () => [await field.inputValue(), await visible()])
    .toEqual((await field.inputValue()) === '' ? ['', all] : ['float', hits]);
});

test('what was unfolded and filtered is there again after a link and Back', async ({page}) => {
  await open(page, 'general/supported-bms');
  const link = page.locator('.markdown details a[href*="/general/install#"]').first();
  // A fold can be in another one; the outermost comes first.
  for (const summary of await link.locator('xpath=ancestor::details/summary').all()) await summary.click();
  await link.click();
  await expect(page).toHaveURL(/general\/install#/);
  const rows = page.locator('[data-settings] tbody tr');
  const field = page.locator('[data-settings] input');
  await field.fill('float');
  await expect(rows.filter({hasNotText: /float/i, visible: true})).toHaveCount(0);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'FAQ', exact: true}).click();
  await expect(page.locator('article h1')).toHaveText('FAQ');
  await page.goBack();
  await expect(page.locator('article h1')).toHaveText('Install');
  await expect(field).toHaveValue('float');
  await expect(rows.filter({hasText: /float/i, visible: true}).first()).toBeVisible();
  await expect(rows.filter({hasNotText: /float/i, visible: true})).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('article h1')).toHaveText('Supported BMS');
  await expect(link).toBeInViewport();
});

test('a change of version to a page without the place starts at its top', async ({page}) => {
  await open(page, 'general/install#battery_addresses');
  await page.evaluate(() => window.scrollTo(0, 4000));
  await new Shell(page).chooseVersion(older.label);
  await expect(page).toHaveURL(new RegExp(`${older.name}/general/install#battery_addresses$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
