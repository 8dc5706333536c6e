/** The versions that the engine knows, oldest first. */
import {requireVersion} from '../versions/driverVersion.ts';
import {releaseOf} from '../versions/release.ts';
import type {Release} from '../versions/release.ts';
import type {Rename, Setting, VersionSettings} from './types.ts';

/** A version with what the engine looks up again and again. */
export interface Version {
  readonly data: VersionSettings;
  readonly name: string;
  readonly label: string;
  readonly driverVersion: string;
  /** Place among the versions, oldest first. */
  readonly index: number;
  readonly release: Release;
  readonly settings: ReadonlyMap<string, Setting>;
  readonly keyByLookup: ReadonlyMap<string, string>;
}

export interface Catalog {
  /** Oldest first; the version in development is the last one. */
  readonly versions: readonly Version[];
}

/** @param versions data of all documented versions, oldest first, the version in development last */
export function createCatalog(versions: readonly VersionSettings[]): Catalog {
  return {
    versions: versions.map((data, index) => ({
      data,
      name: data.name,
      label: data.label,
      driverVersion: data.driverVersion,
      index,
      // `current` says nothing about the release; the driver version of its data may be older than its rules.
      release: releaseOf(data.name),
      settings: new Map(data.settings.map((setting) => [setting.key, setting])),
      keyByLookup: new Map(data.settings.map((setting) => [setting.key.toLowerCase(), setting.key])),
    })),
  };
}

/**
 * The version that a reader's word means, see `findVersion`.
 * @throws Error with a message that lists the versions
 */
export const resolveVersion = ({versions}: Catalog, wanted: string): Version => requireVersion(versions, wanted);

/** Changes that the given version made to the settings of the version before it. */
export const renamesOf = (version: Version): readonly Rename[] => version.data.renames;
