import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {listDocsVersions} from '../versions/docsFolders.ts';

/**
 * Every page names itself as canonical: what an older version says is not a copy of the latest one, and its readers search
 * for it. The latest version is still listed first: it has the short addresses at the root, comes first in the sitemap
 * and has the highest priority there.
 */
const priorities = {latest: 1, site: 0.6, development: 0.3, older: 0.2} as const;

type Part = keyof typeof priorities;

/** Which part of the site a path below the base path belongs to. */
export function partOf(pagePath: string, versionNames: readonly string[]): Part {
  const [section = ''] = pagePath.split('/').filter(Boolean);
  if (section === 'next') return 'development';
  if (versionNames.includes(section)) return 'older';
  return ['changelog', 'tools', 'search'].includes(section) ? 'site' : 'latest';
}

/** Docusaurus 3.10 asks git for the relative path, but keeps what git said by the absolute one, so it finds nothing. */
function withAbsoluteSource(route: RouteConfig, siteDir: string): RouteConfig {
  const source = route.metadata?.sourceFilePath;
  return {
    ...route,
    ...(source ? {metadata: {...route.metadata, sourceFilePath: path.resolve(siteDir, source)}} : {}),
    ...(route.routes ? {routes: route.routes.map((child) => withAbsoluteSource(child, siteDir))} : {}),
  };
}

/** Without a history (an unpacked archive) there are no dates, and asking for them stops the build. */
function hasHistory(folder: string): boolean {
  if (existsSync(path.join(folder, '.git'))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && hasHistory(parent);
}

/** The sitemap: with the day of the last change, and the latest version first. */
export function sitemap(siteDir: string): Options {
  const names = listDocsVersions(siteDir).map(({name}) => name);
  return {
    lastmod: hasHistory(siteDir) ? 'date' : null,
    createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
      const {url, baseUrl} = params.siteConfig;
      const routes = params.routes.map((route) => withAbsoluteSource(route, siteDir));
      const items = await defaultCreateSitemapItems({...params, routes});
      return items
        .map((item) => ({...item, priority: priorities[partOf(item.url.slice(`${url}${baseUrl}`.length), names)]}))
        .sort((a, b) => b.priority - a.priority || a.url.localeCompare(b.url));
    },
  };
}
