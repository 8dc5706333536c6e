import fs from 'node:fs';
import path from 'node:path';
import {readPage} from './page/readPage.ts';
import type {BuildOutput, HtmlFile} from './types.ts';

function htmlFiles(directory: string): readonly string[] {
  return fs
    .readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();
}

interface OpenFile extends HtmlFile {
  readonly save: () => void;
}

function openFile(directory: string, name: string, assertOpen: (name: string) => void): OpenFile {
  const file = path.join(directory, name);
  const written = fs.readFileSync(file, 'utf8');
  let html = written;
  return {
    name,
    html: () => html,
    rewrite: (change) => {
      assertOpen(name);
      html = change(html);
    },
    // Plugins that read pages at the same time, such as the feeds, see the old file or the new one, never half of one.
    save: () => {
      if (html === written) return;
      fs.writeFileSync(`${file}.tmp`, html);
      fs.renameSync(`${file}.tmp`, file);
    },
  };
}

/** A finished build in memory. */
export interface LoadedBuild extends BuildOutput {
  /** Writes the files that have changed. */
  readonly save: () => void;
}

/**
 * Reads every HTML file of a finished build, each once.
 *
 * @param paths routes of the build below the base path; those without a file are left out
 */
export function readBuild(
  about: Pick<BuildOutput, 'outDir' | 'siteDir' | 'baseUrl' | 'title' | 'root' | 'versions'>,
  paths: readonly string[],
): LoadedBuild {
  const files = new Map<string, OpenFile>();
  let isSealed = false;
  const assertOpen = (name: string): void => {
    if (isSealed)
      throw new Error(`${name}: the policies are about all that is in the pages. Put the step before policy.`);
  };
  const readNewFiles = (): void => {
    for (const name of htmlFiles(about.outDir)) {
      if (files.has(name)) continue;
      assertOpen(name);
      files.set(name, openFile(about.outDir, name, assertOpen));
    }
  };
  readNewFiles();
  const pages = [...new Set(paths)].sort().flatMap((pagePath) => {
    const file = files.get(path.join(pagePath, 'index.html'));
    return file ? [{...readPage(file.html(), pagePath), file}] : [];
  });
  return {
    ...about,
    pages,
    files: () => [...files.values()],
    readNewFiles,
    seal: () => {
      isSealed = true;
    },
    save: () => files.forEach((file) => file.save()),
  };
}
