import os from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const alias = {'@site': root};

/** Components of Docusaurus that the tools use, for tests that render these without a site. */
const themeAlias = {
  '@theme/Heading': `${root}/tests/support/theme/Heading.tsx`,
  '@docusaurus/Link': `${root}/tests/support/theme/Link.tsx`,
};

// Vite sets BASE_URL to its own '/', which would reach the site's configuration.
const env = {BASE_URL: ''};

export default defineConfig({
  test: {
    // By itself vitest leaves one core idle: half of the time on a machine with two.
    maxWorkers: os.availableParallelism(),
    projects: [
      {
        resolve: {alias: {...alias, ...themeAlias}},
        test: {
          name: 'unit',
          env,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Files of a worker share the modules that they import: a third of the time. So a test puts back what it changes.
          isolate: false,
          // Only what hangs takes that long; on a busy machine a test of a command needs more than vitest's five seconds.
          testTimeout: 60_000,
        },
      },
      {
        resolve: {alias},
        // Checks of the pages and of a finished build; some build small fixture sites.
        test: {
          name: 'site',
          env,
          include: ['tests/content/**/*.test.ts', 'tests/build/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
