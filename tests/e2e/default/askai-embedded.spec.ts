/* The assistant that answers without an account, in the browser. */
import type {Page} from '@playwright/test';
import {latest, older} from '../../support/site.ts';
import {expect, open, test} from '../../support/fixtures.ts';
import {AskAi, expectAccessibleModal} from '../../support/pages/askAi.ts';

const storageKey = '__DOCSEARCH_ASKAI_CONVERSATIONS__dbus-serialbattery';
const question = 'Which termination does the CAN bus need?';

interface StoredConversation {
  readonly query: string;
  readonly messages: readonly {readonly role: string; readonly feedback?: string}[];
}

async function stored(page: Page): Promise<readonly StoredConversation[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), storageKey);
  return text === null ? [] : (JSON.parse(text) as StoredConversation[]);
}

/** Requests for the assistant's files, and those that leave the site. */
function record(page: Page) {
  const passages: string[] = [];
  const others: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('/assistant-passages/')) passages.push(url.pathname.split('/').at(-1) ?? '');
    if (url.protocol === 'https:' && url.host !== 'translate.google.com') others.push(url.href);
  });
  return {passages, others};
}

let askAi: AskAi;

// Answers come at once; how they arrive in pieces has a test of its own.
test.use({reducedMotion: 'reduce'});

test.beforeEach(({page}) => {
  askAi = new AskAi(page);
});

test('S2.modal.9 a question is answered with whole passages of the version being read, and nothing leaves the site', async ({
  page,
}) => {
  const {passages, others} = record(page);
  await askAi.openOn(`${older.prefix}faq/`);
  expect(passages).toEqual([]);
  await askAi.askToTheEnd('How do I install over SSH?');
  await expect(askAi.newest.tool).toHaveCount(0);
  await expect(askAi.newest.text).toContainText(`the documentation for ${older.name}`);
  await expect(askAi.newest.text).toContainText('no AI model is used');
  await expect(askAi.screen).toContainText('No AI model is used.');
  const link = askAi.newest.text.getByRole('link', {name: /Install over SSH$/}).first();
  await expect(link).toHaveAttribute('href', new RegExp(`/${older.name}/general/install#install-ssh$`));
  expect(new URL((await link.getAttribute('href')) ?? '').origin).toBe(new URL(page.url()).origin);
  await expect(askAi.newest.text.locator('ol > li').first()).toBeVisible();
  await expect(askAi.newest.text.locator('pre').first()).toBeVisible();
  expect(await askAi.newest.text.locator('h3').count()).toBeLessThanOrEqual(3);
  expect(passages).toEqual(['manifest.js', expect.stringMatching(new RegExp(`^docs-default-${older.name}\\.`))]);
  expect(others).toEqual([]);
});

test('S4.12 S5.5 it thinks, then the text arrives in pieces while the input is closed, then it is ready', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await open(page, 'faq/');
  await page.clock.install();
  await askAi.open();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assistant-passages/manifest.js*', async (route) => {
    await held;
    await route.continue();
  });
  await askAi.input.fill(question);
  const asked = askAi.entry.filter({hasText: question});
  // The index is read in slices: with a clock that stands still it would never be.
  await expect(asked).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await asked.click();
  await expect(askAi.newest.thinking).toHaveText('Thinking...');
  release();
  await expect(askAi.input).toBeDisabled();

  const lengths: number[] = [];
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        lengths.push(((await askAi.newest.text.textContent()) ?? '').length);
        return askAi.newest.like.isVisible();
      },
      {intervals: [10], timeout: 45_000},
    )
    .toBe(true);
  const different = [...new Set(lengths)].filter((length) => length > 0);
  expect(different.length).toBeGreaterThan(3);
  expect(different).toEqual([...different].sort((a, b) => a - b));
  await expect(askAi.input).toBeEnabled();
});

test('S4.12 what the documentation does not say gets an honest answer', async () => {
  await askAi.openOn('faq/');
  await askAi.askToTheEnd('How do I bake bread?');
  await expect(askAi.newest.text).toContainText(`Nothing in the documentation for ${latest.name} answers this.`);
  await expect(askAi.newest.text.getByRole('link', {name: 'discussions'})).toHaveAttribute(
    'href',
    /venus-os_dbus-serialbattery\/discussions$/,
  );
});

test('the screen of the embedded assistant can be read and used by everybody, and names the quoted sections only', async ({
  page,
}) => {
  await askAi.openOn('faq/');
  // A table, code, links inside of the quotes.
  await askAi.askToTheEnd('How do I use several batteries as one bank?');
  const headings = askAi.newest.text.locator('h3 a');
  const quoted = await headings.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await askAi.newest.text.getByRole('link').count()).toBeGreaterThan(quoted.length);
  await expect(askAi.newest.text).not.toContainText('][');
  expect(await askAi.sources.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(quoted);
  expect(await askAi.sources.allTextContents()).toEqual(await headings.allTextContents());
  await expect(askAi.modal.getByText('Powered by')).toBeHidden();
  await expect(askAi.modal.locator('a[href*="algolia"]:visible')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessibleModal(page, `with an answer, ${colorScheme}`);
  }
  await askAi.askAgain('How do I bake bread?');
  await expect(askAi.newest.text).toContainText('Nothing in the documentation');
  await expect(askAi.newest.like).toBeVisible();
  await expect(askAi.sources).toHaveCount(0);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessibleModal(page, `without an answer, ${colorScheme}`);
  }
});

