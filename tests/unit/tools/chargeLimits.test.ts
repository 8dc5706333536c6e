import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {configLines, withCurvesMoved} from '../../../src/tools/charge-limits/configLines.ts';
import {curvePlots, limitsFor, readReadings} from '../../../src/tools/charge-limits/results.ts';
import {
  initialState,
  limitsAddress,
  readCells,
  readNumber,
  readReading,
  type ReadingName,
} from '../../../src/tools/charge-limits/state.ts';
import {amperes, volts} from '../../../src/tools/charge-limits/words.ts';
import {limitMode, type Version} from '../../../src/driver-config/index.ts';
import {loadCatalog} from '../../../src/driver-config/loadCatalog.ts';

const catalog = loadCatalog('.');
const isSecond = ({label}: Version): boolean => label.startsWith('v2.');
const stepSetting = (version: Version): Readonly<Record<string, string>> =>
  isSecond(version) ? {CHARGE_MODE: '2'} : {LINEAR_LIMITATION_ENABLE: 'False'};

const none = Object.fromEntries(Object.keys(initialState.readings).map((name) => [name, ''])) as Record<
  ReadingName,
  string
>;

interface Outcome {
  readonly charge: number;
  readonly discharge: number;
}

function limits(
  version: Version,
  settings: Readonly<Record<string, string>>,
  readings: Partial<Record<ReadingName, string>>,
): Outcome {
  const {result} = configLines(catalog, version, settings);
  // v2.0 lowers the discharge limit when there is no MOSFET sensor; the tables are about batteries that have one.
  const {charge, discharge} = limitsFor(version, result.effective, 16, {
    readings: {...none, mosfet: '30', ...readings},
    phase: 'bulk',
  });
  return {charge: charge.amperes, discharge: discharge.amperes};
}

describe.each(catalog.versions.map((version) => ({version, label: version.label})))('limits of $label', ({version}) => {
  test('by state of charge only once it is switched on, by MOSFET temperature only since 2.0', () => {
    for (const soc of ['100', '5']) expect(limits(version, {}, {soc})).toEqual({charge: 50, discharge: 60});
    expect(limits(version, {}, {mosfet: '85'}).charge).toBe(isSecond(version) ? 6.25 : 50);
    expect(limits(version, {}, {mosfet: '85'}).discharge).toBe(isSecond(version) ? 7.5 : 60);
  });

  test('all readings together: the lowest wins, with the words of the driver', () => {
    const {effective} = configLines(catalog, version, {}).result;
    const readings = {...none, highestCell: '3.42', coldest: '18', warmest: '22', mosfet: '60', bmsCharge: '80'};
    const {charge, pack} = limitsFor(version, effective, 16, {readings, phase: 'bulk'});
    expect(amperes(charge.amperes)).toBe(isSecond(version) ? '4.5\u00a0A' : '30\u00a0A');
    expect(charge.reason).toBe('Cell Voltage');
    expect(pack).toMatchObject({max: 55.2, float: 54, min: 46.4, reset: 58.4, floatRamp: 1200});
  });

  test.each([
    [4, 13.8, 13.5, 11.6, 14.6],
    [8, 27.6, 27, 23.2, 29.2],
    [15, 51.75, 50.62, 43.5, 54.75],
    [16, 55.2, 54, 46.4, 58.4],
  ])('voltages of %i cells', (cells, max, float, min, reset) => {
    const {effective} = configLines(catalog, version, {}).result;
    expect(limitsFor(version, effective, cells, initialState).pack).toMatchObject({max, float, min, reset});
  });

  test('a high cell lowers the charge voltage limit', () => {
    const {effective} = configLines(catalog, version, {}).result;
    const readings = {...none, highestCell: '3.60', lowestCell: '3.40'};
    const {voltage} = limitsFor(version, effective, 16, {readings, phase: 'bulk'});
    expect(volts(voltage.volts)).toBe('54.45\u00a0V');
    expect(voltage.isReduced).toBe(true);
    expect(limitsFor(version, effective, 16, {readings, phase: 'float'}).voltage.volts).toBe(54);
  });

  test('plots follow the rule of the driver and mark the own point', () => {
    for (const mode of ['linear', 'step'] as const) {
      const {effective} = configLines(catalog, version, mode === 'step' ? stepSetting(version) : {}).result;
      expect(limitMode(version, effective)).toBe(mode);
      const plots = curvePlots(version, effective, mode, readReadings({...none, highestCell: '3.42'}));
      expect(plots.map(({curve}) => curve.id)).toHaveLength(isSecond(version) ? 8 : 6);
      const plot = plots[0]!;
      const expected = isSecond(version) ? {linear: 4.5, step: 12.5} : {linear: 30, step: 50};
      expect(plot.lines && plot.own[0]![1]).toBeCloseTo(expected[mode], 3);
    }
  });

  test('nothing changed, nothing to write', () => {
    expect(configLines(catalog, version, {})).toMatchObject({text: '[DEFAULT]\n', keys: []});
    const {defaultRaw} = version.settings.get('MAX_CELL_VOLTAGE')!;
    expect(configLines(catalog, version, {MAX_CELL_VOLTAGE: `${defaultRaw}0`}).keys).toEqual([]);
  });

  test('lines for other limits have no finding, whatever sensible limits are', () => {
    const step = (low: number, high: number): fc.Arbitrary<string> =>
      fc.integer({min: low, max: high}).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(
        step(345, 365),
        step(330, 340),
        step(260, 300),
        fc.integer({min: 1, max: 400}),
        fc.integer({min: 1, max: 400}),
        (max, float, min, charge, discharge) => {
          const {result, keys} = configLines(catalog, version, {
            MAX_CELL_VOLTAGE: max,
            FLOAT_CELL_VOLTAGE: float,
            MIN_CELL_VOLTAGE: min,
            MAX_BATTERY_CHARGE_CURRENT: String(charge),
            MAX_BATTERY_DISCHARGE_CURRENT: String(discharge),
            ...stepSetting(version),
          });
          expect(result.findings.map(({message}) => message)).toEqual([]);
          expect(result.starts && !result.error119).toBe(true);
          expect(keys).toContain('FLOAT_CELL_VOLTAGE');
        },
      ),
      {numRuns: 60},
    );
  });

  test('a curve that the reader wrote stays as it is', () => {
    const own = {MAX_CELL_VOLTAGE: '3.50', CELL_VOLTAGES_WHILE_CHARGING: '3.60, 3.50, 3.45, 3.30'};
    expect(withCurvesMoved(version, own)).toEqual(own);
  });
});

