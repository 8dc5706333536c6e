import fs from 'node:fs';
import path from 'node:path';
import {manifestFile, type ScriptFolder} from '../../search/client/scriptFolder.ts';
import {contentHash} from '../contentHash.ts';

/**
 * Writes one script a tag and the manifest that names them, and nothing else is in the folder afterwards.
 *
 * @param scripts texts by tag
 * @returns file names by tag
 */
export function writeScripts(
  outDir: string,
  {folder, writeManifest}: Pick<ScriptFolder<unknown>, 'folder' | 'writeManifest'>,
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
