/**
 * What pages and tools say about each BMS: every cell of the feature matrix, every trap and where its limits come from,
 * against what runs of the driver's code showed (fixtures), and each trap on the page of its version only.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {type VersionData, loadAllVersions} from '../../src/docs-data/load.ts';
import {bmsSection} from '../../src/docs-data/rows.ts';
import {bmsLimitsData} from '../../src/docs-data/tools-data/toolsData.ts';
import type {BmsLimits} from '../../src/docs-data/tools-data/types.ts';

const root = path.resolve(import.meta.dirname, '../..');
const versions = loadAllVersions(root);

interface ExpectedMatrix {
  /** Ids of the rows, in the order of the codes. */
  readonly rows: readonly string[];
  /** Y yes, N no, P partly, - not yet: one letter a row. */
  readonly columns: Readonly<Record<string, string>>;
}

const values: Readonly<Record<string, string>> = {Y: 'Yes', N: 'No', P: 'Partly', '-': 'Not yet'};

const fixtures = path.join(import.meta.dirname, 'fixtures');

/** A version that was cut since is checked against the findings about its development, a new one against the newest findings. */
function readFixture<Content>(kind: 'limits' | 'matrix' | 'traps', {docs}: VersionData): Content {
  const known = readdirSync(fixtures)
    .filter((file) => file.startsWith(`${kind}.`))
    .sort();
  const release = /^v\d+\.\d+\./.exec(docs.label)?.[0] ?? docs.label;
  const file =
    known.find((name) => name === `${kind}.${docs.label}.json`) ??
    known.find((name) => name.startsWith(`${kind}.${release}`)) ??
    known.at(-1);
  return JSON.parse(readFileSync(path.join(fixtures, file ?? kind), 'utf8')) as Content;
}

/** Cells that differ, and how many were compared. */
function compareMatrix(
  {columns, rows}: VersionData['features'],
  expected: ExpectedMatrix,
): {readonly compared: number; readonly wrong: readonly string[]} {
  const wrong: string[] = [];
  let compared = 0;
  for (const [column, codes] of Object.entries(expected.columns)) {
    const position = columns.findIndex(({name}) => name === column);
    for (const [index, row] of expected.rows.entries()) {
      compared += 1;
      const should = values[codes[index] ?? ''];
      const is = rows.find(({id}) => id === row)?.values[position];
      if (is !== should || should === undefined) wrong.push(`${column}, ${row}: ${is} instead of ${should}`);
    }
  }
  return {compared, wrong};
}

/** Ids of the sections that a page shows, in its order. */
function sectionsOn(page: string): readonly string[] {
  return [...page.matchAll(/<BmsSection id="([a-z0-9-]+)"/g)].map(([, id]) => id ?? '');
}

/** Ids of the traps that each section shows, sorted. */
function trapsBySection(data: VersionData, sections: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    sections.map((id) => [id, (bmsSection(data, id)?.traps ?? []).map((trap) => trap.id).toSorted()]),
  );
}

/**
 * Where its limits come from: CVL (`settings`, `bms`, `none` or fixed V), whether it goes to float, which cells lower the
 * CVL, CCL and DCL (`settings`, `lower` of these and the BMS, `charge limit` of the BMS, `own` rule or fixed A).
 */
type LimitSources = readonly (number | string)[];

function limitSources({rules, noCurrentLimits}: BmsLimits): LimitSources {
  const ruleOf = (limit: string, ...kinds: readonly string[]): BmsLimits['rules'][number] | undefined =>
    rules.find((rule) => rule.limit === limit && kinds.includes(rule.rule));
  const current = (limit: 'CCL' | 'DCL'): number | string => {
    const decided = ruleOf(limit, 'fixed', 'from-bms', 'as-charge', 'not-from-bms');
    if (decided?.value !== undefined) return decided.value;
    if (decided?.rule === 'from-bms') return 'own';
    if (decided?.rule === 'as-charge') return 'charge limit';
    return noCurrentLimits || decided ? 'settings' : 'lower';
  };
  const voltage = ruleOf('CVL', 'fixed', 'from-bms', 'none');
  return [
    voltage?.value ?? (voltage?.rule === 'from-bms' ? 'bms' : (voltage?.rule ?? 'settings')),
    ruleOf('CVL', 'never-float') ? 'no float' : 'float',
    ruleOf('CVL', 'no-cells') ? 'none' : ruleOf('CVL', 'one-cell') ? 'one' : 'all',
    current('CCL'),
    current('DCL'),
  ];
}

const seen = {cells: 0, sections: 0, traps: 0, classes: 0, limits: 0};

