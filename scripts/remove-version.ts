#!/usr/bin/env -S npx tsx
// Takes the oldest documented version off the site: npm run version:remove -- v1.3.20240705-or-older
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runCommand} from './lib/runCommand.ts';

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read, nothing was changed: ${(error as Error).message}`, {cause: error});
  }
}

function readNames(file: string): readonly string[] {
  const text = read(file);
  try {
    return JSON.parse(text) as readonly string[];
  } catch (error) {
    throw new Error(`${file} is not JSON, nothing was changed: ${(error as Error).message}`, {cause: error});
  }
}

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

interface Unlinked {
  /** Texts without links to the version, by file. */
  readonly changed: ReadonlyMap<string, string>;
  /** Lines that had such a link. */
  readonly unlinked: readonly string[];
  readonly mentions: readonly string[];
}

/** @param folder of the version's own pages, which go */
function unlinkPages(name: string, folder: string): Unlinked {
  const changed = new Map<string, string>();
  const unlinked: string[] = [];
  const mentions: string[] = [];
  const isOther = (file: string): boolean => !file.startsWith(folder + path.sep);
  for (const file of ['docs', 'versioned_docs', 'blog'].flatMap(markdownFiles).filter(isOther)) {
    const before = read(file);
    const after = unlink(before, name);
    if (after !== before) changed.set(file, after);
    const oldLines = before.split('\n');
    for (const [index, line] of after.split('\n').entries()) {
      const place = `${file}:${index + 1}`;
      if (line !== oldLines[index]) unlinked.push(place);
      else if (line.replaceAll(`version="${name}"`, '').includes(name)) mentions.push(place);
    }
  }
  return {changed, unlinked, mentions};
}

/** @throws Error naming what is missing, or what is there already */
function requirePlaces(there: readonly string[], free: string): void {
  const missing = there.find((place) => !fs.existsSync(place));
  if (missing !== undefined) throw new Error(`${missing} is missing, nothing was changed.`);
  if (fs.existsSync(free)) throw new Error(`${free} is there already, nothing was changed. Move it away first.`);
}

function report(title: string, places: readonly string[]): void {
  console.log(`\n${title}: ${places.length}`);
  for (const place of places) console.log(`  ${place}`);
}

const usage = 'Usage: npm run version:remove -- <name>';

void runCommand(
  () => {
    const {positionals} = parseArgs({allowPositionals: true});
    const [name] = positionals;
    if (name === undefined || positionals.length !== 1) throw new Error(`Say which version.\n${usage}`);
    // Everything is read first: what fails changes nothing.
    const versions = readNames('versions.json');
    const removed = readNames('versions-removed.json');
    requireOldest(name, versions);
    const folder = path.join('versioned_docs', `version-${name}`);
    const sidebar = path.join('versioned_sidebars', `version-${name}-sidebars.json`);
    const kept = path.join('tests/removed', `version-${name}`, '_data');
    requirePlaces([path.join(folder, '_data'), sidebar], kept);
    const {changed, unlinked, mentions} = unlinkPages(name, folder);

    fs.mkdirSync(path.dirname(kept), {recursive: true});
    fs.renameSync(path.join(folder, '_data'), kept);
    fs.rmSync(folder, {recursive: true});
    fs.rmSync(sidebar);
    writeNames('versions.json', versions.slice(0, -1));
    writeNames('versions-removed.json', [name, ...removed]);
    for (const [file, text] of changed) fs.writeFileSync(file, text);

    console.log(`${name} is removed. Its addresses lead to the same pages of the latest version.`);
    console.log(`Its data are in ${path.dirname(kept)}: tests of rules that came with it read them.`);
    report('Links to it that are plain text now: read the sentences', unlinked);
    report('Other mentions, which may stay', mentions);
    return 0;
  },
  {usage},
);
