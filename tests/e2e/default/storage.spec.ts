import {older} from '../../support/site.ts';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium, type BrowserContext, type LaunchOptions, type Page} from '@playwright/test';
import {findChromium} from '../../../scripts/lib/chromium.ts';
import {expect, hydrated, open, test, reload} from '../../support/fixtures.ts';
import {AskAi} from '../../support/pages/askAi.ts';
import {Shell} from '../../support/pages/shell.ts';

const warning = 'Browser storage is not available';

/** A browser whose reader has forbidden all sites to store anything. */
async function launchWithoutStorage(options: LaunchOptions): Promise<{context: BrowserContext; profile: string}> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'no-storage-'));
  fs.mkdirSync(path.join(profile, 'Default'));
  fs.writeFileSync(
    path.join(profile, 'Default', 'Preferences'),
    JSON.stringify({profile: {default_content_setting_values: {cookies: 2}}}),
  );
  // The headless shell does not read this preference.
  const executablePath = findChromium() ?? undefined;
  const launch = () => chromium.launchPersistentContext(profile, {...options, executablePath, timeout: 45_000});
  // On a busy machine a browser with a window now and then does not come up; that is none of what is tested.
  return {context: await launch().catch(launch), profile};
}

function record(page: Page) {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return {warnings, errors};
}

/** Search, Ask AI, colour mode and the choice of a version, as long as the page is not left. */
async function useThePage(shell: Shell): Promise<void> {
  const {page} = shell;
  const html = page.locator('html');
  await shell.colourToggle.click();
  await shell.colourToggle.click();
  await expect(html).toHaveAttribute('data-theme-choice', 'dark');
  await shell.chooseVersion(older.name);
  await expect(page).toHaveURL(new RegExp(`${older.name}`));
  await page.getByRole('link', {name: 'Changelog', exact: true}).first().click();
  await expect(page).toHaveURL(/changelog/);
  await expect(shell.versionButton).toHaveText(older.name);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.locator('.DocSearch-Button').click();
  await page.locator('.DocSearch-Input').fill('cell voltage');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  const askAi = new AskAi(page);
  // Answers come at once.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await askAi.ask('What is CVL?');
  await expect(askAi.newest.text).toContainText('CVL');
  await expect(askAi.newest.like).toBeVisible();
  await askAi.newest.like.click();
  await expect(askAi.newest.feedbackText).toBeVisible();
  await askAi.askAgain('How do I install over SSH?');
  await expect(askAi.exchanges).toHaveCount(2);
  await expect(askAi.newest.like).toBeVisible();
  await askAi.back.click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  // The conversation is there for the visit.
  await askAi.open();
  await expect(askAi.recentConversations.first()).toContainText('What is CVL?');
  // The key that opens the search can be turned off.
  await page.getByRole('checkbox', {name: '/ opens search'}).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await expect(page.locator('.DocSearch-Button')).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
}

test('S8.13 with storage blocked by the browser the site says so once and works for the visit', async ({
  site,
  launchOptions,
}) => {
  // A second browser is started here.
  test.setTimeout(180_000);
  const {context, profile} = await launchWithoutStorage(launchOptions);
  try {
    const page = await context.newPage();
    const {warnings, errors} = record(page);
    await page.route(
      (url) => url.protocol === 'https:',
      (route) => route.abort(),
    );
    await page.goto(`${site.url}faq/`);
    await hydrated(page);
    expect(await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'localStorage')?.get)).toBeUndefined();
    await useThePage(new Shell(page));
    expect(warnings.filter((text) => text.includes(warning))).toEqual([warning]);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    fs.rmSync(profile, {recursive: true, force: true});
  }
});

test('S8.13 the same in a frame without an origin', async ({page, site}) => {
  const {warnings} = record(page);
  await page.setViewportSize({width: 1400, height: 900});
  await page.route(
    (url) => url.pathname.endsWith('/frame.html'),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe sandbox="allow-scripts" src="${site.url}faq/" width="1300" height="800"></iframe>`,
      }),
  );
  await page.goto(`${site.url}frame.html`);
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-has-hydrated="true"]').waitFor();
  await frame.locator('.DocSearch-Button').click();
  await expect(frame.locator('.DocSearch-Input')).toBeVisible();
  await expect(frame.getByText('This page crashed')).toHaveCount(0);
  expect(warnings.filter((text) => text.includes(warning))).toEqual([warning]);
});

test('S8.13 working storage is left alone, without a warning', async ({page}) => {
  const {warnings} = record(page);
  await open(page, 'faq/');
  await page.evaluate(() => window.localStorage.setItem('kept', 'yes'));
  await reload(page);
  expect(await page.evaluate(() => window.localStorage.getItem('kept'))).toBe('yes');
  expect(warnings.filter((text) => text.includes(warning))).toEqual([]);
});

test('S8.13 with a full storage the site says so once and works for the visit', async ({page}) => {
  test.setTimeout(180_000);
  const {warnings, errors} = record(page);
  await open(page, 'faq/');
  await page.evaluate(() => {
    for (let length = 2 ** 22, number = 0; length >= 1; number += 1) {
      const key = `full-${number}`;
      window.localStorage.setItem(key, 'x'.repeat(length));
      if (!Object.keys(window.localStorage).includes(key)) length /= 2;
    }
  });
  warnings.length = 0;
  await reload(page);
  await useThePage(new Shell(page));
  expect(warnings.filter((text) => text.includes(warning))).toEqual([warning]);
  expect(errors).toEqual([]);
});
