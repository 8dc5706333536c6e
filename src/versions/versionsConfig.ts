import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {developmentVersion as developmentDocs} from './docsVersions.ts';

/**
 * The version in development. The released versions need no entry: Docusaurus takes
 * their names, order and prefixes from versions.json, the newest at the root.
 */
const developmentVersion = {
  name: 'current',
  label: `${developmentDocs.name} 🌜`,
} as const;

export const versions = {
  [developmentVersion.name]: {label: developmentVersion.label, banner: 'none'},
} satisfies DocsOptions['versions'];

/** What readers call the version with a `docusaurus_tag`: `docs-default-current` is `v2.1.x-dev`. */
export function versionLabel(tag: string): string {
  const name = tag.replace(/^docs-default-/, '');
  return name === developmentVersion.name ? developmentVersion.label.replace(/ \P{ASCII}+$/u, '') : name;
}
