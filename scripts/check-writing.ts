#!/usr/bin/env -S npx tsx
// Headings, links with anchors and pictures of the Markdown pages; part of npm run lint.
import fs from 'node:fs';
import path from 'node:path';
import {listDocsVersions} from '../src/versions/docsFolders.ts';
import {groupAnchor} from '../src/docs-data/anchors.ts';
import {checkHeadings, checkLinks, findUnusedPictures, readMarkdown, type MarkdownParts} from './lib/writing.ts';

const filesBelow = (folder: string, pattern: RegExp): readonly string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => pattern.test(file))
    .map((file) => path.join(folder, file))
    .sort();

const readText = (file: string) => fs.readFileSync(file, 'utf8');
const readJson = <Shape>(file: string) => JSON.parse(readText(file)) as Shape;

const docsFolders = listDocsVersions('.').map(({folder}) => path.relative('.', folder));

/** Anchors that components make from the data of a version. */
function dataAnchors(folder: string, markdown: string): readonly string[] {
  const data = <Shape>(name: string) => readJson<Shape>(path.join(folder, '_data', `${name}.json`));
  const anchors: string[] = [];
  if (markdown.includes('<SettingsReference')) {
    for (const {key, group} of data<{readonly settings: readonly {readonly key: string; readonly group: string}[]}>(
      'settings',
    ).settings) {
      anchors.push(key.toLowerCase(), groupAnchor(group));
    }
  }
  if (markdown.includes('<Glossary')) {
    anchors.push(...data<readonly {readonly id: string}[]>('glossary').map(({id}) => `term-${id}`));
  }
  if (markdown.includes('<ErrorCodes')) {
    anchors.push(...data<readonly {readonly code: string}[]>('errors').map(({code}) => `error-${code}`));
  }
  return anchors;
}

interface CheckedPage extends MarkdownParts {
  readonly anchors: ReadonlySet<string>;
}

const pages = new Map<string, CheckedPage>();
for (const folder of docsFolders) {
  for (const file of filesBelow(folder, /\.mdx?$/)) {
    const markdown = readText(file);
    const {headings, links} = readMarkdown(markdown);
    const anchors = new Set([...headings.flatMap(({id}) => id ?? []), ...dataAnchors(folder, markdown)]);
    pages.set(file, {headings, links, anchors});
  }
}

const posts = filesBelow('blog', /\.mdx?$/).map((file) => [file, readMarkdown(readText(file))] as const);
const pictures = filesBelow('static', /\.(svg|png|jpe?g|gif|webp|avif)$/).map((file) => path.relative('static', file));
const naming = [
  ...filesBelow('src', /\.(tsx?|css|mdx?)$/),
  ...pages.keys(),
  ...posts.map(([file]) => file),
  'docusaurus.config.ts',
].map(readText);

const faults = [
  ...[...pages].flatMap(([file, {headings}]) => checkHeadings(file, headings)),
  ...posts.flatMap(([file, {headings}]) => checkHeadings(file, headings)),
  ...[...pages].flatMap(([file, {links}]) => checkLinks(file, links, (target) => pages.get(target)?.anchors ?? null)),
  ...findUnusedPictures(pictures, naming.join('\n')).map(
    (picture) => `static/${picture} is used by no page and no component: delete it, or name it where it belongs`,
  ),
];
for (const fault of faults) console.log(fault);
const count = [...pages.values(), ...posts.map(([, page]) => page)];
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
console.log(
  `${sum(count.map(({headings}) => headings.length))} headings, ${sum(count.map(({links}) => links.length))} links and ${pictures.length} pictures in ${count.length} files: ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
