/** What people typed and asked in public reports, reworded: the search and the assistant lead to sections that answer. */
import {describe, expect, test} from 'vitest';
import {createRetriever} from '@site/src/assistant/retrieve.ts';
import {createEngine} from '@site/src/search/query/engine.ts';
import {readIndexFile} from '@site/src/search/index/readIndexFile.ts';
import {versions} from '../support/site.ts';
import {readPassages} from './quality/passages.ts';
import table from './quality/questions.json' with {type: 'json'};
import {readBuiltIndex} from './search/builtIndex.ts';

interface Row {
  /** Prefix of the version in development, name of a release, empty for the latest. */
  readonly version: string;
  readonly queries: readonly string[];
  readonly question: string;
  /** Sections that answer; none where no page of the version has an answer of its own. */
  readonly best: readonly string[];
  /** Sections with which a reader would be content. */
  readonly acceptable: readonly string[];
  /** What no page answers, and why. */
  readonly gap?: string;
}

const rows: readonly Row[] = table.questions;

function versionOf({version}: Row) {
  const found = versions.find(({name, prefix}) => prefix === (version === '' ? '' : `${version}/`) || name === version);
  if (!found) throw new Error(`There is no version ${version}.`);
  return found;
}

const passages = readPassages();
const engines = new Map(
  versions.map(({name}) => [name, createEngine(readIndexFile(readBuiltIndex(name).index))] as const),
);
const retrievers = new Map(
  versions.map(({name}) => [name, createRetriever(passages[`docs-default-${name}`]?.passages ?? [])] as const),
);

interface Outcome {
  readonly asked: string;
  readonly found: readonly string[];
  /** Place of the first right section, from 0; -1 for none. */
  readonly place: number;
}

function search(row: Row): readonly Outcome[] {
  const {name, prefix} = versionOf(row);
  const right = row.best.length > 0 ? row.best : row.acceptable;
  return row.queries.map((asked) => {
    const found = (engines.get(name)?.find(asked) ?? [])
      .slice(0, 3)
      .map(({section}) => section.path.slice(prefix.length));
    return {asked, found, place: found.findIndex((path) => right.includes(path))};
  });
}

function ask(row: Row): Outcome {
  const {name, prefix} = versionOf(row);
  const found = (retrievers.get(name)?.find({question: row.question}) ?? []).map(({path}) => path.slice(prefix.length));
  const right = [...row.best, ...row.acceptable];
  return {asked: row.question, found, place: found.findIndex((path) => right.includes(path))};
}

const report = (outcomes: readonly Outcome[]): string =>
  outcomes.map(({asked, found}) => `\n  ${asked} → ${found.join(', ') || 'nothing'}`).join('');

describe('questions of readers', () => {
  test('every section that is expected exists', () => {
    const missing = rows.flatMap((row) => {
      const {name, prefix} = versionOf(row);
      const known = new Set(engines.get(name)?.sections.map(({path}) => path.slice(prefix.length)));
      return row.best.length > 0 && !row.best.some((path) => known.has(path)) ? [row.queries[0]] : [];
    });
    expect(missing).toEqual([]);
  });

  test('a search has a section that answers among its first three results for nine of ten, first for two of three', () => {
    const outcomes = rows.flatMap(search);
    const among = outcomes.filter(({place}) => place >= 0).length;
    const first = outcomes.filter(({place}) => place === 0).length;
    console.log(
      `${outcomes.length} queries: ${among} among three, ${first} first; not first:`,
      report(outcomes.filter(({place}) => place !== 0)),
    );
    expect(outcomes.length).toBeGreaterThanOrEqual(70);
    expect(among / outcomes.length).toBeGreaterThanOrEqual(0.9);
    expect(first / outcomes.length).toBeGreaterThanOrEqual(0.65);
  });

  test('the assistant quotes a section that answers, or one to be content with, for nine of ten', () => {
    const outcomes = rows.map(ask);
    const missed = outcomes.filter(({place}) => place < 0);
    console.log(`${outcomes.length - missed.length} of ${outcomes.length} answered`, report(missed));
    expect(missed.length / outcomes.length).toBeLessThanOrEqual(0.1);
  });

  test('a section that is never found is missed', () => {
    const row = {...rows[0]!, best: ['faq/#nowhere'], acceptable: []};
    expect(search(row).map(({place}) => place)).toEqual([-1, -1]);
    expect(ask(row).place).toBe(-1);
  });

  test('"What is CVL?" is answered with its definition, in every version', () => {
    for (const {name, prefix} of versions) {
      expect(retrievers.get(name)?.find({question: 'What is CVL?'})[0]?.path, name).toBe(`${prefix}#term-cvl`);
    }
  });
});
