// How far a reader scrolls: no docs page is longer than agreed on a phone. Whole in `npm run test:full`, else some.
import type {Page} from '@playwright/test';
import {isFull, sample} from '../../support/sample.ts';
import {routes} from '../../support/site.ts';
import {expect, open, test} from '../../support/fixtures.ts';

/** CSS pixels with the folds closed: 36 screens of a phone. */
const maxHeight = 30_000;

test.use({viewport: {width: 390, height: 844}, reducedMotion: 'reduce'});
test.describe.configure({timeout: isFull ? 300_000 : 90_000});

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('no docs page is longer than 36 screens of a phone', async ({page}) => {
  const measured = new Map<string, number>();
  const tried = sample('heights of docs pages', routes, 8, 17);
  for (const {path} of tried) {
    // Returns when every block of the page is laid out.
    await open(page, path);
    measured.set(`/${path}`, await heightOf(page));
  }
  console.log(
    `heights: ${tried.length} of ${routes.length} pages, the longest ${Math.max(...measured.values())} of ${maxHeight} px`,
  );
  expect([...measured].filter(([, height]) => height > maxHeight)).toEqual([]);
});

test('a page that is too long is found', async ({page}) => {
  await open(page, 'faq/');
  await page.locator('.theme-doc-markdown').evaluate((text, height) => {
    text.insertAdjacentHTML('beforeend', `<div style="height: ${height}px"></div>`);
  }, maxHeight);
  expect(await heightOf(page)).toBeGreaterThan(maxHeight);
});
