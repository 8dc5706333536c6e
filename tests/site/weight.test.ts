import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {baseUrl, versions} from '../site.ts';
import budgets from '../spec/budgets.json' with {type: 'json'};
import {buildDirectory, readPage} from './build.ts';

const gzipKilobytes = (content: string | Buffer) => gzipSync(content, {level: 9}).length / 1000;

interface Weight {
  readonly html: number;
  readonly script: number;
  readonly inlineStyle: number;
  readonly stylesheet: number;
}

function sizeOf(address: string): number {
  return gzipKilobytes(fs.readFileSync(path.join(buildDirectory, address.slice(baseUrl.length))));
}

/** Files that the bundler loads for a page before it hydrates: those in the HTML and the chunks of its route. */
function scriptsOf(pagePath: string, html: string): string[] {
  const $ = load(html);
  const inHtml = $('script[src]')
    .map((_, element) => $(element).attr('src') ?? '')
    .get();
  const manifest = JSON.parse(fs.readFileSync('.docusaurus/client-manifest.json', 'utf8')) as {
    /** Ids of the files that a chunk name stands for. */
    readonly origins: Readonly<Record<string, readonly string[]>>;
    readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
  };
  const chunkNames = JSON.parse(fs.readFileSync('.docusaurus/routesChunkNames.json', 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  const names = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(names) : [];
  const address = `${baseUrl}${pagePath}`;
  // The routes around every page have the address of the root too; a page of its own has 'content'.
  const chunks = Object.entries(chunkNames)
    .filter(([route, value]) => {
      const routeAddress = route.replace(/-[^-]+$/, '');
      return routeAddress === address || (routeAddress === baseUrl && !Object.hasOwn(value as object, 'content'));
    })
    .flatMap(([, value]) => names(value))
    .flatMap((name) => manifest.origins[name] ?? [])
    .flatMap((id) => manifest.assets[id]?.js?.map(({file}) => `${baseUrl}${file}`) ?? []);
  return [...new Set([...inHtml.filter((source) => source.startsWith(baseUrl)), ...chunks])];
}

function weigh(pagePath: string): Weight {
  const {html, $} = readPage(pagePath);
  return {
    html: gzipKilobytes(html),
    script: scriptsOf(pagePath, html).reduce((sum, script) => sum + sizeOf(script), 0),
    inlineStyle: gzipKilobytes($('style').text()),
    stylesheet: $('link[rel="stylesheet"]')
      .map((_, element) => sizeOf($(element).attr('href') ?? ''))
      .get()
      .reduce((sum: number, size: number) => sum + size, 0),
  };
}

/** What is heavier than its budget, as sentences. */
function overweight(page: string, weight: Weight, budget: Weight): string[] {
  return (Object.keys(budget) as (keyof Weight)[])
    .filter((kind) => weight[kind] > budget[kind])
    .map(
      (kind) =>
        `${page}: ${kind} is ${weight[kind].toFixed(1)} KB, budget ${budget[kind]} KB (tests/spec/budgets.json)`,
    );
}

describe('weight of pages, gzip', () => {
  const {prefix} = versions.find(({name}) => name.startsWith(budgets.release))!;
  for (const [page, budget] of Object.entries(budgets.pages)) {
    test(`/${page} keeps its budget`, () => {
      const weight = weigh(`${prefix}${page}`);
      console.log(
        `/${page}: ${Object.entries(weight)
          .map(([kind, size]) => `${kind} ${size.toFixed(1)} KB`)
          .join(', ')}`,
      );
      expect(weight.script, 'scripts found').toBeGreaterThan(50);
      expect(weight.inlineStyle, 'style found').toBeGreaterThan(2);
      expect(overweight(page, weight, budget)).toEqual([]);
    });
  }

  test('a page that is too heavy is found', () => {
    const budget = {html: 1, script: 1, inlineStyle: 1, stylesheet: 1};
    expect(overweight('x', {html: 2, script: 1, inlineStyle: 1, stylesheet: 1}, budget)).toEqual([
      'x: html is 2.0 KB, budget 1 KB (tests/spec/budgets.json)',
    ]);
  });

  test('no highlighter ships to readers', () => {
    const scripts = fs.readdirSync(path.join(buildDirectory, 'assets/js')).filter((file) => file.endsWith('.js'));
    const withHighlighter = scripts.filter((file) =>
      /prism-react-renderer|Prism\.languages|tokenizePlaceholders/.test(
        fs.readFileSync(path.join(buildDirectory, 'assets/js', file), 'utf8'),
      ),
    );
    expect(scripts.length).toBeGreaterThan(40);
    expect(withHighlighter).toEqual([]);
  });
});
