/** The docs folders on the disk. A version has its name from its folder alone, so that `docusaurus docs:version` needs no edit of the data. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {developmentVersion, type DriverVersion} from './developmentVersion.ts';
import {describeVersion} from './driverVersion.ts';

/** A driver version with the docs folder that describes it. */
export interface DocsVersion extends DriverVersion {
  /** Absolute path of the folder with the pages. */
  readonly folder: string;
}

const versionFolder = /^version-(.+)$/;

/** Describes a docs folder: `docs` or `versioned_docs/version-<name>`, wherever the site lies. */
export function describeDocsFolder(folder: string): DocsVersion {
  const [, name = developmentVersion.name] = versionFolder.exec(path.basename(folder)) ?? [];
  return {folder, ...describeVersion(name)};
}

/** Folder of the pages of a version. */
export function docsFolderOf(siteDir: string, name: string): string {
  return name === developmentVersion.name
    ? path.join(siteDir, 'docs')
    : path.join(siteDir, 'versioned_docs', `version-${name}`);
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
