import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ListedVersion, fullTextFile, writeFullText, writeIndex} from './llms.ts';
import {readCopies, writeCopies} from './readCopies.ts';

const summary =
  'Driver that connects battery management systems (BMS) to Venus OS, the system of Victron GX devices: installing, wiring, settings, limits, faults.';

/** Writes a Markdown copy of each page, llms.txt and llms-full.txt: see README.md. */
export function markdownCopies({baseUrl}: LoadContext): Plugin {
  let versions: readonly ListedVersion[] = [];
  return {
    name: 'markdown-copies',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      if (!docs) throw new Error('markdown-copies needs docusaurus-plugin-content-docs with the id "default".');
      versions = docs.loadedVersions.map(({versionName, label, isLast, path: root}) => ({
        name: versionName,
        label,
        isLast,
        prefix: isLast ? '' : `${root.slice(baseUrl.length).replace(/\/$/, '')}/`,
      }));
    },
    async postBuild({outDir, routesPaths, siteConfig}) {
      // The hash-routed edition has one page only.
      if (siteConfig.future.experimental_router === 'hash') return;
      const site = {title: siteConfig.title, summary, root: `${siteConfig.url}${siteConfig.baseUrl}`};
      const paths = routesPaths.map((route) => route.slice(siteConfig.baseUrl.length));
      const labelOf = (name: string): string => versions.find((version) => version.name === name)?.label ?? name;
      const copies = readCopies(outDir, paths, site.root, labelOf);
      writeCopies(outDir, copies);
      fs.writeFileSync(path.join(outDir, 'llms.txt'), writeIndex(site, versions, copies));
      for (const version of versions) {
        fs.writeFileSync(path.join(outDir, version.prefix, fullTextFile), writeFullText(site, version, copies));
      }
    },
  };
}
