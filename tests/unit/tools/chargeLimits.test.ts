import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {configLines, withCurvesMoved} from '../../../src/tools/charge-limits/configLines.ts';
import {curvePlots, limitsFor, readReadings} from '../../../src/tools/charge-limits/results.ts';
import {
  initialState,
  limitsAddress,
  readCells,
  readNumber,
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

/** Worked values of the driver: reading, then linear and step of 1.x, linear and step of 2.x, in A. */
type Row = readonly [reading: number, linear1: number, step1: number, linear2: number, step2: number];

const byHighestCell: readonly Row[] = [
  [3.3, 50, 50, 50, 50],
  [3.35, 41.67, 50, 50, 50],
  [3.38, 36.67, 50, 42.5, 50],
  [3.4, 33.33, 50, 12.5, 12.5],
  [3.42, 30, 50, 4.5, 12.5],
  [3.43, 28.33, 50, 2.05, 2.5],
  [3.45, 25, 25, 0.25, 0.25],
  [3.475, 13.75, 25, 0.125, 0.25],
  [3.5, 2.5, 2.5, 0, 0],
  [3.525, 1.25, 2.5, 0, 0],
  [3.55, 0, 0, 0, 0],
];
const byLowestCell: readonly Row[] = [
  [3.2, 60, 60, 60, 60],
  [3.15, 60, 60, 40, 60],
  [3.1, 60, 60, 15, 60],
  [3.05, 52.5, 60, 9, 15],
  [3.0, 45, 60, 3, 15],
  [2.95, 37.5, 60, 1.65, 3],
  [2.9, 30, 60, 0.3, 3],
  [2.85, 18, 30, 0.15, 0.3],
  [2.8, 6, 30, 0, 0],
  [2.75, 3, 6, 0, 0],
  [2.7, 0, 0, 0, 0],
];
const byWarmthWhileCharging: readonly Row[] = [
  [0, 0, 0, 0, 0],
  [1, 2.5, 0, 6.25, 0],
  [3.5, 7.5, 5, 18.75, 12.5],
  [8, 16, 10, 40, 25],
  [12.5, 30, 20, 50, 50],
  [17.5, 45, 40, 50, 50],
  [25, 50, 50, 50, 50],
  [37.5, 35, 50, 50, 50],
  [42.5, 16.67, 20, 37.5, 50],
  [47.5, 10, 20, 18.75, 25],
  [52.5, 3.33, 20, 6.25, 12.5],
  [55, 0, 0, 0, 0],
];
const byWarmthWhileDischarging: readonly Row[] = [
  [-20, 0, 0, 0, 0],
  [-10, 6, 12, 0, 0],
  [-5, 9, 12, 7.5, 15],
  [0, 12, 18, 15, 30],
  [5, 18, 24, 30, 60],
  [7.5, 21, 24, 45, 60],
  [12.5, 42, 60, 60, 60],
  [25, 60, 60, 60, 60],
  [40, 60, 60, 60, 30],
  [42.5, 60, 60, 45, 30],
  [45, 60, 0, 30, 15],
  [47.5, 45, 0, 22.5, 15],
  [50, 30, 0, 15, 0],
  [55, 0, 0, 0, 0],
];
/** SoC: reading, linear and step while charging, linear and step while discharging; the same in all versions. */
const bySoc: readonly Row[] = [
  [100, 5, 5, 60, 60],
  [96.5, 7.5, 5, 60, 60],
  [92.5, 17.5, 10, 60, 60],
  [87.5, 37.5, 25, 60, 60],
  [85, 50, 50, 60, 60],
  [17.5, 50, 50, 45, 60],
  [12.5, 50, 50, 21, 30],
  [7.5, 50, 50, 9, 12],
  [5, 50, 50, 6, 6],
];
/** 2.x only: MOSFET temperature, linear and step while charging, linear and step while discharging. */
const byMosfet: readonly Row[] = [
  [70, 50, 50, 60, 60],
  [75, 31.25, 50, 37.5, 60],
  [80, 12.5, 12.5, 15, 15],
  [85, 6.25, 12.5, 7.5, 15],
  [90, 0, 0, 0, 0],
];

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

describe.each(catalog.versions.map((version) => ({version, label: version.label})))(
  'worked values of $label',
  ({version}) => {
    const linear = isSecond(version) ? 3 : 1;

    test.each([
      {name: 'charge by highest cell', reading: 'highestCell', of: 'charge', rows: byHighestCell},
      {name: 'discharge by lowest cell', reading: 'lowestCell', of: 'discharge', rows: byLowestCell},
      {name: 'charge by temperature', reading: 'coldest', of: 'charge', rows: byWarmthWhileCharging},
      {name: 'discharge by temperature', reading: 'warmest', of: 'discharge', rows: byWarmthWhileDischarging},
    ] as const)('$name', ({reading, of, rows}) => {
      for (const row of rows) {
        const readings = {[reading]: String(row[0])};
        expect(limits(version, {}, readings)[of], `linear at ${row[0]}`).toBeCloseTo(row[linear], 2);
        expect(limits(version, stepSetting(version), readings)[of], `step at ${row[0]}`).toBeCloseTo(
          row[linear + 1]!,
          3,
        );
      }
    });

    test('by state of charge, once it is switched on', () => {
      const on = {CCCM_SOC_ENABLE: 'True', DCCM_SOC_ENABLE: 'True'};
      for (const [soc, ...expected] of bySoc) {
        const inLinear = limits(version, on, {soc: String(soc)});
        const inStep = limits(version, {...on, ...stepSetting(version)}, {soc: String(soc)});
        [inLinear.charge, inStep.charge, inLinear.discharge, inStep.discharge].forEach((value, index) =>
          expect(value, `${soc} % #${index}`).toBeCloseTo(expected[index]!, 3),
        );
        expect(limits(version, {}, {soc: String(soc)})).toEqual({charge: 50, discharge: 60});
      }
    });

    test('by MOSFET temperature, since 2.0', () => {
      for (const [mosfet, ...expected] of byMosfet) {
        const inLinear = limits(version, {}, {mosfet: String(mosfet)});
        const inStep = limits(version, stepSetting(version), {mosfet: String(mosfet)});
        [inLinear.charge, inStep.charge, inLinear.discharge, inStep.discharge].forEach((value, index) =>
          expect(value).toBeCloseTo(isSecond(version) ? expected[index]! : index < 2 ? 50 : 60, 3),
        );
      }
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
        const row = byHighestCell.find(([x]) => x === 3.42)!;
        expect(plot.lines && plot.own[0]![1]).toBeCloseTo(row[mode === 'linear' ? linear : linear + 1]!, 3);
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
  },
);

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
