// cspell:ignore zorg
import {describe, expect, test} from 'vitest';
import {createEngine} from '@site/src/search/query/engine.ts';
import {readIndexFile} from '@site/src/search/index/readIndexFile.ts';
import {loadVersionData} from '@site/src/docs-data/load.ts';
import {developmentVersion} from '@site/src/versions/developmentVersion.ts';
import {versions} from '../support/site.ts';
import {dangers, figuresOf, isHeldBack, report, searchCases, tryCases, type Case} from './quality/cases.ts';
import {readBuiltIndex} from './search/builtIndex.ts';

const engines = new Map(
  versions.map(({name}) => {
    const {index} = readBuiltIndex(name);
    return [name, createEngine(readIndexFile(index), index.lexicon)] as const;
  }),
);
const engineOf = (name: string) => engines.get(name)!;
const search = ({version, wording}: Case): readonly string[] =>
  engineOf(version.name)
    .find(wording)
    .map(({section}) => section.path);

/** Least part with a right section first, and among three: a little below what is reached. */
const least: Readonly<Record<string, {readonly first: number; readonly three: number}>> = {
  'public reports': {first: 0.6, three: 0.78},
  'words and names': {first: 0.8, three: 0.92},
  owners: {first: 0.75, three: 0.9},
  'typed on a phone': {first: 0.7, three: 0.82},
  'other languages and slips': {first: 0.45, three: 0.5},
  'one BMS': {first: 0.8, three: 0.95},
};

describe.each(Object.entries(searchCases))('queries: %s', (name, cases) => {
  const outcomes = tryCases(cases, search);

  test('have a section that answers among the first three', () => {
    console.log(report(name, outcomes));
    const {first, three} = figuresOf(outcomes);
    expect(three).toBeGreaterThanOrEqual(least[name]!.three);
    expect(first).toBeGreaterThanOrEqual(least[name]!.first);
  });

  test('name sections that exist', () => {
    const unknown = cases.filter(({version, sections}) => {
      const known = new Set(engineOf(version.name).sections.map(({path}) => path.slice(version.prefix.length)));
      return !sections.some((path) => known.has(path));
    });
    expect(unknown.map(({version, wording}) => `${version.name}: ${wording}`)).toEqual([]);
  });
});

test('about three of ten wordings are held back', () => {
  const all = Object.values(searchCases).flat();
  const part = all.filter(isHeldBack).length / all.length;
  expect(all.length).toBeGreaterThan(500);
  expect(part).toBeGreaterThan(0.2);
  expect(part).toBeLessThan(0.4);
});

test('a section that is never found is missed', () => {
  const [one] = searchCases['one BMS']!;
  expect(tryCases([{...one!, sections: ['faq/#nowhere']}], search)[0]?.place).toBe(-1);
  expect(figuresOf(tryCases([{...one!, sections: ['faq/#nowhere']}], search)).three).toBe(0);
});

describe.each(versions)('the results of $name', ({name, prefix}) => {
  const engine = engineOf(name);
  const pathsFor = (query: string) => engine.find(query).map(({section}) => section.path.slice(prefix.length));

  test('a setting key, typed as a key or as words, is the first result', () => {
    const keys = engine.sections
      .filter(({path, titles}) => path.startsWith(`${prefix}general/install#`) && titles.length > 3)
      .map(({titles}) => titles.at(-1) ?? '')
      .filter((title) => /^[A-Z0-9]+(?:_[A-Z0-9]+)+$/.test(title));
    expect(keys.length).toBeGreaterThan(50);
    const wrong = keys.filter((key) =>
      [key, key.toLowerCase().replaceAll('_', ' ')].some(
        (query) => pathsFor(query)[0] !== `general/install#${key.toLowerCase()}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('"What is CVL?" has its definition first', () => {
    expect(pathsFor('What is CVL?')[0]).toBe('#term-cvl');
  });

  test('a report of danger has what to do now first, in five languages', () => {
    const wrong = dangers.filter(({question, first}) => !first.includes(pathsFor(question)[0] ?? ''));
    expect(wrong.map(({question}) => question)).toEqual([]);
    expect(dangers.length).toBeGreaterThanOrEqual(120);
  });

  test('a battery of a name that no page has leads to what helps then', () => {
    const unlisted = ['kraken battery', 'Pylontech', 'zorg bms over rs485'];
    const answers = ['general/supported-bms#not-listed', 'faq/#bms-not-supported'];
    expect(unlisted.filter((query) => !answers.includes(pathsFor(query)[0] ?? ''))).toEqual([]);
  });

  test('a brand of the Bluetooth library is said to be read by the versions that read it', () => {
    const {bluetoothLibrary} = loadVersionData('docs').bms;
    const names = new Set(bluetoothLibrary.flatMap((battery) => battery.brands));
    // One entry is a version of the hardware.
    const brands = [...names].filter((name) => !name.startsWith('hardware version'));
    const wrong = brands.filter((brand) => {
      const [found] = engine.find(`is ${brand} supported`);
      const said = [found?.note, ...(found?.section.titles ?? []), ...(found?.section.blocks ?? [])].join(' ');
      const isSaid = found?.note?.includes(developmentVersion.label) ?? /bms|connect/.test(found?.section.path ?? '');
      return said === '' || !isSaid;
    });
    console.log(`${brands.length} brands`);
    expect(brands.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });

  test('a rare defect is not the first answer to a plain question about a setting or a reading', () => {
    const plain = [
      ...[
        'JK SoC',
        'JKBMS SoC',
        'Daly SoC',
        'SoC reset',
        'external sensor',
        'discharge limit',
        'current limit',
        'alarms',
      ],
      ...[
        'cell voltages',
        'history',
        'switch to float',
        'BLOCK_ON_DISCONNECT',
        'excluded devices',
        'high voltage alarm',
      ],
    ];
    expect(plain.filter((query) => pathsFor(query)[0]?.includes('#defect-'))).toEqual([]);
  });

  test('the same query gives the same order', () => {
    const {index} = readBuiltIndex(name);
    const again = createEngine(readIndexFile(index), index.lexicon);
    for (const {wording} of searchCases['other languages and slips']!) {
      expect(again.find(wording).map(({section}) => section.id)).toEqual(
        engine.find(wording).map(({section}) => section.id),
      );
    }
  });
});
