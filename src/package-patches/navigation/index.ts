import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

interface Fix {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

interface FixedFile {
  readonly owner: string;
  /** Where the file is in its package. */
  readonly file: string;
  readonly fixes: readonly Fix[];
}

/** Files of the router that the site is built on; the installed ones stay as they are. */
export const fixedFiles: readonly FixedFile[] = [
  {
    owner: '@docusaurus/core',
    file: 'lib/client/ClientLifecyclesDispatcher.js',
    fixes: [
      {
        name: 'an address whose hash is no well-formed text, such as #50%, takes the page down',
        from: 'const id = decodeURIComponent(hash.substring(1));',
        to: 'let id = hash.substring(1); try { id = decodeURIComponent(id); } catch { /* As it is. */ }',
      },
    ],
  },
  {
    owner: '@docusaurus/core',
    file: 'lib/client/PendingNavigation.js',
    fixes: [
      {
        // src/client/placeAfterReload.ts switches it back.
        name: 'a page that is reloaded because its script is gone stands where the page before was scrolled to',
        from: 'window.location.reload();',
        to: "window.history.scrollRestoration = 'manual'; window.location.reload();",
      },
    ],
  },
  {
    owner: '@docusaurus/core',
    file: 'lib/client/preload.js',
    fixes: [
      {
        name: 'the not-found page does not start for a path that is no well-formed text, such as /50%',
        from: 'new Set([pathname, decodeURI(pathname)])',
        to: 'new Set([pathname, (() => { try { return decodeURI(pathname); } catch { return pathname; } })()])',
      },
    ],
  },
  {
    owner: 'history',
    file: 'esm/history.js',
    fixes: [
      {
        name: 'a path that is no well-formed text, such as /50%, takes the site down',
        from: 'location.pathname = decodeURI(location.pathname);',
        to: 'try { location.pathname = decodeURI(location.pathname); } catch { /* As it is. */ }',
      },
    ],
  },
];

const escape = (text: string): string => text.replace(/[.\\/]/g, (sign) => (sign === '.' ? '\\.' : '[\\\\/]'));

/** Mends what no option of Docusaurus reaches; the build stops when a file changes under a fix. */
export function navigationFixes(): Plugin {
  return {
    name: 'navigation-fixes',
    configureWebpack() {
      const loader = path.join(__dirname, '../docsearch/applyFixes.cjs');
      return {
        module: {
          rules: fixedFiles.map(({owner, file, fixes}) => ({
            test: new RegExp(`[\\\\/]node_modules[\\\\/]${escape(`${owner}/${file}`)}$`),
            enforce: 'pre' as const,
            use: [{loader, options: {fixes, owner}}],
          })),
        },
      };
    },
  };
}
