import type {Browser, Page} from '@playwright/test';
import {generatorOf} from './generators.ts';
import {visit} from './visit.ts';

/** Waits until a page has come to rest: its scripts run it and nothing is being loaded. */
export async function settle(page: Page): Promise<void> {
  await page
    .locator(generatorOf(await page.content()).settled)
    .first()
    .waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
}

/**
 * Opens a page of the site in a browser of its own, and lets it come to rest.
 * @param scripts run in the page before its own
 */
export function onSettledPage<Result>(
  browser: Browser,
  address: string,
  measure: (page: Page) => Promise<Result>,
  scripts: readonly (() => void)[] = [],
): Promise<Result> {
  return visit({browser, address, scripts}, async (page) => {
    await page.goto(address);
    await settle(page);
    return measure(page);
  });
}
