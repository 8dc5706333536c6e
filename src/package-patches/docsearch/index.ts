import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {fixes} from './fixes.ts';

/** The one file of the package that is changed on its way into the site; the installed file stays as it is. */
const modalBundle = /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchModal\.js$/;

/** Mends the faults of the search modal, see fixes.ts. */
export function docsearchFixes(): Plugin {
  return {
    name: 'docsearch-fixes',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: modalBundle,
              enforce: 'pre',
              use: [{loader: path.join(__dirname, 'applyFixes.cjs'), options: {fixes}}],
            },
          ],
        },
      };
    },
  };
}
