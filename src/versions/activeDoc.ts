import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** As the router compares: capital letters and a slash at the end make no difference. */
const comparable = (path: string): string => path.replace(/\/+$/, '').toLowerCase();

/** A page of the docs with the version it belongs to. */
export interface ActiveDoc {
  readonly version: GlobalVersion;
  readonly doc: GlobalDoc;
}

/**
 * The page at a path, or undefined outside the docs. Versions are distinguished by their pages:
 * the prefix of the latest one is the root of the site, so that every path seems to be its.
 */
export function findActiveDoc(versions: readonly GlobalVersion[], pathname: string): ActiveDoc | undefined {
  const asked = comparable(pathname);
  for (const version of versions) {
    const doc = version.docs.find(({path}) => comparable(path) === asked);
    if (doc) return {version, doc};
  }
  return undefined;
}

/**
 * The version that links and the dropdown are about: the one of the active doc, else the one
 * the reader chose last, else the latest.
 */
export function findActiveVersion(
  versions: readonly GlobalVersion[],
  activeDoc: ActiveDoc | undefined,
  preferred: GlobalVersion | null | undefined,
): GlobalVersion {
  const version = activeDoc?.version ?? preferred ?? versions.find(({isLast}) => isLast) ?? versions[0];
  if (!version) throw new Error('The site has no docs version.');
  return version;
}
