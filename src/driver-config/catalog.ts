/**
 * The versions the engine knows, oldest first, and how a reader's word for a version finds one of them.
 */
import {releaseOf} from './release.ts';
import type {Release} from './release.ts';
import type {Rename, Setting, VersionData} from './types.ts';

/** A version with what the engine looks up again and again. */
export interface Version {
  readonly data: VersionData;
  readonly name: string;
  readonly label: string;
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
export function createCatalog(versions: readonly VersionData[]): Catalog {
  return {
    versions: versions.map((data, index) => ({
      data,
      name: data.name,
      label: data.label,
      index,
      // `current` says nothing about the release; the driver version of its data may be older than its rules.
      release: releaseOf(data.name),
      settings: new Map(data.settings.map((setting) => [setting.key, setting])),
      keyByLookup: new Map(data.settings.map((setting) => [setting.key.toLowerCase(), setting.key])),
    })),
  };
}

export class UnknownVersionError extends Error {
  constructor(wanted: string, catalog: Catalog) {
    const known = [...catalog.versions]
      .reverse()
      .map(({name, label}) => (name === label ? name : `${name} (${label})`));
    super(`There is no driver version "${wanted}" in this documentation. Choose one of: ${known.join(', ')}.`);
    this.name = 'UnknownVersionError';
  }
}

const DEVELOPMENT_WORDS: ReadonlySet<string> = new Set(['current', 'next', 'dev', 'nightly']);

/**
 * Finds a version by name, label, release (`2.0`) or driver version (`v2.0.20250729`, `1.3.20240705`).
 * @throws UnknownVersionError with a message that lists the versions
 */
export function resolveVersion(catalog: Catalog, wanted: string): Version {
  const word = wanted.trim().toLowerCase();
  const newestFirst = [...catalog.versions].reverse();
  const named = newestFirst.find(({name, label}) => name.toLowerCase() === word || label.toLowerCase() === word);
  if (named) return named;
  if (DEVELOPMENT_WORDS.has(word) && newestFirst[0]) return newestFirst[0];
  const released = newestFirst.filter(({name}) => !DEVELOPMENT_WORDS.has(name));
  if (word === 'latest' && released[0]) return released[0];
  const version = /^v?(\d+\.\d+(?:\.[\w-]*)?)$/.exec(word)?.[1];
  if (version) {
    const withoutPrefix = (name: string): string => name.toLowerCase().replace(/^v/, '');
    const candidates = [...released, ...newestFirst];
    const found =
      candidates.find(({name, data}) =>
        [name, data.driverVersion].some(
          (known) => withoutPrefix(known) === version || withoutPrefix(known).startsWith(`${version}-`),
        ),
      ) ??
      candidates.find(({name}) => releaseOf(name) === releaseOf(version)) ??
      candidates.find(({label}) => releaseOf(label) === releaseOf(version));
    if (found) return found;
    const [oldest] = catalog.versions;
    if (oldest?.name.endsWith('-or-older') && releaseOf(version) < oldest.release) return oldest;
  }
  throw new UnknownVersionError(wanted, catalog);
}

/** Changes that the given version made to the settings of the version before it. */
export const renamesOf = (version: Version): readonly Rename[] => version.data.renames;
