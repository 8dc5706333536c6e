/** The data of all versions: valid, consistent with each other, and without another version's keys in their texts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {describe, expect, test} from 'vitest';
import {figureDataOf, settingOf} from '../../src/docs-data/derive.ts';
import {defaultCurves} from '../../src/driver-config/limits/defaultCurves.ts';
import {type VersionData, dataFileNames, loadAllVersions} from '../../src/docs-data/load.ts';
import {defaultText} from '../../src/docs-data/settingText.ts';
import type {Setting} from '../../src/docs-data/types.ts';
import {listRemovedVersions} from '../../src/versions/docsFolders.ts';
import {versions as specified} from '../support/site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const versions = loadAllVersions(root);

/** Setting keys of other versions, and settings that do not exist, in a text. Class and Bluetooth names look alike. */
function findForeignKeys(text: string, data: VersionData): readonly string[] {
  const known = new Set([
    ...data.settings.settings.map(({key}) => key),
    ...data.bms.bms.flatMap(({classes}) => classes.map(({name}) => name)),
    ...data.version.retiredSettings,
    'XDZN_001',
  ]);
  return [...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b(?![*_])/g)]
    .map(([key]) => key)
    .filter((key) => !known.has(key));
}

/** Folders of the driver in other versions. */
function findForeignFolders(text: string, data: VersionData): {count: number; foreign: readonly string[]} {
  const folders = [...text.matchAll(/\/data\/(?:etc|apps)\/dbus-serialbattery\b/g)].map(([folder]) => folder);
  return {count: folders.length, foreign: folders.filter((folder) => folder !== data.paths.programFolder)};
}

test('there are the versions of the specification, oldest first', () => {
  expect(versions.map(({docs}) => path.relative(root, docs.folder)).toReversed()).toEqual(
    specified.map(({folder}) => folder),
  );
});

