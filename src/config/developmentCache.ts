import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Settings that Docusaurus itself gives to Rspack. */
interface CacheOptions {
  readonly experiments?: {readonly cache?: {readonly version?: string}};
}

function filesIn(folder: string): readonly string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const isData = (file: string): boolean => file.split(path.sep).includes('_data');

/**
 * Changes with everything that decides what becomes of a page: the code, the data of the versions, the packages, which pages
 * there are, and the configuration. Not with the text of a page, which the bundler looks at itself.
 *
 * @param configuration as JSON; it has what the environment sets
 */
export function cacheVersion(root: string, configuration: string): string {
  const hash = createHash('sha256').update(configuration);
  const pages = ['docs', 'versioned_docs', 'blog'].flatMap((folder) => filesIn(path.join(root, folder)));
  const read = [...filesIn(path.join(root, 'src')), path.join(root, 'package-lock.json'), ...pages.filter(isData)];
  for (const page of pages) hash.update(page);
  for (const file of read) hash.update(file).update(fs.readFileSync(file));
  return hash.digest('hex');
}

/**
 * `npm run dev` keeps what it has compiled for the next start. (Docusaurus' option `rspackPersistentCache` is for builds, which
 * do without.) The bundler knows the file of a page, but not the remark plugins, data and settings that it was compiled with: a
 * cache that was made with others is not used.
 */
export function developmentCache({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'development-cache',
    configureWebpack(config) {
      const version = (config as CacheOptions).experiments?.cache?.version;
      if (config.mode !== 'development' || version === undefined) return {};
      return {
        experiments: {cache: {version: `${version}-${cacheVersion(siteDir, JSON.stringify(siteConfig))}`}},
      };
    },
  };
}
