import type {Browser, Page} from '@playwright/test';
import {generatorOf} from './generators.ts';

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
 * Other sites are out of reach, so that no time depends on them.
 * @param scripts run in the page before its own
 */
export async function onSettledPage<Result>(
  browser: Browser,
  address: string,
  measure: (page: Page) => Promise<Result>,
  scripts: readonly (() => void)[] = [],
): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await context.route(
      (url) => url.origin !== new URL(address).origin,
      (route) => route.abort(),
    );
    for (const script of scripts) await page.addInitScript(script);
    await page.goto(address);
    await settle(page);
    return await measure(page);
  } finally {
    await context.close();
  }
}
