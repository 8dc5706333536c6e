import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {loadAllVersions} from '../../../src/docs-data/load.ts';
import {comparisonRows} from '../../../src/tools/bms-finder/comparison.ts';
import {
  connectionCounts,
  emptyState,
  filterBms,
  filterLibrary,
  findElsewhere,
  finderAddress,
  isProvided,
  maxCompared,
  toggle,
  type FinderState,
} from '../../../src/tools/bms-finder/filters.ts';
import {latest} from '../../support/site.ts';
import {finderData, toolFiles, type ToolVersion} from '../../../src/docs-data/tools-data/toolsData.ts';

const versions: readonly ToolVersion[] = loadAllVersions('.').map((data) => ({
  name: data.docs.label,
  isLast: data.docs.label === latest.name,
  data,
}));
const named = versions.map((version) => ({...version, finder: finderData(version.data, versions)}));
const newest = named.at(-1)!;

const idsOf = (state: Partial<FinderState>, {finder} = newest): readonly string[] =>
  filterBms(finder, {...emptyState, ...state}).map(({id}) => id);

describe.each(named)('filters of $name agree with a plain count of the data', (version) => {
  const {finder, data} = version;
  // By id, because the finder has an order of its own: see brands.test.ts.
  const all = data.bms.bms.toSorted((a, b) => a.id.localeCompare(b.id));
  const sortedIdsOf = (state: Parameters<typeof idsOf>[0]) =>
    [...idsOf(state, version)].sort((a, b) => a.localeCompare(b));

  test('without a filter everything is shown', () => {
    expect(sortedIdsOf({})).toEqual(all.map(({id}) => id));
    expect(all.length).toBeGreaterThan(10);
  });

  test('connection', () => {
    const counts = connectionCounts(finder);
    expect(counts.length).toBeGreaterThan(3);
    for (const {id, count} of counts) {
      const expected = all.filter((bms) => (bms.connections as readonly string[]).includes(id)).map((bms) => bms.id);
      expect(expected).toHaveLength(count);
      expect(sortedIdsOf({connections: [id]})).toEqual(expected);
    }
  });

  test('several on one cable, on by default', () => {
    expect(sortedIdsOf({chain: true})).toEqual(
      all.filter(({daisyChain}) => daisyChain.status !== 'no').map(({id}) => id),
    );
    expect(sortedIdsOf({onByDefault: true})).toEqual(all.filter((bms) => bms.onByDefault).map(({id}) => id));
  });

  test('each feature', () => {
    const {columns, rows} = data.features;
    for (const row of rows) {
      const expected = new Set(
        columns.filter((_, index) => !['No', 'Not yet', 'Unknown'].includes(row.values[index]!)).map(({bms}) => bms),
      );
      expect(new Set(idsOf({features: [row.id]}, version))).toEqual(expected);
    }
    expect(rows.length).toBeGreaterThan(20);
  });

  test('without restriction: “Partly” does not count', () => {
    const {columns, rows} = data.features;
    let restricted = 0;
    for (const row of rows) {
      const expected = new Set(columns.filter((_, index) => row.values[index] === 'Yes').map(({bms}) => bms));
      const full = new Set(idsOf({features: [row.id], full: true}, version));
      expect(full).toEqual(expected);
      restricted += idsOf({features: [row.id]}, version).length - full.size;
    }
    expect(restricted).toBeGreaterThan(0);
  });

  test('every danger of the version is in the row of its BMS, and what cannot work is marked', () => {
    const dangers = data.traps.filter(({severity}) => severity === 'danger');
    const bmsOf = (sections: readonly string[]): readonly string[] =>
      data.behaviour.filter(({id}) => sections.includes(id)).map(({bms}) => bms);
    const rowsWith = (list: typeof finder.bms, danger: string): ReadonlySet<string> =>
      new Set(list.filter((bms) => bms.dangers.some(({id}) => id === danger)).map(({id}) => id));
    for (const {id, sections} of dangers) expect(rowsWith(finder.bms, id), id).toEqual(new Set(bmsOf(sections)));
    const shown = new Set(finder.bms.flatMap((bms) => bms.dangers.map(({id}) => id)));
    expect(shown).toEqual(new Set(dangers.map(({id}) => id)));
    const lost = finder.bms.map((bms) => ({...bms, dangers: []}));
    for (const {id, sections} of dangers) expect(rowsWith(lost, id)).not.toEqual(new Set(bmsOf(sections)));
    const never = new Set(data.traps.flatMap(({cannotWork}) => cannotWork ?? []));
    for (const {sections, columns} of finder.bms) {
      if (sections.length !== 1 || columns.length !== 1) continue;
      expect(sections[0]?.cannotWork).toBe(never.has(columns[0]?.name ?? ''));
    }
    expect(dangers.length).toBeGreaterThan(9);
  });

  test('two features have to be there over the same connection', () => {
    const {columns, rows} = data.features;
    const [one, other] = [
      rows.find(({id}) => id === 'balancing-status')!,
      rows.find(({id}) => id === 'block-charging')!,
    ];
    const expected = new Set(
      columns
        .filter((_, index) => isProvided(one.values[index]!) && isProvided(other.values[index]!))
        .map(({bms}) => bms),
    );
    expect(new Set(idsOf({features: [one.id, other.id]}, version))).toEqual(expected);
    expect(expected.size).toBeGreaterThan(0);
  });

  test('every brand finds its BMS, however it is written', () => {
    for (const {id, name, rebrands} of all) {
      for (const text of [name, ...rebrands.map((brand) => brand.name)]) {
        expect(idsOf({query: text}, version)).toContain(id);
        expect(idsOf({query: text.toUpperCase().replace(/[ -]/g, '')}, version)).toContain(id);
      }
    }
  });

  test('every library battery is found by its entry', () => {
    for (const {configEntry} of finder.library) {
      const found = filterLibrary(finder, {...emptyState, query: configEntry}).map((battery) => battery.configEntry);
      expect(found).toContain(configEntry);
    }
  });
});

