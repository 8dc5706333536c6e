import {describe, expect, it} from 'vitest';
import {check, fixAllSafe, migrate} from '../../../src/driver-config/index.ts';
import {ALL, catalog, ini, MIGRATABLE, version, type ReleaseName} from './catalog.ts';

const migrateLines = (from: ReleaseName, to: ReleaseName, ...lines: readonly string[]): string =>
  migrate(ini(...lines), from, to, catalog).text;

describe('a value that means something else in the other version', () => {
  it.each<[ReleaseName, ReleaseName, string, string]>([
    ['1.3', '1.4', 'HELTEC_MODBUS_ADDR = 1, 2, 17', 'MODBUS_ADDRESSES = 0x01, 0x02, 0x11'],
    ['1.3', '2.1', 'HELTEC_MODBUS_ADDR = 1', 'BATTERY_ADDRESSES = 0x01'],
    ['1.4', '1.3', 'MODBUS_ADDRESSES = 0x01, 0x0A', 'HELTEC_MODBUS_ADDR = 1, 10'],
    ['2.0', '1.3', 'BATTERY_ADDRESSES = 0x10', 'HELTEC_MODBUS_ADDR = 16'],
    ['1.6', '2.0', 'TEMP_BATTERY = 0', 'TEMPERATURE_SOURCE_BATTERY = 1, 2, 3, 4'],
    ['1.6', '2.0', 'TEMP_BATTERY = 3', 'TEMPERATURE_SOURCE_BATTERY = 3'],
    ['2.0', '1.6', 'TEMPERATURE_SOURCE_BATTERY = 1, 2, 3, 4', 'TEMP_BATTERY = 0'],
    ['2.0', '1.6', 'TEMPERATURE_SOURCE_BATTERY = 2', 'TEMP_BATTERY = 2'],
    ['1.6', '2.0', 'LINEAR_LIMITATION_ENABLE = True', 'CHARGE_MODE = 1'],
    ['1.6', '2.0', 'LINEAR_LIMITATION_ENABLE = False', 'CHARGE_MODE = 2'],
    ['1.6', '2.0', 'LINEAR_LIMITATION_ENABLE = true', 'CHARGE_MODE = 1'],
    // v1.3 and v1.4 know only `True`.
    ['1.4', '2.0', 'LINEAR_LIMITATION_ENABLE = true', 'CHARGE_MODE = 2'],
    ['1.3', '2.0', 'CVL_ICONTROLLER_MODE = TRUE', 'CVL_CONTROLLER_MODE = 1'],
    ['2.0', '1.6', 'CHARGE_MODE = 2', 'LINEAR_LIMITATION_ENABLE = False'],
    ['2.0', '1.6', 'CHARGE_MODE = 1', 'LINEAR_LIMITATION_ENABLE = True'],
    ['1.6', '2.0', 'CVL_ICONTROLLER_MODE = True', 'CVL_CONTROLLER_MODE = 2'],
    ['1.6', '2.0', 'CVL_ICONTROLLER_MODE = False', 'CVL_CONTROLLER_MODE = 1'],
    ['2.1', '1.6', 'CVL_CONTROLLER_MODE = 2', 'CVL_ICONTROLLER_MODE = True'],
    [
      '1.6',
      '2.0',
      'CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_TIME_RESTART = 0.013',
      'SWITCH_TO_FLOAT_CELL_VOLTAGE_DEVIATION = 0.003',
    ],
    [
      '2.0',
      '1.6',
      'SWITCH_TO_FLOAT_CELL_VOLTAGE_DEVIATION = 0.005',
      'CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_TIME_RESTART = 0.015',
    ],
    ['2.0', '2.1', 'BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES = 20.0', 'BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES = 20'],
    ['1.6', '1.4', 'SOC_CALCULATION = true', 'SOC_CALCULATION = True'],
    ['1.4', '1.6', 'LOGGING = verbose', 'LOGGING = INFO'],
    ['2.0', '1.6', 'SWITCH_TO_FLOAT_WAIT_FOR_SEC =', 'MAX_VOLTAGE_TIME_SEC = 0'],
    ['2.0', '1.6', 'SWITCH_TO_BULK_CELL_VOLTAGE_DIFF =', 'CELL_VOLTAGE_DIFF_TO_RESET_VOLTAGE_LIMIT = 10'],
    ['1.6', '2.0', 'SOC_RESET_VOLTAGE = 3.6', 'SOC_RESET_CELL_VOLTAGE = 3.6'],
    ['1.3', '2.0', 'BULK_CELL_VOLTAGE = 3.6', 'SOC_RESET_CELL_VOLTAGE = 3.6'],
  ])('v%s to v%s: %s', (from, to, line, expected) => {
    expect(migrateLines(from, to, line)).toBe(ini(expected));
  });

  it('uses the difference of the same file', () => {
    const text = migrateLines(
      '1.6',
      '2.0',
      'CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_TIME_RESTART = 0.020',
      'CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_UNTIL = 0.015',
    );
    expect(text).toBe(
      ini('SWITCH_TO_FLOAT_CELL_VOLTAGE_DEVIATION = 0.005', 'SWITCH_TO_FLOAT_CELL_VOLTAGE_DIFF = 0.015'),
    );
  });
});

