/** Reads the settings of all documented versions from the docs folders. The only part of the engine that needs Node. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {developmentVersion} from '../versions/docsVersions.ts';
import {bmsRulesOf} from '../docs-data/bmsRules.ts';
import {createCatalog} from './catalog.ts';
import type {Catalog} from './catalog.ts';
import type {Rename, Setting, VersionData} from './types.ts';

interface SettingsFile {
  readonly version: string;
  readonly settings: readonly Setting[];
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

function readVersion(folder: string, name: string): VersionData {
  const {version, settings} = readJson<SettingsFile>(join(folder, '_data', 'settings.json'));
  const renames = readJson<readonly Rename[]>(join(folder, '_data', 'renames.json'));
  // The version in development is not in versions.json; readers know it by the release that is being made.
  const label = name === 'current' ? developmentVersion.name : name;
  const bms = bmsRulesOf(
    readJson<Parameters<typeof bmsRulesOf>[0]>(join(folder, '_data', 'behaviour.json')),
    readJson<Parameters<typeof bmsRulesOf>[1]>(join(folder, '_data', 'traps.json')),
  );
  return {name, label, driverVersion: version, settings, renames, bms};
}

/** Folder of a version's pages, below the root of the project. */
export const docsFolder = (root: string, name: string): string =>
  name === 'current' ? join(root, 'docs') : join(root, 'versioned_docs', `version-${name}`);

/**
 * @param root folder of the project
 * @throws when a version of versions.json has no data
 */
export function loadCatalog(root: string): Catalog {
  const newestFirst = ['current', ...readJson<readonly string[]>(join(root, 'versions.json'))];
  return createCatalog([...newestFirst].reverse().map((name) => readVersion(docsFolder(root, name), name)));
}
