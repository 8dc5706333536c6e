// cspell:ignore mqtts
/** The address of the MQTT broker, which is no address of the web. */
import {describe, expect, test} from 'vitest';
import {applyFixes, check} from '../../../src/driver-config/index.ts';
import {catalog, ini, version} from './catalog.ts';

const found = (...lines: readonly string[]) =>
  check(ini(...lines), version('2.1'), catalog).findings.filter(({code}) => code === 'broker-address');

describe('MQTT_BROKER_ADDRESS', () => {
  test.each([
    ['mqtt://192.168.1.5:1883', true, ['MQTT_BROKER_ADDRESS = 192.168.1.5']],
    ['192.168.1.5:1883', true, ['MQTT_BROKER_ADDRESS = 192.168.1.5']],
    ['tcp://broker.local/', true, ['MQTT_BROKER_ADDRESS = broker.local']],
    ['broker.local:8884', false, ['MQTT_BROKER_ADDRESS = broker.local', 'MQTT_BROKER_PORT = 8884']],
  ])('%s: only the host belongs there', (value, safe, right) => {
    const line = `MQTT_BROKER_ADDRESS = ${value}`;
    expect(found(line).map(({severity, fix}) => [severity, fix?.safe])).toEqual([['warning', safe]]);
    expect(applyFixes(ini(line), found(line))).toBe(ini(...right));
  });

  test('with encryption is not put right by itself', () => {
    expect(found('MQTT_BROKER_ADDRESS = mqtts://broker.local:8883')[0]?.fix).toBeUndefined();
  });

  test.each(['192.168.1.5', 'broker.local', 'localhost', '::1', 'fe80::1', '2001:db8::2'])('%s is fine', (value) => {
    expect(found(`MQTT_BROKER_ADDRESS = ${value}`)).toEqual([]);
  });
});
