import {loadAllVersions} from '../docs-data/load.ts';
import {logTrapsOf} from '../docs-data/logTraps.ts';
import type {NamedVersion} from '../versions/driverVersion.ts';
import type {KnownTraps} from './readLog.ts';

/**
 * The documented versions, from the folders of the site. The only part of the engine that needs Node.
 * @param root folder of the project
 * @returns versions oldest first, the name of the latest release, and the faults of BMS types that a log can show
 */
export function loadDocsVersions(root: string): {
  readonly versions: readonly NamedVersion[];
  readonly latest: string;
  readonly traps: KnownTraps;
} {
  const all = loadAllVersions(root);
  const versions = all.map(({docs}) => docs);
  const traps = all.map(({docs, behaviour, traps: known}) => [docs.name, logTrapsOf(behaviour, known)]);
  return {versions, latest: versions.at(-2)?.name ?? 'current', traps: Object.fromEntries(traps) as KnownTraps};
}
