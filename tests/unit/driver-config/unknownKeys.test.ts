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

describe('a key of MQTT', () => {
  test.each([
    ['MQTT_SERVER', 'MQTT_BROKER_ADDRESS'],
    ['MQTT_HOST', 'MQTT_BROKER_ADDRESS'],
    ['MQTT_PORT', 'MQTT_BROKER_PORT'],
    ['MQTT_USER', 'MQTT_USERNAME'],
  ])('%s is %s', (name, key) => {
    expect(found('2.1', `${name} = x`)[0]?.fix?.title).toBe(`Change it to ${key}`);
    expect(found('2.0', `${name} = x`)[0]?.message).not.toContain(key);
  });
});

describe('a key that ended before 1.3', () => {
  test.each([
    ['CUSTOM_BATTERY_NAMES = /dev/ttyUSB0:Bow', 'the GX device keeps the name of a battery'],
    ['PENALTY_AT_CELL_VOLTAGE = 3.5', 'removed in driver v1.0.0beta20230501'],
  ])('%s is told as such', (line, remark) => {
    const [finding] = check(ini(line), version('2.0'), catalog).findings;
    expect(finding).toMatchObject({code: 'legacy-key', fix: {title: 'Keep the line as a comment'}});
    expect(finding?.message).toContain(remark);
  });
});

describe('a setting without its equals sign', () => {
  test.each([
    ['MAX_CELL_VOLTAGE 3.5', 'MAX_CELL_VOLTAGE = 3.5', true],
    ['MAX_CELL_VOLTAGE -> 3.5', 'MAX_CELL_VOLTAGE = 3.5', true],
    ['TEMPERATURE_SOURCE_BATTERY\t1, 2', 'TEMPERATURE_SOURCE_BATTERY = 1, 2', true],
    ['MAX_CELL_VOLTAGE of the new cells', 'MAX_CELL_VOLTAGE = of the new cells', false],
  ])('%s gets it', (line, right, safe) => {
    const {findings} = check(ini(line), version('2.0'), catalog);
    expect(findings).toMatchObject([{code: 'unreadable-line', fix: {safe}}]);
    expect(findings[0]?.message).toContain('the equals sign is missing');
    expect(applyFixes(ini(line), findings)).toBe(ini(right));
  });

  test('is not told of a line that begins with another word', () => {
    const [finding] = check(ini('CELLS 16'), version('2.0'), catalog).findings;
    expect(finding?.message).toContain('neither a comment nor a setting');
  });

  test('is not set twice without asking', () => {
    const {findings} = check(ini('MAX_CELL_VOLTAGE 3.5', 'MAX_CELL_VOLTAGE = 3.45'), version('2.0'), catalog);
    expect(findings.find(({code}) => code === 'unreadable-line')?.fix?.safe).toBe(false);
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
