import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {applyFixes, check, fixAllSafe} from '../../../src/driver-config/index.ts';
import {parseIni} from '../../../src/driver-config/ini/iniFile.ts';
import {readSettings} from '../../../src/driver-config/ini/readSettings.ts';
import {ALL, catalog, type ReleaseName, version} from './catalog.ts';

/** Faults of a file, each in lines of its own. */
const faults: readonly (readonly string[])[] = [
  ['SOC_RESET_CURRENT = 9', 'SOC_RESET_CURRENT = 9'],
  ['SOC_RESET_VOLTAGE = 3.6'],
  ['SOC_RESET_CELL_VOLTAGE = 3.6'],
  ['BULK_AFTER_DAYS = 21'],
  ['MODBUS_ADDRESSES = 0x01'],
  ['HELTEC_MODBUS_ADDR = 1'],
  ['LINEAR_LIMITATION_ENABLE = True'],
  ['VOLTAGE_DROP = 0.1; MIN_CELL_VOLTAGE = 2.95'],
  ['VOLTAGE_DROP = 0,1 ; cable'],
  ['  SOC_CALCULATION = True'],
  ['SOC_CALCULATION = yes'],
  ['soc_calculation = True'],
  ['MXA_CELL_VOLTAGE = 3.44'],
  ['FLOAT_CELL_VOLTAGE = 3.5'],
  ['BATTERY_CAPACITY 150'],
  ['BATTERY_CAPACITY =', '150'],
  ['CELL_VOLTAGES_WHILE_CHARGING = 3.5, 3.45,', '3.425, 3.4, 3.375'],
  ['MAX_BATTERY_CHARGE_', 'CURRENT = 40'],
  ['[DEFAULT ]'],
  ['[default]'],
  ['[DEFAULT] ; mine'],
  ['BMS_TYPE = jkbms'],
  ['BMS_TYPE = Jkbms; LltJbd'],
  ['CAN_PORT: can0'],
  ['BLUETOOTH_BMS = Jkbms_Ble C8:47:8C:00:00:00', 'BLUETOOTH_BMS = Jkbms_Ble C8:47:8C:00:00:00'],
  ['EXCLUDED_DEVICES = ttyUSB1'],
  ['LOGGING = "debug"'],
  ['SOC_RESET_AFTER_DAYS = 0'],
  ['//MAX_CELL_VOLTAGE = 3.5'],
  ['oops'],
];

/** Settings that are right in every version. */
const plain: Readonly<Record<string, string>> = {
  MAX_CELL_VOLTAGE: '3.44',
  MAX_BATTERY_CHARGE_CURRENT: '35',
  MAX_BATTERY_DISCHARGE_CURRENT: '55',
  CVCM_ENABLE: 'True',
  TIME_TO_GO_ENABLE: 'False',
};

const file = fc
  .tuple(
    fc.subarray(Object.keys(plain)),
    fc.uniqueArray(fc.integer({min: 0, max: faults.length - 1}), {minLength: 2, maxLength: 6}),
    fc.array(fc.nat(20), {minLength: 12, maxLength: 12}),
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
  )
  .map(([keys, chosen, places, lineEnd, hasHeader]) => {
    const blocks = keys.map((key) => [`${key} = ${plain[key] ?? ''}`]);
    chosen.forEach((index, order) =>
      blocks.splice((places[order] ?? 0) % (blocks.length + 1), 0, [...(faults[index] ?? [])]),
    );
    return [...(hasHeader ? ['[DEFAULT]'] : []), ...blocks.flat(), ''].join(lineEnd);
  });

/** Settings of lines that nothing is wrong with, with their values. */
function soundSettings(text: string, release: ReleaseName): ReadonlyMap<string, unknown> {
  const faulty = new Set(
    check(text, release, catalog).findings.flatMap(({severity, line}) => (severity === 'info' ? [] : [line])),
  );
  return new Map(
    [...readSettings(parseIni(text), version(release)).values()].flatMap(({key, option, value, issue}) =>
      option && !issue && !option.parts.some(({line}) => faulty.has(line.number)) ? [[key, value] as const] : [],
    ),
  );
}

describe('safe fixes', () => {
  it('of several faults lose no setting and change no value that was right', {timeout: 1_200_000}, () => {
    const numRuns = process.env.FULL === '1' ? 5000 : 100;
    console.log(`${numRuns} files with two to six faults`);
    fc.assert(
      fc.property(file, fc.constantFrom(...ALL), (text, release) => {
        const fixed = fixAllSafe(text, release, catalog);
        const after = readSettings(parseIni(fixed), version(release));
        for (const [key, value] of soundSettings(text, release)) {
          expect(after.get(key)?.option, `${key} is gone`).toBeDefined();
          expect(after.get(key)?.value, key).toEqual(value);
        }
        if (check(text, release, catalog).starts) expect(check(fixed, release, catalog).starts).toBe(true);
      }),
      {seed: 20261129, numRuns},
    );
  });
});

describe('fixes', () => {
  it('leave out those that touch the same line', () => {
    const at = (from: number, to: number, insert: string) => ({
      line: 1,
      column: 1,
      severity: 'error' as const,
      code: 'address' as const,
      message: 'x',
      fix: {title: 'x', safe: true, edits: [{from, to, insert}]},
    });
    expect(applyFixes('abc\ndef\n', [at(0, 4, ''), at(0, 0, '; '), at(2, 3, 'Y'), at(4, 5, 'Z')])).toBe('Zef\n');
  });
});
