/** Keys that are no key of the version, and what is meant by them. */
import {describe, expect, test} from 'vitest';
import {applyFixes, check} from '../../../src/driver-config/index.ts';
import {catalog, ini, type ReleaseName, version} from './catalog.ts';

const found = (release: ReleaseName, ...lines: readonly string[]) =>
  check(ini(...lines), version(release), catalog).findings.filter(({code}) =>
    /^(?:unknown|superseded)-key$/.test(code),
  );

const fixed = (release: ReleaseName, line: string): string => applyFixes(ini(line), found(release, line));

describe('a key that the version does not have', () => {
  test.each([
    ['//MAX_CELL_VOLTAGE = 3.5', ';MAX_CELL_VOLTAGE = 3.5'],
    ['// MAX_CELL_VOLTAGE = 3.5', ';MAX_CELL_VOLTAGE = 3.5'],
    ['--MAX_CELL_VOLTAGE = 3.5', ';MAX_CELL_VOLTAGE = 3.5'],
  ])('is not switched on by the fix: %s', (line, comment) => {
    expect(fixed('2.0', line).replace('; ', ';')).toBe(ini(comment));
  });

  test.each([
    ['MAX_CHARGE_CURRENT = 100', 'MAX_BATTERY_CHARGE_CURRENT = 100'],
    ['MAX_DISCHARGE_CURRENT = 100', 'MAX_BATTERY_DISCHARGE_CURRENT = 100'],
    ['export MAX_BATTERY_CHARGE_CURRENT=100', 'MAX_BATTERY_CHARGE_CURRENT=100'],
  ])('is guessed: %s', (line, meant) => {
    const [finding] = found('2.0', line);
    expect(finding?.fix?.safe).toBe(false);
    expect(fixed('2.0', line)).toBe(ini(meant));
  });
});

describe('addresses in 1.3', () => {
  test('are of no use to another BMS than Heltec', () => {
    const [finding] = found('1.3', 'BATTERY_ADDRESSES = 0x01, 0x02', 'BMS_TYPE = Jkbms_pb');
    expect(finding?.message).toContain('only HeltecModbus takes an address');
    expect(finding?.fix?.title).toBe('Keep the line as a comment');
  });

  test.each([[], ['BMS_TYPE = HeltecModbus']])('are kept where it may be Heltec %#', (...lines) => {
    const [finding] = found('1.3', 'BATTERY_ADDRESSES = 0x01', ...lines);
    expect(finding?.message).toContain('It is for HeltecModbus only');
    expect(finding?.fix?.title).toBe('Replace it by HELTEC_MODBUS_ADDR = 1');
  });
});
