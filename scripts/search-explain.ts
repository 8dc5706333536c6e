#!/usr/bin/env -S npx tsx
// Prints why sections come in their order: npm run -s search:explain -- --version V "query"
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import vm from 'node:vm';
import type {IndexFile} from '../src/search/index/format.ts';
import {readIndexFile} from '../src/search/index/readIndexFile.ts';
import {createEngine} from '../src/search/query/engine.ts';

const usage = `npm run -s search:explain -- [--version V] [--whole] "query"

Prints the first results for a query in the finished build, with the factors of their scores.

  --version V  name of the version as in versions.json, or current (default: the latest)
  --whole      as the assistant asks: the words are complete
  --dir DIR    the finished build (default: build)`;

/** Runs scripts of the build as a page does. */
function readIndex(directory: string, tag: string): IndexFile | undefined {
  const context = vm.createContext({});
  vm.runInContext('var self = globalThis;', context);
  const folder = path.join(directory, 'search-index');
  const run = (file: string): void => {
    vm.runInContext(fs.readFileSync(path.join(folder, file), 'utf8'), context);
  };
  run('manifest.js');
  const files = vm.runInContext('self.__docsSearch.manifest', context) as Readonly<Record<string, string>>;
  const file = files[tag];
  if (file === undefined) return undefined;
  run(file);
  return (vm.runInContext('self.__docsSearch.files', context) as Readonly<Record<string, IndexFile>>)[tag];
}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    version: {type: 'string'},
    whole: {type: 'boolean', default: false},
    dir: {type: 'string', default: 'build'},
    help: {type: 'boolean', default: false},
  },
});
const [latest = ''] = JSON.parse(fs.readFileSync('versions.json', 'utf8')) as readonly string[];
const query = positionals.join(' ');
const index = readIndex(values.dir, `docs-default-${values.version ?? latest}`);
if (values.help || query === '' || index === undefined) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  const found = createEngine(readIndexFile(index)).find(query, {isWhole: values.whole});
  console.log(`${found.length} sections\n score  rank words covered titled  near  kind trouble brand quantity`);
  for (const {section, score, reasons} of found.slice(0, 10)) {
    const {rank, words, covered, titled, near, kind, trouble, brand, quantity} = reasons;
    const numbers = [words, covered, titled, near, kind, trouble, brand, quantity].map((value) =>
      value.toFixed(2).padStart(6),
    );
    console.log(`${score.toFixed(1).padStart(6)} ${String(rank).padStart(4)} ${numbers.join(' ')}  ${section.path}`);
  }
}
