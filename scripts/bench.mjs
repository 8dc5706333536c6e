#!/usr/bin/env node
// Sizes and times of the production build as tables and bench.json:
// npm run bench [-- --runs N] [--no-build] [--beside]
// --beside: other generators with the same text are built and measured in the same run (needs the package registry).
import fs from 'node:fs';
import os from 'node:os';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {measureBuild, measureModules, measurePagesOnly} from './bench/build.mjs';
import {measureConfigChecks} from './bench/configChecks.ts';
import {measureNavigation} from './bench/navigation.mjs';
import {round} from './bench/numbers.mjs';
import {buildOthers} from './bench/others/build.mjs';
import {measurePaint} from './bench/paint.mjs';
import {measureSearch, weighIndexes} from './bench/search.mjs';
import {serveWithGzip} from './bench/serve.mjs';
import {others, pages} from './bench/sites.mjs';
import {weighPage} from './bench/weigh.mjs';
import {ensureChromium} from './lib/chromium.mjs';

const directory = 'build';

function readOptions() {
  const {values} = parseArgs({
    options: {runs: {type: 'string', default: '5'}, 'no-build': {type: 'boolean'}, beside: {type: 'boolean'}},
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: a whole number from 1.`);
  return {runs, withBuild: !values['no-build'], isBeside: values.beside};
}

/** The base path that the build was made for, from its own pages. */
function readBaseUrl() {
  const [, address] = /<script src="([^"]*)assets\/js\//.exec(fs.readFileSync(`${directory}/index.html`, 'utf8')) ?? [];
  if (address === undefined) throw new Error(`${directory} holds no build. Run without --no-build.`);
  return address;
}

const rounded = (numbers) =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, value === null ? null : round(value, 3)]));

async function measurePage(browser, address, runs) {
  const page = await browser.newPage();
  const weight = await weighPage(page, address);
  await page.close();
  return {...rounded(weight), ...rounded(await measurePaint(browser, address, runs))};
}

async function measurePages(browser, site, runs) {
  const measured = {};
  for (const [kind, path] of Object.entries(pages)) measured[kind] = await measurePage(browser, site + path, runs);
  return measured;
}

/** The same for a site of another generator, on the pages that it has. */
async function measureOther(browser, {name, directory, seconds}, runs) {
  const server = await serveWithGzip(directory, '/');
  try {
    const ofPages = {};
    for (const kind of ['introduction', 'install', 'features', 'FAQ']) {
      ofPages[kind] = await measurePage(browser, server.url + pages[kind], runs);
    }
    const navigation = rounded(await measureNavigation(browser, server.url, runs));
    const search = name === 'VitePress' ? rounded(await measureSearch(browser, server.url, runs)) : null;
    return {buildSeconds: round(seconds), navigation, search, pages: ofPages};
  } finally {
    server.close();
  }
}

async function measureOthers(browser, runs) {
  const measured = {};
  for (const other of await buildOthers(directory)) measured[other.name] = await measureOther(browser, other, runs);
  return measured;
}

function printOthers(beside) {
  for (const [name, {buildSeconds, navigation, search, pages: byKind}] of Object.entries(beside)) {
    console.log(`\n${name} with the same text, in the same run; built in ${buildSeconds} s`);
    console.table(byKind);
    console.table([{...navigation, ...(search && {index: search.load, firstHits: search.firstHits, key: search.key})}]);
  }
}

function print({machine, build, pagesOnly, modules, pages: byKind, navigation, search, indexes, configChecks}) {
  console.log(`\n${machine.processor}, ${machine.processors} processors, load ${machine.load}`);
  console.log('\nPages: KB gzip, counts, then ms on a throttled phone (medians); shift is a share of the screen');
  console.table(byKind);
  if (modules) {
    console.log('Largest modules of the main script, KB minified');
    console.table(modules.slice(0, 15));
  }
  console.log('Click to painted next page, ms');
  console.table([navigation]);
  console.log('Search: ms from opening to the index and the first hits, ms a key; indexes in KB gzip');
  console.table([search]);
  console.table([indexes]);
  console.log('Config checker: a megabyte, the quickest of three checks');
  console.table(configChecks);
  if (build) {
    console.log('Build');
    console.table({'this site': build, ...(pagesOnly && {'its pages alone, by Docusaurus': pagesOnly})});
  }
  console.log('Others with the same text, measured once: KB gzip and ms');
  console.table(others);
}

const {runs, withBuild, isBeside} = readOptions();
const machine = {
  processor: os.cpus()[0]?.model ?? 'unknown',
  processors: os.cpus().length,
  load: round(os.loadavg()[0]),
  node: process.version,
};
const build = withBuild ? rounded(await measureBuild()) : null;
const pagesOnly = withBuild && isBeside ? rounded(await measurePagesOnly()) : null;
const modules = withBuild
  ? (await measureModules()).map(({name, kilobytes}) => ({name, ...rounded({kilobytes})}))
  : null;
const server = await serveWithGzip(directory, readBaseUrl());
const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu']});
try {
  const result = {
    machine,
    runs,
    build,
    pagesOnly,
    pages: await measurePages(browser, server.url, runs),
    modules: modules?.slice(0, 40) ?? null,
    navigation: rounded(await measureNavigation(browser, server.url, runs)),
    search: rounded(await measureSearch(browser, server.url, runs)),
    indexes: rounded(weighIndexes(directory)),
    configChecks: measureConfigChecks().map((row) => ({...row, milliseconds: round(row.milliseconds)})),
    others,
    beside: isBeside ? await measureOthers(browser, runs) : null,
  };
  fs.writeFileSync('bench.json', `${JSON.stringify(result, null, 2)}\n`);
  print(result);
  printOthers(result.beside ?? {});
  console.log('bench.json has the same numbers.');
} finally {
  await browser.close();
  server.close();
}
