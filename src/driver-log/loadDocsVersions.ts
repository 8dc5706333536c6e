/** The documented versions, from the folders of the site. The only part of the engine that needs Node. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {logTrapsOf} from '../docs-data/logTraps.ts';
import {listDocsVersions} from '../versions/docsFolders.ts';
import type {NamedVersion} from '../versions/driverVersion.ts';
import type {KnownTraps} from './readLog.ts';

/**
 * @param root folder of the project
 * @returns versions oldest first, the name of the latest release, and the faults of BMS types that a log can show
 */
export function loadDocsVersions(root: string): {
  readonly versions: readonly NamedVersion[];
  readonly latest: string;
  readonly traps: KnownTraps;
} {
  const versions = listDocsVersions(root);
  const traps = versions.map(({name, folder}) => {
    const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, '_data', file), 'utf8')) as T;
    return [
      name,
      logTrapsOf(
        read<Parameters<typeof logTrapsOf>[0]>('behaviour.json'),
        read<Parameters<typeof logTrapsOf>[1]>('traps.json'),
      ),
    ] as const;
  });
  return {versions, latest: versions.at(-2)?.name ?? 'current', traps: Object.fromEntries(traps)};
}
