import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Keeps out of the browser what no reader uses; see README.md. */
export function leanScript({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-script',
    configureWebpack(_config, isServer) {
      const registryRule = {
        test: path.join(generatedFilesDir, 'registry.js'),
        enforce: 'pre' as const,
        use: [path.join(__dirname, 'browserRegistry.cjs')],
      };
      return {
        resolve: isServer ? {} : {alias: {tslib$: path.join(__dirname, 'tslib.ts')}},
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              enforce: 'pre',
              use: [path.join(__dirname, 'browserConfig.cjs')],
            },
            ...(isServer ? [] : [registryRule]),
          ],
        },
      };
    },
  };
}
