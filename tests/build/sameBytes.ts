import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export interface Comparison {
  /** How many files were looked at. */
  readonly files: number;
  /** Files that only one of the folders has, or that differ. */
  readonly differences: readonly string[];
}

/** Days of the last change come from git, which does not know a copy of the project. */
const withoutDates = (content: Buffer) =>
  content.includes('<lastmod>') ? content.toString().replace(/<lastmod>[^<]*<\/lastmod>/g, '') : content;

const hashOf = (file: string) =>
  createHash('sha256')
    .update(withoutDates(fs.readFileSync(file)))
    .digest('hex');

function filesBelow(directory: string): string[] {
  return fs
    .readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
}

/** Compares two builds file by file, dates aside. */
export function compareBuilds(one: string, other: string): Comparison {
  const files = [...new Set([...filesBelow(one), ...filesBelow(other)])].sort();
  const differences = files.filter((file) => {
    const [first, second] = [path.join(one, file), path.join(other, file)];
    return !fs.existsSync(first) || !fs.existsSync(second) || hashOf(first) !== hashOf(second);
  });
  return {files: files.length, differences};
}
