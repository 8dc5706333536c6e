import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {createInliner} from './inlineCss';

async function htmlFiles(directory: string): Promise<string[]> {
  const entries = await fs.readdir(directory, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Other plugins read the finished pages at the same time: they see the old file or the new one, never half of one. */
async function replaceFile(file: string, content: string): Promise<void> {
  const temporary = `${file}.tmp`;
  await fs.writeFile(temporary, content);
  await fs.rename(temporary, file);
}

interface Options {
  /** Last step of every page; sees what readers get. */
  readonly finish: (html: string) => string;
}

/**
 * Puts the CSS that a page uses into the page, so that its first paint waits for no other
 * file. The stylesheet itself moves to the end of the body: it brings what later states need.
 */
export function criticalCss({finish}: Options): () => Plugin {
  return () => ({
    name: 'critical-css',
    async postBuild({outDir, baseUrl}) {
      const inline = createInliner({directory: outDir, baseUrl});
      for (const file of await htmlFiles(outDir)) {
        await replaceFile(file, finish(await inline(await fs.readFile(file, 'utf8'))));
      }
    },
  });
}
