import {isDevelopment, needsBuild} from './needsBuild.ts';
import {UnreachableError} from './types.ts';

/** File names by tag, such as `docs-default-<version name>`. */
type Manifest = Readonly<Record<string, string>>;

interface Delivered<Content> {
  manifest?: Manifest;
  readonly files: Record<string, Content>;
}

/** A folder with one file a tag, written by the build and loaded by a page when it is asked for. */
export interface ScriptFolder<Content> {
  /** Below the base path, with a slash at the end. */
  readonly folder: string;
  /** Text of the manifest, which is named `manifestFile`. */
  readonly writeManifest: (files: Manifest) => string;
  readonly writeFile: (tag: string, content: Content) => string;
  /**
   * Loads the file of a tag; one that was loaded before is there already.
   *
   * @param root where the files of the site are, absolute or seen from the page
   * @throws UnreachableError when a file cannot be loaded; the next call tries again
   */
  readonly load: (root: string, tag: string) => Promise<Content>;
}

/** The only file without a hash in its name: it says which file belongs to which tag. */
export const manifestFile = 'manifest.js';

/**
 * Attribute of a page's `html` element with the hash of the manifests that the page was built with. It is a part of their
 * address: hosts let browsers keep a file by its address, and a new page would get the old index.
 */
export const manifestsAttribute = 'data-manifests';

function loadScript(address: string): Promise<void> {
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

/**
 * Describes a folder. Its files are scripts that write into a global: they load from `file://` too, where `fetch` does
 * not.
 *
 * @param content what the files have, for messages
 */
export function scriptFolder<Content>(folder: string, globalName: string, content: string): ScriptFolder<Content> {
  const start = `(self.${globalName}??={files:{}})`;
  const delivered = (): Delivered<Content> => {
    const holder = globalThis as unknown as Record<string, Delivered<Content> | undefined>;
    return (holder[globalName] ??= {files: {}});
  };
  let version: string | null = null;
  const find = async (root: string, tag: string): Promise<Content> => {
    if (!delivered().manifest) {
      version ??= document.documentElement.getAttribute(manifestsAttribute);
      await loadScript(`${root}${folder}${manifestFile}${version === null ? '' : `?${version}`}`);
    }
    const file = delivered().manifest?.[tag];
    if (file === undefined) throw new UnreachableError(`The site has no ${content} of ${tag}.`);
    if (!delivered().files[tag]) await loadScript(`${root}${folder}${file}`);
    const found = delivered().files[tag];
    if (!found) throw new UnreachableError(`${file} does not have the ${content} of ${tag}.`);
    return found;
  };
  return {
    folder,
    writeManifest: (files) => `${start}.manifest=${JSON.stringify(files)};\n`,
    writeFile: (tag, file) => `${start}.files[${JSON.stringify(tag)}]=${JSON.stringify(file)};\n`,
    load: async (root, tag) => {
      try {
        return await find(root, tag);
      } catch (error) {
        // The file may be gone because the site was updated: a new manifest, at an address that no browser keeps, knows its name.
        delete delivered().manifest;
        version = String(Date.now());
        throw error;
      }
    },
  };
}
