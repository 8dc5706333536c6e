import {defineConfig} from '@playwright/test';
import {findHeadlessChromium} from './scripts/lib/chromium.ts';
import {policyBuilds, type PolicyBuild} from './tests/support/policyBuilds.ts';

export default defineConfig<object, {build: PolicyBuild}>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // No second try: a test that fails now and then is a defect.
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 15_000},
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findHeadlessChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: {width: 1280, height: 800},
    reducedMotion: 'no-preference',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    {name: 'default', testDir: 'tests/e2e/default'},
    {name: 'offline', testDir: 'tests/e2e/offline'},
    {name: 'hosted-build', testDir: 'tests/support/provider', testMatch: 'hosted-build.setup.ts'},
    {name: 'hosted', testDir: 'tests/e2e/hosted', dependencies: ['hosted-build']},
    {name: 'beside-stock-build', testDir: 'tests/e2e/beside-stock', testMatch: 'beside-stock.setup.ts'},
    {name: 'beside-stock', testDir: 'tests/e2e/beside-stock', dependencies: ['beside-stock-build']},
    {name: 'policy-build', testDir: 'tests/e2e/policy', testMatch: 'policy-build.setup.ts'},
    ...policyBuilds.map((build) => ({
      name: build.name,
      testDir: 'tests/e2e/policy',
      dependencies: ['policy-build'],
      use: {build},
    })),
  ],
});
