/** Names in BMS_TYPE of batteries that are on no serial port, in versions that do not take them there. */
import {describe, expect, test} from 'vitest';
import {applyFixes, check} from '../../../src/driver-config/index.ts';
import {catalog, ini, type ReleaseName, version} from './catalog.ts';

const typeFinding = (release: ReleaseName, ...lines: readonly string[]) =>
  check(ini(...lines), version(release), catalog).findings.filter(({code}) => code === 'bms-type');

describe('a type of another link in BMS_TYPE', () => {
  test.each<readonly [ReleaseName, string, string, string]>([
    ['1.4', 'Daly_Can', 'CAN_PORT = can0', ''],
    ['1.4', 'Daly, Daly_Can', 'CAN_PORT = can0', 'BMS_TYPE = Daly'],
    ['1.4', 'jkbms_ble', 'BLUETOOTH_BMS = Jkbms_Ble C8:47:8C:00:00:00', ''],
    ['1.4', 'LltJbd_Ble', 'BLUETOOTH_BMS = LltJbd_Ble C8:47:8C:00:00:00', ''],
    ['2.1', 'Generic_Mqtt', 'MQTT_TOPIC = battery/1', ''],
  ])('%s: %s is taken out', (release, types, link, left) => {
    const lines = [`BMS_TYPE = ${types}`, link];
    const found = typeFinding(release, ...lines);
    expect(found[0]?.message).toContain(`${link.split(' ')[0]} is enough`);
    expect(found[0]?.fix?.safe).toBe(true);
    expect(applyFixes(ini(...lines), found)).toBe(ini(...[left, link].filter(Boolean)));
  });

  test('is not taken out by itself where nothing else names the battery', () => {
    expect(typeFinding('1.4', 'BMS_TYPE = Daly_Can')[0]?.fix?.safe).toBe(false);
  });

  test('has no fix beside a name that is wrong', () => {
    const [finding] = typeFinding('1.4', 'BMS_TYPE = Daly, Daly_Can, Foo');
    expect(finding?.message).toContain('"Daly_Can"');
    expect(finding?.fix).toBeUndefined();
  });

  test('is taken by 2.0', () => {
    expect(typeFinding('2.0', 'BMS_TYPE = Daly_Can', 'CAN_PORT = can0')).toEqual([]);
  });
});

describe('the factor of a temperature sensor', () => {
  const codes = (value: string) =>
    check(ini(`TEMPERATURE_1_ADJUST = ${value}`), version('2.1'), catalog).findings.map(({code}) => code);

  test('of 0 is named', () => {
    expect(codes('1, 0')).toContain('sensor-adjustment');
  });

  test.each(['0, 1', '-2, 1', '0, 0.98'])('of %s is fine', (value) => {
    expect(codes(value)).not.toContain('sensor-adjustment');
  });
});
