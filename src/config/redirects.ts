import type {PluginOptions} from '@docusaurus/plugin-client-redirects';
import {listDocsVersions, listRemovedVersions} from '../versions/docsVersions.ts';

/** Parts of the site that are no pages of the latest version. */
const otherSections = ['next', 'changelog', 'tools', 'search', '404'];

/**
 * Old addresses of a page of the latest version: those that the page had in versions that are no longer documented.
 * Every other page of the site has none.
 *
 * @param route path of an existing page below the base path, with a slash at the front.
 */
export function formerAddresses(route: string, versions: readonly string[], removed: readonly string[]): string[] {
  const [section = ''] = route.split('/').filter(Boolean);
  if ([...otherSections, ...versions].some((name) => section === name || section === `${name}.html`)) return [];
  return removed.map((name) => `/${name}${route}`);
}

/**
 * Cutting a version moves no page away: the former latest one stays under its name. Only a removed version leaves
 * addresses behind; they lead to the same page of the latest version.
 */
export function redirects(siteDir: string): Pick<PluginOptions, 'createRedirects'> | null {
  const removed = listRemovedVersions(siteDir);
  if (removed.length === 0) return null;
  const versions = listDocsVersions(siteDir).map(({name}) => name);
  return {createRedirects: (route) => formerAddresses(route, versions, removed)};
}
