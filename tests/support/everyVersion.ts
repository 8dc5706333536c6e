/**
 * Folder like that of the project with the data of every version: those that the site has, and those that were removed,
 * whose data `npm run version:remove` keeps in `tests/removed/`. The tests of the engine and of the drawings have rules of
 * old versions as their cases; those still hold, because readers update from them.
 */
import fs from 'node:fs';
import path from 'node:path';
import removed from '../../versions-removed.json' with {type: 'json'};
import siteVersions from '../../versions.json' with {type: 'json'};

const root = path.resolve(import.meta.dirname, '../..');

function link(target: string, file: string): void {
  try {
    fs.symlinkSync(target, file, 'junction');
  } catch (error) {
    // Another worker was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function withRemoved(names: readonly string[]): string {
  if (names.length === 0) return root;
  const folder = path.join(root, '.cache/every-version', [...siteVersions, ...names].join('_'));
  const docs = path.join(folder, 'versioned_docs');
  fs.mkdirSync(docs, {recursive: true});
  link(path.join(root, 'docs'), path.join(folder, 'docs'));
  for (const name of siteVersions)
    link(path.join(root, `versioned_docs/version-${name}`), path.join(docs, `version-${name}`));
  for (const name of names) link(path.join(root, `tests/removed/version-${name}`), path.join(docs, `version-${name}`));
  // The list of removed versions is newest first too.
  fs.writeFileSync(path.join(folder, 'versions.json'), JSON.stringify([...siteVersions, ...names]));
  return folder;
}

export const everyVersion = withRemoved(removed);
