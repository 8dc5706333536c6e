import {test as base, expect, type Page} from '@playwright/test';
import {watchPolicy} from '../policyWatch.ts';
import {serveSite, type SiteServer} from '../server.ts';
import {hostedBaseUrl, hostedBuildDirectory} from './hostedBuild.ts';
import {providerHosts, startProvider, type Provider} from './index.ts';

interface Options {
  /** Page errors that a test provokes on purpose. */
  allowedPageErrors: readonly RegExp[];
  /** The test tries what the policy of the page has to refuse. */
  provokesPolicy: boolean;
}

interface Fixtures {
  /**
   * Fails the test on an uncaught error of a page, a request to a host besides site and provider, or something that the
   * page's own policy refuses: this build has one.
   */
  guard: void;
}

interface WorkerFixtures {
  provider: Provider;
  site: SiteServer;
}

/**
 * Tests of the build with the stand-in's account. Nothing is intercepted: the browser finds
 * the stand-in by name, so that CORS, streaming and broken connections are real.
 */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  allowedPageErrors: [[], {option: true}],
  provokesPolicy: [false, {option: true}],
  provider: [
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.close();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, provider}, use) => {
      await use({...launchOptions, args: [...(launchOptions.args ?? []), ...provider.chromiumArgs]});
    },
    {scope: 'worker'},
  ],
  site: [
    async ({}, use) => {
      const server = await serveSite(hostedBuildDirectory, hostedBaseUrl);
      await use(server);
      await server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => {
    await use(site.url);
  },
  guard: [
    async ({context, site, provider, allowedPageErrors, provokesPolicy}, use) => {
      provider.reset();
      const errors: string[] = [];
      const strangers: string[] = [];
      const refused = watchPolicy(context);
      const known = new Set([new URL(site.url).hostname, ...providerHosts]);
      context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message));
      context.on('request', (request) => {
        const {protocol, hostname} = new URL(request.url());
        if (protocol.startsWith('http') && !known.has(hostname.toLowerCase())) strangers.push(request.url());
      });
      await use();
      const unexpected = errors.filter((error) => !allowedPageErrors.some((allowed) => allowed.test(error)));
      expect(unexpected, 'uncaught errors of the page').toEqual([]);
      expect(strangers, 'requests to hosts besides the site and the provider').toEqual([]);
      if (!provokesPolicy) expect(refused, 'refused by the policy of the page').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';

/** Stops the page's clock at a fixed moment; its timers keep running. Returns that moment in milliseconds. */
export async function fixTime(page: Page, provider: Provider, time: number): Promise<void> {
  await page.clock.setFixedTime(time);
  provider.assistant.now = () => time;
}
