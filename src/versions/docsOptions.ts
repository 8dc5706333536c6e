import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {listDocsVersions} from './docsFolders.ts';
import {developmentVersion} from './driverVersion.ts';

/**
 * Options of the docs plugin. Order and prefixes of the released versions come from versions.json, the newest at the root.
 * None has the banner of Docusaurus: the box above the text of each page says which version it is for, and outside the
 * latest one it is amber and leads to the latest (docs-data/remark/releaseState.ts).
 */
export function versionOptions(siteDir: string): NonNullable<DocsOptions['versions']> {
  const released = listDocsVersions(siteDir).filter(({name}) => name !== developmentVersion.name);
  return {
    ...Object.fromEntries(released.map(({name}) => [name, {banner: 'none'} as const])),
    [developmentVersion.name]: {label: `${developmentVersion.label} 🌜`, banner: 'none'},
  };
}
