#!/usr/bin/env -S npx tsx
// Prints why sections come in their order: npm run -s search:explain -- --version V "query"
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import vm from 'node:vm';
import type {IndexFile} from '../src/search/index/format.ts';
import {readIndexFile} from '../src/search/index/readIndexFile.ts';
import {createEngine} from '../src/search/query/engine.ts';
import {runWithOptions} from './lib/runCommand.ts';

const usage = `Usage: npm run -s search:explain -- [--version V] "query"

Prints the first results for a query in the finished build, with the factors of their scores.
A score above that product is that of a section which comes before several sections of its own that answer as well.

  --version V  name of the version as in versions.json, or current (default: the latest)
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

function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {version: {type: 'string'}, dir: {type: 'string', default: 'build'}},
  });
  const query = positionals.join(' ');
  if (query === '') throw new Error('Say what to search for.');
  const [latest = ''] = JSON.parse(fs.readFileSync('versions.json', 'utf8')) as readonly string[];
  const version = values.version ?? latest;
  const index = readIndex(values.dir, `docs-default-${version}`);
  if (!index) throw new Error(`The build in ${values.dir} has no index of the version "${version}".`);
  return {query, index};
}

void runWithOptions(usage, readOptions, ({query, index}) => {
  const found = createEngine(readIndexFile(index), index.lexicon).find(query);
  console.log(`${found.length} sections\ndanger name   words × covered² × role =  score`);
  for (const {section, score, factors} of found.slice(0, 10)) {
    const {danger, name, words, covered, role} = factors;
    console.log(
      `${danger ? 'first ' : '      '} ${String(name).padStart(4)} ${words.toFixed(1).padStart(7)} ${covered.toFixed(2).padStart(10)} ${role.toFixed(1).padStart(6)} ` +
        `${score.toFixed(1).padStart(8)}  ${section.path}`,
    );
  }
  return 0;
});
