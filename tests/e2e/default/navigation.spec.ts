import type {Page} from '@playwright/test';
import {introduction} from '../../support/site.ts';
import {expect, hydrated, open, test, reload} from '../../support/pageTest.ts';

const scriptsOf = (page: Page) => {
  const seen = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.add(new URL(request.url()).pathname);
  });
  return seen;
};

const sidebarLink = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', {name, exact: true});

/** Keeps files back until the function that it resolves with is called. */
async function hold(page: Page, paths: readonly string[]): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => paths.includes(url.pathname),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return () => release();
}

/** Scripts that a reader of the introduction loads on the way to another page. */
async function scriptsOnTheWayTo(page: Page, name: string): Promise<string[]> {
  const context = await page.context().browser()!.newContext();
  try {
    const probe = await context.newPage();
    await probe.goto(new URL('./', page.url()).href);
    await hydrated(probe);
    const scripts = scriptsOf(probe);
    await sidebarLink(probe, name).click();
    await expect(probe.locator('h1')).toHaveText(name);
    expect(scripts.size, `scripts on the way to ${name}`).toBeGreaterThan(0);
    return [...scripts];
  } finally {
    await context.close();
  }
}

test('S2.nav.1a S4.6 navigation changes the address without loading a document', async ({page, site}) => {
  await open(page, '');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await sidebarLink(page, 'FAQ').click();
  await expect(page).toHaveURL(`${site.url}faq/`);
  await expect(page.locator('h1')).toHaveText('FAQ');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(introduction.title);
  expect(documents).toEqual([]);
});

test('S2.nav.4 a new page starts at its top, an anchor below the navbar', async ({page}) => {
  await open(page, 'general/install');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await sidebarLink(page, 'FAQ').click();
  await expect(page.locator('h1')).toHaveText('FAQ');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const target = await page.locator('.theme-doc-toc-desktop a').nth(3).getAttribute('href');
  await page.locator('.theme-doc-toc-desktop a').nth(3).click();
  const topOf = () =>
    page.locator(`[id="${target?.slice(1)}"]`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(topOf).toBeGreaterThan(40);
  await expect.poll(topOf).toBeLessThan(120);
});

test('S2.nav.6 a page that arrives after the reader has chosen another one is not shown', async ({page}) => {
  await page.addInitScript(() => {
    // Nothing is fetched ahead.
    Object.defineProperty(navigator, 'connection', {get: () => ({effectiveType: '4g', saveData: true})});
  });
  await open(page, '');
  const scriptsOfFaq = await scriptsOnTheWayTo(page, 'FAQ');
  const heldFaq: (() => void)[] = [];
  const heldInstall: (() => void)[] = [];
  let isHolding = true;
  await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
    const held = scriptsOfFaq.includes(new URL(route.request().url()).pathname) ? heldFaq : heldInstall;
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await sidebarLink(page, 'FAQ').click();
  await expect.poll(() => heldFaq.length, 'scripts of the FAQ').toBe(scriptsOfFaq.length);
  await sidebarLink(page, 'Install').click();
  await expect.poll(() => heldInstall.length, 'scripts of Install').toBeGreaterThan(0);
  let arrived = 0;
  page.on('requestfinished', () => (arrived += 1));
  for (const release of heldFaq) release();
  await expect.poll(() => arrived, 'scripts of the FAQ that have arrived').toBeGreaterThanOrEqual(heldFaq.length);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.locator('h1')).toHaveText(introduction.title);
  await expect(page.locator('.theme-doc-markdown p').first()).toBeVisible();
  isHolding = false;
  for (const release of heldInstall) release();
  await expect(page.locator('h1')).toHaveText('Install');
});

for (const name of ['Changelog', 'FAQ']) {
  test(`the search stays as it is when a page arrives that was on its way: ${name}`, async ({page, search}) => {
    await page.addInitScript(() => {
      // Nothing is fetched ahead.
      Object.defineProperty(navigator, 'connection', {get: () => ({effectiveType: '4g', saveData: true})});
    });
    await open(page, 'general/install');
    await search.open();
    await page.keyboard.press('Escape');
    let held = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
      held += 1;
      await released;
      await route.continue();
    });
    await page.locator('.navbar').getByRole('link', {name, exact: true}).click();
    await expect.poll(() => held, 'scripts on their way').toBeGreaterThan(0);
    await search.open();
    await page.keyboard.type('float');
    release();
    await expect(page.locator('h1')).toHaveText(name);
    await expect(search.input).toHaveValue('float');
    await expect(search.input).toBeFocused();
    await page.keyboard.type('x');
    await expect(search.input).toHaveValue(/x/);
    await page.keyboard.press('Escape');
    await expect(search.modal).toHaveCount(0);
    await search.open();
    await expect(search.input).toHaveValue('');
  });
}

test('the search that is still loading when a page arrives opens on that page', async ({page, search}) => {
  await page.addInitScript(() => {
    // Nothing is fetched ahead.
    Object.defineProperty(navigator, 'connection', {get: () => ({effectiveType: '4g', saveData: true})});
  });
  const changelog = page.locator('.navbar').getByRole('link', {name: 'Changelog', exact: true});
  await open(page, 'general/install');
  const ofPage = scriptsOf(page);
  await changelog.click();
  await expect(page.locator('h1')).toHaveText('Changelog');
  const pageScripts = new Set(ofPage);

  await open(page, 'general/install');
  const heldPage: (() => void)[] = [];
  const heldSearch: (() => void)[] = [];
  let isHolding = true;
  await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
    const held = pageScripts.has(new URL(route.request().url()).pathname) ? heldPage : heldSearch;
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await changelog.click();
  await expect.poll(() => heldPage.length, 'scripts of the page').toBe(pageScripts.size);
  await page.keyboard.press('Control+k');
  await expect.poll(() => heldSearch.length, 'scripts of the search').toBeGreaterThan(0);
  for (const release of heldPage) release();
  await expect(page.locator('h1')).toHaveText('Changelog');
  await expect(search.button).toHaveAttribute('aria-busy', 'true');
  await expect(search.modal).toHaveCount(0);
  isHolding = false;
  for (const release of heldSearch) release();
  await expect(search.input).toBeFocused();
  await page.keyboard.type('float');
  await expect(search.hits.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search.modal).toHaveCount(0);
  await expect(search.button).toBeFocused();
});

