#!/usr/bin/env -S npx tsx
// Takes the oldest documented version off the site: npm run version:remove -- v1.3.20240705-or-older
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runCommand} from './lib/runCommand.ts';

const readNames = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as readonly string[];
const writeNames = (file: string, content: readonly string[]) =>
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

function markdownFiles(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file))
    .sort();
}

/** Only the oldest version can go: each version's renames.json continues from the one before it. */
function requireOldest(name: string, versions: readonly string[]): void {
  const oldest = versions.at(-1);
  if (name === oldest) return;
  throw new Error(
    versions.includes(name)
      ? `${name} is not the oldest version: remove ${oldest} first. The settings of a version are told as changes to the version before it.`
      : `There is no version ${name}. The oldest one is ${oldest}.`,
  );
}

/** `[text](/name/page#anchor)` becomes `text`: the page is gone, what the sentence says may still hold. */
function unlink(markdown: string, name: string): string {
  const link = new RegExp(`\\[([^\\]]*)\\]\\(/${name.replaceAll('.', '\\.')}(?:/[^)]*)?\\)`, 'g');
  return markdown.replace(link, '$1');
}

function unlinkPages(name: string): {readonly unlinked: readonly string[]; readonly mentions: readonly string[]} {
  const unlinked: string[] = [];
  const mentions: string[] = [];
  for (const file of ['docs', 'versioned_docs', 'blog'].flatMap(markdownFiles)) {
    const before = fs.readFileSync(file, 'utf8');
    const after = unlink(before, name);
    if (after !== before) fs.writeFileSync(file, after);
    const oldLines = before.split('\n');
    for (const [index, line] of after.split('\n').entries()) {
      const place = `${file}:${index + 1}`;
      if (line !== oldLines[index]) unlinked.push(place);
      else if (line.replaceAll(`version="${name}"`, '').includes(name)) mentions.push(place);
    }
  }
  return {unlinked, mentions};
}

function report(title: string, places: readonly string[]): void {
  console.log(`\n${title}: ${places.length}`);
  for (const place of places) console.log(`  ${place}`);
}

void runCommand(() => {
  const {positionals} = parseArgs({allowPositionals: true});
  const [name] = positionals;
  if (name === undefined || positionals.length !== 1)
    throw new Error('Say which version: npm run version:remove -- <name>');
  const versions = readNames('versions.json');
  requireOldest(name, versions);

  const folder = path.join('versioned_docs', `version-${name}`);
  const kept = path.join('tests/removed', `version-${name}`);
  fs.mkdirSync(kept, {recursive: true});
  fs.renameSync(path.join(folder, '_data'), path.join(kept, '_data'));
  fs.rmSync(folder, {recursive: true});
  fs.rmSync(path.join('versioned_sidebars', `version-${name}-sidebars.json`));
  writeNames('versions.json', versions.slice(0, -1));
  writeNames('versions-removed.json', [name, ...readNames('versions-removed.json')]);
  const {unlinked, mentions} = unlinkPages(name);

  console.log(`${name} is removed. Its addresses lead to the same pages of the latest version.`);
  console.log(`Its data are in ${kept}: tests of rules that came with it read them.`);
  report('Links to it that are plain text now: read the sentences', unlinked);
  report('Other mentions, which may stay', mentions);
  return 0;
});
