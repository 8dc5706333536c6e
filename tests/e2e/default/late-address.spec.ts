/* What is written into the address a moment after a change must not land on the page that the reader has gone to since. */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../../support/fixtures.ts';

/** Holds back every script that is asked for from now on. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const ways = [
  {
    from: 'tools/bms-finder',
    change: (page: Page) => page.getByRole('searchbox').first().pressSequentially('jk'),
    isLate: /q=jk?$/,
  },
  {
    from: 'tools/charge-limits',
    change: async (page: Page) => {
      const cells = page.getByLabel('Cells in series').first();
      await cells.fill('9');
      await cells.fill('8');
    },
    isLate: /cells=/,
  },
  {
    from: 'search',
    change: (page: Page) => page.getByRole('searchbox').pressSequentially('float'),
    isLate: /q=/,
  },
] as const;

for (const {from, change} of ways) {
  for (const target of ['FAQ', 'Changelog']) {
    test(`the state of ${from} does not land on ${target}, while its script loads or later`, async ({page}) => {
      await open(page, from);
      await page.clock.install();
      const release = await holdScripts(page);
      await change(page);
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: target, exact: true}).click();
      await page.clock.runFor(2000);
      const search = () => page.evaluate(() => window.location.search);
      expect(await page.evaluate(() => window.location.pathname)).toContain(target.toLowerCase());
      expect(await search()).toBe('');
      release();
      await page.clock.resume();
      await expect(page.locator('h1')).toContainText(target);
      expect(await search()).toBe('');
    });
  }
}
