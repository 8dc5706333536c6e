import {evenOlder, latest, older, pages, routes, versions} from '../../support/site.ts';
import {expect, open, tamperMainScript, test, reload} from '../../support/pageTest.ts';
import {sample} from '../../support/sample.ts';
import {Shell} from '../../support/pages/shell.ts';

const preferredVersionKey = 'docs-preferred-version-default';

test('the dropdown shows the version being read on every page', async ({page}) => {
  test.setTimeout(180_000);
  const {versionButton} = new Shell(page);
  for (const {path, version} of sample('pages with their version', routes, 10, 3)) {
    await open(page, path);
    await expect(versionButton, path).toHaveAccessibleName(`Select driver version: ${version.label}`);
  }
});

test('it follows a click from version to version without a reload', async ({page, site, shell}) => {
  await open(page, 'general/connect');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  for (const version of [...versions, latest]) {
    await shell.chooseVersion(version.label);
    await expect(page).toHaveURL(`${site.url}${version.prefix}general/connect`);
    await expect(shell.versionButton).toHaveAccessibleName(`Select driver version: ${version.label}`);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a switch keeps the page, its query and its hash', async ({page, site, shell}) => {
  await open(page, 'general/install?a=1#compatibility');
  await shell.chooseVersion(older.name);
  await expect(page).toHaveURL(`${site.url}${older.prefix}general/install?a=1#compatibility`);
});

test('a switch leads to the introduction of a version that does not have the page', async ({page, site, shell}) => {
  const missing = pages.find(({id}) => id === 'general/connect')!;
  await tamperMainScript(page, [[new RegExp(`\\{"id":"${missing.id}","path":"[^"]*${evenOlder.name}[^}]*\\},`), '']]);
  await open(page, 'general/connect');
  await shell.chooseVersion(evenOlder.name);
  await expect(page).toHaveURL(`${site.url}${evenOlder.prefix}`);
});

test('S4.8 S9.4 a choice is stored and shown off the docs; Docs and FAQ lead to it', async ({page, site, shell}) => {
  await open(page, 'search');
  await expect(shell.versionButton).toHaveAccessibleName(`Select driver version: ${latest.label}`);
  await shell.chooseVersion(older.name);
  await expect(page).toHaveURL(`${site.url}${older.prefix}`);
  await shell.choiceIsStored(older.name);
  await open(page, 'search');
  await expect(shell.versionButton).toHaveAccessibleName(`Select driver version: ${older.name}`);
});

test('S4.8 a stored version that no longer exists is forgotten', async ({page}) => {
  await open(page, '');
  await page.evaluate((key) => localStorage.setItem(key, 'ghost'), preferredVersionKey);
  await reload(page);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), preferredVersionKey)).toBeNull();
  await expect(new Shell(page).versionButton).toHaveAccessibleName(`Select driver version: ${latest.label}`);
});

test('Docs and FAQ follow the version being read', async ({page, site}) => {
  const {leftItems} = new Shell(page);
  await open(page, `${evenOlder.prefix}general/connect`);
  await leftItems.getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL(`${site.url}${evenOlder.prefix}faq/`);
  await leftItems.getByRole('link', {name: 'Docs'}).click();
  await expect(page).toHaveURL(`${site.url}${evenOlder.prefix}`);
});

test('the dropdown offers the versions in their order, and works by keyboard', async ({page, site}) => {
  const {versionButton, versionMenu} = new Shell(page);
  await open(page, 'faq/');
  await expect(versionMenu.locator('a')).toHaveText(versions.map(({label}) => label));
  await versionButton.focus();
  await page.keyboard.press('Enter');
  await expect(versionButton).toHaveAttribute('aria-expanded', 'true');
  // The menu comes with a transition; before it is visible, Tab passes it by.
  await expect(versionMenu.locator('a').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(versionMenu.locator('a').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}next/faq/`);
});

test.describe('the label of the dropdown', () => {
  test.use({viewport: {width: 1180, height: 820}, hasTouch: true});

  test('a tap opens the menu and leaves the page as it is', async ({page, site}) => {
    const {versionButton, versionMenu} = new Shell(page);
    const address = 'tools/bms-finder/?q=jk';
    await open(page, address);
    await versionButton.tap();
    await expect(versionButton).toHaveAttribute('aria-expanded', 'true');
    await expect(versionMenu.getByRole('link', {name: older.name, exact: true})).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${site.url}tools/bms-finder/?\\?.*q=jk`));
    await page.locator('h1').tap();
    await expect(versionButton).toHaveAttribute('aria-expanded', 'false');
  });

  test('a second tap closes the menu; the mouse opens it again by pointing', async ({page}) => {
    const {versionButton, versionMenu} = new Shell(page);
    await open(page, 'faq/');
    await versionButton.tap();
    await expect(versionMenu).toBeVisible();
    await versionButton.tap();
    await expect(versionButton).toHaveAttribute('aria-expanded', 'false');
    await expect(versionMenu).toBeHidden();
    // The mouse is where the finger was, and enters from elsewhere.
    await page.locator('h1').hover();
    await versionButton.hover();
    await expect(versionMenu).toBeVisible();
    await expect(versionButton).toHaveAttribute('aria-expanded', 'false');
  });

  test('a choice after it keeps query and hash', async ({page, site}) => {
    const {versionButton, versionMenu} = new Shell(page);
    await open(page, 'general/install?a=1#requirements');
    await versionButton.click();
    await versionMenu.getByRole('link', {name: older.name, exact: true}).click();
    await expect(page).toHaveURL(`${site.url}${older.prefix}general/install?a=1#requirements`);
    await expect(versionButton).toHaveAttribute('aria-expanded', 'false');
  });

  test('assistive technology opens it by a click, and Escape closes it and gives the focus back', async ({page}) => {
    const {versionButton, versionMenu} = new Shell(page);
    await open(page, 'faq/');
    await versionButton.evaluate((button: HTMLElement) => button.click());
    await expect(versionButton).toHaveAttribute('aria-expanded', 'true');
    // The menu comes with a transition; what is not visible yet takes no focus.
    await expect(versionMenu.locator('a').first()).toBeVisible();
    await versionMenu.locator('a').first().focus();
    await expect(versionMenu.locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(versionButton).toHaveAttribute('aria-expanded', 'false');
    await expect(versionButton).toBeFocused();
    await expect(versionMenu).toBeHidden();
  });
});

test.describe('in the mobile menu', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('the versions can be chosen', async ({page, site}) => {
    const {menuToggle, menu} = new Shell(page);
    await open(page, 'faq/');
    await menuToggle.click();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(menu.getByRole('button', {name: `Select driver version: ${latest.label}`})).toBeVisible();
    await menu.getByRole('button', {name: 'Expand the dropdown'}).click();
    await menu.getByRole('link', {name: older.name, exact: true}).click();
    await expect(page).toHaveURL(`${site.url}${older.prefix}faq/`);
    // What was chosen is there to be read, not below the menu.
    await expect(menu).toBeHidden();
  });
});
