import {generatorOf} from './generators.mjs';

/**
 * Waits until a page has come to rest: its scripts run it and nothing is being loaded.
 * @param {import('@playwright/test').Page} page
 */
export async function settle(page) {
  await page
    .locator(generatorOf(await page.content()).settled)
    .first()
    .waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
}

/**
 * Opens a page of the site in a browser of its own, and lets it come to rest.
 * Other sites are out of reach, so that no time depends on them.
 *
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} measure
 * @param {readonly (() => void)[]} [scripts] run in the page before its own
 * @returns {Promise<Result>}
 */
export async function onSettledPage(browser, address, measure, scripts = []) {
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