describe('what readers type', () => {
  test.each([
    ['3.45', 3.45],
    [' 3,45 ', 3.45],
    ['-5', -5],
    ['.5', 0.5],
    ['3.', 3],
    ['', undefined],
    ['1e3', Number.NaN],
    ['3,4,5', Number.NaN],
    ['abc', Number.NaN],
    ['<b>', Number.NaN],
  ])('%j is %s', (text, expected) => expect(readNumber(text)).toBe(expected));

  test.each([
    ['\u22125', -5],
    ['\u2013 5 °C', -5],
    ['-5\u00a0°C', -5],
    ['3,42 V', 3.42],
    ['80%', 80],
    ['20 a', 20],
    ['', undefined],
    [' V', undefined],
    ['3 42', Number.NaN],
    ['5-', Number.NaN],
    ['16s', Number.NaN],
  ])('as a reading, %j is %s', (text, expected) => expect(readReading(text)).toBe(expected));

  test.each([
    ['16', 16],
    ['0', undefined],
    ['33', undefined],
    ['4.5', undefined],
    ['', undefined],
    ['x', undefined],
  ])('%j cells are %s', (text, expected) => expect(readCells(text)).toBe(expected));

  test('any address is read without an error, and what was read is written again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({maxLength: 12}), fc.string({maxLength: 40})), (values) => {
        const state = limitsAddress.parse(new URLSearchParams(values));
        const again = limitsAddress.parse(limitsAddress.print(state));
        expect({...again, focus: ''}).toEqual({...state, focus: ''});
      }),
    );
    const state = limitsAddress.parse(
      new URLSearchParams('MAX_CELL_VOLTAGE=3.5%0AX%3D1&__proto__=1&phase=float&low=1'),
    );
    expect(state.settings).toEqual({MAX_CELL_VOLTAGE: '3.5 X=1'});
    expect(state.phase).toBe('float');
  });

  test('any settings give a result or say that the driver does not start', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'MAX_CELL_VOLTAGE',
            'CELL_VOLTAGES_WHILE_CHARGING',
            'MAX_CHARGE_CURRENT_CV_FRACTION',
            'CHARGE_MODE',
          ),
          fc.string({maxLength: 30}).map((text) => text.replace(/[\r\n]/g, ' ')),
        ),
        (settings) => {
          for (const version of catalog.versions) {
            const {result} = configLines(catalog, version, settings);
            if (!result.starts) continue;
            limitsFor(version, result.effective, 16, initialState);
            curvePlots(version, result.effective, 'linear', readReadings(initialState.readings));
          }
        },
      ),
      {numRuns: 60},
    );
  });
});
