import fs from 'node:fs';
import path from 'node:path';
import {expect, open, test} from '../../support/fixtures.ts';

const page = 'general/connect';
const copy = fs.readFileSync(path.join('build', `${page}.md`), 'utf8');

test.describe('Copy page as Markdown', () => {
  test('copies the page, says so for a moment and is ready again', async ({page: tab, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(tab, page);
    await tab.getByRole('button', {name: 'Copy page as Markdown'}).focus();
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('button', {name: 'Copied!'}).filter({hasText: /^Copied!$/})).toBeVisible();
    expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(copy);
    await expect(tab.getByRole('button', {name: 'Copy page as Markdown'})).toBeVisible();
  });

  test('without a clipboard it leads to the Markdown', async ({page: tab}) => {
    await tab.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await open(tab, page);
    await tab.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(tab.getByText('Could not copy. Open the Markdown instead:')).toBeVisible();
    const address = await tab.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
    const response = await tab.request.get(new URL(address ?? '', tab.url()).href);
    expect(await response.text()).toBe(copy);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('there is the link alone', async ({page: tab}) => {
      await tab.goto(page);
      await expect(tab.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
      await expect(tab.getByText('Copy page as Markdown')).toBeHidden();
    });
  });
});
