import {loadCatalog} from '../../../src/driver-config/loadCatalog.ts';
import {resolveVersion, type Version} from '../../../src/driver-config/index.ts';
import {everyVersion} from '../../support/everyVersion.ts';

/** The data of this very site: a change to it is checked by all tests of the engine. */
export const catalog = loadCatalog(everyVersion);

export type ReleaseName = '1.3' | '1.4' | '1.6' | '2.0' | '2.1';

export const ALL: readonly ReleaseName[] = ['1.3', '1.4', '1.6', '2.0', '2.1'];
export const BEFORE_20: readonly ReleaseName[] = ['1.3', '1.4', '1.6'];
export const SINCE_20: readonly ReleaseName[] = ['2.0', '2.1'];

export const version = (release: ReleaseName): Version => resolveVersion(catalog, release);

/** A file with the header and these lines. */
export const ini = (...lines: readonly string[]): string => ['[DEFAULT]', ...lines, ''].join('\n');

/** Codes of findings that a migration is there to prevent. */
export const MIGRATABLE: ReadonlySet<string> = new Set([
  'renamed-key',
  'superseded-key',
  'removed-key',
  'newer-key',
  'legacy-key',
  'unknown-key',
  'key-case',
]);
