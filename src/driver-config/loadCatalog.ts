/** Reads the settings of all documented versions from the docs folders. The only part of the engine that needs Node. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {bmsRulesOf} from '../docs-data/bmsRules.ts';
import {listDocsVersions, type DocsVersion} from '../versions/docsFolders.ts';
import {createCatalog} from './catalog.ts';
import type {Catalog} from './catalog.ts';
import type {Rename, Setting, VersionSettings} from './types.ts';

interface SettingsFile {
  readonly version: string;
  readonly settings: readonly Setting[];
}

function readVersion({folder, name, label}: DocsVersion): VersionSettings {
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, '_data', file), 'utf8')) as T;
  const {version, settings} = read<SettingsFile>('settings.json');
  const bms = bmsRulesOf(
    read<Parameters<typeof bmsRulesOf>[0]>('behaviour.json'),
    read<Parameters<typeof bmsRulesOf>[1]>('traps.json'),
  );
  return {name, label, driverVersion: version, settings, renames: read<readonly Rename[]>('renames.json'), bms};
}

/**
 * @param root folder of the project
 * @throws when a docs folder has no data
 */
export function loadCatalog(root: string): Catalog {
  return createCatalog(listDocsVersions(root).map(readVersion));
}
