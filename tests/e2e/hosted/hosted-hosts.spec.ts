/* Which host is asked when, and what a failing one leads to. */
import type {Page} from '@playwright/test';
import {searchHosts, type Endpoint, type Fault, type Provider} from '../../support/provider/index.ts';
import {expect, test} from '../../support/provider/fixtures.ts';
import {siteRecords} from '../../support/provider/siteRecords.ts';
import {open} from '../../support/fixtures.ts';

test.beforeEach(({provider, site}) => provider.setRecords(siteRecords(site.url)));

const input = (page: Page) => page.locator('.DocSearch-Modal .DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Modal .DocSearch-Hits .DocSearch-Hit');

async function openModal(page: Page): Promise<void> {
  await page.locator('.DocSearch-Button').click();
  await input(page).waitFor();
}

/** Asks for something that is found once, in words that no answer is kept for. */
async function search(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  await expect(hits(page)).toHaveCount(1);
}

interface Asked {
  readonly host: string;
  /** Milliseconds by the page's clock since the first one. */
  readonly after: number;
}

/** Notes by the page's clock when which host is asked, and when an answer begins. */
async function noteRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: {url: string; at: number}[] = [];
    Object.assign(window, {asked, answersBegun: 0});
    const {open: realOpen} = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function noted(method: string, url: string | URL, ...rest: readonly unknown[]) {
      asked.push({url: String(url), at: Date.now()});
      this.addEventListener('readystatechange', () => {
        if (this.readyState === XMLHttpRequest.HEADERS_RECEIVED) {
          (window as unknown as {answersBegun: number}).answersBegun += 1;
        }
      });
      return Reflect.apply(realOpen, this, [method, url, ...rest]) as undefined;
    };
  });
}

async function asked(page: Page): Promise<readonly Asked[]> {
  const notes = await page.evaluate(() => (window as unknown as {asked: {url: string; at: number}[]}).asked);
  const queries = notes.filter(({url}) => url.includes('/queries'));
  return queries.map(({url, at}) => ({host: new URL(url).hostname, after: at - (queries[0]?.at ?? 0)}));
}

/** Opens the modal with the page's clock standing still. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await noteRequests(page);
  await open(page, 'faq/');
  await openModal(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Resolves when as many hosts were asked. */
async function waitForRequests(provider: Provider, count: number): Promise<readonly Endpoint[]> {
  await expect.poll(() => provider.order.length).toBe(count);
  return provider.order;
}

const failures: readonly {readonly name: string; readonly fault: Fault}[] = [
  {name: 'a broken connection', fault: {kind: 'reset'}},
  {name: 'a status of 300', fault: {kind: 'status', status: 300}},
  {name: 'a status of 500', fault: {kind: 'status', status: 500}},
  {name: 'a status of 503', fault: {kind: 'status', status: 503}},
];

test.describe('a host that fails', () => {
  // On a busy machine a host that works may need longer than its second: here nobody is left for that.
  test.beforeEach(({page}) => openWithStoppedClock(page));

  test('S7.4 the first host is dsn, and while it answers no other is asked', async ({page, provider}) => {
    await search(page, 'usb');
    await search(page, 'usb s');
    await search(page, 'usb stick');
    // The hits of the query before look like those of the last one.
    await expect.poll(() => provider.order).toEqual(['dsn', 'dsn', 'dsn']);
  });

  for (const {name, fault} of failures) {
    test(`S7.4 S8.17 after ${name} the next host is asked`, async ({page, provider}) => {
      provider.fail('dsn', fault);
      await search(page, 'usb');
      const [first, second, ...others] = provider.order;
      expect(first).toBe('dsn');
      expect(['1', '2', '3']).toContain(second);
      expect(others).toEqual([]);
    });
  }

  test('S7.4 S8.17 each of the four is asked once before the search gives up', async ({page, provider}) => {
    provider.fail(searchHosts, {kind: 'status', status: 502});
    await input(page).fill('usb');
    await expect(page.locator('.DocSearch-Modal')).toContainText('Unable to fetch results');
    expect(provider.order[0]).toBe('dsn');
    expect([...provider.order].sort()).toEqual(['1', '2', '3', 'dsn']);
  });

  for (const status of [400, 403, 404, 418]) {
    test(`S8.17 a status of ${status} is final: one request, no other host`, async ({page, provider}) => {
      provider.fail(searchHosts, {kind: 'status', status, body: {message: 'Not for you', status}});
      const failed = page.waitForResponse((response) => response.status() === status);
      await input(page).fill('usb');
      await failed;
      provider.recover(searchHosts);
      await search(page, 'usb s');
      expect(provider.order).toEqual(['dsn', 'dsn']);
    });
  }
});

