import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

interface Fix {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** The file of Docusaurus' router that scrolls to the hash; the installed file stays as it is. */
const scrolling = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]ClientLifecyclesDispatcher\.js$/;

export const fixes: readonly Fix[] = [
  {
    name: 'an address whose hash is no well-formed text, such as #50%, takes the page down',
    from: 'const id = decodeURIComponent(hash.substring(1));',
    to: 'let id = hash.substring(1); try { id = decodeURIComponent(id); } catch { /* As it is. */ }',
  },
];

/** Mends what no option of Docusaurus reaches; the build stops when the file changes under a fix. */
export function navigationFixes(): Plugin {
  return {
    name: 'navigation-fixes',
    configureWebpack() {
      const loader = path.join(__dirname, '../docsearch-fixes/applyFixes.cjs');
      return {
        module: {
          rules: [{test: scrolling, enforce: 'pre', use: [{loader, options: {fixes, owner: '@docusaurus/core'}}]}],
        },
      };
    },
  };
}
