import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSite} from '../../page/readSite.ts';
import {writeIndexes} from './writeIndexes.ts';

/**
 * Writes the indexes of the embedded search beside the pages they are made from. The hash-routed edition has no pages
 * to read: it takes the folder of the normal build.
 */
export function searchIndex(_context: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths, siteConfig}) {
      if (siteConfig.future.experimental_router === 'hash') return;
      const paths = routesPaths.map((route) => route.slice(siteConfig.baseUrl.length));
      writeIndexes(outDir, readSite({directory: outDir, paths}));
    },
  };
}
