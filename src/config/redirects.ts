import type {PluginOptions} from '@docusaurus/plugin-client-redirects';
import {listDocsVersions, listRemovedVersions} from '../versions/docsFolders.ts';

/** A page that got another address: `{from: '/old', to: '/general/install'}`. The build stops when `to` does not exist. */
export const moved: PluginOptions['redirects'] = [];

/** Parts of the site that are not pages of the latest version. */
const otherSections = ['next', 'changelog', 'tools', 'search', '404'];

/**
 * Further addresses of a page of the latest version: below the name of its own version, as readers will share it once a
 * newer one is cut, and below the versions that are no longer documented. Every other page of the site has none.
 *
 * @param route path of an existing page below the base path, with a slash at the front.
 * @param documented names of the documented versions
 * @param names what the addresses begin with
 */
export function furtherAddresses(
  route: string,
  documented: readonly string[],
  names: readonly string[],
): readonly string[] {
  const [section = ''] = route.split('/').filter(Boolean);
  if ([...otherSections, ...documented].some((name) => section === name || section === `${name}.html`)) return [];
  return names.map((name) => `/${name}${route}`);
}

/**
 * Cutting a version moves no page away: the former latest one stays under its name. Only a removed version leaves
 * addresses behind; they lead to the same page of the latest version.
 */
export function redirects(siteDir: string): Pick<PluginOptions, 'redirects' | 'createRedirects'> {
  const documented = listDocsVersions(siteDir).map(({name}) => name);
  // The last one is in development.
  const names = [...documented.slice(-2, -1), ...listRemovedVersions(siteDir)];
  return {redirects: moved, createRedirects: (route) => [...furtherAddresses(route, documented, names)]};
}
