/**
 * Follows a key through the versions: what is it called in another version, and what happens to its value on the way?
 */
import {renamesOf} from '../catalog.ts';
import type {Catalog, Version} from '../catalog.ts';
import {LEGACY_KEYS} from './legacyKeys.ts';
import type {LegacyKey} from './legacyKeys.ts';
import {nearestOf} from './nearest.ts';
import type {Rename, WorkMeter} from '../types.ts';

export interface KeyStep {
  readonly from: string;
  readonly to: string;
  /** `superseded`: the value must be converted. */
  readonly kind: 'renamed' | 'superseded';
  readonly rename: Rename;
  /** Towards a newer or an older version. */
  readonly direction: 'forward' | 'back';
}

/** What the data say about a change besides that the value can be copied or the line deleted; may be empty. */
export const remarkOn = (rename: Rename): string =>
  rename.note
    .replace(/^The (?:value|list) can be copied\.\s*/, '')
    .replace(/\s*Delete the line\.$/, '')
    .replaceAll('`', '');

export type KeyPath =
  /** The version has the key. */
  | {readonly kind: 'same'; readonly key: string}
  | {readonly kind: 'moved'; readonly key: string; readonly newKey: string; readonly steps: readonly KeyStep[]}
  /** `version`: where it came to an end. */
  | {readonly kind: 'removed'; readonly key: string; readonly version: Version; readonly rename?: Rename}
  /** Newer than the version asked for. */
  | {readonly kind: 'too-new'; readonly key: string; readonly version: Version; readonly rename?: Rename}
  | {readonly kind: 'legacy'; readonly key: string; readonly legacy: LegacyKey; readonly newKey?: string}
  /** No version has it. */
  | {readonly kind: 'unknown'; readonly key: string};

/** Version next to the target that has the key: the nearest older one, else the nearest newer one. */
function nearestVersionWith(catalog: Catalog, key: string, target: Version): Version | undefined {
  const having = catalog.versions.filter((version) => version.settings.has(key));
  return having.filter(({index}) => index < target.index).at(-1) ?? having.find(({index}) => index > target.index);
}

/**
 * Where a key has gone in the target version.
 * @param key in capitals
 */
export function findKey(catalog: Catalog, key: string, target: Version): KeyPath {
  if (target.settings.has(key)) return {kind: 'same', key};
  const start = nearestVersionWith(catalog, key, target);
  if (!start) return findLegacyKey(catalog, key, target);
  return start.index < target.index ? walkForward(catalog, key, start, target) : walkBack(catalog, key, start, target);
}

function walkForward(catalog: Catalog, key: string, start: Version, target: Version): KeyPath {
  const steps: KeyStep[] = [];
  let name = key;
  for (const version of catalog.versions.slice(start.index + 1, target.index + 1)) {
    if (version.settings.has(name)) continue;
    const rename = renamesOf(version).find(({old}) => old === name);
    if (!rename || rename.new === null || rename.kind === 'added' || rename.kind === 'removed') {
      return {kind: 'removed', key, version, ...(rename ? {rename} : {})};
    }
    steps.push({from: name, to: rename.new, kind: rename.kind, rename, direction: 'forward'});
    name = rename.new;
  }
  return {kind: 'moved', key, newKey: name, steps};
}

function walkBack(catalog: Catalog, key: string, start: Version, target: Version): KeyPath {
  const steps: KeyStep[] = [];
  let name = key;
  for (let index = start.index; index > target.index; index -= 1) {
    const version = catalog.versions[index];
    const older = catalog.versions[index - 1];
    if (!version || !older || older.settings.has(name)) continue;
    const rename = renamesOf(version).find((candidate) => candidate.new === name);
    if (!rename || rename.old === null || rename.kind === 'added' || rename.kind === 'removed') {
      return {kind: 'too-new', key, version, ...(rename ? {rename} : {})};
    }
    steps.push({from: name, to: rename.old, kind: rename.kind, rename, direction: 'back'});
    name = rename.old;
  }
  return {kind: 'moved', key, newKey: name, steps};
}

function findLegacyKey(catalog: Catalog, key: string, target: Version): KeyPath {
  const legacy = LEGACY_KEYS.get(key);
  if (!legacy) return {kind: 'unknown', key};
  if (!legacy.replacement || !legacy.canCopy) return {kind: 'legacy', key, legacy};
  const path = findKey(catalog, legacy.replacement, target);
  if (path.kind === 'same') return {kind: 'legacy', key, legacy, newKey: path.key};
  if (path.kind === 'moved' && path.steps.every((step) => step.kind === 'renamed')) {
    return {kind: 'legacy', key, legacy, newKey: path.newKey};
  }
  return {kind: 'legacy', key, legacy};
}

/** Keys of the version that differ only in blanks and hyphens or in a few letters, or that go on where it ends. */
function findSimilarKeys(version: Version, key: string, meter: WorkMeter | undefined): readonly string[] {
  const wanted = key.toUpperCase().replaceAll(/[\s-]+/g, '_');
  if (version.settings.has(wanted)) return [wanted];
  const most = Math.max(2, Math.floor(wanted.length / 8));
  const candidates = [...version.settings.keys()].filter(({length}) => Math.abs(length - wanted.length) <= most);
  if (meter) meter.comparisons += candidates.length;
  const nearest = nearestOf(wanted, candidates, most);
  return nearest.length > 0
    ? nearest
    : [...version.settings.keys()]
        .filter((known) => wanted.includes('_') && known.startsWith(`${wanted}_`))
        .slice(0, 3);
}

/** A file with more unknown names than that is not a config.ini. */
const MOST_GUESSES = 200;

/** Keys that are equally near; none when no key is. */
export type Guess = (key: string) => readonly string[];

/** Like `findSimilarKeys`, but looks at each name once, and gives up on files full of unknown names. */
export function createGuess(version: Version, meter?: WorkMeter): Guess {
  const known = new Map<string, readonly string[]>();
  return (key) => {
    if (!known.has(key) && known.size < MOST_GUESSES) known.set(key, findSimilarKeys(version, key, meter));
    return known.get(key) ?? [];
  };
}