test('S2.modal.9 a follow-up is answered with the question before it, newest first', async () => {
  await askAi.openOn('general/connect');
  await askAi.askToTheEnd('How do I connect a Daly over RS485?');
  await askAi.askAgain('and over CAN?');
  await expect(askAi.exchanges).toHaveCount(2);
  await expect(askAi.newest.like).toBeVisible();
  await expect(askAi.questions).toHaveText(['and over CAN?', 'How do I connect a Daly over RS485?']);
  await expect(askAi.newest.text.getByRole('link', {name: /Daly over CAN|Daly on one CAN/}).first()).toBeVisible();
});

test('S4.13 S4.14 S4.15 conversations and feedback stay in the browser and can be opened again', async ({page}) => {
  const {others} = record(page);
  await askAi.openOn('faq/');
  await askAi.askToTheEnd(question);
  const answer = await askAi.newest.text.textContent();
  await expect
    .poll(() => stored(page))
    .toMatchObject([{query: question, messages: [{role: 'user'}, {role: 'assistant'}]}]);
  await askAi.newest.like.click();
  await expect(askAi.newest.feedbackText).toHaveText('Thanks for your feedback!');
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain('"like"');

  await askAi.openOn('general/install');
  await askAi.recentConversations.filter({hasText: question}).click();
  await expect(askAi.newest.text).toHaveText(answer ?? '');
  await expect(askAi.newest.feedbackText).toHaveText('Thanks for your feedback!');
  expect(others).toEqual([]);
});

test('S2.modal.4 Escape leaves the assistant first, then the modal', async ({page}) => {
  await askAi.openOn('faq/');
  await askAi.askToTheEnd(question);
  await page.keyboard.press('Escape');
  await expect(askAi.screen).toHaveCount(0);
  await expect(askAi.modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(askAi.modal).toHaveCount(0);
});

test('S8.3 passages that cannot be loaded are an error in the answer, and the next question tries again', async ({
  page,
}) => {
  let isCut = true;
  await page.route('**/assistant-passages/**', (route) =>
    isCut ? route.abort('internetdisconnected') : route.continue(),
  );
  await askAi.openOn('faq/');
  await askAi.ask(question);
  await expect(askAi.newest.error).toContainText('The passages could not be loaded.');
  isCut = false;
  await askAi.askAgain(question);
  await expect(askAi.newest.like).toBeVisible();
  await expect(askAi.newest.text).toContainText('CAN');
});

test('markup in a passage shows as text and runs nothing', async ({page}) => {
  const attack = 'window.injected=1';
  const hostile = [
    `<img src=x onerror=${attack}> zebra`,
    `<script>${attack}</script>`,
    `[press](javascript:${attack})`,
    `<svg onload="${attack}"></svg>`,
  ];
  const passages = [{path: 'faq/#zebra', titles: ['FAQ', `Zebra <img src=x onerror=${attack}>`], blocks: hostile}];
  await page.route('**/assistant-passages/docs-default-*.js', async (route) => {
    const tag = route.request().url().includes(`docs-default-${latest.name}`) ? `docs-default-${latest.name}` : '';
    const file = JSON.stringify({version: 'v2.0 <b>', passages});
    await route.fulfill({
      contentType: 'text/javascript',
      body: `(self.__docsPassages??={files:{}}).files[${JSON.stringify(tag)}]=${file};`,
    });
  });
  await askAi.openOn('faq/');
  await askAi.askToTheEnd('zebra');
  await expect(askAi.newest.text).toContainText(`<img src=x onerror=${attack}>`);
  await expect(askAi.newest.text.locator('img, script, svg[onload]')).toHaveCount(0);
  await expect(askAi.newest.text.locator('a[href^="javascript:"]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as {injected?: number}).injected)).toBeUndefined();
});

test('other requests of the page are not touched while the assistant is there', async ({page}) => {
  await open(page, 'faq/');
  const before = await page.evaluate(() => {
    const holder = window as unknown as {realFetch: typeof fetch};
    holder.realFetch = window.fetch;
    return fetch('robots-probe').then((response) => response.status);
  });
  await askAi.open();
  expect(await page.evaluate(() => fetch('robots-probe').then((response) => response.status))).toBe(before);
  await page.keyboard.press('Escape');
  await expect(askAi.modal).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => window.fetch === (window as unknown as {realFetch: typeof fetch}).realFetch))
    .toBe(true);
});

test('S1.10 a question that was left before the assistant came does not go out to the provider', async ({page}) => {
  let deliver = () => {};
  const held = new Promise<void>((resolve) => (deliver = resolve));
  await askAi.openOn('faq/');
  await askAi.input.fill(question);
  await expect(askAi.entry.filter({hasText: question})).toBeVisible();
  await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await askAi.entry.click();
  await expect(askAi.newest.thinking).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(askAi.modal).toHaveCount(0);
  const answered = page.waitForResponse(/\/assistant-passages\/docs-/);
  deliver();
  // The guard of the test refuses other hosts; the passages are asked for where the provider would be.
  await answered;
});
