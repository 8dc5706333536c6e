import {decodeOrKeep} from './decodeOrKeep.ts';

interface Change {
  readonly path: string;
  /** Whether another document than that of the path was served. */
  readonly isOtherPage: boolean;
}

/** Also where every address of a page ends in a slash. */
const notFoundPage = /^(.*\/)404\.html\/?$/;

/**
 * As Docusaurus tidies addresses: `/tools.html` and `/tools/index.html` are `/tools`, blanks at the end are none. In small
 * letters, as all pages are: Docusaurus would show a page in any, but not know its version.
 */
export function tidy(path: string, base: string): string {
  const tidied = decodeOrKeep(path)
    .trim()
    // Browsers read what follows two slashes or backslashes as the name of another host.
    .replace(/^[/\\]+/, '/')
    .replace(/(?:\/index)?\.html$/i, '');
  const below = tidied.slice(base.length);
  // With a % that is left, escapes are malformed and their letters are not text.
  return encodeURI(tidied.slice(0, base.length) + (below.includes('%') ? below : below.toLowerCase()));
}

/**
 * Where the reader of a document should be.
 *
 * @param path path of the address that was asked for
 * @param canonical path that the document that was served names as its own
 * @returns null when they are there already, or when the document belongs to no address of this site
 */
export function addressToOpen(path: string, canonical: string): Change | null {
  const [, base] = notFoundPage.exec(canonical) ?? [];
  if (base === undefined) return path === canonical ? null : {path: canonical, isOtherPage: false};
  const tidied = tidy(path, base);
  const isBelowBase = tidied.startsWith(base) || `${tidied}/` === base;
  if (path === `${base}404.html` || !isBelowBase || decodeOrKeep(tidied) === decodeOrKeep(path)) return null;
  return {path: tidied, isOtherPage: true};
}
