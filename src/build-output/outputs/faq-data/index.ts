import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {faqPage, withFaqPage} from './faqPage.ts';

/**
 * Tells search engines the questions of each version's FAQ, taken from the finished pages. It never waits for
 * anything, so that its pages are written before a plugin that rewrites them (critical-css) reads them.
 */
export function faqData(): Plugin {
  return {
    name: 'faq-data',
    async postBuild({outDir, routesPaths, siteConfig}) {
      if (siteConfig.future.experimental_router === 'hash') return;
      const paths = routesPaths
        .map((route) => route.slice(siteConfig.baseUrl.length))
        .filter((pagePath) => /(^|\/)faq\/$/.test(pagePath));
      for (const pagePath of paths) {
        const file = path.join(outDir, pagePath, 'index.html');
        const html = fs.readFileSync(file, 'utf8');
        const page = faqPage(html, `${siteConfig.url}${siteConfig.baseUrl}${pagePath}`);
        fs.writeFileSync(file, withFaqPage(html, page));
      }
    },
  };
}
