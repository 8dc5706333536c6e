/** The pages, the finder and the other versions name the same brands. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadAllVersions} from '@site/src/docs-data/load';
import {finderData} from '@site/src/docs-data/tools-data/toolsData';
import {emptyState, filterBms, filterLibrary, findElsewhere} from '@site/src/tools/bms-finder/filters';

const versions = loadAllVersions('.').map((data) => ({name: data.docs.label, isLast: false, data}));

describe.each(versions)('the finder of $name', (version) => {
  const data = finderData(version.data, versions);
  const own = new Set(version.data.bms.bms.map(({id}) => id));
  const isNotOwn = ({id}: {readonly id: string}): boolean => !own.has(id);
  const finds = (query: string): boolean => {
    const state = {...emptyState, query};
    return [filterBms(data, state), filterLibrary(data, state), findElsewhere(data, query)].some(
      ({length}) => length > 0,
    );
  };

  test('finds each brand of a BMS that other versions have, and each of the Bluetooth library', () => {
    const brands = versions.flatMap(({data: {bms}}) => [
      ...bms.bms.filter(isNotOwn).flatMap(({rebrands}) => rebrands.map(({name}) => name)),
      ...bms.bluetoothLibrary.flatMap((battery) => battery.brands),
    ]);
    console.log(`${brands.length} brands`);
    expect(brands.length).toBeGreaterThan(60);
    expect(brands.filter((brand) => !finds(brand))).toEqual([]);
    expect(finds('a brand that nobody knows')).toBe(false);
  });

  test('finds the brands that its page says the development version adds', () => {
    const page = fs.readFileSync(path.join(version.data.docs.folder, 'general/supported-bms.md'), 'utf8');
    const [, added = ''] = /Bluetooth batteries \(([^)]*) among others\)/.exec(page) ?? [];
    const brands = added.split(/, | and /).filter(Boolean);
    expect(brands.length > 3 || version.data.bms.bluetoothLibrary.length > 0).toBe(true);
    expect(brands.filter((brand) => !finds(brand))).toEqual([]);
  });
});

test('the makers that most systems use come first, and Jikong is JK', () => {
  const {bms} = finderData(versions.at(-1)!.data, versions);
  expect(bms[0]?.shareOfSystems).not.toBeNull();
  const shares = bms.map(({shareOfSystems}) => Number.parseFloat(shareOfSystems ?? '0'));
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  const found = filterBms(finderData(versions[0]!.data, versions), {...emptyState, query: 'Jikong'});
  expect(found.map(({id}) => id)).toEqual(['jkbms', 'jkbms-pb']);
});
