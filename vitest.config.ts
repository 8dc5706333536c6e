import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const alias = {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias},
        test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}']},
      },
      {
        resolve: {alias},
        // Checks of the pages and of a finished build; some build small fixture sites.
        test: {name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 600_000},
      },
    ],
  },
});
