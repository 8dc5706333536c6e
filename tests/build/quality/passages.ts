import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {passageScripts} from '@site/src/assistant/passages/passageScripts';
import type {PassageFile} from '@site/src/assistant/passages/types';
import {buildDirectory} from '../build.ts';

/** The assistant's passages of the build, by name; reads their scripts as a browser would. */
export function readPassages(): Readonly<Record<string, PassageFile>> {
  const scope = vm.createContext({});
  vm.runInContext('globalThis.self = globalThis', scope);
  const folder = path.join(buildDirectory, passageScripts.folder);
  for (const file of fs.readdirSync(folder)) vm.runInContext(fs.readFileSync(path.join(folder, file), 'utf8'), scope);
  return JSON.parse(vm.runInContext('JSON.stringify(__docsPassages.files)', scope) as string) as Record<
    string,
    PassageFile
  >;
}