describe.each(versions.map((data) => ({name: data.docs.label, data})))('$name', ({data}) => {
  const {settings} = data.settings;
  const keys = new Set(settings.map(({key}) => key));

  test('a list of numbers has the length that its shipped text has', () => {
    const lists = settings.filter(({type}) => type === 'list<float>' || type === 'list<int>');
    expect(lists.length).toBeGreaterThan(10);
    for (const {key, default: value, defaultRaw} of lists) {
      const shipped = defaultRaw === '' ? [] : defaultRaw.split(',').map((part) => Number(part));
      expect({key, value}).toEqual({key, value: shipped});
    }
  });

  test('a single default is what the shipped text says', () => {
    const single = settings.filter(({type}) => ['bool', 'int', 'float', 'enum', 'string'].includes(type));
    expect(single.length).toBeGreaterThan(40);
    for (const {key, type, default: value, defaultRaw} of single) {
      const isNumber = typeof value === 'number';
      const shipped =
        defaultRaw === '' ? null : isNumber ? Number(defaultRaw) : type === 'bool' ? defaultRaw === 'True' : defaultRaw;
      expect({key, value}).toEqual({key, value: shipped});
    }
  });

  test('an enum offers its default', () => {
    for (const {key, type, default: value, allowed} of settings.filter((setting) => setting.type === 'enum')) {
      const offered = Array.isArray(allowed) ? allowed.map((entry: {value: unknown}) => entry.value) : [];
      expect({key, type, offered: offered.includes(value)}).toEqual({key, type, offered: true});
    }
  });

  test('numbers lie within what is allowed', () => {
    for (const {key, default: value, allowed} of settings) {
      if (allowed === null || Array.isArray(allowed)) continue;
      const {min = -Infinity, max = Infinity} = allowed as {min?: number; max?: number};
      for (const number of [value].flat().filter((item) => typeof item === 'number')) {
        expect({key, within: number >= min && number <= max}).toEqual({key, within: true});
      }
    }
  });

  test('every setting says what it does in whole sentences', () => {
    for (const {key, summary, effects} of settings) {
      expect({key, summary}).toEqual({key, summary: expect.stringMatching(/^[A-Z0-9][\s\S]*[.)]$/)});
      if (effects !== '') expect({key, effects}).toEqual({key, effects: expect.stringMatching(/[.)]$/)});
    }
  });

  test('no text names a setting that this version does not have', () => {
    let characters = 0;
    for (const name of dataFileNames.filter((file) => file !== 'renames')) {
      const text = readFileSync(path.join(data.docs.folder, '_data', `${name}.json`), 'utf8');
      characters += text.length;
      expect({name, foreign: findForeignKeys(text, data)}).toEqual({name, foreign: []});
    }
    expect(characters).toBeGreaterThan(50_000);
  });

  test('a planted key of another version is found', () => {
    const foreign = data.docs.label.startsWith('v1') ? 'CVL_CONTROLLER_MODE' : 'LINEAR_LIMITATION_ENABLE';
    expect(findForeignKeys(`Set \`${foreign}\` and MAX_CELL_VOLTAGE.`, data)).toEqual([foreign]);
  });

  test('renames: new keys exist here, old ones do not', () => {
    for (const {old, new: replacement} of data.renames) {
      if (replacement !== null) expect(keys).toContain(replacement);
      if (old !== null) expect(keys).not.toContain(old);
    }
  });

  test('roles and curves name settings that exist, with lists of equal length', () => {
    for (const key of Object.values(data.version.roles)) expect(keys).toContain(key);
    const curves = defaultCurves(data);
    for (const curve of curves) {
      expect(curve.x.length).toBeGreaterThan(1);
      expect(curve.fraction).toHaveLength(curve.x.length);
      expect(keys).toContain(curve.modeKey);
      expect(settingOf(data, curve.xKey).unit).toBe(curve.xUnit);
    }
    expect(curves.length).toBe(data.docs.label.startsWith('v1') ? 6 : 8);
  });

  test('the columns of the feature matrix and the BMS list name each other', () => {
    const columns = data.features.columns.map(({name}) => name);
    const ids = data.bms.bms.map(({id}) => id);
    for (const {name, bms} of data.features.columns)
      expect({name, exists: ids.includes(bms)}).toEqual({name, exists: true});
    for (const {id, featureColumns} of data.bms.bms) {
      for (const column of featureColumns)
        expect({id, column, exists: columns.includes(column)}).toMatchObject({exists: true});
    }
    expect(data.bms.bms.filter(({featureColumns}) => featureColumns.length === 0)).toEqual([]);
  });

  test('the feature matrix and the BMS list agree about several BMS on one cable', () => {
    const row = data.features.rows.find(({id}) => id === 'daisy-chain');
    if (!row) return expect(data.docs.label).toBe('v1.3.20240705-or-older');
    const byColumn = Object.fromEntries(data.features.columns.map(({name}, index) => [name, row.values[index]]));
    const oneColumn = data.bms.bms.filter(({featureColumns}) => featureColumns.length === 1);
    expect(oneColumn.length).toBeGreaterThan(10);
    return expect(
      oneColumn
        .map(({id, featureColumns, daisyChain}) => ({
          id,
          matrix: byColumn[featureColumns[0] ?? ''],
          list: daisyChain.status,
        }))
        .filter(({matrix, list}) => (matrix === 'Not yet' ? 'No' : matrix)?.toLowerCase() !== list),
    ).toEqual([]);
  });

  test('the BMS types that can be set are the classes of the BMS list', () => {
    const allowed = settings.find(({key}) => key === 'BMS_TYPE')?.allowed;
    const named = Array.isArray(allowed) ? allowed.map((entry: {value: unknown}) => String(entry.value)) : [];
    const classes = data.bms.bms.flatMap((bms) => bms.classes.map(({name}) => name));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !classes.includes(name))).toEqual([]);
  });

  test('scripts lie in the program folder or belong to the system', () => {
    for (const {name, path: file, forReaders} of data.scripts) {
      expect(path.basename(file)).toBe(name);
      if (forReaders) expect(path.dirname(file)).toBe(data.paths.programFolder);
    }
  });

  test('every path of the driver is in the folder of this version, and a planted one of the other layout is found', () => {
    const texts = dataFileNames.map((name) =>
      readFileSync(path.join(data.docs.folder, '_data', `${name}.json`), 'utf8'),
    );
    const {count, foreign} = findForeignFolders(texts.join('\n'), data);
    expect(count).toBeGreaterThan(10);
    expect(foreign).toEqual([]);
    const planted = data.paths.programFolder === '/data/etc/dbus-serialbattery' ? '/data/apps' : '/data/etc';
    expect(findForeignFolders(`Read ${planted}/dbus-serialbattery/startup.log.`, data).foreign).toEqual([
      `${planted}/dbus-serialbattery`,
    ]);
  });

  test('the drawings get their data', () => {
    const figure = figureDataOf(data, []);
    const value = settings.find(({key}) => key === 'MAX_CELL_VOLTAGE')?.default;
    expect(figure.maxCellVoltage).toEqual({key: 'MAX_CELL_VOLTAGE', value, text: `${String(value)} V`});
    expect(figure.batteryLog).toContain('/data/log/');
  });
});

