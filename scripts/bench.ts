#!/usr/bin/env -S npx tsx
// Sizes and times of the production build as tables and bench.json, which has each figure as soon as it is measured:
// npm run bench [-- --runs N] [--no-build] [--beside] [--quick]
// --beside: other generators with the same text are built and measured in the same rounds (needs the package registry).
// --quick: one round of the build that is there, in two minutes.
import fs from 'node:fs';
import os from 'node:os';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {measureBuild, measureModules, measurePagesOnly} from './bench/build.ts';
import {measureConfigChecks} from './bench/configChecks.ts';
import {goalsOf, subjectOf, thisSite} from './bench/goals.ts';
import {interactions, measureInteraction, type InteractionName} from './bench/interactions.ts';
import {measureNavigation} from './bench/navigation.ts';
import {round} from './bench/numbers.ts';
import {buildOthers} from './bench/others/build.ts';
import {measurePaint} from './bench/paint.ts';
import {BenchRecord} from './bench/record.ts';
import {measureSearch, weighIndexes} from './bench/search.ts';
import {serveWithGzip, type CompressingServer} from './bench/serve.ts';
import {comparedKinds, others, pages, type PageKind} from './bench/sites.ts';
import {visit} from './bench/visit.ts';
import {weighPage} from './bench/weigh.ts';
import {addHeadlessShell, ensureChromium, findHeadlessChromium} from './lib/chromium.ts';
import {runCommand} from './lib/runCommand.ts';

const directory = 'build';
const interactionNames = Object.keys(interactions) as readonly InteractionName[];
const allKinds = Object.keys(pages) as readonly PageKind[];

/** A site as it is served for the rounds. */
interface Served {
  readonly name: string;
  readonly server: CompressingServer;
  readonly kinds: readonly PageKind[];
}

