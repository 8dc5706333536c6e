import fs from 'node:fs';
import path from 'node:path';
import {contentHash} from '../contentHash.ts';

export interface ScriptFolder {
  /** Path below the folder of the build. */
  readonly folder: string;
  /** Name of the script that says which file belongs to which tag; the only one without a hash in its name. */
  readonly manifestFile: string;
  readonly writeManifest: (files: Readonly<Record<string, string>>) => string;
}

/**
 * Writes one script a tag and the manifest that names them, and nothing else is in the folder afterwards.
 *
 * @param scripts texts by tag
 * @returns file names by tag
 */
export function writeScripts(
  outDir: string,
  {folder, manifestFile, writeManifest}: ScriptFolder,
  scripts: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const directory = path.join(outDir, folder);
  fs.rmSync(directory, {recursive: true, force: true});
  fs.mkdirSync(directory, {recursive: true});
  const files = Object.fromEntries([...scripts].map(([tag, text]) => [tag, `${tag}.${contentHash(text)}.js`]));
  for (const [tag, text] of scripts) fs.writeFileSync(path.join(directory, files[tag] ?? ''), text);
  fs.writeFileSync(path.join(directory, manifestFile), writeManifest(files));
  return files;
}
