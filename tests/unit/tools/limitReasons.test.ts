import {describe, expect, test} from 'vitest';
import {configLines} from '../../../src/tools/charge-limits/configLines.ts';
import {wordCurrent, wordVoltage} from '../../../src/tools/charge-limits/reasons.ts';
import {limitsFor, readReadings, sliderRange} from '../../../src/tools/charge-limits/results.ts';
import {initialState, type LimitsState} from '../../../src/tools/charge-limits/state.ts';
import {workText} from '../../../src/tools/config-checker/words.ts';
import {loadCatalog} from '../../../src/driver-config/loadCatalog.ts';

const catalog = loadCatalog('.');

function reasonsFor(
  name: string,
  readings: Partial<LimitsState['readings']>,
  settings: Readonly<Record<string, string>> = {},
  phase: LimitsState['phase'] = 'bulk',
): Readonly<Record<'voltage' | 'charge' | 'discharge' | 'fullReason', string>> {
  const version = catalog.versions.find(({label}) => label.startsWith(name))!;
  const {effective} = configLines(catalog, version, settings).result;
  const entered = {readings: {...initialState.readings, ...readings}, phase};
  const limits = limitsFor(version, effective, 16, entered);
  const numbers = readReadings(entered.readings);
  const context = {version, effective, numbers};
  return {
    voltage: wordVoltage(limits.voltage, 16, context).reason,
    charge: wordCurrent('charge', limits.charge, context).reason,
    discharge: wordCurrent('discharge', limits.discharge, context).reason,
    fullReason: wordCurrent('charge', limits.charge, context).fullReason ?? '',
  };
}

describe('the reason of a limit', () => {
  test.each([
    ['charge', {}, 'Limited by highest cell 3.42\u00a0V'],
    ['charge', {highestCell: '3.52'}, 'Charging stopped: highest cell 3.52\u00a0V is too high'],
    ['charge', {highestCell: '3.3', coldest: '-2'}, 'Charging stopped: sensor at \u22122\u00a0°C is too cold'],
    ['charge', {highestCell: '3.3', warmest: '60'}, 'Charging stopped: sensor at 60\u00a0°C is too warm'],
    ['charge', {highestCell: '3.3', bmsCharge: '0'}, 'Charging stopped: the BMS itself'],
    ['charge', {highestCell: '3.3', lowestCell: '3.3'}, 'Not limited: the maximum current'],
    ['discharge', {lowestCell: '2.7'}, 'Discharging stopped: lowest cell 2.70\u00a0V is too low'],
    ['discharge', {mosfet: ''}, 'Limited by missing MOSFET temperature'],
    ['voltage', {}, 'Not limited: 16 × highest cell voltage'],
    ['voltage', {highestCell: '3.52'}, 'Lowered: highest cell 3.52\u00a0V is too high'],
  ] as const)('of %s with %j is in words', (limit, readings, words) => {
    expect(reasonsFor('v2.0', readings)[limit]).toBe(words);
  });

  test('names the first of two causes of a stop, and both in full', () => {
    const {charge, fullReason} = reasonsFor('v2.0', {highestCell: '3.66', coldest: '-2'});
    expect(charge).toBe('Charging stopped: highest cell 3.66\u00a0V is too high, +1\u00a0more');
    expect(fullReason).toBe(
      'Charging stopped: highest cell 3.66\u00a0V is too high and sensor at \u22122\u00a0°C is too cold.',
    );
    expect(reasonsFor('v2.0', {highestCell: '3.66'}).fullReason).toBe('');
  });

  test('in float is the float voltage, unless the control of the cell voltages is off', () => {
    const inFloat = (settings = {}) => reasonsFor('v2.0', {}, settings, 'float').voltage;
    expect(inFloat()).toBe('Not limited: 16 × cell voltage in float');
    expect(inFloat({CVCM_ENABLE: 'False'})).toBe('Not limited: 16 × highest cell voltage');
  });

  test('names a maximum of nothing', () => {
    expect(reasonsFor('v2.0', {}, {MAX_BATTERY_CHARGE_CURRENT: '0'}).charge).toBe(
      'Charging stopped: the maximum current is 0 A',
    );
  });
});

test.each([
  [{safeFixes: 1, decisions: 6}, 0, '1 can be fixed automatically, 6 need your decision.'],
  [{safeFixes: 0, decisions: 6}, 1, '1 fixed automatically, 6 need your decision.'],
  [{safeFixes: 0, decisions: 1}, 0, '1 needs your decision.'],
  [{safeFixes: 0, decisions: 0}, 0, ''],
] as const)('what is left to do with %j after %i fixes', (outcome, fixed, text) => {
  expect(workText(outcome, fixed)).toBe(text);
});

describe('a reading that is not a number', () => {
  const needsOf = (
    name: string,
    readings: Partial<LimitsState['readings']>,
    settings: Readonly<Record<string, string>> = {},
  ) => {
    const version = catalog.versions.find(({label}) => label.startsWith(name))!;
    const {effective} = configLines(catalog, version, settings).result;
    const entered = {readings: {...initialState.readings, ...readings}, phase: 'bulk' as const};
    const {voltage, charge, discharge} = limitsFor(version, effective, 16, entered);
    return [voltage.needs, charge.needs, discharge.needs];
  };

  test.each([
    ['v2.0', {soc: '8o'}, {}, [[], [], []]],
    ['v2.0', {soc: '8o'}, {CCCM_SOC_ENABLE: 'True'}, [[], ['soc'], []]],
    ['v2.0', {highestCell: '3.4x'}, {}, [['highestCell'], ['highestCell'], []]],
    ['v2.0', {highestCell: '3.4x'}, {CVCM_ENABLE: 'False', CCCM_CV_ENABLE: 'False'}, [[], [], []]],
    ['v1.6', {mosfet: 'warm'}, {}, [[], [], []]],
    ['v2.0', {coldest: 'x', bmsCharge: 'y'}, {}, [[], ['coldest', 'bmsCharge'], ['coldest']]],
    // Without a MOSFET sensor v2.0 limits discharging to the limit for charging.
    ['v2.0', {mosfet: '', bmsCharge: 'y'}, {}, [[], ['bmsCharge'], ['bmsCharge']]],
  ] as const)('in %s, %j with %j, is asked for only where a limit depends on it', (name, readings, settings, needs) =>
    expect(needsOf(name, readings, settings)).toEqual(needs),
  );

  test('the slider of every reading covers what the example says', () => {
    const covers = catalog.versions.flatMap((version) => {
      const {effective} = configLines(catalog, version, {}).result;
      return (['V', '°C', '%'] as const).map((unit) => sliderRange(unit, version, effective));
    });
    expect(covers).toHaveLength(catalog.versions.length * 3);
    for (const [index, range] of covers.entries()) {
      const value = [3.4, 30, 80][index % 3]!;
      expect(range![0]).toBeLessThan(value);
      expect(range![1]).toBeGreaterThan(value);
    }
  });
});
