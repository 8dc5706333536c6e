import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  check,
  curveCurrent,
  currentLimit,
  curvesOf,
  type EffectiveSettings,
  limitMode,
  linearOutput,
  packVoltages,
  stepOutput,
  voltageLimit,
} from '../../../src/driver-config/index.ts';
import {ALL, BEFORE_20, catalog, ini, type ReleaseName, SINCE_20, version} from './catalog.ts';
import {tolerance, workedValues} from './workedLimits.ts';

const settings = (release: ReleaseName, ...lines: readonly string[]): EffectiveSettings =>
  check(ini(...lines), release, catalog).effective;

describe('worked values', () => {
  it('are there for each curve of each version', () => {
    expect(workedValues.length).toBeGreaterThan(500);
  });

  it.each(workedValues)('v$release $id, $mode at $x: $amperes A', ({release, id, mode, x, amperes}) => {
    const curve = curvesOf(version(release)).find((candidate) => candidate.id === id);
    const result = curve && curveCurrent(curve, x, settings(release), mode);
    expect(Math.abs((result ?? Number.NaN) - amperes)).toBeLessThan(tolerance);
  });
});

/** Limits that the driver's own code gave for these readings, in bulk or absorption: V, °C, % and A. */
const runs = fs
  .readFileSync('tests/fixtures/driver-limits.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('limits of runs of the driver', () => {
  const numbers = (text = ''): readonly number[] =>
    text.split(' ').flatMap((part) => {
      const [, count = '1', value] = /^(?:(\d+)x)?(-?[\d.]+)$/.exec(part) ?? [];
      return value === undefined ? [] : Array.from({length: Number(count)}, () => Number(value));
    });
  const some = (text = ''): number | undefined => (text === '' ? undefined : Number(text));

  it('are there', () => expect(runs.length).toBeGreaterThan(40));

  it.each(runs)('v%s with %s, cells %s, sensors %s, MOSFET %s', (...row) => {
    const [release, lines = '', cellTexts, temperatures, mosfet, soc, bmsCharge, bmsDischarge, ...expected] = row;
    const known = version(release as ReleaseName);
    const effective = settings(release as ReleaseName, ...lines.split('; '));
    const cells = numbers(cellTexts);
    const readings = {
      highestCell: Math.max(...cells),
      lowestCell: Math.min(...cells),
      temperatures: numbers(temperatures),
      mosfetTemperature: some(mosfet) ?? null,
      soc: Number(soc),
      bmsChargeLimit: some(bmsCharge),
      bmsDischargeLimit: some(bmsDischarge),
    };
    const voltage = voltageLimit(known, effective, {count: cells.length, voltages: cells}, 'bulk');
    const charge = currentLimit('charge', known, effective, readings);
    const discharge = currentLimit('discharge', known, effective, readings);
    expect([
      Math.round(voltage.control * 10_000) / 10_000,
      voltage.volts,
      charge.amperes,
      charge.reason,
      discharge.amperes,
      discharge.reason,
    ]).toEqual(expected.map((text) => (Number.isNaN(Number(text)) ? text : Number(text))));
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

describe('a discharge curve that cannot be calculated', () => {
  const unequal = (release: ReleaseName) =>
    settings(
      release,
      'MAX_BATTERY_CHARGE_CURRENT = 30',
      'CELL_VOLTAGES_WHILE_DISCHARGING = 2.7, 2.8, 2.9, 3.0, 3.1, 3.2, 3.3',
    );
  const limit = (release: ReleaseName, bmsChargeLimit?: number) =>
    currentLimit('discharge', version(release), unequal(release), {lowestCell: 3.25, bmsChargeLimit}).amperes;

  it('allows the maximum for charging up to v2.0', () => {
    const before21 = ALL.filter((release) => release !== '2.1');
    expect(before21.length).toBeGreaterThan(3);
    for (const release of before21) {
      expect(limit(release), release).toBe(30);
      expect(limit(release, 0), release).toBe(0);
    }
  });

  it('takes the charge limit of the BMS in the place of the maximum, also a higher one', () => {
    expect(limit('2.0', 45)).toBe(45);
    expect(limit('1.6', 100)).toBe(60);
  });

  it('fails as a whole when one of two temperatures fails', () => {
    const lists = (release: ReleaseName) =>
      settings(
        release,
        'TEMPERATURES_WHILE_CHARGING = 0, 5, 10, 20, 30',
        'MAX_CHARGE_CURRENT_T_FRACTION = 0, 0.5, 1, 1',
      );
    for (const release of ALL) {
      // Between the last two points the driver has no fraction; 1 °C alone would lower the limit.
      const limitAt = (...temperatures: readonly number[]): number =>
        currentLimit('charge', version(release), lists(release), {temperatures}).amperes;
      expect(limitAt(1, 15), release).toBe(5);
      expect(limitAt(1, 25), release).toBe(50);
    }
  });

  it('allows the maximum for discharging from v2.1 on', () => expect(limit('2.1', 0)).toBe(60));
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

  it('counts all sensors of a BMS class that sets its battery temperatures itself', () => {
    const selected = settings('2.1', 'TEMPERATURE_SOURCE_BATTERY = 2');
    const readings = {temperatures: [-5, 20]};
    expect(currentLimit('charge', version('2.1'), selected, readings).amperes).toBe(50);
    expect(
      currentLimit('charge', version('2.1'), selected, {...readings, ignoresTemperatureSource: true}).amperes,
    ).toBe(0);
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
  const CELLS = {count: 16, voltages: [...Array.from({length: 15}, () => 3.4), 3.6]};
  const LEVEL = {count: 16, voltages: Array.from({length: 16}, () => 3.4)};

  it.each(ALL)('v%s: one high cell lowers it by what it is too high', (release) => {
    expect(voltageLimit(version(release), settings(release), CELLS, 'bulk')).toEqual({
      volts: 54.45,
      control: 54.45,
      isReduced: true,
      applies: 'bulk',
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
    const limit = voltageLimit(version('2.1'), settings('2.1', 'VOLTAGE_DROP = 0.15'), LEVEL, 'bulk');
    expect(limit).toMatchObject({control: 55.2, volts: 55.35});
  });

  it('knows float and the reset charge', () => {
    expect(voltageLimit(version('2.1'), settings('2.1'), LEVEL, 'float').volts).toBe(54);
    expect(voltageLimit(version('2.1'), settings('2.1'), LEVEL, 'bulk-reset').volts).toBe(58.4);
  });
});
