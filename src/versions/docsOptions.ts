import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {listDocsVersions} from './docsFolders.ts';
import {developmentVersion} from './developmentVersion.ts';

/**
 * Options of the docs plugin. Order and prefixes of the released versions come from versions.json, the newest at the root.
 * None has the banner of Docusaurus: a line above the title leads to the latest one (src/theme/DocVersionBadge).
 */
export function versionOptions(siteDir: string): NonNullable<DocsOptions['versions']> {
  const released = listDocsVersions(siteDir).filter(({name}) => name !== developmentVersion.name);
  return {
    ...Object.fromEntries(released.map(({name}) => [name, {banner: 'none'} as const])),
    [developmentVersion.name]: {label: `${developmentVersion.label} 🌜`, banner: 'none'},
  };
}
