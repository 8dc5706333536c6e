import {decodeOrKeep} from '../../../client/decodeOrKeep.ts';

const maxCharacters = 60;

/**
 * What an address that does not exist seems to ask for: the words of its last part.
 * @param base - base path of the site, with slashes around it
 * @returns at most 60 characters; empty when there is nothing to look for
 */
export function wordsOfPath(pathname: string, base: string): string {
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  const last = below.split('/').filter(Boolean).at(-1) ?? '';
  return decodeOrKeep(last)
    .replace(/\.html?$/i, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters)
    .trim();
}
