/**
 * Opens a page of the site in a browser of its own, and lets it come to rest: React runs it and nothing is being loaded.
 * Other sites are out of reach, so that no time depends on them.
 *
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} measure
 * @param {() => void} [prepare] runs in the page before its own scripts
 * @returns {Promise<Result>}
 */
export async function onSettledPage(browser, address, measure, prepare) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await context.route(
      (url) => url.origin !== new URL(address).origin,
      (route) => route.abort(),
    );
    if (prepare) await page.addInitScript(prepare);
    await page.goto(address);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    return await measure(page);
  } finally {
    await context.close();
  }
}
