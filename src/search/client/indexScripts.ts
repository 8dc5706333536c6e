import type {IndexFile} from '../index/format.ts';

/** Global that index files write into: scripts load from `file://` too, where `fetch` does not. */
const globalName = '__docsSearch';

/** Folder of the index files, below the base path. */
export const indexFolder = 'search-index/';

/** Script that says which file has the index of which tag; the only one without a hash in its name. */
export const manifestFile = 'manifest.js';

export type Manifest = Readonly<Record<string, string>>;

export interface Delivered {
  manifest?: Manifest;
  readonly indexes: Record<string, IndexFile>;
}

/** Text of the manifest script. */
export function writeManifest(files: Manifest): string {
  return `(self.${globalName}??={indexes:{}}).manifest=${JSON.stringify(files)};\n`;
}

/** Text of the script of one index. */
export function writeIndex(tag: string, index: IndexFile): string {
  return `(self.${globalName}??={indexes:{}}).indexes[${JSON.stringify(tag)}]=${JSON.stringify(index)};\n`;
}

/** What the scripts have delivered so far. */
export function delivered(): Delivered {
  const holder = globalThis as typeof globalThis & {[globalName]?: Delivered};
  return (holder[globalName] ??= {indexes: {}});
}
