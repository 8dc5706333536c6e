/**
 * A docs folder and the driver version it describes.
 *
 * The name comes from the folder alone, so that `docusaurus docs:version` needs no edit of the data.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

export interface DocsVersion {
  /** Absolute path of the folder with the pages. */
  readonly folder: string;
  /** "v2.0.20250729", "v2.1.x-dev", ... */
  readonly name: string;
  /** Tag or branch of the driver repository for links to its source. */
  readonly driverRef: string;
}

/** The docs folder describes the driver's main branch. The only place that names the next release; edit it when that changes. */
export const developmentVersion = {name: 'v2.1.x-dev', driverRef: 'master'} as const;

const versionFolder = /^version-(.+)$/;

/** Tag of a released doc version: "v1.3.20240705-or-older" covers several releases, its tag is the newest of them. */
export function driverTag(versionName: string): string {
  return versionName.replace(/-or-older$/, '');
}

/** Describes a docs folder: `docs` or `versioned_docs/version-<name>`, wherever the site lies. */
export function describeDocsFolder(folder: string): DocsVersion {
  const match = versionFolder.exec(path.basename(folder));
  const name = match?.[1];
  return name === undefined ? {folder, ...developmentVersion} : {folder, name, driverRef: driverTag(name)};
}

/** Nearest folder above a page that holds `_data`; `undefined` outside of the docs. */
export function findDocsFolder(file: string): string | undefined {
  let folder = path.dirname(path.resolve(file));
  for (;;) {
    if (existsSync(path.join(folder, '_data'))) return folder;
    const parent = path.dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
}

/** All docs folders of a site, oldest version first, development last. */
export function listDocsVersions(siteDir: string): readonly DocsVersion[] {
  const versionedDocs = path.join(siteDir, 'versioned_docs');
  const released = existsSync(versionedDocs)
    ? readdirSync(versionedDocs).filter((entry) => versionFolder.test(entry))
    : [];
  return [
    ...released
      .sort((a, b) => a.localeCompare(b, 'en', {numeric: true}))
      .map((entry) => describeDocsFolder(path.join(versionedDocs, entry))),
    describeDocsFolder(path.join(siteDir, 'docs')),
  ];
}

/** Versions that were documented once; `npm run version:remove` keeps the list. Pages may still mark things as theirs. */
export function listRemovedVersions(siteDir: string): readonly string[] {
  const file = path.join(siteDir, 'versions-removed.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : [];
}

/** Folder of the site that a docs folder belongs to. */
export function siteDirOf(docsFolder: string): string {
  const parent = path.dirname(docsFolder);
  return path.basename(parent) === 'versioned_docs' ? path.dirname(parent) : parent;
}
