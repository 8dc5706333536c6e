import fs from 'node:fs';
import path from 'node:path';
import {readPage} from './readPage.ts';
import {toRecords} from './toRecords.ts';
import type {DocSearchRecord, SearchPage} from './types.ts';

/** Paths of the site's pages below its base path, from the sitemap's point of view: `general/install`, `faq/`. */
export interface SitePages {
  /** Folder of the finished build. */
  readonly directory: string;
  /** Routes of the build with the base path taken off. */
  readonly paths: readonly string[];
}

function htmlFile(directory: string, pagePath: string): string | null {
  const candidates = [path.join(directory, pagePath, 'index.html'), path.join(directory, `${pagePath}.html`)];
  return candidates.find((file) => fs.existsSync(file)) ?? null;
}

/** Reads the text of a finished build's pages, in the order of their addresses. */
export function readSite({directory, paths}: SitePages): readonly SearchPage[] {
  return [...paths].sort().flatMap((pagePath) => {
    const file = htmlFile(directory, pagePath);
    const page = file && readPage(fs.readFileSync(file, 'utf8'), pagePath);
    return page ? [page] : [];
  });
}

/** Addresses that a build's sitemap lists, below its base path. The search page and lists of posts are among them. */
export function readSitemapPaths(directory: string, siteRoot: string): readonly string[] {
  const sitemap = fs.readFileSync(path.join(directory, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address = '']) =>
    address.startsWith(siteRoot) ? [address.slice(siteRoot.length)] : [],
  );
}

/**
 * All records of a finished build for the hosted search, every version and the changelog.
 *
 * @param siteRoot address of the site with its base path, ending in a slash, as the build was made for.
 */
export function readSiteRecords(directory: string, siteRoot: string): readonly DocSearchRecord[] {
  const paths = readSitemapPaths(directory, siteRoot);
  return readSite({directory, paths}).flatMap((page) => toRecords(page, siteRoot));
}
