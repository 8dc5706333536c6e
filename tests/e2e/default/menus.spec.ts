// Menus close when they are left, and the keyboard stays in them until then.
import {introduction, older} from '../../support/site.ts';
import {expect, open, test} from '../../support/fixtures.ts';
import {Shell} from '../../support/pages/shell.ts';

test.describe('the menu of a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('Escape closes it and gives the focus back', async ({page}) => {
    const {menuToggle, menu} = new Shell(page);
    await open(page, 'faq/');
    await menuToggle.click();
    await expect(menu).toBeVisible();
    // With the focus it begins to listen to keys.
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuToggle).toBeFocused();
  });

  test('a tap on the logo closes it, on the page that it leads to, too', async ({page, site}) => {
    const {menuToggle, menu} = new Shell(page);
    for (const path of ['', 'faq/']) {
      await open(page, path);
      await menuToggle.click();
      await menu.locator('.navbar__brand').click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(site.url);
    }
  });

  test('the focus stays in it', async ({page}) => {
    const {menuToggle} = new Shell(page);
    await open(page, 'faq/');
    await menuToggle.click();
    const isInMenu = () => page.evaluate(() => document.activeElement?.closest('.navbar-sidebar') !== null);
    await expect.poll(isInMenu).toBe(true);
    const outside: string[] = [];
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const focused = document.activeElement;
        // Between the last stop and the first one the browser has its own.
        return focused === document.body || focused?.closest('.navbar-sidebar') ? '' : (focused?.outerHTML ?? '');
      });
      if (place !== '') outside.push(place.slice(0, 100));
    }
    expect(outside).toEqual([]);
  });
});

test('a double click on a link opens its page once', async ({page, site}) => {
  await open(page, '');
  const before = await page.evaluate(() => history.length);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'FAQ', exact: true}).dblclick();
  await expect(page.locator('h1')).toHaveText('FAQ');
  await expect(page).toHaveURL(`${site.url}faq/`);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(introduction.title);
});

test('the not-found page of a version stays in that version', async ({page, site}) => {
  await open(page, `${older.prefix}nope`);
  await expect(new Shell(page).versionButton).toHaveAccessibleName(`Select driver version: ${older.name}`);
  const ways = page.getByRole('navigation', {name: 'Other pages'});
  await expect(ways.getByRole('link', {name: 'Short answers'})).toHaveAttribute(
    'href',
    new RegExp(`/${older.name}/faq/$`),
  );
  await page.locator('.navbar').getByRole('link', {name: 'FAQ', exact: true}).click();
  await expect(page).toHaveURL(`${site.url}${older.prefix}faq/`);
});
