/** How a page is visited to be measured: alone in a context, with other sites out of reach, so that no time depends on them. */
import type {Browser, BrowserContextOptions, Page} from '@playwright/test';

/**
 * tsx compiles with `keepNames`, which wraps functions in a helper of the module. A function that goes into the page has to
 * find it there.
 */
const nameHelper = 'globalThis.__name ??= (named) => named;';

/** A phone of the middle class on a slow connection, as Lighthouse has it. */
const network = {offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8};
const slowdown = 4;

export const phone: BrowserContextOptions = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true};

interface Visit {
  readonly browser: Browser;
  readonly address: string;
  readonly options?: BrowserContextOptions;
  /** Run in every document before its own scripts. */
  readonly scripts?: readonly (() => void)[];
}

/** Gives a page that has not been opened yet, and closes it when the work is done. */
export async function visit<Result>(
  {browser, address, options = {}, scripts = []}: Visit,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    await context.route(
      (url) => url.origin !== new URL(address).origin,
      (route) => route.abort(),
    );
    await context.addInitScript(nameHelper);
    for (const script of scripts) await context.addInitScript(script);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Slows the processor down, and the network where asked for. */
export async function throttle(page: Page, {isNetworkSlow = false} = {}): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  if (isNetworkSlow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
}