describe('what the other version does not know', () => {
  it('stays as a comment with the reason', () => {
    const {text, changes} = migrate(ini('SOC_RESET_CURRENT = 5', 'MAX_CELL_VOLTAGE = 3.44'), '1.6', '2.0', catalog);
    expect(text).toMatch(
      /^\[DEFAULT\]\n; Removed in driver v2\.0\.20241211dev\. .+\n; SOC_RESET_CURRENT = 5\nMAX_CELL/,
    );
    expect(changes).toMatchObject([{line: 2, kind: 'commented-out', key: 'SOC_RESET_CURRENT', oldValue: '5'}]);
  });

  it.each<[ReleaseName, ReleaseName, string]>([
    ['2.1', '2.0', 'BMS_CABLE_ALARM = False'],
    ['2.0', '1.6', 'HISTORY_ENABLE = False'],
    ['2.0', '1.6', 'CVL_CONTROLLER_MODE = 3'],
    ['2.0', '1.6', 'TEMPERATURE_SOURCE_BATTERY = 1, 2'],
    ['1.4', '1.3', 'TELEMETRY = False'],
    ['1.6', '2.0', 'FOO_BAR = 1'],
    ['1.6', '2.0', 'CC_SOC_LIMIT1 = 98'],
  ])('v%s to v%s: %s', (from, to, line) => {
    const lines = migrateLines(from, to, line).split('\n');
    expect(lines[1]).toMatch(/^; ./);
    expect(lines[2]).toBe(`; ${line}`);
  });

  it('keeps each line of a long value', () => {
    const text = migrateLines('1.6', '2.0', 'FOO = 1,', '; why', '  2', 'MAX_CELL_VOLTAGE = 3.44');
    expect(text.split('\n').slice(2)).toEqual(['; FOO = 1,', '; why', ';   2', 'MAX_CELL_VOLTAGE = 3.44', '']);
  });

  it('gives way to a line that already has the new name', () => {
    const text = migrateLines('1.6', '2.0', 'SOC_RESET_VOLTAGE = 3.6', 'SOC_RESET_CELL_VOLTAGE = 3.55');
    expect(text).toContain('; SOC_RESET_VOLTAGE = 3.6\nSOC_RESET_CELL_VOLTAGE = 3.55');
  });
});

describe('lists that belong together', () => {
  it('brings the old partner along when its default has changed', () => {
    const text = migrateLines('1.6', '2.0', 'MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.1, 0.5, 1');
    expect(text).toContain('MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.1, 0.5, 1\n; Default of v1.6.20250131');
    expect(text).toContain('\nCELL_VOLTAGES_WHILE_CHARGING = 3.55, 3.50, 3.45, 3.30');
    expect(check(text, '2.0', catalog).findings.filter(({code}) => code === 'unequal-lists')).toEqual([]);
  });

  it('leaves a pair alone that is complete', () => {
    const lines = ['CELL_VOLTAGES_WHILE_CHARGING = 3.6, 3.5, 3.4', 'MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.5, 1'];
    expect(migrateLines('1.6', '2.0', ...lines)).toBe(ini(...lines));
  });

  it('keeps the old curve when a voltage relies on it', () => {
    const {text, findings} = migrate(ini('MAX_CELL_VOLTAGE = 3.55'), '1.6', '2.0', catalog);
    expect(text).toContain('CELL_VOLTAGES_WHILE_CHARGING = 3.55, 3.50, 3.45, 3.30');
    expect(findings.filter(({severity}) => severity === 'error')).toEqual([]);
  });
});

