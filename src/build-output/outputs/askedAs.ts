import {loadAskedAs, type AskedAs} from '../../search/data/load.ts';

interface VersionedPage {
  /** Below the base path, with the prefix of its version. */
  readonly path: string;
  /** Name of its docs version, `null` outside of the docs. */
  readonly version: string | null;
}

let loaded: AskedAs | undefined;

/** Path of a page in its version: the prefix is the version's name, `next` or nothing. */
const pathInVersion = (path: string): string => path.replace(/^(?:next|v\d[^/]*)(?:\/|$)/, '');

/** The words in which people ask for a section, as a field of it; none where nobody asks. */
export function askedOf({path, version}: VersionedPage, anchor: string): {readonly askedAs?: readonly string[]} {
  loaded ??= loadAskedAs();
  const askedAs = version === null ? undefined : loaded[pathInVersion(path)]?.[anchor];
  return askedAs === undefined ? {} : {askedAs};
}
