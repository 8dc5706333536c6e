import fs from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';

/** The same files give the same zip: the format has no earlier day. */
const fixedTime = new Date(1980, 0, 1);

/**
 * Packs a folder.
 *
 * @param name folder inside the zip, so that unpacking it anywhere makes one
 * @param target path of the zip
 * @returns how many files it holds, and its size
 */
export function zipFolder(folder: string, name: string, target: string): {files: number; bytes: number} {
  const files = fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const content = files.map((file): [string, Uint8Array] => [
    path.posix.join(name, ...file.split(path.sep)),
    new Uint8Array(fs.readFileSync(path.join(folder, file))),
  ]);
  const zip = zipSync(Object.fromEntries(content), {level: 9, mtime: fixedTime});
  fs.writeFileSync(target, zip);
  return {files: files.length, bytes: zip.length};
}