describe('search', () => {
  test('a word that no BMS has finds nothing, also when it looks like a pattern', () => {
    for (const query of ['zzz', '.*', '<img src=x onerror=alert(1)>']) {
      expect(idsOf({query})).toEqual(query === '.*' ? newest.finder.bms.map(({id}) => id) : []);
    }
  });

  test('a BMS that only other versions have is named with its versions', () => {
    const [oldest] = named;
    const only = newest.data.bms.bms.filter(({id}) => !oldest!.data.bms.bms.some((bms) => bms.id === id));
    expect(only.length).toBeGreaterThan(0);
    for (const {name} of only) {
      const found = findElsewhere(oldest!.finder, name).find((bms) => bms.name === name);
      expect(found?.supportedIn.length, name).toBeGreaterThan(0);
      expect(found?.supportedIn).not.toContain(oldest!.name);
    }
  });
});

describe('address', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4})?$/), {maxLength: 4});

  test('holds the whole state', () => {
    fc.assert(
      fc.property(
        fc.record({
          version: fc.string({maxLength: 20}),
          query: fc.string({maxLength: 60}),
          connections: ids,
          chain: fc.boolean(),
          onByDefault: fc.boolean(),
          features: ids,
          full: fc.boolean(),
          compare: ids,
        }),
        (state) => {
          const address = finderAddress.print(state).toString();
          expect(finderAddress.parse(new URLSearchParams(address))).toEqual(state);
        },
      ),
    );
  });

  test('is empty for the state without a choice', () => {
    expect(finderAddress.print(emptyState).toString()).toBe('');
  });

  test('leaves out what is not an id and what is too much', () => {
    const params = new URLSearchParams('compare=a,b,c,d,e&connection=<b>,can&feature=__proto__&q=' + 'x'.repeat(500));
    const state = finderAddress.parse(params);
    expect(state.compare).toEqual(['a', 'b', 'c', 'd']);
    expect(state.connections).toEqual(['can']);
    expect(state.features).toEqual([]);
    expect(state.query).toHaveLength(100);
  });
});

describe('comparison', () => {
  test('says for each feature what the matrix says, model by model where they differ', () => {
    const chosen = newest.finder.bms.slice(0, 4);
    const rows = comparisonRows(newest.finder, chosen);
    for (const [position, {id}] of newest.finder.features.entries()) {
      const row = rows.find((candidate) => candidate.id === `feature-${id}`)!;
      chosen.forEach(({columns}, index) => {
        const values = columns.map(({values: column}) => column[position]!);
        if (new Set(values).size === 1) expect(row.values[index]).toBe(values[0]);
        else for (const {name} of columns) expect(row.values[index]).toContain(`${name}: `);
      });
      expect(row.differs).toBe(new Set(row.values).size > 1);
    }
  });

  test('takes four at most', () => {
    const full = ['a', 'b', 'c', 'd'];
    expect(toggle(full, 'e', maxCompared)).toEqual(full);
    expect(toggle(full, 'b', maxCompared)).toEqual(['a', 'c', 'd']);
    expect(toggle(['a'], 'e', maxCompared)).toEqual(['a', 'e']);
  });
});

describe('generated files', () => {
  test('there is one for each version and tool, and the latest is the latest', () => {
    const files = toolFiles(versions);
    for (const {name, finder} of named) {
      expect(files[`bms-${name}.json`]).toEqual(finder);
      expect(files[`settings-${name}.json`]).toBeDefined();
    }
    expect(files['latest-bms.json']).toEqual(files[`bms-${latest.name}.json`]);
    expect(files['catalog.json']).toHaveLength(versions.length);
  });

  test('a site without a latest version gets an error that says so', () => {
    expect(() => toolFiles(versions.map((version) => ({...version, isLast: false})))).toThrow('no latest version');
  });
});
