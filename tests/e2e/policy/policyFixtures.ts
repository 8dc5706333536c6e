/* Fixtures for the builds without third-party scripts; each Playwright project names its build. */
import type {Page} from '@playwright/test';
import {serveSite, type SiteServer} from '../../support/server.ts';
import {policyBuilds, type PolicyBuild} from '../../support/policyBuilds.ts';
import {variantDirectory} from '../../support/variantBuild.ts';
import {test as base} from '../../support/fixtures.ts';

interface WorkerFixtures {
  build: PolicyBuild;
  site: SiteServer;
}

/** What a page's own policy refused, as its events tell. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

export const test = base.extend<{violations: readonly Violation[]}, WorkerFixtures>({
  build: [policyBuilds[0]!, {option: true, scope: 'worker'}],
  site: [
    async ({build}, use) => {
      const server = await serveSite(variantDirectory(build), build.baseUrl);
      await use(server);
      await server.close();
    },
    {scope: 'worker'},
  ],
  violations: async ({context}, use) => {
    const violations: Violation[] = [];
    await context.exposeBinding('tellViolation', (_, violation: Violation) => void violations.push(violation));
    await context.addInitScript(() => {
      const {tellViolation} = window as unknown as {tellViolation: (violation: Violation) => void};
      document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
        tellViolation({directive: effectiveDirective, blocked: blockedURI}),
      );
    });
    await use(violations);
  },
});

/** Requests to the site's host that leave its base path; the list grows. */
export function watchBasePath(page: Page, siteUrl: string): readonly string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(siteUrl)) outside.push(url);
  });
  return outside;
}
