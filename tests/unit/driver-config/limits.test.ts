import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  check,
  curveCurrent,
  currentLimit,
  curvesOf,
  type EffectiveSettings,
  type LimitMode,
  limitMode,
  linearOutput,
  packVoltages,
  stepOutput,
  voltageLimit,
} from '../../../src/driver-config/index.ts';
import {ALL, BEFORE_20, catalog, ini, type ReleaseName, SINCE_20, version} from './catalog.ts';
import {everyVersion} from '../../support/everyVersion.ts';

const settings = (release: ReleaseName, ...lines: readonly string[]): EffectiveSettings =>
  check(ini(...lines), release, catalog).effective;

type CurveId = ReturnType<typeof curvesOf>[number]['id'];

/** Columns: x, then A in v1.x linear and step, v2.x linear and step. */
type Row = readonly [x: number, linear1: number, step1: number, linear2: number, step2: number];

/** Columns: x, then A linear and step, the same in all versions that have the curve. */
type ShortRow = readonly [x: number, linear: number, step: number];

/** Worked out with the driver's own functions and the default settings of the versions. */
const BY_VERSION: Partial<Record<CurveId, readonly Row[]>> = {
  'charge-by-cell-voltage': [
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
  ],
  'discharge-by-cell-voltage': [
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
  ],
  'charge-by-temperature': [
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
  ],
  'discharge-by-temperature': [
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
  ],
};

const ALIKE: Partial<Record<CurveId, readonly ShortRow[]>> = {
  'charge-by-mosfet-temperature': [
    [70, 50, 50],
    [75, 31.25, 50],
    [80, 12.5, 12.5],
    [85, 6.25, 12.5],
    [90, 0, 0],
  ],
  'discharge-by-mosfet-temperature': [
    [70, 60, 60],
    [75, 37.5, 60],
    [80, 15, 15],
    [85, 7.5, 15],
    [90, 0, 0],
  ],
  'charge-by-soc': [
    [100, 5, 5],
    [96.5, 7.5, 5],
    [92.5, 17.5, 10],
    [87.5, 37.5, 25],
    [85, 50, 50],
    [17.5, 50, 50],
    [12.5, 50, 50],
    [7.5, 50, 50],
    [5, 50, 50],
  ],
  'discharge-by-soc': [
    [100, 60, 60],
    [96.5, 60, 60],
    [92.5, 60, 60],
    [87.5, 60, 60],
    [85, 60, 60],
    [17.5, 45, 60],
    [12.5, 21, 30],
    [7.5, 9, 12],
    [5, 6, 6],
  ],
};

interface WorkedValue {
  readonly release: ReleaseName;
  readonly id: CurveId;
  readonly mode: LimitMode;
  readonly x: number;
  readonly amperes: number;
}

function workedValues(): WorkedValue[] {
  return ALL.flatMap((release) => {
    const isNew = SINCE_20.includes(release);
    return curvesOf(version(release)).flatMap(({id}) => {
      const rows = [
        ...(BY_VERSION[id] ?? []).map((row): ShortRow => (isNew ? [row[0], row[3], row[4]] : [row[0], row[1], row[2]])),
        ...(ALIKE[id] ?? []),
      ];
      return rows.flatMap(([x, linear, step]): WorkedValue[] => [
        {release, id, mode: 'linear', x, amperes: linear},
        {release, id, mode: 'step', x, amperes: step},
      ]);
    });
  });
}

describe('worked values', () => {
  const values = workedValues();

  it('are there for each curve of each version', () => {
    expect(values.length).toBeGreaterThan(500);
  });

  it.each(values)('v$release $id, $mode at $x: $amperes A', ({release, id, mode, x, amperes}) => {
    const curve = curvesOf(version(release)).find((candidate) => candidate.id === id);
    const result = curve && curveCurrent(curve, x, settings(release), mode);
    // The table has two decimals where a value has no end.
    expect(Math.abs((result ?? Number.NaN) - amperes)).toBeLessThan(0.0051);
  });
});

describe('a default curve', () => {
  interface CurveFile {
    readonly curves: readonly {
      readonly id: string;
      readonly stepUses: string;
      readonly xKey: string;
      readonly fractionKey: string;
      readonly enableKey: string;
    }[];
  }

  it.each(ALL)('of v%s is described alike in the data of the docs', (release) => {
    const {name} = version(release);
    const folder = name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
    const path = join(everyVersion, folder, '_data/curves.json');
    const {curves} = JSON.parse(readFileSync(path, 'utf8')) as CurveFile;
    const described = curves.map(({id, stepUses, xKey, fractionKey, enableKey}) => [
      id,
      stepUses,
      xKey,
      fractionKey,
      enableKey,
    ]);
    const known = curvesOf(version(release)).map(({id, stepUses, points, fractions, enable}) => [
      id,
      stepUses,
      points,
      fractions,
      enable,
    ]);
    expect(known.sort()).toEqual(described.sort());
  });
});