test('all versions together', () => {
  const count = (of: (data: VersionData) => number): number => versions.reduce((sum, data) => sum + of(data), 0);
  const settings = count((data) => data.settings.settings.length);
  const bms = count((data) => data.bms.bms.length);
  const cells = count(({features}) => features.rows.length * features.columns.length);
  console.info(
    `data: ${versions.length} versions, ${settings} settings, ${bms} BMS, ${cells} cells of the feature matrix`,
  );
  expect(settings).toBeGreaterThan(400);
  expect(bms).toBeGreaterThan(90);
  expect(cells).toBeGreaterThan(2000);
});

/** Settings that were imported from the driver and wait for a description. */
const undescribedKeys = (settings: readonly Setting[]): readonly string[] =>
  settings.filter(({undescribed}) => undescribed).map(({key}) => key);

test('every setting is described', () => {
  const [first] = versions[0]?.settings.settings ?? [];
  expect(undescribedKeys([{...first!, undescribed: true}])).toEqual([first!.key]);
  for (const {docs, settings} of versions) {
    expect(
      {version: docs.label, undescribed: undescribedKeys(settings.settings)},
      'Describe the settings in _data/settings.json, then delete "undescribed".',
    ).toEqual({version: docs.label, undescribed: []});
  }
});

test('every BMS is described', () => {
  const undescribed = ({bms}: VersionData['bms']): readonly string[] =>
    bms.filter((entry) => entry.undescribed).map(({id}) => id);
  const [first] = versions;
  expect(undescribed({...first!.bms, bms: [{...first!.bms.bms[0]!, undescribed: true}]})).toHaveLength(1);
  for (const {docs, bms} of versions) {
    expect(
      {version: docs.label, undescribed: undescribed(bms)},
      'Go through the BMS in _data/bms.json and its column in features.json, then delete "undescribed".',
    ).toEqual({version: docs.label, undescribed: []});
  }
});

test('a version lists exactly what changed since the one before', () => {
  versions.forEach((data, index) => {
    // Just after docs:version the copy and the docs in development tell the same changes: none between the two.
    if (index > 1 && isDeepStrictEqual(data.renames, versions[index - 1]?.renames)) {
      expect(data.settings).toEqual(versions[index - 1]?.settings);
      return;
    }
    const before = new Set(versions[index - 1]?.settings.settings.map(({key}) => key) ?? []);
    const now = data.settings.settings.map(({key}) => key);
    if (index === 0) {
      // The oldest one may still tell what it renamed in a version that is no longer documented.
      if (listRemovedVersions(root).length === 0) expect(data.renames).toEqual([]);
      return;
    }
    const listed = (side: 'old' | 'new'): readonly string[] =>
      data.renames.flatMap((rename) => rename[side] ?? []).toSorted();
    expect(listed('new')).toEqual(now.filter((key) => !before.has(key)).toSorted());
    expect(listed('old')).toEqual([...before].filter((key) => !now.includes(key)).toSorted());
  });
});

test('defaults of one key read the same in every version unless they changed', () => {
  const capacities = versions.map(({docs, settings}) => {
    const setting = settings.settings.find(({key}) => key === 'BATTERY_CAPACITY');
    return {version: docs.label, text: setting && defaultText(setting)};
  });
  expect(capacities.length).toBeGreaterThan(1);
  for (const {version, text} of capacities) {
    // What is in development may change with the next import.
    const released = /^v(1|2\.0)\./.test(version) ? '50 Ah' : '99 Ah';
    expect({version, text}).toEqual({
      version,
      text: version.endsWith('-dev') ? expect.stringMatching(/^\d+ Ah$/) : released,
    });
  }
});