describe.each(versions.map((data) => ({name: data.docs.label, data})))('$name', ({data}) => {
  const page = readFileSync(path.join(data.docs.folder, 'general/supported-bms.md'), 'utf8');
  const expectedMatrix = readFixture<ExpectedMatrix>('matrix', data);
  const expectedTraps = readFixture<Readonly<Record<string, readonly string[]>>>('traps', data);

  test('every cell of the feature matrix is what the classes of the driver do', () => {
    const {compared, wrong} = compareMatrix(data.features, expectedMatrix);
    expect(wrong).toEqual([]);
    // A new column needs its values in tests/content/fixtures: from the driver's code, not from the data.
    expect(data.features.columns.map(({name}) => name)).toEqual(Object.keys(expectedMatrix.columns));
    expect(compared).toBe(data.features.columns.length * data.features.rows.length);
    seen.cells += compared;
  });

  test('a planted wrong cell is found', () => {
    const [first, ...rest] = data.features.rows;
    const planted = {...first!, values: first!.values.with(1, 'Partly')};
    const {wrong} = compareMatrix({...data.features, rows: [planted, ...rest]}, expectedMatrix);
    expect(wrong).toEqual([`${data.features.columns[1]?.name}, ${first?.id}: Partly instead of Yes`]);
  });

  test('every class has a section, with its own anchor as heading', () => {
    const described = data.behaviour.flatMap(({classes}) => classes);
    const classes = data.bms.bms.flatMap((bms) => bms.classes.map(({name}) => name));
    for (const name of classes) expect(described).toContain(name);
    const sections = sectionsOn(page);
    expect(sections.toSorted()).toEqual(data.behaviour.map(({id}) => id).toSorted());
    for (const {id, name} of data.behaviour) expect(page).toContain(`\n### ${name} {#${id}}\n`);
    seen.classes += new Set(classes).size;
    seen.sections += sections.length;
  });

  test('each trap of this version is on its page, and no other', () => {
    const shown = trapsBySection(data, sectionsOn(page));
    const expected = Object.fromEntries(Object.entries(expectedTraps).map(([id, traps]) => [id, traps.toSorted()]));
    expect(shown).toEqual(expected);
    seen.traps += new Set(Object.values(shown).flat()).size;
  });

  test('a trap that is missing or belongs to another version is found', () => {
    const sections = sectionsOn(page);
    const without = {...data, traps: data.traps.slice(1)};
    expect(trapsBySection(without, sections)).not.toEqual(trapsBySection(data, sections));
    const foreign = versions
      .filter((other) => other !== data)
      .flatMap(({traps}) => traps)
      .find(({id}) => !data.traps.some((trap) => trap.id === id));
    const withForeign = {...data, traps: [...data.traps, {...foreign!, sections: ['jkbms']}]};
    expect(trapsBySection(withForeign, sections).jkbms).toContain(foreign?.id);
    expect(expectedTraps.jkbms).not.toContain(foreign?.id);
  });

  test('the charge limits tool takes each limit from where the class takes it', () => {
    const offered = bmsLimitsData([{name: data.docs.label, isLast: false, data}])[data.docs.label] ?? [];
    const sources = (list: readonly BmsLimits[]): Readonly<Record<string, LimitSources>> =>
      Object.fromEntries(list.map((bms) => [bms.id, limitSources(bms)]));
    const expected = readFixture<Readonly<Record<string, LimitSources>>>('limits', data);
    expect(sources(offered)).toEqual(expected);
    seen.limits += offered.length;
    const saysNoSource: ReadonlySet<string> = new Set(['note', 'own-temperatures', 'frost-as-heat']);
    for (const bms of offered.filter(({rules}) => rules.some(({rule}) => !saysNoSource.has(rule)))) {
      expect(sources([{...bms, rules: []}])[bms.id]).not.toEqual(expected[bms.id]);
    }
  });

  test('sections, columns, settings and BMS that behaviour and traps name exist', () => {
    const keys = new Set(data.settings.settings.map(({key}) => key));
    const columns = new Set(data.features.columns.map(({name}) => name));
    const ids = new Set(data.behaviour.map(({id}) => id));
    for (const section of data.behaviour) {
      expect(data.bms.bms.map(({id}) => id)).toContain(section.bms);
      for (const column of section.columns) expect(columns).toContain(column);
      for (const key of [...section.withoutEffect, ...section.requires.map((required) => required.key)])
        expect(keys).toContain(key);
    }
    for (const trap of data.traps) {
      for (const id of trap.sections) expect(ids).toContain(id);
      for (const column of trap.cannotWork ?? []) expect(columns).toContain(column);
      for (const key of trap.keys) expect(keys).toContain(key);
    }
  });

  test('a column that cannot work says No in every row, and no other column does', () => {
    const never = new Set(data.traps.flatMap(({cannotWork}) => cannotWork ?? []));
    const onlyNo = data.features.columns
      .filter((_column, index) => data.features.rows.every(({values: cells}) => cells[index] === 'No'))
      .map(({name}) => name);
    expect([...never].toSorted()).toEqual(onlyNo.toSorted());
  });
});

test('the checks looked at something', () => {
  console.log(
    `${seen.cells} cells, ${seen.sections} sections for ${seen.classes} classes, ${seen.traps} traps, limits of ${seen.limits} BMS in ${versions.length} versions looked at`,
  );
  expect(seen.cells).toBeGreaterThan(350 * versions.length);
  expect(seen.sections).toBeGreaterThan(19 * versions.length);
  expect(seen.traps).toBeGreaterThan(80 * versions.length);
  expect(seen.limits).toBeGreaterThan(15 * versions.length);
});