describe('interpolation', () => {
  it('takes lists in either direction', () => {
    expect(linearOutput(2, [1, 3], [10, 30])).toBe(20);
    expect(linearOutput(2, [3, 1], [30, 10])).toBe(20);
    expect(stepOutput(2, [3, 1], [30, 10], 'lower')).toBe(10);
    expect(stepOutput(2, [3, 1], [30, 10], 'higher')).toBe(30);
  });

  it('fails as the driver does when outputs are missing', () => {
    expect(linearOutput(2.5, [1, 2, 3], [10, 20])).toBeUndefined();
    expect(linearOutput(1, [], [10])).toBeUndefined();
    expect(stepOutput(1, [1], [], 'lower')).toBeUndefined();
  });

  it('shifts pairs when points are missing', () => {
    expect(linearOutput(5, [1, 2], [10, 20, 30])).toBe(30);
  });
});

describe('lowest limit wins', () => {
  const readings = {highestCell: 3.42, temperatures: [18, 22], mosfetTemperature: 60, bmsChargeLimit: 80};

  it.each(SINCE_20)('v%s: combined example', (release) => {
    expect(currentLimit('charge', version(release), settings(release), readings)).toMatchObject({
      amperes: 4.5,
      reason: 'Cell Voltage',
    });
  });

  it.each(BEFORE_20)('v%s: combined example', (release) => {
    const {amperes, reason} = currentLimit('charge', version(release), settings(release), readings);
    expect([Number(amperes.toFixed(6)), reason]).toEqual([30, 'Cell Voltage']);
  });

  it('scales with the configured maximum', () => {
    const limits = settings('2.0', 'MAX_BATTERY_CHARGE_CURRENT = 100');
    expect(currentLimit('charge', version('2.0'), limits, readings).amperes).toBeCloseTo(9, 9);
  });

  it('names the configured maximum when nothing else limits', () => {
    expect(currentLimit('charge', version('2.1'), settings('2.1'), {highestCell: 3.3})).toMatchObject({
      amperes: 50,
      reason: 'Max Battery Charge Current',
    });
  });

  it('takes the limit of the BMS when it is lower', () => {
    expect(currentLimit('charge', version('2.1'), settings('2.1'), {bmsChargeLimit: 20})).toMatchObject({
      amperes: 20,
      reason: 'BMS Settings',
    });
    expect(currentLimit('charge', version('2.1'), settings('2.1'), {bmsChargeLimit: 80})).toMatchObject({amperes: 50});
  });

  it('joins the names of equal limits', () => {
    const limit = currentLimit('charge', version('2.1'), settings('2.1'), {highestCell: 3.4, temperatures: [2]});
    expect(limit).toMatchObject({amperes: 12.5, reason: 'Cell Voltage, Temp'});
  });

  it('looks at the hottest and at the coldest sensor', () => {
    const cold = currentLimit('charge', version('2.1'), settings('2.1'), {temperatures: [25, 1]});
    const hot = currentLimit('charge', version('2.1'), settings('2.1'), {temperatures: [25, 47.5]});
    expect([cold.amperes, hot.amperes]).toEqual([6.25, 18.75]);
  });

  it('leaves out sensors that are not selected since v2.0', () => {
    const readings = {temperatures: [25, 1]};
    const selected = settings('2.0', 'TEMPERATURE_SOURCE_BATTERY = 1');
    expect(currentLimit('charge', version('2.0'), selected, readings).amperes).toBe(50);
    expect(currentLimit('charge', version('1.6'), settings('1.6'), readings).amperes).toBe(2.5);
  });

  it('corrects sensors since v2.1', () => {
    const adjusted = settings('2.1', 'TEMPERATURE_1_ADJUST = -2, 1');
    expect(currentLimit('charge', version('2.1'), adjusted, {temperatures: [3]}).amperes).toBe(6.25);
  });

  it('uses the SoC only when that limiter is on', () => {
    expect(currentLimit('discharge', version('1.4'), settings('1.4'), {soc: 7.5}).amperes).toBe(60);
    expect(
      currentLimit('discharge', version('1.4'), settings('1.4', 'DCCM_SOC_ENABLE = True'), {soc: 7.5}).amperes,
    ).toBe(9);
  });

  it('has the fault of v2.0 without MOSFET sensor', () => {
    const limit = currentLimit('discharge', version('2.0'), settings('2.0'), {lowestCell: 3.3});
    expect(limit).toMatchObject({amperes: 50, reason: 'MOSFET'});
    const off = settings('2.0', 'DCCM_T_MOSFET_ENABLE = False');
    expect(currentLimit('discharge', version('2.0'), off, {lowestCell: 3.3}).amperes).toBe(60);
    expect(currentLimit('discharge', version('2.1'), settings('2.1'), {lowestCell: 3.3}).amperes).toBe(60);
  });

  it('gives the full current where lists do not fit', () => {
    const broken = settings('2.0', 'MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.05, 0.5, 1');
    expect(currentLimit('charge', version('2.0'), broken, {highestCell: 3.46}).amperes).toBe(50);
  });
});

