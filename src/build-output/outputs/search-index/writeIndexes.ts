import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {indexFolder, manifestFile, writeIndex, writeManifest} from '../../../search/client/indexScripts.ts';
import {fitIndex} from '../../../search/index/buildIndexFile.ts';
import {commonTag} from '../../page/tags.ts';
import type {SearchPage} from '../../page/types.ts';

/** Largest index of one version, bytes; the requirement is 60 KB as served, and servers compress a little differently. */
export const indexBudget = 58_500;

export interface WrittenIndex {
  readonly tag: string;
  readonly file: string;
  /** Bytes as served. */
  readonly size: number;
  /** Longest beginning of a block that is kept, characters. */
  readonly leadLength: number;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** The pages by index; pages of no version are part of each version's. */
function groupPages(pages: readonly SearchPage[]): ReadonlyMap<string, readonly SearchPage[]> {
  const tags = [...new Set(pages.map(({tag}) => tag))].filter((tag) => tag !== commonTag).sort();
  const common = pages.filter(({tag}) => tag === commonTag);
  return new Map(
    tags.map((tag) => {
      const own = pages.filter((page) => page.tag === tag);
      return [tag, tag.startsWith('docs-') ? [...own, ...common] : own];
    }),
  );
}

/**
 * Writes one script for each index and the manifest that names them. The same pages give the same files.
 *
 * @param outDir folder of the build.
 */
export function writeIndexes(
  outDir: string,
  pages: readonly SearchPage[],
  budget = indexBudget,
): readonly WrittenIndex[] {
  const folder = path.join(outDir, indexFolder);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const written = [...groupPages(pages)].map(([tag, ofTag]): WrittenIndex => {
    const {text, size, leadLength} = fitIndex(ofTag, (index) => writeIndex(tag, index), budget);
    const file = `${tag}.${hash(text)}.js`;
    fs.writeFileSync(path.join(folder, file), text);
    return {tag, file, size, leadLength};
  });
  const files = Object.fromEntries(written.map(({tag, file}) => [tag, file]));
  fs.writeFileSync(path.join(folder, manifestFile), writeManifest(files));
  return written;
}
