import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versionLabel} from '../../../versions/versionsConfig.ts';
import {
  manifestFile,
  passageFolder,
  writeManifest,
  writePassageFile,
} from '../../../assistant/passages/passageScripts.ts';
import {readPassages} from '../../../assistant/passages/readPassages.ts';
import type {Passage} from '../../../assistant/passages/types.ts';

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function readHtml(directory: string, pagePath: string): string | null {
  const file = [path.join(directory, pagePath, 'index.html'), path.join(directory, `${pagePath}.html`)].find((name) =>
    fs.existsSync(name),
  );
  return file ? fs.readFileSync(file, 'utf8') : null;
}

/** Passages of all docs pages of a finished build, by tag, in the order of their addresses. */
export function readAllPassages(
  directory: string,
  paths: readonly string[],
  baseUrl: string,
): ReadonlyMap<string, readonly Passage[]> {
  const byTag = new Map<string, Passage[]>();
  for (const pagePath of [...new Set(paths)].sort()) {
    const html = readHtml(directory, pagePath);
    const page = html === null ? null : readPassages(html, pagePath, baseUrl);
    if (!page) continue;
    byTag.set(page.tag, [...(byTag.get(page.tag) ?? []), ...page.passages]);
  }
  return byTag;
}

/** Writes one script a version and the manifest that names them. The same pages give the same files. */
export function writePassages(outDir: string, passages: ReadonlyMap<string, readonly Passage[]>): void {
  const folder = path.join(outDir, passageFolder);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const files = [...passages].map(([tag, ofTag]) => {
    const text = writePassageFile(tag, {version: versionLabel(tag), passages: ofTag});
    const file = `${tag}.${hash(text)}.js`;
    fs.writeFileSync(path.join(folder, file), text);
    return [tag, file] as const;
  });
  fs.writeFileSync(path.join(folder, manifestFile), writeManifest(Object.fromEntries(files)));
}

/**
 * Writes what the embedded assistant quotes beside the pages it is made from. The hash-routed edition has no
 * pages to read: it takes the folder of the normal build.
 */
export function assistantPassages(_context: LoadContext): Plugin {
  return {
    name: 'assistant-passages',
    async postBuild({outDir, routesPaths, siteConfig: {baseUrl, future}}) {
      if (future.experimental_router === 'hash') return;
      const paths = routesPaths.map((route) => route.slice(baseUrl.length));
      writePassages(outDir, readAllPassages(outDir, paths, baseUrl));
    },
  };
}
