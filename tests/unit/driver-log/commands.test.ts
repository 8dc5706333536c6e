import {describe, expect, it} from 'vitest';
import {texts} from './allTexts.ts';
import {read, stamped} from './support.ts';

const commandsOf = (text: string): readonly string[] => read(text).findings.flatMap(({commands}) => commands);

const search = (version: string, ...lines: readonly string[]): string =>
  stamped('Starting dbus-serialbattery', `dbus-serialbattery v${version}`, ...lines);

const silent = [
  '-- Testing BMS: 1 of 3 rounds',
  'Testing Daly at address "\\x40"',
  'ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0',
];

describe('commands of findings', () => {
  it.each([
    ['1.3.20240705', '/data/etc/dbus-serialbattery/restart-driver.sh'],
    ['1.6.20250131', '/data/etc/dbus-serialbattery/restart-driver.sh'],
    ['2.0.20250729', '/data/apps/dbus-serialbattery/restart.sh'],
    ['2.1.20260303dev', '/data/apps/dbus-serialbattery/restart.sh'],
  ])('restart the driver of %s', (version, script) => {
    expect(commandsOf(search(version, ...silent)).filter((command) => /\.sh$/.test(command))).toEqual([
      `bash ${script}`,
    ]);
  });

  it('create the services of a connection after its setting is changed', () => {
    const wrong = 'ERROR:SerialBattery:>>> Unknown Bluetooth BMS type: JKBMS_Ble';
    expect(commandsOf(search('2.0.20250729', wrong))).toContain('bash /data/apps/dbus-serialbattery/enable.sh');
    expect(commandsOf(search('1.6.20250131', wrong))).toContain('bash /data/etc/dbus-serialbattery/reinstall-local.sh');
  });

  it('name no script where the log may be of several releases, or older than all of them', () => {
    expect(commandsOf(search('0.14.3', ...silent)).join()).not.toContain('.sh');
    expect(commandsOf('INFO:SerialBattery:Starting dbus-serialbattery').join()).not.toContain('.sh');
  });

  it.each(texts)('are those of the version that the findings link to, each once: %s', (_name, text) => {
    const {findings, docs} = read(text);
    const scripts = findings.flatMap(({commands}) => commands).filter((command) => command.startsWith('bash'));
    for (const command of scripts) expect(command).toMatch(/^v1/.test(docs.name) ? '/data/etc/' : '/data/apps/');
    expect(new Set(scripts).size).toBe(scripts.length);
  });
});
