/** Two builds of the same commit are the same bytes, in whatever folder they are made, dates aside. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {isFull} from '../support/sample.ts';
import {buildDirectory} from './build.ts';
import {compareBuilds} from './sameBytes.ts';
import {copySite} from './siteCopy.ts';

/**
 * Gives another project the same packages without their bytes. Those of the folders above would do, but classes of CSS
 * modules are named after the path from the project to the package.
 */
function linkFiles(from: string, to: string): void {
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else fs.linkSync(source, target);
  }
}

describe('a build', () => {
  test('names no folder of the machine that made it', () => {
    const here = path.resolve('.');
    const files = fs
      .readdirSync(buildDirectory, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(html|js|css|json|md|xml|txt)$/.test(file));
    console.log(`${files.length} files`);
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => fs.readFileSync(path.join(buildDirectory, file), 'utf8').includes(here))).toEqual([]);
  });

  if (isFull)
    test('made again in another folder has the same bytes', async () => {
      const site = copySite('again');
      linkFiles('node_modules', site.path('node_modules'));
      await site.run('node', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build');
      const {files, differences} = compareBuilds(buildDirectory, site.path('build'));
      console.log(`${files} files`);
      fs.rmSync(site.path('node_modules'), {recursive: true});
      expect(files).toBeGreaterThan(400);
      expect(differences).toEqual([]);
    });

  test('a file that differs or is missing is found, a date is not', () => {
    const root = '.cache/same-bytes';
    fs.rmSync(root, {recursive: true, force: true});
    const write = (file: string, text: string) => {
      fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      fs.writeFileSync(path.join(root, file), text);
    };
    for (const build of ['one', 'other']) write(`${build}/same/a.js`, 'a');
    write('one/b.js', 'b');
    write('other/b.js', 'c');
    write('one/c.js', 'c');
    write('one/sitemap.xml', '<lastmod>2026-01-01</lastmod>');
    write('other/sitemap.xml', '<lastmod>2026-01-02</lastmod>');
    expect(compareBuilds(`${root}/one`, `${root}/other`)).toEqual({files: 4, differences: ['b.js', 'c.js']});
  });
});
