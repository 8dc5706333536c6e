import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {developmentVersion} from './driverVersion.ts';

/**
 * Options of the docs plugin. The released versions need no entry: Docusaurus takes their names, order and prefixes
 * from versions.json, the newest at the root.
 */
export const versionOptions = {
  [developmentVersion.name]: {label: `${developmentVersion.label} 🌜`, banner: 'none'},
} satisfies DocsOptions['versions'];