test('S2.nav.5 a change of the query alone does not scroll', async ({page}) => {
  await open(page, 'general/install');
  await page.evaluate(() => {
    history.scrollRestoration = 'manual';
    history.pushState(null, '', '?a=1');
    history.pushState(null, '', '?a=2');
    window.scrollTo({top: 600, behavior: 'instant'});
  });
  await page.goBack();
  await expect(page).toHaveURL(/\?a=1$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('S2.nav.6 S2.nav.9 S4.6 S7.11 S9.7 the old page stays and a bar shows progress until the next one is loaded', async ({
  page,
}) => {
  await open(page, '');
  const scripts = await scriptsOnTheWayTo(page, 'FAQ');
  const release = await hold(page, scripts);
  await reload(page);
  await sidebarLink(page, 'FAQ').click();
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(introduction.title);
  const {transform, transition} = await bar.evaluate(({style}) => ({
    transform: style.transform,
    transition: style.transition,
  }));
  expect(Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1])).toBeLessThanOrEqual(-80);
  expect(transition).toContain('200ms');
  release();
  await expect(page.locator('h1')).toHaveText('FAQ');
  await expect(bar).toHaveCount(0);
});

/** Time passes only by `clock.runFor`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('S9.7 no bar for another anchor or query of the same page', async ({page}) => {
  await page.clock.install();
  await open(page, 'faq/');
  await stopClock(page);
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await expect(page).toHaveURL(/#/);
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('S9.7 S2.nav.9 the bar starts 200 ms after a click that leads to another path', async ({page}) => {
  await open(page, '');
  const scripts = await scriptsOnTheWayTo(page, 'FAQ');
  await page.clock.install();
  const release = await hold(page, scripts);
  await reload(page);
  await stopClock(page);
  await sidebarLink(page, 'FAQ').click();
  await page.clock.runFor(199);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  release();
  await page.clock.resume();
  await expect(page.locator('h1')).toHaveText('FAQ');
});

test.describe('a page whose script is lost', () => {
  test.use({allowedPageErrors: [/ChunkLoadError/]});
  test('S2.nav.7 is loaded as a document, once', async ({page, site}) => {
    await open(page, '');
    const scripts = await scriptsOnTheWayTo(page, 'FAQ');
    let broken = true;
    await page.route(
      (url) => scripts.includes(url.pathname),
      (route) => (broken ? route.abort('failed') : route.continue()),
    );
    await reload(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      documents.push(request.url());
      broken = false;
    });
    await sidebarLink(page, 'FAQ').click();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('FAQ');
    expect(documents).toEqual([`${site.url}faq/`]);
  });
});

const prefetched = (page: Page) => page.locator('link[rel="prefetch"]');

test('S2.nav.8 S9.5 the page that follows is prefetched, and no other', async ({page}) => {
  await open(page, 'general/install');
  await expect.poll(() => prefetched(page).count()).toBeGreaterThan(0);
  await open(page, 'faq/');
  await sidebarLink(page, 'Connect').hover();
  expect(await prefetched(page).count()).toBe(0);
});

test('S2.nav.8 all of what renders the text of the next page is fetched ahead', async ({page}) => {
  const nameOf = (address: string) => address.split('/').at(-1)!;
  await open(page, 'general/install');
  await expect(page.locator('link[rel="prefetch"][href*="/page-text"]').first()).toBeAttached();
  // Read before the click: a link goes when its script has been loaded.
  const ahead = await prefetched(page).evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const requested: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && requested.push(nameOf(request.url())));
  await sidebarLink(page, 'Connect').click();
  await expect(page.locator('h1')).toHaveText('Connect');
  // The script of the page itself has a hash for a name; it may not have been reached yet.
  const shared = requested.filter((name) => !/^[\da-f]{8}\./.test(name));
  expect(shared.length).toBeGreaterThan(0);
  expect(ahead.map(nameOf)).toEqual(expect.arrayContaining(shared));
});

for (const [name, connection] of [
  ['2g', {effectiveType: '2g', saveData: false}],
  ['slow 2g', {effectiveType: 'slow-2g', saveData: false}],
  ['data saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`S2.nav.8 S9.5 nothing is prefetched with ${name}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {get: () => value});
    }, connection);
    await open(page, 'general/install');
    await sidebarLink(page, 'Connect').hover();
    await sidebarLink(page, 'Connect').click();
    await expect(page.locator('h1')).toHaveText('Connect');
    expect(await prefetched(page).count()).toBe(0);
  });
}

test('S7.10 a browser that cannot prefetch by link gets the file by a plain request', async ({page}) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
  });
  const requests: string[] = [];
  page.on('request', (request) => request.resourceType() === 'xhr' && requests.push(request.url()));
  await open(page, 'general/install');
  await expect.poll(() => requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  expect(await prefetched(page).count()).toBe(0);
});
