import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {IndexFile} from '@site/src/search/index/format.ts';
import {buildDirectory} from '../build.ts';

export const indexDirectory = path.join(buildDirectory, 'search-index');

interface Scripts {
  readonly manifest?: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, IndexFile>>;
}

/** Runs scripts of the build as a page does and gives what they deliver. */
function run(...files: readonly string[]): Scripts {
  const context = vm.createContext({});
  vm.runInContext('var self = globalThis;', context);
  for (const file of files) vm.runInContext(fs.readFileSync(path.join(indexDirectory, file), 'utf8'), context);
  return vm.runInContext('self.__docsSearch', context) as Scripts;
}

export function readManifest(): Readonly<Record<string, string>> {
  const {manifest} = run('manifest.js');
  if (!manifest) throw new Error('The build has no manifest of search indexes.');
  return manifest;
}

export interface BuiltIndex {
  readonly file: string;
  readonly index: IndexFile;
}

/** Index of a tag of the build. */
export function readIndexOf(tag: string): BuiltIndex {
  const file = readManifest()[tag];
  if (file === undefined) throw new Error(`The manifest names no index of ${tag}.`);
  const index = run(file).files[tag];
  if (!index) throw new Error(`${file} is not the index of ${tag}.`);
  return {file, index};
}

/** Index of a docs version of the build. */
export function readBuiltIndex(versionName: string): BuiltIndex {
  return readIndexOf(`docs-default-${versionName}`);
}