test.describe('a host that hangs', () => {
  test('S9.10 is left after 1 second without an answer', async ({page, provider}) => {
    await openWithStoppedClock(page);
    provider.fail('dsn', {kind: 'hang-before-headers'});
    await input(page).fill('usb');
    await provider.arrival('dsn');
    await page.clock.runFor(1000);
    await waitForRequests(provider, 2);
    expect((await asked(page)).map(({after}) => after)).toEqual([0, 1000]);
    await expect(hits(page)).toHaveCount(1);
  });

  test('S9.10 is left after 2 seconds in the middle of an answer', async ({page, provider}) => {
    await openWithStoppedClock(page);
    provider.fail('dsn', {kind: 'hang-after-headers'});
    await input(page).fill('usb');
    await expect.poll(() => page.evaluate(() => (window as unknown as {answersBegun: number}).answersBegun)).toBe(1);
    await page.clock.runFor(5000);
    await waitForRequests(provider, 2);
    expect((await asked(page)).map(({after}) => after)).toEqual([0, 2000]);
    await expect(hits(page)).toHaveCount(1);
  });

  test('S9.10 S9.14 S4.10 S4.11 with all four hanging each is given more time, then the error screen comes', async ({
    page,
    provider,
  }) => {
    await openWithStoppedClock(page);
    provider.fail(searchHosts, {kind: 'hang-before-headers'});
    await input(page).fill('usb');
    await provider.arrival('dsn');
    await page.clock.runFor(299);
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await page.clock.runFor(700);
    await waitForRequests(provider, 2);
    await page.clock.runFor(4000);
    await waitForRequests(provider, 3);
    await page.clock.runFor(5000);
    await waitForRequests(provider, 4);
    await page.clock.runFor(6000);
    await expect(page.locator('.DocSearch-Modal')).toContainText('Unable to fetch results');
    expect((await asked(page)).map(({after}) => after)).toEqual([0, 1000, 5000, 10_000]);
  });
});

test.describe('a host that failed', () => {
  test('S9.11 is avoided for 120 seconds, also after the page is loaded again', async ({page, provider}) => {
    const start = Date.UTC(2025, 5, 1);
    await page.clock.setFixedTime(start);
    await open(page, 'faq/');
    await openModal(page);
    provider.fail('dsn', {kind: 'reset'});
    await search(page, 'usb');
    expect(provider.order[0]).toBe('dsn');
    provider.recover('dsn');

    const orderAt = async (seconds: number, query: string) => {
      provider.forget();
      await page.clock.setFixedTime(start + seconds * 1000);
      await search(page, query);
      // The hits of the query before look like those of this one.
      await expect.poll(() => provider.order.length).toBeGreaterThan(0);
      return provider.order;
    };
    expect(await orderAt(0, 'usb s')).not.toContain('dsn');
    expect(await orderAt(119, 'usb stick')).not.toContain('dsn');
    await page.clock.setFixedTime(start + 119_500);
    await open(page, 'general/install');
    await openModal(page);
    expect(await orderAt(120, 'usb archive')).not.toContain('dsn');
    expect((await orderAt(120.001, 'usb driver'))[0]).toBe('dsn');
  });

  test('S9.11 leaves one entry in the storage, however often it fails', async ({page, provider}) => {
    await openWithStoppedClock(page);
    provider.fail('dsn', {kind: 'reset'});
    const entries = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('algolia-client-js'));
        return Object.keys(JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as object).length;
      });
    await search(page, 'usb');
    const before = await entries();
    await search(page, 'usb s');
    await search(page, 'usb stick');
    expect(await entries()).toBe(before);
  });
});

for (const address of [
  '/evil.example/index.html',
  `${encodeURIComponent('//')}evil.example.html`,
  '/user@evil.example/index.html',
]) {
  test(`a page at the root of its host stays there: /${address}`, async ({page, site}) => {
    await page.goto(site.url + address);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page).toHaveURL(/evil\.example$/);
    expect(new URL(page.url()).origin).toBe(new URL(site.url).origin);
  });
}