function readOptions() {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string'},
      'no-build': {type: 'boolean'},
      beside: {type: 'boolean'},
      quick: {type: 'boolean'},
    },
  });
  const runs = Number(values.runs ?? (values.quick ? 1 : 5));
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: a whole number from 1.`);
  const isQuick = values.quick ?? false;
  return {runs, isQuick, withBuild: !values['no-build'] && !isQuick, isBeside: values.beside ?? false};
}

type Options = ReturnType<typeof readOptions>;

/** The base path that the build was made for, from its own pages. */
function readBaseUrl(): string {
  const [, address] =
    /<script src="?([^"\s>]*)assets\/js\//.exec(fs.readFileSync(`${directory}/index.html`, 'utf8')) ?? [];
  if (address === undefined) throw new Error(`${directory} holds no build. Run without --no-build and --quick.`);
  return address;
}

/** What takes the processor for itself comes before the browser is open. */
async function measureBuilds(record: BenchRecord, {isBeside}: Options): Promise<void> {
  await record.attempt('build', async () => record.note('build', await measureBuild()));
  await record.attempt('modules', async () =>
    record.note(
      'modules',
      (await measureModules()).slice(0, 40).map(({name, kilobytes}) => ({name, kilobytes: round(kilobytes, 3)})),
    ),
  );
  if (isBeside) {
    await record.attempt('pages alone', async () => record.note('pagesOnly', await measurePagesOnly()));
  }
}

async function serveOthers(record: BenchRecord): Promise<readonly Served[]> {
  const built = await buildOthers(directory);
  const stock = built.find(({name}) => name === 'Docusaurus');
  if (stock) record.note('stock', stock.cost);
  return Promise.all(
    built.map(async ({name, directory: folder}) => ({
      name,
      server: await serveWithGzip(folder, '/'),
      kinds: comparedKinds,
    })),
  );
}

async function weigh(record: BenchRecord, browser: Browser, {name, server, kinds}: Served): Promise<void> {
  for (const kind of kinds) {
    const address = server.url + pages[kind];
    await record.attempt(`${subjectOf(name, kind)}, weight`, async () => {
      const weight = await visit({browser, address}, (page) => weighPage(page, address));
      record.add(subjectOf(name, kind), {...weight, css: weight.inlineStyle + weight.stylesheet});
    });
  }
}

/** One visit of each page, all sites in turn: what slows the machine down for a while slows all of them down. */
async function paintInTurn(record: BenchRecord, browser: Browser, sites: readonly Served[]): Promise<void> {
  for (const kind of allKinds) {
    for (const {name, server, kinds} of sites) {
      if (!kinds.includes(kind)) continue;
      await record.attempt(`${subjectOf(name, kind)}, paint`, async () =>
        record.add(subjectOf(name, kind), await measurePaint(browser, server.url + pages[kind])),
      );
    }
  }
}

async function navigateAndSearchInTurn(record: BenchRecord, browser: Browser, sites: readonly Served[]): Promise<void> {
  for (const {name, server} of sites) {
    const subject = subjectOf(name, 'use');
    await record.attempt(`${subject}, next page`, async () =>
      record.add(subject, await measureNavigation(browser, server.url)),
    );
    if (name !== thisSite && name !== 'VitePress') continue;
    await record.attempt(`${subject}, search`, async () =>
      record.add(subject, await measureSearch(browser, server.url)),
    );
  }
}

async function interact(record: BenchRecord, browser: Browser, {server}: Served): Promise<void> {
  for (const name of interactionNames) {
    await record.attempt(name, async () =>
      record.add(subjectOf(thisSite, 'interactions'), {[name]: await measureInteraction(browser, server.url, name)}),
    );
  }
}

/** Without a window where that can be had: nothing but the page needs the processor then. */
function launchBrowser(): Promise<Browser> {
  const installed = ensureChromium();
  addHeadlessShell();
  return chromium.launch({
    executablePath: findHeadlessChromium() ?? installed,
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

async function measureAll(record: BenchRecord, options: Options): Promise<void> {
  record.note('machine', {
    processor: os.cpus()[0]?.model ?? 'unknown',
    processors: os.cpus().length,
    load: round(os.loadavg()[0] ?? NaN),
    node: process.version,
    runs: options.runs,
  });
  if (options.withBuild) await measureBuilds(record, options);
  const own: Served = {name: thisSite, server: await serveWithGzip(directory, readBaseUrl()), kinds: allKinds};
  const sites = [own];
  if (options.isBeside)
    await record.attempt('other generators', async () => void sites.push(...(await serveOthers(record))));
  await record.attempt('indexes', () => record.note('indexes', weighIndexes(directory)));
  const browser = await launchBrowser();
  record.note('browser', browser.version());
  try {
    for (const site of sites) await weigh(record, browser, site);
    for (let run = 0; run < options.runs; run++) {
      await paintInTurn(record, browser, sites);
      await navigateAndSearchInTurn(record, browser, sites);
      await interact(record, browser, own);
    }
  } finally {
    await browser.close();
    for (const {server} of sites) server.close();
  }
  if (!options.isQuick) await record.attempt('config checks', () => record.note('configChecks', measureConfigChecks()));
}

function print(record: BenchRecord): void {
  const {processor, processors, load} = record.fact('machine') as Readonly<Record<string, string | number>>;
  console.log(`\n${processor}, ${processors} processors, load ${load} at the start`);
  console.log(
    '\nMedians: KB gzip, counts, ms; paint on a throttled phone, tasks in time of its processor; shift is a share of the screen',
  );
  const isPage = (subject: string) => allKinds.some((kind) => subject.endsWith(`, ${kind}`));
  const table = (subjects: readonly string[]) =>
    console.table(Object.fromEntries(subjects.map((subject) => [subject, record.middles(subject)])));
  table(record.subjects().filter(isPage));
  console.log(
    'Click to painted next page; search from opening to the index and the first hits, and a key; interactions: ms',
  );
  for (const subject of record.subjects().filter((one) => !isPage(one))) table([subject]);
  for (const name of ['modules', 'indexes', 'configChecks', 'build', 'pagesOnly', 'stock']) {
    const fact = record.fact(name);
    if (fact === undefined) continue;
    console.log(name);
    console.table(Array.isArray(fact) ? fact.slice(0, 15) : fact);
  }
  console.log('Other generators with the same text, measured once: KB gzip and ms');
  console.table(others);
  if (record.failures.length > 0) {
    console.log('Not measured');
    console.table(record.failures);
  }
}

void runCommand(
  async () => {
    const record = new BenchRecord('bench.json');
    await measureAll(record, readOptions());
    print(record);
    const goals = goalsOf(record, interactionNames);
    record.note('goals', goals);
    console.log('Goals, with the spread of the rounds');
    console.table(goals);
    console.log(`bench.json has the same numbers. ${record.failures.length} measurements failed.`);
    return 0;
  },
  {usage: 'Usage: npm run bench -- [--runs <number>] [--quick] [--no-build] [--beside]'},
);
