/** The documented versions, from the folders of the site. The only part of the engine that needs Node. */
import {listDocsVersions} from '../versions/docsFolders.ts';
import type {NamedVersion} from '../versions/driverVersion.ts';

/**
 * @param root folder of the project
 * @returns versions oldest first, and the name of the latest release
 */
export function loadDocsVersions(root: string): {readonly versions: readonly NamedVersion[]; readonly latest: string} {
  const versions = listDocsVersions(root);
  return {versions, latest: versions.at(-2)?.name ?? 'current'};
}
