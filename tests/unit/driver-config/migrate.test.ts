import {describe, expect, it} from 'vitest';
import {check, fixAllSafe, migrate} from '../../../src/driver-config/index.ts';
import {ALL, catalog, ini, MIGRATABLE, version} from './catalog.ts';

describe('a migration', () => {
  it('gives a file that the new version reads without an issue', () => {
    const text = ini('max_cell_voltage = 3.44', 'SOC_RESET_VOLTAGE = 3.6', 'TEMP_BATTERY = 0', 'SOC_RESET_TIME = 60');
    const {text: migrated} = migrate(fixAllSafe(text, '1.3', catalog), '1.3', '2.0', catalog);
    expect(check(migrated, '2.0', catalog)).toMatchObject({starts: true, error119: false});
  });

  it.each(ALL)('to the same version v%s changes nothing', (release) => {
    const text = 'FOO\r\nmax_cell_voltage = x\n[default]\nSOC_RESET_CURRENT = 5';
    expect(migrate(text, release, release, catalog)).toMatchObject({text, changes: []});
  });

  const pairs = ALL.flatMap((from) => ALL.filter((to) => to !== from).map((to) => ({from, to})));

  it.each(pairs)('of all defaults from v$from to v$to leaves nothing to migrate', ({from, to}) => {
    const text = ini(...version(from).data.settings.map(({key, defaultRaw}) => `${key} = ${defaultRaw}`));
    const result = migrate(text, from, to, catalog);
    expect(result.findings.filter(({code}) => MIGRATABLE.has(code))).toEqual([]);
    expect(check(result.text, to, catalog)).toMatchObject({starts: true, error119: false});
    // Nothing is lost: each old line is still there, as a setting or as a comment.
    expect(result.text.split('\n').length).toBeGreaterThanOrEqual(text.split('\n').length);
  });
});
