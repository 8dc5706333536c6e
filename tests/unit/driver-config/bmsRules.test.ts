import {describe, expect, it} from 'vitest';
import {check, type Finding} from '../../../src/driver-config/index.ts';
import {ALL, type ReleaseName, catalog, ini, version} from './catalog.ts';

const bmsCodes: ReadonlySet<string> = new Set(['bms-cannot-work', 'bms-required', 'bms-trap', 'bms-without-effect']);

const aboutBms = (release: ReleaseName, text: string, bms?: string): readonly Finding[] =>
  check(text, version(release), catalog, undefined, bms).findings.filter(({code}) => bmsCodes.has(code));

const codes = (findings: readonly Finding[]): readonly string[] => findings.map(({code, key}) => `${code} ${key}`);

describe.each(ALL)('rules of v%s for each BMS', (release) => {
  const {bms, settings} = version(release).data;
  const defaults = new Map(settings.map(({key, defaultRaw}) => [key, defaultRaw]));

  it.each(bms)('$id: what cannot work is all that is said', ({id, traps}) => {
    const never = traps.filter(({cannotWork}) => cannotWork);
    const found = aboutBms(release, '', id);
    if (never.length === 0) {
      expect(found.map(({code}) => code)).not.toContain('bms-cannot-work');
      return;
    }
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({code: 'bms-cannot-work', severity: 'warning', bms: id});
  });

  it.each(bms.filter(({traps}) => traps.every(({cannotWork}) => !cannotWork)))(
    '$id: settings without effect, settings it needs, traps',
    ({id, withoutEffect, requires, traps}) => {
      for (const key of withoutEffect) {
        const text = ini(`${key} = ${defaults.get(key) || '0x01'}`);
        expect(codes(aboutBms(release, text, id))).toContain(`bms-without-effect ${key}`);
      }
      for (const {key, value} of requires) {
        expect(codes(aboutBms(release, '', id))).toContain(`bms-required ${key}`);
        const text = ini(`${key} = ${value ?? (defaults.get(key) || 'x')}`);
        expect(codes(aboutBms(release, text, id))).not.toContain(`bms-required ${key}`);
      }
      // A setting that is required says so itself: its trap would be the second message about the same line.
      const required = new Set(requires.map(({key}) => key));
      for (const {title, condition} of traps.filter((trap) => !required.has(trap.condition!.key))) {
        const value = {true: 'True', false: 'False', set: '0x01', empty: ''}[condition!.when];
        const found = aboutBms(release, ini(`${condition!.key} = ${value}`), id);
        expect(found.filter(({message}) => message.includes(title))).toHaveLength(1);
        const opposite = {true: 'False', false: 'True', set: '', empty: 'Jkbms_Can'}[condition!.when];
        const other = aboutBms(release, ini(`${condition!.key} = ${opposite}`), id);
        expect(other.filter(({message}) => message.includes(title))).toHaveLength(0);
      }
    },
  );

  it('says nothing about a BMS that nobody named', () => {
    const keys = ini(...settings.map(({key, defaultRaw}) => `${key} = ${defaultRaw}`));
    expect(aboutBms(release, keys)).toEqual([]);
    expect(aboutBms(release, '', 'no-such-bms')).toEqual([]);
  });
});

describe('how a file names its BMS', () => {
  it('by BMS_TYPE, one of several', () => {
    expect(codes(aboutBms('2.0', ini('BMS_TYPE = Jkbms, MNB')))).toEqual(['bms-required HISTORY_ENABLE']);
  });

  it('by BLUETOOTH_BMS, the library included', () => {
    const jbd = aboutBms('1.6', ini('BLUETOOTH_BMS = LltJbd_Ble C8:47:8C:00:00:00'));
    expect(jbd.map(({code, bms}) => `${code} ${bms}`)).toEqual(['bms-cannot-work lltjbd-ble']);
    const jk = aboutBms('2.0', ini('BLUETOOTH_BMS = Jkbms_Ble C8:47:8C:00:00:00', 'BATTERY_CAPACITY = 100'));
    expect(codes(jk)).toEqual([
      'bms-trap DCCM_T_ENABLE',
      'bms-trap AUTO_RESET_SOC',
      'bms-without-effect BATTERY_CAPACITY',
    ]);
  });

  it('by MQTT_TOPIC', () => {
    expect(codes(aboutBms('2.1', ini('MQTT_TOPIC = battery/1', 'POLL_INTERVAL = 5')))).toEqual([
      'bms-without-effect POLL_INTERVAL',
    ]);
  });

  it('a setting that one of two BMS uses is of use', () => {
    const both = ini('BMS_TYPE = Ubms_Can, LltJbd_Up16s', 'BATTERY_ADDRESSES = 0x01, 0x02');
    expect(codes(aboutBms('2.1', both))).not.toContain('bms-without-effect BATTERY_ADDRESSES');
    const one = ini('BMS_TYPE = Ubms_Can', 'BATTERY_ADDRESSES = 0x01, 0x02');
    expect(codes(aboutBms('2.1', one))).toContain('bms-without-effect BATTERY_ADDRESSES');
  });

  it('a required value can be set with one click where the file has another one', () => {
    const [finding] = aboutBms('2.0', ini('BMS_TYPE = MNB', 'HISTORY_ENABLE = True'));
    expect(finding).toMatchObject({code: 'bms-required', key: 'HISTORY_ENABLE', bms: 'mnb'});
    expect(finding?.fix?.title).toBe('Set HISTORY_ENABLE to False');
  });
});

it('the rules are about something', () => {
  const counts = ALL.map((release) => version(release).data.bms).map((bms) => ({
    sections: bms.length,
    withoutEffect: bms.flatMap(({withoutEffect}) => withoutEffect).length,
    requires: bms.flatMap(({requires}) => requires).length,
    traps: bms.flatMap(({traps}) => traps).length,
  }));
  console.log('BMS rules by version:', JSON.stringify(counts));
  for (const {sections, traps} of counts) {
    expect(sections).toBeGreaterThan(19);
    expect(traps).toBeGreaterThan(5);
  }
});