describe('mode', () => {
  it.each(BEFORE_20)('v%s: LINEAR_LIMITATION_ENABLE', (release) => {
    expect(limitMode(version(release), settings(release))).toBe('linear');
    expect(limitMode(version(release), settings(release, 'LINEAR_LIMITATION_ENABLE = False'))).toBe('step');
  });

  it.each(SINCE_20)('v%s: CHARGE_MODE', (release) => {
    expect(limitMode(version(release), settings(release))).toBe('linear');
    expect(limitMode(version(release), settings(release, 'CHARGE_MODE = 2'))).toBe('step');
    expect(limitMode(version(release), settings(release, 'CHARGE_MODE = 7'))).toBe('linear');
  });
});

describe('pack voltages', () => {
  it.each(ALL)('of v%s', (release) => {
    const of = (cells: number): number[] => {
      const {max, float, min, reset} = packVoltages(version(release), settings(release), cells);
      return [max, float, min, reset];
    };
    expect(of(4)).toEqual([13.8, 13.5, 11.6, 14.6]);
    expect(of(8)).toEqual([27.6, 27, 23.2, 29.2]);
    expect(of(15)).toEqual([51.75, 50.62, 43.5, 54.75]);
    expect(of(16)).toEqual([55.2, 54, 46.4, 58.4]);
    expect([4, 8, 15, 16].map((cells) => packVoltages(version(release), settings(release), cells).floatRamp)).toEqual([
      300, 600, 1130, 1200,
    ]);
  });
});

describe('charge voltage limit', () => {
  const CELLS = [...Array.from({length: 15}, () => 3.4), 3.6];

  it.each(ALL)('v%s: one high cell lowers it by what it is too high', (release) => {
    expect(voltageLimit(version(release), settings(release), CELLS, 'bulk')).toEqual({
      volts: 54.45,
      control: 54.45,
      isReduced: true,
    });
  });

  it('clipped sum leaves 10 mV more', () => {
    const mode3 = settings('2.1', 'CVL_CONTROLLER_MODE = 3');
    expect(voltageLimit(version('2.1'), mode3, CELLS, 'bulk').volts).toBe(54.46);
  });

  it('I-controller goes down in steps', () => {
    const mode2 = settings('2.0', 'CVL_CONTROLLER_MODE = 2');
    const steps: number[] = [];
    let control = 55.2;
    for (let poll = 0; poll < 3; poll += 1) {
      ({control} = voltageLimit(version('2.0'), mode2, CELLS, 'bulk', control));
      steps.push(control);
    }
    expect(steps).toEqual([55.172, 55.144, 55.116]);
  });

  it('controller off, step mode of v1.x and CVCM_ENABLE = False stay at the maximum', () => {
    const top = {volts: 55.2, isReduced: false};
    expect(voltageLimit(version('2.0'), settings('2.0', 'CVL_CONTROLLER_MODE = 0'), CELLS, 'bulk')).toMatchObject(top);
    expect(
      voltageLimit(version('1.6'), settings('1.6', 'LINEAR_LIMITATION_ENABLE = False'), CELLS, 'bulk'),
    ).toMatchObject(top);
    expect(voltageLimit(version('1.3'), settings('1.3', 'CVCM_ENABLE = False'), CELLS, 'float')).toMatchObject(top);
  });

  it('adds the voltage drop to what is published', () => {
    const limit = voltageLimit(
      version('2.1'),
      settings('2.1', 'VOLTAGE_DROP = 0.15'),
      Array.from({length: 16}, () => 3.4),
      'bulk',
    );
    expect(limit).toMatchObject({control: 55.2, volts: 55.35});
  });

  it('knows float and the reset charge', () => {
    const level = Array.from({length: 16}, () => 3.4);
    expect(voltageLimit(version('2.1'), settings('2.1'), level, 'float').volts).toBe(54);
    expect(voltageLimit(version('2.1'), settings('2.1'), level, 'bulk-reset').volts).toBe(58.4);
  });
});
