import {readFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import {describe, expect, it} from 'vitest';
import {check} from '../../../src/driver-config/index.ts';
import {ALL, catalog, ini, version} from './catalog.ts';

it('every module of the Bluetooth library in the data is known', () => {
  const data = readFileSync(new URL('../../../docs/_data/bms.json', import.meta.url), 'utf8');
  const entries = [...data.matchAll(/"configEntry": "(aiobmsble_\w+)"/g)].map(([, entry]) => entry);
  expect(entries.length).toBeGreaterThan(40);
  const text = ini(`BLUETOOTH_BMS = ${entries.map((entry) => `${entry} C8:47:8C:00:00:00`).join(', ')}`);
  const {findings} = check(text, version('2.1'), catalog);
  expect(findings.filter(({bms, severity}) => bms === undefined && severity !== 'info')).toEqual([]);
});

describe.each(ALL)('defaults of v%s', (release) => {
  const {data} = version(release);

  it.each(data.settings)('$key is clean', ({key, defaultRaw, default: value}) => {
    const result = check(ini(`${key} = ${defaultRaw}`), version(release), catalog);
    expect(result.findings.map(({code}) => code)).toEqual(['equals-default']);
    expect(result.effective[key]).toEqual(value);
  });

  it('are what an empty file gives', () => {
    const defaults = Object.fromEntries(data.settings.map(({key, default: value}) => [key, value]));
    expect(check('', version(release), catalog).effective).toEqual(defaults);
  });

  it('all in one file are clean', () => {
    const text = ini(...data.settings.map(({key, defaultRaw}) => `${key} = ${defaultRaw}`));
    const {starts, error119, findings} = check(text, version(release), catalog);
    expect({starts, error119}).toEqual({starts: true, error119: false});
    expect(findings).toHaveLength(data.settings.length);
  });
});

describe('keys that came, went or moved', () => {
  const steps = catalog.versions.slice(1).flatMap((newer) => {
    const older = catalog.versions[newer.index - 1] ?? newer;
    // Just after docs:version the copy and the docs in development tell the same changes: none between the two.
    if (isDeepStrictEqual(newer.data.settings, older.data.settings)) return [];
    return newer.data.renames.map((rename) => ({older, newer, rename}));
  });

  it('are all known to the data', () => {
    expect(steps.length).toBeGreaterThan(60);
  });

  it.each(steps)('$rename.old -> $rename.new, read by the newer version', ({older, newer, rename}) => {
    if (rename.old === null) return expect(newer.settings.has(rename.new ?? '')).toBe(true);
    const text = ini(`${rename.old} = ${older.settings.get(rename.old)?.defaultRaw ?? ''}`);
    const [finding] = check(text, newer, catalog).findings;
    const codes = {renamed: 'renamed-key', superseded: 'superseded-key', removed: 'removed-key', added: ''};
    expect(finding?.code).toBe(codes[rename.kind]);
    expect(finding?.fix?.safe).toBe(true);
    if (rename.new !== null) expect(finding?.message).toContain(rename.new);
    return undefined;
  });

  it.each(steps)('$rename.old -> $rename.new, read by the older version', ({older, newer, rename}) => {
    if (rename.new === null) return expect(older.settings.has(rename.old ?? '')).toBe(true);
    const text = ini(`${rename.new} = ${newer.settings.get(rename.new)?.defaultRaw ?? ''}`);
    const finding = check(text, older, catalog).findings.find(({code}) => code !== 'shell-key-lookalike');
    const codes = {renamed: 'renamed-key', superseded: 'superseded-key', removed: '', added: 'newer-key'};
    expect(finding?.code).toBe(codes[rename.kind]);
    if (rename.old !== null) expect(finding?.message).toContain(rename.old);
    return undefined;
  });

  it('gives 24 issues for a complete default file of v1.6 on v2.0', () => {
    const text = ini(...version('1.6').data.settings.map(({key, defaultRaw}) => `${key} = ${defaultRaw}`));
    const {findings} = check(text, '2.0', catalog);
    expect(findings.filter(({log}) => log?.startsWith('- Option "'))).toHaveLength(24);
  });

  it('finds the way over several versions', () => {
    const [finding] = check(ini('HELTEC_MODBUS_ADDR = 1, 16', 'BMS_TYPE = HeltecModbus'), '2.1', catalog).findings;
    expect(finding?.fix?.title).toBe('Replace it by BATTERY_ADDRESSES = 0x01, 0x10');
  });
});

describe('a finding', () => {
  it('says where it is', () => {
    const [finding] = check('[DEFAULT]\n\nVOLTAGE_DROP =  abc \n', '2.0', catalog).findings;
    expect(finding).toMatchObject({line: 3, column: 17, endColumn: 20});
  });

  it('is at the place that the file sets', () => {
    const [finding] = check(ini('; mine', 'SOC_RESET_AFTER_DAYS = 15'), '2.0', catalog).findings;
    expect(finding).toMatchObject({line: 3, code: 'charge-stops-below-reset'});
  });

  it('comes with all others in the order of the file', () => {
    const {findings} = check(ini('FOO = 1', 'max_cell_voltage = x', 'BAR = 2'), '2.0', catalog);
    const lines = findings.map(({line}) => line);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
  });
});
