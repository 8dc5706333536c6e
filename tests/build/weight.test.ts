/** What can be weighed without a browser, and what must not be in the scripts; tests/e2e/default/weight.spec.ts weighs the rest. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {gzipKilobytes} from '../../scripts/bench/numbers.ts';
import {htmlKilobytes} from '../../scripts/bench/weigh.ts';
import budgets from '../spec/budgets.json' with {type: 'json'};
import {pages, versions} from '../support/site.ts';
import {buildDirectory, readPage} from './build.ts';

const scriptsFolder = path.join(buildDirectory, 'assets/js');

interface Weighed {
  readonly name: string;
  readonly kilobytes: number;
}

/** What weighs more than it may. */
const tooHeavy = (weighed: readonly Weighed[], budget: number, exceptions: Readonly<Record<string, number>> = {}) =>
  weighed
    .filter(({name, kilobytes}) => !(kilobytes <= (exceptions[name] ?? budget)))
    .map(({name, kilobytes}) => `${name}: ${kilobytes.toFixed(1)} KB (tests/spec/budgets.json)`);

const told = (weighed: readonly Weighed[]): string =>
  weighed.map(({name, kilobytes}) => `${name || '(introduction)'} ${kilobytes.toFixed(1)}`).join(', ');

test('the HTML of every page of every version keeps its budget', () => {
  const paths = versions.flatMap(({prefix}) => pages.map(({path: page}) => `${prefix}${page}`));
  const weighed = paths.map((page) => ({name: page, kilobytes: htmlKilobytes(readPage(page).html)}));
  console.log(`HTML without its styles, KB: ${told(weighed)}`);
  expect(weighed.every(({kilobytes}) => kilobytes > 10)).toBe(true);
  expect(tooHeavy(weighed, budgets.docsHtml, budgets.heavierDocsHtml)).toEqual([]);
  const within = Object.keys(budgets.heavierDocsHtml).filter(
    (page) => !tooHeavy(weighed, budgets.docsHtml).some((fault) => fault.startsWith(`${page}:`)),
  );
  expect(within, 'pages that need no budget of their own any more').toEqual([]);
});

test('the data of a version for all tools together keep their budget', () => {
  const files = fs.readdirSync(scriptsFolder).filter((file) => /-json\.[^.]+\.js$/.test(file));
  const size = (file: string) => gzipKilobytes(fs.readFileSync(path.join(scriptsFolder, file)));
  const sumOf = (wanted: readonly string[]) => wanted.reduce((sum, file) => sum + size(file), 0);
  const ofOneVersion = /^(?:settings|bms)-(current|v\d.*?)-json\./;
  const shared = sumOf(files.filter((file) => !ofOneVersion.test(file)));
  const names = [...new Set(files.flatMap((file) => ofOneVersion.exec(file)?.[1] ?? []))];
  const weighed = names.map((name) => ({
    name,
    kilobytes: shared + sumOf(files.filter((file) => ofOneVersion.exec(file)?.[1] === name)),
  }));
  console.log(
    `Data of a version for the tools, KB: ${told(weighed)}; ${shared.toFixed(1)} of each is about all versions`,
  );
  expect(names).toHaveLength(versions.length);
  expect(shared).toBeGreaterThan(5);
  expect(tooHeavy(weighed, budgets.toolsData)).toEqual([]);
});

test('a page above the budget is reported, and a page with its own budget is measured against that one', () => {
  const weighed = [
    {name: 'a', kilobytes: 44.9},
    {name: 'b', kilobytes: 45.1},
    {name: 'c', kilobytes: NaN},
  ];
  expect(tooHeavy(weighed, 45).map((fault) => fault.slice(0, 1))).toEqual(['b', 'c']);
  expect(tooHeavy(weighed.slice(0, 2), 45, {b: 46})).toEqual([]);
  expect(tooHeavy(weighed.slice(0, 2), 45, {b: 45})).toHaveLength(1);
});

const withHighlighter = (script: string) => /prism-react-renderer|Prism\.languages|tokenizePlaceholders/.test(script);

test('no highlighter ships to readers', () => {
  const scripts = fs.readdirSync(scriptsFolder).filter((file) => file.endsWith('.js'));
  const read = (file: string) => fs.readFileSync(path.join(scriptsFolder, file), 'utf8');
  expect(scripts.length).toBeGreaterThan(40);
  expect(scripts.filter((file) => withHighlighter(read(file)))).toEqual([]);
});

test('a script with a highlighter is found', () => expect(withHighlighter('a(Prism.languages.ini)')).toBe(true));
