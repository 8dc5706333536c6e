import {indexWords} from '../query/words.ts';
import {connect} from './pages/connect.ts';
import {faq} from './pages/faq.ts';
import {features} from './pages/features.ts';
import {install} from './pages/install.ts';
import {introduction} from './pages/introduction.ts';
import {supportedBms} from './pages/supportedBms.ts';
import {troubleshoot} from './pages/troubleshoot.ts';
import type {AskedOfPage, LimitedWording, Wording} from './types.ts';

/** The pages of each version below its prefix. */
export const askedAs: Readonly<Record<string, AskedOfPage>> = {
  '': introduction,
  'general/install': install,
  'general/connect': connect,
  'general/supported-bms': supportedBms,
  'general/features': features,
  'troubleshoot/': troubleshoot,
  'faq/': faq,
};

export interface AskedPage {
  /** Below the base path, with the prefix of its version. */
  readonly path: string;
  /** Name of its docs version, `null` outside of the docs. */
  readonly version: string | null;
}

/** Release of a version name: `v1.3.20240705-or-older` is 1.3; the version in development comes after all. */
function releaseOf(version: string): number {
  const [, major, minor] = /^v(\d+)\.(\d+)/.exec(version) ?? [];
  return major === undefined ? Infinity : Number(major) * 1000 + Number(minor);
}

const limitOf = (release: string): number => releaseOf(`v${release}`);

function isFor({since, before}: LimitedWording, version: string): boolean {
  const release = releaseOf(version);
  return (since === undefined || release >= limitOf(since)) && (before === undefined || release < limitOf(before));
}

/** Path of a page in its version: the prefix is the version's name, `next` or nothing. */
function pathInVersion({path}: AskedPage): string {
  return path.replace(/^(?:next|v\d[^/]*)(?:\/|$)/, '');
}

function textOf(wording: Wording, version: string): string {
  if (typeof wording === 'string') return wording;
  return isFor(wording, version) ? wording.words : '';
}

/** Stems of the words in which people ask for a section, each once, in the order in which they are written. */
export function askedWords(page: AskedPage, anchor: string): readonly string[] {
  if (page.version === null) return [];
  const {version} = page;
  const wordings = askedAs[pathInVersion(page)]?.[anchor] ?? [];
  return [...new Set(wordings.flatMap((wording) => indexWords(textOf(wording, version))))];
}

/** The same as a field of a section; none where nobody asks. */
export function askedOf(page: AskedPage, anchor: string): {readonly askedAs?: readonly string[]} {
  const words = askedWords(page, anchor);
  return words.length > 0 ? {askedAs: words} : {};
}
