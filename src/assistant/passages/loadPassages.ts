import {loadScript} from '../../search/client/loadIndex.ts';
import {UnreachableError} from '../../search/client/types.ts';
import {deliveredPassages, manifestFile, passageFolder} from './passageScripts.ts';
import type {PassageFile} from './types.ts';

async function load(root: string, tag: string): Promise<PassageFile> {
  const folder = `${root}${passageFolder}`;
  const delivered = deliveredPassages();
  if (!delivered.manifest) await loadScript(`${folder}${manifestFile}`);
  const file = delivered.manifest?.[tag];
  if (file === undefined) throw new UnreachableError(`There are no passages for ${tag}.`);
  if (!delivered.files[tag]) await loadScript(`${folder}${file}`);
  const passages = delivered.files[tag];
  if (!passages) throw new UnreachableError(`${file} does not have the passages of ${tag}.`);
  return passages;
}

/**
 * Loads the passages of a version; each file once, but again after a failure.
 *
 * @param root where the files of the site are, seen from the page
 * @param tag `docs-default-<version name>`
 * @throws UnreachableError when a file cannot be loaded
 */
export async function loadPassages(root: string, tag: string): Promise<PassageFile> {
  try {
    return await load(root, tag);
  } catch (error) {
    // The file may be gone because the site was updated: a new manifest knows its name.
    delete deliveredPassages().manifest;
    throw error;
  }
}
