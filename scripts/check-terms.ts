#!/usr/bin/env -S npx tsx
// One term each in pages, posts and the texts of the data; part of npm run lint. The table is in CONTRIBUTING.md.
import fs from 'node:fs';
import path from 'node:path';
import {runCommand} from './lib/runCommand.ts';
import {checkTerms, textsInData, type Text} from './lib/terms.ts';

const filesBelow = (folder: string, extension: string): readonly string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(folder, file))
    .sort();

const folders = ['docs', 'versioned_docs', 'blog'];
const pages: readonly Text[] = folders
  .flatMap((folder) => filesBelow(folder, '.md'))
  .map((file) => ({place: file, text: fs.readFileSync(file, 'utf8')}));
/** What the tools say, in their files of texts. Lines of the driver's own log are not ours. */
const toolTexts = ['src/driver-config/texts', 'src/driver-log/data']
  .flatMap((folder) => filesBelow(folder, '.json'))
  .filter((file) => path.basename(file) !== 'log-calls.json');
const dataOfVersions = folders
  .flatMap((folder) => filesBelow(folder, '.json'))
  .filter((file) => path.basename(path.dirname(file)) === '_data');
/** Sentences of the data; the same one in several versions once. */
const sentences = [...dataOfVersions, ...toolTexts]
  .flatMap((file) => textsInData(JSON.parse(fs.readFileSync(file, 'utf8')), file))
  .filter(({text}) => text.includes(' '));
const data: readonly Text[] = [...new Map(sentences.map((sentence) => [sentence.text, sentence])).values()];

void runCommand(async () => {
  const faults = await checkTerms([...pages, ...data]);
  for (const fault of faults) console.error(fault);
  console.log(`${pages.length} pages and ${data.length} texts in data: ${faults.length} wrong terms`);
  return faults.length === 0 ? 0 : 1;
});
