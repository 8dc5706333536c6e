/* A reader on a slow connection sees the page before its scripts have come. */
import type {Page} from '@playwright/test';
import {expect, test} from '../../support/pageTest.ts';

/** Shows a page whose scripts are held back until the function it gives is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, {waitUntil: 'commit'});
  return release;
}

const ways = {
  'a click on the button': (page: Page) => page.locator('.DocSearch-Button').click(),
  'Ctrl+K': (page: Page) => page.keyboard.press('Control+k'),
} as const;

for (const [name, ask] of Object.entries(ways)) {
  test(`S2.modal.1 S2.modal.2 ${name} before the scripts have come opens the search when they have`, async ({
    page,
    site,
    search,
  }) => {
    const release = await openWithoutScripts(page, `${site.url}faq/`);
    const button = page.locator('.DocSearch-Button');
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('aria-busy', 'false');
    await ask(page);
    await expect(button, 'it shows that the search comes').toHaveAttribute('aria-busy', 'true');
    release();
    await expect(search.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.modal).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-busy', 'false');
  });
}
