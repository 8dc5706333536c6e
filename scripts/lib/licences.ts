import fs from 'node:fs';

export interface LockFile {
  readonly packages: Readonly<Record<string, {readonly version?: string; readonly license?: string}>>;
}

export interface Licences {
  readonly byLicence: ReadonlyMap<string, readonly string[]>;
  /** Packages whose licence is not known to be fine. */
  readonly unknown: readonly string[];
}

/** Licences whose terms this project meets: it ships the code with its notices, and does not change it. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
]);

/** Packages whose entry says it in another way, read by a person. */
const readByHand = new Map([
  ['eval', 'MIT'],
  ['format', 'MIT'],
  ['require-like', 'MIT'],
  // The font of the cards for social networks, which contain its letters as a picture.
  ['@fontsource/source-sans-3', 'OFL-1.1'],
  // A list of misspellings for the spelling check; nothing of it is shipped.
  ['@cspell/dict-en-common-misspellings', 'CC-BY-SA-4.0'],
]);

const named = new Set([...allowed, ...readByHand.values()]);

/** Whether one of the alternatives of an SPDX expression is allowed in all its parts. */
function isAllowed(licence: string): boolean {
  const alternatives = licence.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) => alternative.split(' AND ').every((id) => named.has(id)));
}

/** The packages of a lock file by licence. */
export function readLicences({packages}: LockFile): Licences {
  const byLicence = new Map<string, readonly string[]>();
  const unknown: string[] = [];
  for (const [path, {version, license}] of Object.entries(packages)) {
    if (path === '') continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = readByHand.get(name) ?? license ?? 'none given';
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`]);
    if (!isAllowed(licence)) unknown.push(`${name} ${version}: ${licence}`);
  }
  return {byLicence, unknown};
}

export function readLockFile(): LockFile {
  return JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as LockFile;
}
