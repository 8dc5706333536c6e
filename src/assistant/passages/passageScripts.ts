import type {PassageFile} from './types.ts';

/** Global that the files write into: scripts load from `file://` too, where `fetch` does not. */
const globalName = '__docsPassages';

/** Folder of the files, below the base path. */
export const passageFolder = 'assistant-passages/';

/** Script that says which file has the passages of which tag; the only one without a hash in its name. */
export const manifestFile = 'manifest.js';

export type PassageManifest = Readonly<Record<string, string>>;

interface Delivered {
  manifest?: PassageManifest;
  readonly files: Record<string, PassageFile>;
}

/** Text of the manifest script. */
export function writeManifest(files: PassageManifest): string {
  return `(self.${globalName}??={files:{}}).manifest=${JSON.stringify(files)};\n`;
}

/** Text of the script with the passages of one version. */
export function writePassageFile(tag: string, file: PassageFile): string {
  return `(self.${globalName}??={files:{}}).files[${JSON.stringify(tag)}]=${JSON.stringify(file)};\n`;
}

/** What the scripts have delivered so far. */
export function deliveredPassages(): Delivered {
  const holder = globalThis as typeof globalThis & {[globalName]?: Delivered};
  return (holder[globalName] ??= {files: {}});
}
