#!/usr/bin/env -S npx tsx
// Sizes and times of the production build as one table and bench.json: npm run bench [-- --runs N] [--no-build] [--beside]
// --beside: other generators with the same text are built and measured in the same rounds (needs the package registry).
import fs from 'node:fs';
import os from 'node:os';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {measureBuild} from './bench/build.ts';
import {measureNavigation} from './bench/navigation.ts';
import {median, round} from './bench/numbers.ts';
import {buildOthers} from './bench/others/build.ts';
import {measurePaint} from './bench/paint.ts';
import {measureSearch, weighIndexes} from './bench/search.ts';
import {serveWithGzip, type CompressingServer} from './bench/serve.ts';
import {visit} from './bench/visit.ts';
import {weighPage} from './bench/weigh.ts';
import {addHeadlessShell, ensureChromium, findHeadlessChromium} from './lib/chromium.ts';
import {runCommand} from './lib/runCommand.ts';

const directory = 'build';
const thisSite = 'this site';

/** Paths below the base path, one page of each kind. Other generators have the first four. */
const pages = ['', 'general/install', 'general/features', 'faq/', 'general/connect', 'search', 'tools/config-checker'];
const comparedPages = pages.slice(0, 4);

/** Figures of all rounds by what was measured ('this site, /faq/') and name. */
const samples: Record<string, Record<string, number[]>> = {};

function add(subject: string, figures: object): void {
  for (const [name, value] of Object.entries(figures))
    if (typeof value === 'number') ((samples[subject] ??= {})[name] ??= []).push(round(value, 3));
}

/** Runs one measurement. What fails is reported, and the rest goes on. */
async function attempt(what: string, measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    console.error(`${what}: not measured. ${error instanceof Error ? error.message : String(error)}`);
  }
}

interface Served {
  readonly name: string;
  readonly server: CompressingServer;
}

/** The base path that the build was made for, from its own pages. */
function readBaseUrl(): string {
  const [, address] =
    /<script src="?([^"\s>]*)assets\/js\//.exec(fs.readFileSync(`${directory}/index.html`, 'utf8')) ?? [];
  if (address === undefined) throw new Error(`${directory} does not hold a build. Run without --no-build.`);
  return address;
}

async function serveOthers(): Promise<readonly Served[]> {
  const built = await buildOthers(directory);
  for (const {name, cost} of built) add(`${name}, build`, cost);
  return Promise.all(
    built.map(async ({name, directory: folder}) => ({name, server: await serveWithGzip(folder, '/')})),
  );
}

const pagesOf = ({name}: Served): readonly string[] => (name === thisSite ? pages : comparedPages);

async function weigh(browser: Browser, site: Served): Promise<void> {
  for (const page of pagesOf(site)) {
    const address = site.server.url + page;
    const subject = `${site.name}, /${page}`;
    await attempt(subject, async () =>
      add(subject, await visit({browser, address}, (open) => weighPage(open, address))),
    );
  }
}

/** One round. All sites in turn: what slows the machine down for a while slows all of them down. */
async function measureRound(browser: Browser, sites: readonly Served[]): Promise<void> {
  for (const page of pages) {
    for (const site of sites.filter((one) => pagesOf(one).includes(page))) {
      const subject = `${site.name}, /${page}`;
      await attempt(subject, async () => add(subject, await measurePaint(browser, site.server.url + page)));
    }
  }
  for (const {name, server} of sites) {
    await attempt(`${name}, next page`, async () =>
      add(`${name}, use`, {nextPage: await measureNavigation(browser, server.url)}),
    );
    if (name === thisSite || name === 'VitePress')
      await attempt(`${name}, search`, async () => add(`${name}, use`, await measureSearch(browser, server.url)));
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

/** Medians of the rounds; beside other generators, this site's share of theirs in brackets behind each figure of theirs. */
function tableOf(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const middle = (subject: string, name: string): number => median(samples[subject]?.[name] ?? []);
  return Object.fromEntries(
    Object.entries(samples).map(([subject, figures]) => {
      const own = subject.replace(/^[^,]+/, thisSite);
      const cells = Object.keys(figures).map((name): [string, string] => {
        const value = middle(subject, name);
        const share = own === subject ? NaN : middle(own, name) / value;
        return [name, `${round(value)}${Number.isFinite(share) ? ` (${round(share, 2)})` : ''}`];
      });
      return [subject, Object.fromEntries(cells)];
    }),
  );
}

async function bench(): Promise<number> {
  const {values} = parseArgs({
    options: {runs: {type: 'string', default: '5'}, 'no-build': {type: 'boolean'}, beside: {type: 'boolean'}},
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: a whole number from 1.`);
  const load = round(os.loadavg()[0] ?? NaN);
  // What takes the processor for itself comes before the browser is open.
  if (!values['no-build']) add(`${thisSite}, build`, await measureBuild());
  const sites: Served[] = [{name: thisSite, server: await serveWithGzip(directory, readBaseUrl())}];
  if (values.beside) await attempt('other generators', async () => void sites.push(...(await serveOthers())));
  add(`${thisSite}, indexes`, weighIndexes(directory));
  const browser = await launchBrowser();
  try {
    for (const site of sites) await weigh(browser, site);
    for (let run = 0; run < runs; run++) await measureRound(browser, sites);
  } finally {
    await browser.close();
    for (const {server} of sites) server.close();
    fs.writeFileSync('bench.json', `${JSON.stringify(samples, null, 2)}\n`);
  }
  console.log(`${os.cpus()[0]?.model}, ${os.cpus().length} processors, load ${load} at the start, ${runs} rounds`);
  console.log(
    'Medians: KB gzip, counts, ms; paint and tasks on a throttled phone. In brackets: this site, as a share.',
  );
  console.table(tableOf());
  return 0;
}

void runCommand(bench, {usage: 'Usage: npm run bench -- [--runs <number>] [--no-build] [--beside]'});