describe('a migration', () => {
  const OLD_FILE = [
    '; my boat',
    '[DEFAULT]',
    '',
    '# limits',
    'max_cell_voltage = 3.44',
    'SOC_RESET_VOLTAGE = 3.6',
    'LINEAR_LIMITATION_ENABLE = True',
    'LINEAR_RECALCULATION_EVERY = 30',
    'MAX_VOLTAGE_TIME_SEC = 600',
    'SOC_LEVEL_TO_RESET_VOLTAGE_LIMIT = 70',
    'TEMP_BATTERY = 0',
    'TEMP_1_NAME = Front',
    'EXTERNAL_CURRENT_SENSOR_DBUS_DEVICE = com.victronenergy.battery.ttyS2',
    'EXTERNAL_CURRENT_SENSOR_DBUS_PATH = /Dc/0/Current',
    'SOC_RESET_TIME = 60',
    'CVL_ICONTROLLER_MODE = False',
    '; end',
    '',
  ].join('\r\n');

  it('keeps comments, order and line endings', () => {
    const {text} = migrate(OLD_FILE, '1.3', '2.0', catalog);
    expect(text.split('\r\n')).toEqual([
      '; my boat',
      '[DEFAULT]',
      '',
      '# limits',
      'MAX_CELL_VOLTAGE = 3.44',
      'SOC_RESET_CELL_VOLTAGE = 3.6',
      'CHARGE_MODE = 1',
      'CVL_RECALCULATION_EVERY = 30',
      'SWITCH_TO_FLOAT_WAIT_FOR_SEC = 600',
      'SWITCH_TO_BULK_SOC_THRESHOLD = 70',
      'TEMPERATURE_SOURCE_BATTERY = 1, 2, 3, 4',
      'TEMPERATURE_1_NAME = Front',
      'EXTERNAL_SENSOR_DBUS_DEVICE = com.victronenergy.battery.ttyS2',
      'EXTERNAL_SENSOR_DBUS_PATH_CURRENT = /Dc/0/Current',
      expect.stringMatching(/^; Removed in driver v2\.0\.20241211dev\. /),
      '; SOC_RESET_TIME = 60',
      'CVL_CONTROLLER_MODE = 1',
      '; end',
      '',
    ]);
  });

  it('lists each change with its line', () => {
    const {changes} = migrate(OLD_FILE, '1.3', '2.0', catalog);
    expect(changes.map(({line}) => line)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(changes.every(({reason}) => reason.length > 10)).toBe(true);
  });

  it('gives a file that the new version reads without an issue', () => {
    const {text} = migrate(fixAllSafe(OLD_FILE, '1.3', catalog), '1.3', '2.0', catalog);
    expect(check(text, '2.0', catalog)).toMatchObject({starts: true, error119: false});
  });

  it('says when the new version reads the same word as something else', () => {
    const text = ini('SOC_CALCULATION = true');
    const result = migrate(text, '1.4', '1.6', catalog);
    expect(result.text).toBe(text);
    expect(result.changes).toMatchObject([
      {kind: 'meaning', key: 'SOC_CALCULATION', oldValue: 'False', newValue: 'True'},
    ]);
  });

  it('names the defaults that change behind the reader', () => {
    const {changedDefaults} = migrate(ini('MAX_CELL_VOLTAGE = 3.44'), '2.0', '2.1', catalog);
    expect(changedDefaults.map(({key, from, to}) => [key, from, to])).toEqual([
      ['BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES', '20', '30'],
      ['BLOCK_ON_DISCONNECT_VOLTAGE_MIN', '3.25', '3.225'],
      ['BLOCK_ON_DISCONNECT_VOLTAGE_MAX', '3.35', '3.375'],
      ['BATTERY_CAPACITY', '50', '99'],
    ]);
  });

  it.each([
    ['0.4', '1'],
    ['0.5', '1'],
    ['20.0', '20'],
    ['0.0', '0'],
  ])('%s minutes become whole ones, and none only where there was none', (minutes, whole) => {
    const {text} = migrate(ini(`BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES = ${minutes}`), '2.0', '2.1', catalog);
    expect(text).toBe(ini(`BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES = ${whole}`));
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
