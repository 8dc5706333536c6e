// What a writer may put on a page works on the first load and after a click, as in stock Docusaurus.
import type {Page} from '@playwright/test';
import {expect, open, test as base} from '../../support/fixtures.ts';
import {serveSite, type SiteServer} from '../../support/server.ts';
import {everythingPath, plainBuild} from '../../support/policyBuilds.ts';
import {variantDirectory} from '../../support/variantBuild.ts';

const test = base.extend<{host: SiteServer}>({
  host: async ({}, use) => {
    const server = await serveSite(variantDirectory(plainBuild), plainBuild.baseUrl);
    await use(server);
    await server.close();
  },
  baseURL: async ({host}, use) => {
    await use(host.url);
  },
});

async function tryEverything(page: Page): Promise<void> {
  const text = page.locator('.theme-doc-markdown');
  await test.step('a component with state', async () => {
    await text.getByRole('button', {name: 'Clicked 0 times'}).click();
    await expect(text.getByRole('button', {name: 'Clicked 1 times'})).toBeVisible();
  });
  await test.step('tabs', async () => {
    await expect(text.getByText('Connect the adapter.')).toBeVisible();
    await text.getByRole('tab', {name: 'CAN'}).click();
    await expect(text.getByText('Connect the bus.')).toBeVisible();
    await expect(text.getByText('Connect the adapter.')).toBeHidden();
  });
  await test.step('details', async () => {
    await expect(text.getByText('Hidden at first.')).toBeHidden();
    await text.getByText('More', {exact: true}).click();
    await expect(text.getByText('Hidden at first.')).toBeVisible();
    await text.getByText('More', {exact: true}).click();
    await expect(text.getByText('Hidden at first.')).toBeHidden();
  });
}

test('components with state work on the page that a visit begins with', async ({page}) => {
  await open(page, everythingPath);
  await tryEverything(page);
});

test('components with state work on the next page of a visit, and on the way back', async ({page}) => {
  await open(page, everythingPath);
  await page.locator('.navbar').getByRole('link', {name: 'FAQ', exact: true}).click();
  await expect(page.locator('h1')).toHaveText('FAQ');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Everything');
  await tryEverything(page);
});

test('a page without such components still sends its text once', async ({page}) => {
  await open(page, 'faq/');
  await expect(page.locator('#about-page')).toBeAttached();
  await open(page, everythingPath);
  await expect(page.locator('#about-page')).not.toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every panel of the tabs shows', async ({page}) => {
    await page.goto(everythingPath);
    await expect(page.getByRole('tab')).toHaveText(['Serial', 'CAN']);
    await expect(page.getByText('Connect the adapter.')).toBeVisible();
    await expect(page.getByText('Connect the bus.')).toBeVisible();
  });
});
