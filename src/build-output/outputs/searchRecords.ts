import fs from 'node:fs';
import path from 'node:path';
import {toRecords} from '../../search/records/toRecords.ts';
import type {DocSearchRecord, SearchPage} from '../../search/records/types.ts';
import {readPage} from '../page/readPage.ts';
import {toSearchPages} from './searchIndex.ts';

/** Addresses that a build's sitemap lists, below its base path. The search page and lists of posts are among them. */
function readSitemapPaths(directory: string, siteRoot: string): readonly string[] {
  const sitemap = fs.readFileSync(path.join(directory, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address = '']) =>
    address.startsWith(siteRoot) ? [address.slice(siteRoot.length)] : [],
  );
}

/** What the search knows of a finished build's pages, in the order of their addresses. */
export function readSearchPages(directory: string, paths: readonly string[]): readonly SearchPage[] {
  const read = (pagePath: string) =>
    readPage(fs.readFileSync(path.join(directory, pagePath, 'index.html'), 'utf8'), pagePath);
  return toSearchPages([...paths].sort().map(read));
}

/**
 * All records of a finished build for the hosted search, every version and the changelog.
 *
 * @param siteRoot address of the site with its base path, ending in a slash, as the build was made for.
 */
export function readSiteRecords(directory: string, siteRoot: string): readonly DocSearchRecord[] {
  const pages = readSearchPages(directory, readSitemapPaths(directory, siteRoot));
  return pages.flatMap((page) => toRecords(page, siteRoot));
}
