import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {addBms} from '../../../src/docs-data/addBms.ts';
import {loadAllVersions, parseDataFile} from '../../../src/docs-data/load.ts';

const versions = loadAllVersions(path.resolve(import.meta.dirname, '../../..'));

describe.each(versions.map((data) => ({name: data.docs.label, data})))('a BMS added to $name', ({data}) => {
  const added = addBms(data, {id: 'example-bms', name: 'Example BMS', like: 'daly'});

  test('makes valid files', () => {
    expect(parseDataFile('bms', added.bms, 'bms.json').bms).toHaveLength(data.bms.bms.length + 1);
    expect(parseDataFile('features', added.features, 'features.json').rows).toHaveLength(data.features.rows.length);
  });

  test('is marked, has the connections of the similar one and nothing that is only its', () => {
    const daly = data.bms.bms.find(({id}) => id === 'daly');
    expect(added.bms.bms.find(({id}) => id === 'example-bms')).toMatchObject({
      undescribed: true,
      name: 'Example BMS',
      connections: daly?.connections,
      rebrands: [],
      shareOfSystems: null,
      manufacturerUrl: null,
      featureColumns: ['Example BMS'],
    });
  });

  test('has its column, and those of the others keep their values', () => {
    const column = added.features.columns.findIndex(({name}) => name === 'Example BMS');
    expect(column).toBeGreaterThan(0);
    const source = data.features.columns.findIndex(({name}) => name === 'Daly');
    added.features.rows.forEach((row, index) => {
      const before = data.features.rows[index]?.values ?? [];
      expect(row.values.toSpliced(column, 1)).toEqual(before);
      expect(row.values[column]).toBe(before[source]);
    });
  });

  test('is refused when it is there already, when the similar one is not, and when its column exists', () => {
    const add = (id: string, name: string, like: string) => () => addBms(data, {id, name, like});
    expect(add('daly', 'Other', 'daly')).toThrow('There is a BMS "daly" already.');
    expect(add('other', 'Daly', 'daly')).toThrow('column "Daly" already');
    expect(add('other', 'Other', 'nobody')).toThrow(/no BMS "nobody" to copy\. There are ant, /);
  });
});
