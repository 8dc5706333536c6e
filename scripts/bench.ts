#!/usr/bin/env -S npx tsx
// Sizes and times of the production build as tables and bench.json:
// npm run bench [-- --runs N] [--no-build] [--beside]
// --beside: other generators with the same text are built and measured in the same run (needs the package registry).
import fs from 'node:fs';
import os from 'node:os';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {measureBuild, measureModules, measurePagesOnly} from './bench/build.ts';
import {measureConfigChecks} from './bench/configChecks.ts';
import {measureNavigation} from './bench/navigation.ts';
import {round} from './bench/numbers.ts';
import {buildOthers, type BuiltSite} from './bench/others/build.ts';
import {measurePaint} from './bench/paint.ts';
import {measureSearch, weighIndexes} from './bench/search.ts';
import {serveWithGzip} from './bench/serve.ts';
import {others, pages} from './bench/sites.ts';
import {weighPage} from './bench/weigh.ts';
import {ensureChromium} from './lib/chromium.ts';
import {runCommand} from './lib/runCommand.ts';

const directory = 'build';

type Numbers = Readonly<Record<string, number | null>>;
type Kind = keyof typeof pages;

interface MeasuredSite {
  readonly buildSeconds: number;
  readonly navigation: Numbers;
  readonly search: Numbers | null;
  readonly pages: Readonly<Record<string, Numbers>>;
}

function readOptions() {
  const {values} = parseArgs({
    options: {runs: {type: 'string', default: '5'}, 'no-build': {type: 'boolean'}, beside: {type: 'boolean'}},
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: a whole number from 1.`);
  return {runs, withBuild: !values['no-build'], isBeside: values.beside};
}

/** The base path that the build was made for, from its own pages. */
function readBaseUrl(): string {
  const [, address] = /<script src="([^"]*)assets\/js\//.exec(fs.readFileSync(`${directory}/index.html`, 'utf8')) ?? [];
  if (address === undefined) throw new Error(`${directory} holds no build. Run without --no-build.`);
  return address;
}

const rounded = (numbers: object): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]: [string, number | null]) => [
      name,
      value === null ? null : round(value, 3),
    ]),
  );

async function measurePage(browser: Browser, address: string, runs: number): Promise<Numbers> {
  const page = await browser.newPage();
  const weight = await weighPage(page, address);
  await page.close();
  return {...rounded(weight), ...rounded(await measurePaint(browser, address, runs))};
}

async function measurePages(
  browser: Browser,
  site: string,
  kinds: readonly Kind[],
  runs: number,
): Promise<Readonly<Record<string, Numbers>>> {
  const measured: Record<string, Numbers> = {};
  for (const kind of kinds) measured[kind] = await measurePage(browser, site + pages[kind], runs);
  return measured;
}

/** The same for a site of another generator, on the pages that it has. */
async function measureOther(
  browser: Browser,
  {name, directory, seconds}: BuiltSite,
  runs: number,
): Promise<MeasuredSite> {
  const server = await serveWithGzip(directory, '/');
  try {
    const ofPages = await measurePages(browser, server.url, ['introduction', 'install', 'features', 'FAQ'], runs);
    const navigation = rounded(await measureNavigation(browser, server.url, runs));
    const search = name === 'VitePress' ? rounded(await measureSearch(browser, server.url, runs)) : null;
    return {buildSeconds: round(seconds), navigation, search, pages: ofPages};
  } finally {
    server.close();
  }
}

async function measureOthers(browser: Browser, runs: number): Promise<Readonly<Record<string, MeasuredSite>>> {
  const measured: Record<string, MeasuredSite> = {};
  for (const other of await buildOthers(directory)) measured[other.name] = await measureOther(browser, other, runs);
  return measured;
}

function printOthers(beside: Readonly<Record<string, MeasuredSite>>): void {
  for (const [name, {buildSeconds, navigation, search, pages: byKind}] of Object.entries(beside)) {
    console.log(`\n${name} with the same text, in the same run; built in ${buildSeconds} s`);
    console.table(byKind);
    console.table([{...navigation, ...(search && {index: search.load, firstHits: search.firstHits, key: search.key})}]);
  }
}

function print({
  machine,
  build,
  pagesOnly,
  modules,
  pages: byKind,
  navigation,
  search,
  indexes,
  configChecks,
}: Awaited<ReturnType<typeof measureAll>>): void {
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
  console.log('Other generators with the same text, measured once: KB gzip and ms');
  console.table(others);
}

/** Measures everything, the builds first: they make what the browser then opens. */
async function measureAll() {
  const {runs, withBuild, isBeside} = readOptions();
  const machine = {
    processor: os.cpus()[0]?.model ?? 'unknown',
    processors: os.cpus().length,
    load: round(os.loadavg()[0] ?? NaN),
    node: process.version,
  };
  const build = withBuild ? rounded(await measureBuild()) : null;
  const pagesOnly = withBuild && isBeside ? rounded(await measurePagesOnly()) : null;
  const modules = withBuild
    ? (await measureModules()).slice(0, 40).map(({name, kilobytes}) => ({name, kilobytes: round(kilobytes, 3)}))
    : null;
  const server = await serveWithGzip(directory, readBaseUrl());
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu']});
  try {
    return {
      machine,
      runs,
      build,
      pagesOnly,
      pages: await measurePages(browser, server.url, Object.keys(pages) as readonly Kind[], runs),
      modules,
      navigation: rounded(await measureNavigation(browser, server.url, runs)),
      search: rounded(await measureSearch(browser, server.url, runs)),
      indexes: rounded(weighIndexes(directory)),
      configChecks: measureConfigChecks().map((row) => ({...row, milliseconds: round(row.milliseconds)})),
      others,
      beside: isBeside ? await measureOthers(browser, runs) : null,
    };
  } finally {
    await browser.close();
    server.close();
  }
}

void runCommand(async () => {
  const result = await measureAll();
  fs.writeFileSync('bench.json', `${JSON.stringify(result, null, 2)}\n`);
  print(result);
  printOthers(result.beside ?? {});
  console.log('bench.json has the same numbers.');
  return 0;
});
