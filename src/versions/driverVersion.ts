/** What this site knows of a driver version. Safe for the browser; docsFolders.ts reads the disk. */
import {developmentVersion, type DriverVersion} from './developmentVersion.ts';
import {releaseOf} from './release.ts';

/** Tag of a released version: `v1.3.20240705-or-older` covers several releases, its tag is the newest of them. */
export function driverTag(name: string): string {
  return name.replace(/-or-older$/, '');
}

/** @param name as Docusaurus names the version */
export function describeVersion(name: string): DriverVersion {
  return name === developmentVersion.name ? developmentVersion : {name, label: name, driverRef: driverTag(name)};
}

/** What readers call the version with a `docusaurus_tag`: `docs-default-current` is `v2.1.x-dev`. */
export function labelOfTag(tag: string): string {
  return describeVersion(tag.replace(/^docs-default-/, '')).label;
}

export interface NamedVersion {
  readonly name: string;
  readonly label: string;
  /** Driver version that its data were read from, such as `v2.1.20260729dev`. */
  readonly driverVersion?: string;
}

const developmentWords: ReadonlySet<string> = new Set([developmentVersion.name, 'next', 'dev', 'nightly']);

const withoutPrefix = (text: string): string => text.toLowerCase().replace(/^v(?=\d)/, '');

/**
 * The version that a reader's word means: its name, its label, its release (`2.0`), a driver version (`v2.0.20250729`,
 * `1.3.20240705`), `latest`, or a word for the version in development.
 *
 * @param versions newest first, the version in development before all others
 * @returns undefined when no version fits
 */
export function findVersion<Version extends NamedVersion>(
  versions: readonly Version[],
  wanted: string,
): Version | undefined {
  const word = wanted.trim().toLowerCase();
  if (word === '') return undefined;
  const named = versions.find(({name, label}) =>
    [name, label].some((known) => known.toLowerCase().split(' ')[0] === word),
  );
  if (named) return named;
  if (developmentWords.has(word)) return versions[0];
  const released = versions.filter(({name}) => name !== developmentVersion.name);
  if (word === 'latest') return released[0];
  const number = /^v?(\d+\.\d+(?:\.[\w-]*)?)$/.exec(word)?.[1];
  return number === undefined ? undefined : findNumbered([...released, ...versions], number);
}

/** "v2.0.20250729, current (v2.1.x-dev)", newest first. @param versions oldest first */
export const listNames = (versions: readonly NamedVersion[]): string =>
  [...versions]
    .reverse()
    .map(({name, label}) => (name === label ? name : `${name} (${label})`))
    .join(', ');

/**
 * The same as `findVersion` for versions that come oldest first.
 * @throws Error with a message that lists the versions
 */
export function requireVersion<Version extends NamedVersion>(versions: readonly Version[], wanted: string): Version {
  const found = findVersion([...versions].reverse(), wanted);
  if (found) return found;
  throw new Error(
    `There is no driver version "${wanted}" in this documentation. Choose one of: ${listNames(versions)}.`,
  );
}

/** @param candidates in the order of preference */
function findNumbered<Version extends NamedVersion>(
  candidates: readonly Version[],
  number: string,
): Version | undefined {
  const isNumbered = (known: string | undefined): boolean =>
    known !== undefined && (withoutPrefix(known) === number || withoutPrefix(known).startsWith(`${number}-`));
  const found =
    candidates.find(({name, driverVersion}) => isNumbered(name) || isNumbered(driverVersion)) ??
    candidates.find(({name}) => releaseOf(name) === releaseOf(number)) ??
    candidates.find(({label}) => releaseOf(label) === releaseOf(number));
  if (found) return found;
  const oldest = candidates.at(-1);
  const isOlder = oldest?.name.endsWith('-or-older') && releaseOf(number) < releaseOf(oldest.name);
  return isOlder ? oldest : undefined;
}

/**
 * The documented version that a driver version is read with: itself, else the next newer one, because a build between
 * two releases is a step towards the newer one.
 * @param versions oldest first
 */
export function docsVersionFor<Version extends NamedVersion>(
  versions: readonly Version[],
  driver: string,
): Version | undefined {
  const release = releaseOf(driver);
  return (
    versions.find((version) => Math.min(releaseOf(version.name), releaseOf(version.label)) >= release) ??
    versions.at(-1)
  );
}
