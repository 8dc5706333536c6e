/** The documented versions, from the folders of the site. The only part of the engine that needs Node. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {developmentVersion} from '../versions/docsVersions.ts';
import type {DocsVersion} from './places.ts';

/**
 * @param root folder of the project
 * @returns versions oldest first, and the name of the latest release
 */
export function loadDocsVersions(root: string): {readonly versions: readonly DocsVersion[]; readonly latest: string} {
  const released = JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8')) as readonly string[];
  const versions = [...released].reverse().map((name) => ({name, label: name}));
  return {
    versions: [...versions, {name: 'current', label: developmentVersion.name}],
    latest: released[0] ?? 'current',
  };
}
