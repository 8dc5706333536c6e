import type {IndexFile} from '../index/format.ts';
import {delivered, indexFolder, manifestFile, type Manifest} from './indexScripts.ts';
import {isDevelopment, needsBuild} from './needsBuild.ts';
import {UnreachableError} from './types.ts';

export function loadScript(address: string): Promise<void> {
  // The development server answers with a page, which is an error over everything when it runs as a script.
  if (isDevelopment) return Promise.reject(new UnreachableError(needsBuild.title));
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new UnreachableError(`${address} could not be loaded.`));
    };
    document.head.append(script);
  });
}

async function loadManifest(root: string): Promise<Manifest> {
  await loadScript(`${root}${indexFolder}${manifestFile}`);
  const {manifest} = delivered();
  if (!manifest) throw new UnreachableError('The list of search indexes is not one.');
  return manifest;
}

/**
 * Makes what loads indexes. Each is loaded once; a failure is forgotten, so that the next query tries again.
 *
 * @param root address of the site's root, absolute or relative to the page.
 */
export function createIndexLoader(root: string): (tag: string) => Promise<IndexFile> {
  let manifest: Promise<Manifest> | null = null;
  const indexes = new Map<string, Promise<IndexFile>>();

  const load = async (tag: string): Promise<IndexFile> => {
    manifest ??= loadManifest(root);
    const file = (await manifest)[tag];
    if (file === undefined) throw new UnreachableError(`There is no search index for ${tag}.`);
    await loadScript(`${root}${indexFolder}${file}`);
    const index = delivered().indexes[tag];
    if (!index) throw new UnreachableError(`${file} is not the search index of ${tag}.`);
    return index;
  };

  return (tag) => {
    const known = indexes.get(tag);
    if (known) return known;
    const loading = load(tag);
    indexes.set(tag, loading);
    loading.catch(() => {
      indexes.delete(tag);
      // The file may be gone because the site was updated: the new manifest knows its name.
      manifest = null;
    });
    return loading;
  };
}
