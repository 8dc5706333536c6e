import {beforeAll, describe, expect, test} from 'vitest';
import {createEngine, type Engine} from '@site/src/search/query/engine.ts';
import {readIndexFile, type FoundSection} from '@site/src/search/index/readIndexFile.ts';
import {versions} from '../support/site.ts';
import queries from './quality/search.json' with {type: 'json'};
import {readBuiltIndex} from './search/builtIndex.ts';

/** A query as readers type it and the sections of which one has to be among the first three results. */
interface Query {
  readonly query: string;
  /** Addresses below the version's prefix; any of them is right. */
  readonly expected?: readonly string[];
  readonly 'v2.0'?: readonly string[];
  readonly 'v1.4'?: readonly string[];
}

/** The tables of questions are written for two releases; a release that was cut later has its own new pages. */
const versionOf = (release: string) => versions.find(({name}) => name.startsWith(release))!;

const tables = [
  {version: versionOf('v2.0'), expected: ({'v2.0': own, expected}: Query) => own ?? expected ?? []},
  {version: versionOf('v1.4'), expected: ({'v1.4': own, expected}: Query) => own ?? expected ?? []},
];

describe.each(tables)('the results of $version.name', ({version, expected}) => {
  let engine: Engine<FoundSection>;

  beforeAll(() => {
    engine = createEngine(readIndexFile(readBuiltIndex(version.name).index));
  });

  const firstThree = (query: string) =>
    engine
      .find(query)
      .slice(0, 3)
      .map(({section}) => section.path.slice(version.prefix.length));

  test('every expected section exists', () => {
    const known = new Set(engine.sections.map(({path}) => path.slice(version.prefix.length)));
    const unknown = (queries as readonly Query[])
      .filter((query) => !expected(query).some((path) => known.has(path)))
      .map(({query}) => query);
    expect(unknown).toEqual([]);
  });

  test('at least 95 % of the queries have the right section among the first three', () => {
    const failed = (queries as readonly Query[]).flatMap((query) => {
      const found = firstThree(query.query);
      return found.some((path) => expected(query).includes(path))
        ? []
        : [`"${query.query}": expected ${expected(query).join(' or ')}; found ${found.join(', ') || 'nothing'}`];
    });
    console.log(
      `${queries.length - failed.length} of ${queries.length} queries of ${version.name} hold\n${failed.join('\n')}`,
    );
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(failed.length / queries.length, failed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  test('a setting key, typed as a key or as words, is the first result', () => {
    const keys = engine.sections
      .filter(({path, titles}) => path.startsWith(`${version.prefix}general/install#`) && titles.length > 3)
      .map(({titles}) => titles[titles.length - 1] ?? '')
      .filter((title) => /^[A-Z0-9]+(?:_[A-Z0-9]+)+$/.test(title));
    expect(keys.length).toBeGreaterThan(50);
    const wrong = keys.filter((key) =>
      [key, key.toLowerCase().replaceAll('_', ' ')].some(
        (query) => firstThree(query)[0] !== `general/install#${key.toLowerCase()}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('the same query gives the same order', () => {
    const again = createEngine(readIndexFile(readBuiltIndex(version.name).index));
    for (const {query} of queries) {
      expect(again.find(query).map(({section}) => section.id)).toEqual(
        engine.find(query).map(({section}) => section.id),
      );
    }
  });
});
