import {test as base, expect, type BrowserContext, type Page} from '@playwright/test';
import {watchPolicy} from './policyWatch.ts';
import {serveSite, type SiteServer} from './server.ts';
import {baseUrl} from './site.ts';

interface Options {
  /** Hosts besides the site that a test lets the browser ask for; they must be answered by the test. */
  allowedHosts: readonly string[];
  /** Page errors that a test provokes on purpose. */
  allowedPageErrors: readonly RegExp[];
  /** The test tries what the policy of the page has to refuse. */
  provokesPolicy: boolean;
}

interface Fixtures {
  /** Fails the test on an uncaught error of a page, a request to a host that is not allowed, or a breach of the policy. */
  guard: void;
}

/** The only third-party script in the default build. It arrives empty unless a test answers it itself. */
export const translateScript = 'https://translate.google.com/translate_a/element.js?cb=googleTranslateElementInit';

interface WorkerFixtures {
  site: SiteServer;
}

function watch(page: Page, errors: string[]) {
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
}

async function refuseOtherHosts(
  context: BrowserContext,
  siteHost: string,
  allowed: readonly string[],
  refused: string[],
) {
  await context.route(
    (url) =>
      (url.protocol === 'http:' || url.protocol === 'https:') && url.host !== siteHost && !allowed.includes(url.host),
    (route) => {
      refused.push(route.request().url());
      return route.abort('blockedbyclient');
    },
  );
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  allowedHosts: [[], {option: true}],
  allowedPageErrors: [[], {option: true}],
  provokesPolicy: [false, {option: true}],
  site: [
    async ({}, use) => {
      const server = await serveSite('build', baseUrl);
      await use(server);
      await server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => {
    await use(site.url);
  },
  guard: [
    async ({context, site, allowedHosts, allowedPageErrors, provokesPolicy}, use) => {
      const errors: string[] = [];
      const refused: string[] = [];
      const breaches = watchPolicy(context);
      context.on('page', (page) => watch(page, errors));
      await refuseOtherHosts(context, new URL(site.url).host, allowedHosts, refused);
      await context.route(
        (url) => url.href === translateScript,
        (route) => route.fulfill({contentType: 'text/javascript', body: ''}),
      );
      await use();
      const unexpected = errors.filter((error) => !allowedPageErrors.some((allowed) => allowed.test(error)));
      expect(unexpected, 'uncaught errors of the page').toEqual([]);
      expect(refused, 'requests to hosts that the test did not allow').toEqual([]);
      if (!provokesPolicy) expect(breaches, 'refused by the policy of the page').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';

/** Opens a path below the base path and waits until React runs the page and all of it is laid out. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]:not([data-slices])').waitFor({state: 'attached'});
}

/**
 * Changes the shipped main script on its way to the browser, to see the product meet a
 * configuration that the build would refuse.
 *
 * @throws when the script does not contain the text: then the test would prove nothing.
 */
export async function tamperMainScript(page: Page, replacements: readonly (readonly [RegExp | string, string])[]) {
  await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    let script = await response.text();
    for (const [from, to] of replacements) {
      const changed = script.replace(from, to);
      if (changed === script) throw new Error(`The main script does not contain ${from}`);
      script = changed;
    }
    await route.fulfill({response, body: script});
  });
}
