import os from 'node:os';
import {defineConfig} from '@playwright/test';
import {findHeadlessChromium} from './scripts/lib/chromium.ts';
import {policyBuilds, type PolicyBuild} from './tests/support/policyBuilds.ts';

export default defineConfig<object, {build: PolicyBuild}>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // A test waits for its page a part of the time: one worker more than there are cores.
  workers: os.availableParallelism() + 1,
  // A race in a test is a defect: it is not tried again, and its trace is in test-results/.
  retries: 0,
  // Several times of what the longest test without a limit of its own needs on a quiet machine.
  timeout: 90_000,
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
    // A click that cannot happen says so, instead of holding a worker until the test's time is over.
    actionTimeout: 30_000,
    viewport: {width: 1280, height: 800},
    reducedMotion: 'no-preference',
    screenshot: 'only-on-failure',
    // What was done and asked for, without pictures and copies of the document: these cost a third of the time of all tests.
    // `--trace on` has them.
    trace: {mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false},
  },
  // The builds come first, so that at the end of their phase there are short tests for every worker.
  projects: [
    {name: 'hosted-build', testDir: 'tests/support/provider', testMatch: 'hosted-build.setup.ts'},
    {name: 'policy-build', testDir: 'tests/e2e/policy', testMatch: 'policy-build.setup.ts'},
    {name: 'stock-build', testDir: 'tests/e2e/beside-stock', testMatch: 'stock-build.setup.ts'},
    {name: 'offline', testDir: 'tests/e2e/offline'},
    {name: 'default', testDir: 'tests/e2e/default'},
    ...policyBuilds.map((build) => ({
      name: build.name,
      testDir: 'tests/e2e/policy',
      dependencies: ['policy-build'],
      use: {build},
    })),
    {name: 'beside-stock', testDir: 'tests/e2e/beside-stock', dependencies: ['stock-build', 'policy-build']},
    {name: 'hosted', testDir: 'tests/e2e/hosted', dependencies: ['hosted-build']},
  ],
});
