/** Lists of names that are spread over several lines. */
import {describe, expect, test} from 'vitest';
import {applyFixes, check} from '../../../src/driver-config/index.ts';
import {catalog, ini, type ReleaseName, version} from './catalog.ts';

const findings = (release: ReleaseName, text: string, code: string) =>
  check(text, version(release), catalog).findings.filter((finding) => finding.code === code);

const first = 'Jkbms_Ble C8:47:8C:00:00:00';
const second = 'Jkbms_Ble C8:47:8C:00:00:11';
const joined = ini(`BLUETOOTH_BMS = ${first}, ${second}`);

describe('a key that is set twice', () => {
  test('keeps both batteries', () => {
    const text = ini(`BLUETOOTH_BMS = ${first},`, `BLUETOOTH_BMS = ${second}`);
    const found = findings('2.0', text, 'duplicate-key');
    expect(found.map(({fix}) => [fix?.title, fix?.safe])).toEqual([['Join both, separated by a comma', false]]);
    expect(applyFixes(text, found)).toBe(joined);
  });

  test.each([
    ['MAX_CELL_VOLTAGE = 3.4', 'MAX_CELL_VOLTAGE = 3.45'],
    ['MQTT_TOPIC = a', 'MQTT_TOPIC = b'],
  ])('is not joined where only one value counts: %s', (...lines) => {
    expect(findings('2.1', ini(...lines), 'duplicate-key')[0]?.fix?.title).toBe('Keep this value, remove line 2');
  });
});

describe('a battery in a line of its own', () => {
  const text = ini(`BLUETOOTH_BMS = ${first},`, second);

  test('is moved behind the first one', () => {
    const found = findings('1.4', text, 'unknown-key');
    expect(found[0]?.message).toContain('a battery for BLUETOOTH_BMS');
    expect(applyFixes(text, found)).toBe(joined);
  });

  test('without a list is kept as a comment', () => {
    expect(findings('1.4', ini(second), 'unknown-key')[0]?.fix?.title).toBe('Make the line a comment');
  });
});
