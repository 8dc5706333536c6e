import {test as base, expect, type Page, type Request} from '@playwright/test';
import {watchPolicy} from './policyWatch.ts';
import {serveSite, type SiteServer} from './server.ts';
import {baseUrl} from './site.ts';
import {startTranslateHost, translateScript, type TranslateHost} from './translateHost.ts';

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

interface WorkerFixtures {
  site: SiteServer;
  translateHost: TranslateHost;
}

function watch(page: Page, errors: string[]) {
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
}

/** Whether a request stays on this machine, goes to a host that the test allows, or is the one that every page makes. */
function isExpected(address: string, allowed: readonly string[]): boolean {
  const {protocol, host, hostname} = new URL(address);
  const leaves = /^https?:$/.test(protocol) && hostname !== '127.0.0.1';
  return !leaves || allowed.includes(host) || address === translateScript;
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
  translateHost: [
    async ({}, use) => {
      const host = await startTranslateHost();
      await use(host);
      await host.close();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, translateHost}, use) => {
      await use({...launchOptions, args: [...(launchOptions.args ?? []), ...translateHost.chromiumArgs]});
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => {
    await use(site.url);
  },
  guard: [
    async ({context, allowedHosts, allowedPageErrors, provokesPolicy}, use) => {
      const errors: string[] = [];
      const elsewhere: Request[] = [];
      const breaches = watchPolicy(context);
      context.on('page', (page) => watch(page, errors));
      context.on('request', (request) => {
        if (!isExpected(request.url(), allowedHosts)) elsewhere.push(request);
      });
      await use();
      const unexpected = errors.filter((error) => !allowedPageErrors.some((allowed) => allowed.test(error)));
      expect(unexpected, 'uncaught errors of the page').toEqual([]);
      // What the policy of the page refuses never leaves the browser; it counts as a breach below.
      const made = elsewhere.filter((request) => !/csp/i.test(request.failure()?.errorText ?? ''));
      expect(
        made.map((request) => request.url()),
        'requests to hosts that the test did not allow',
      ).toEqual([]);
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
