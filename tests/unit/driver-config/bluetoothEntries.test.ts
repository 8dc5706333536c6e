/** What is wrong with an entry of BLUETOOTH_BMS, and what is meant. */
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {applyFixes, check} from '../../../src/driver-config/index.ts';
import {catalog, ini, type ReleaseName, version} from './catalog.ts';

const mac = 'C8:47:8C:00:00:00';
const other = 'C8:47:8C:00:00:11';

const found = (release: ReleaseName, ...lines: readonly string[]) =>
  check(ini(...lines), version(release), catalog).findings.filter(
    ({bms, severity}) => bms === undefined && severity !== 'info',
  );

describe('a Bluetooth entry', () => {
  test.each<readonly [string, ReleaseName, string, string]>([
    ['no comma', '2.0', `LltJbd_Ble ${mac} LltJbd_Ble ${other}`, `LltJbd_Ble ${mac}, LltJbd_Ble ${other}`],
    ['small letters', '1.6', `lltjbd_ble ${mac}`, `LltJbd_Ble ${mac}`],
    ['capitals', '2.1', `Jkbms_BLE ${mac}`, `Jkbms_Ble ${mac}`],
    ['the end of a module', '2.1', `aiobmsble_daly ${mac}`, `aiobmsble_daly_bms ${mac}`],
    ['a module in capitals', '2.1', `AIOBMSBLE_JBD_BMS ${mac}`, `aiobmsble_jbd_bms ${mac}`],
    [
      'behind a right one',
      '2.1',
      `Jkbms_Ble ${mac}, aiobmsble_daly ${other}`,
      `Jkbms_Ble ${mac}, aiobmsble_daly_bms ${other}`,
    ],
    ['dashes in the address', '2.0', 'Jkbms_Ble C8-47-8C-00-00-00', `Jkbms_Ble ${mac}`],
    ['no signs in the address', '1.4', 'Jkbms_Ble c8478c000000', `Jkbms_Ble ${mac}`],
    ['the address as BlueZ writes it', '2.1', 'aiobmsble_jbd_bms dev_C8_47_8C_00_00_00', `aiobmsble_jbd_bms ${mac}`],
    ['the address in front', '2.0', `${mac} Jkbms_Ble`, `Jkbms_Ble ${mac}`],
    ['a colon between', '2.0', `Jkbms_Ble:${mac}`, `Jkbms_Ble ${mac}`],
    ['the serial type', '2.0', `Jkbms ${mac}`, `Jkbms_Ble ${mac}`],
    ['brackets', '2.0', `[Jkbms_Ble ${mac}, Jkbms_Ble ${other}]`, `Jkbms_Ble ${mac}, Jkbms_Ble ${other}`],
    ['commas everywhere', '2.0', `Jkbms_Ble, ${mac}, LltJbd_Ble, ${other}`, `Jkbms_Ble ${mac}, LltJbd_Ble ${other}`],
    ['a semicolon', '2.0', `Jkbms_Ble ${mac}; Jkbms_Ble ${other}`, `Jkbms_Ble ${mac}, Jkbms_Ble ${other}`],
    ['a semicolon apart', '2.0', `Jkbms_Ble ${mac} ; LltJbd_Ble ${other}`, `Jkbms_Ble ${mac}, LltJbd_Ble ${other}`],
  ])('%s is put right', (_what, release, value, right) => {
    const text = ini(`BLUETOOTH_BMS = ${value}`);
    const findings = found(release, `BLUETOOTH_BMS = ${value}`);
    expect(findings.map(({code}) => code)).toEqual(['bluetooth-entry']);
    expect(applyFixes(text, findings)).toBe(ini(`BLUETOOTH_BMS = ${right}`));
  });

  test('loses the battery behind a semicolon, which can be meant; a comment is no battery', () => {
    const [finding] = found('2.0', `BLUETOOTH_BMS = Jkbms_Ble ${mac} ; Jkbms_Ble ${other}`);
    expect(finding).toMatchObject({severity: 'warning', fix: {safe: false}});
    expect(finding?.message).toContain(`${other} is not set up`);
    expect(found('2.0', `BLUETOOTH_BMS = Jkbms_Ble ${mac} ; was ${other}`)).toEqual([]);
    expect(found('2.0', `BLUETOOTH_BMS = Jkbms_Ble ${mac} Jkbms_Ble ${other}`)).toMatchObject([{severity: 'error'}]);
  });

  test('with a module that the library does not have is named, without a guess', () => {
    const [finding] = found('2.1', `BLUETOOTH_BMS = aiobmsble_foo ${mac}`);
    expect(finding?.message).toContain('no module foo');
    expect(finding?.fix).toBeUndefined();
  });

  test.each([`LltJbd_Ble ${mac} ; was ${other}`, `LltJbd_Ble ${mac} my second one`, `LltJbd_Ble ${mac},`])(
    'that works is left alone: %s',
    (value) => {
      expect(found('2.0', `BLUETOOTH_BMS = ${value}`)).toEqual([]);
    },
  );

  test('every module of the data is known', () => {
    const data = readFileSync(new URL('../../../docs/_data/bms.json', import.meta.url), 'utf8');
    const entries = [...data.matchAll(/"configEntry": "(aiobmsble_\w+)"/g)].map(([, entry]) => entry);
    expect(entries.length).toBeGreaterThan(40);
    expect(found('2.1', `BLUETOOTH_BMS = ${entries.map((entry) => `${entry} ${mac}`).join(', ')}`)).toEqual([]);
  });
});

describe('an indented setting behind a Bluetooth entry', () => {
  test.each([`Jkbms_Ble ${mac}`, `"Jkbms_Ble ${mac}"`])('is a setting, no part of the entry: %s', (value) => {
    const findings = found('2.0', `BLUETOOTH_BMS = ${value}`, '  MAX_BATTERY_CHARGE_CURRENT = 100');
    expect(findings.map(({code}) => code)).toContain('indented-key');
    expect(findings.map(({code}) => code)).not.toContain('shell-key-equals-sign');
    expect(findings.map(({code}) => code)).not.toContain('shell-key-continued');
  });

  test('is not swallowed where an entry goes on, too', () => {
    const findings = found('2.0', `BLUETOOTH_BMS = Jkbms_Ble ${mac},`, `  Jkbms_Ble ${other}`, '  BMS_TYPE = Jkbms');
    expect(findings.find(({code}) => code === 'shell-key-continued')).toMatchObject({line: 3});
    expect(findings.find(({code}) => code === 'shell-key-continued')?.fix).toBeUndefined();
  });
});
