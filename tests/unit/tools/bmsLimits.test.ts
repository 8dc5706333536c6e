import {describe, expect, test} from 'vitest';
import {loadAllVersions} from '../../../src/docs-data/load.ts';
import {bmsLimitsData} from '../../../src/docs-data/tools-data/toolsData.ts';
import type {BmsLimits} from '../../../src/docs-data/tools-data/types.ts';
import {loadCatalog} from '../../../src/driver-config/loadCatalog.ts';
import {check, resolveVersion} from '../../../src/driver-config/index.ts';
import {asBmsGives, overridesOf, remarksOf} from '../../../src/tools/charge-limits/bmsLimits.ts';
import {limitsFor} from '../../../src/tools/charge-limits/results.ts';
import {initialState} from '../../../src/tools/charge-limits/state.ts';

const versions = loadAllVersions('.').map((data) => ({name: data.docs.label, isLast: false, data}));
const limits = bmsLimitsData(versions);
const catalog = loadCatalog('.');

function bmsOf(release: string, id: string): BmsLimits {
  const {label} = resolveVersion(catalog, release);
  const found = limits[label]?.find((bms) => bms.id === id);
  if (!found) throw new Error(`${label} has no limits of ${id}`);
  return found;
}

function limitsWith(release: string, bms: BmsLimits | undefined, entered: Partial<typeof initialState>) {
  const version = resolveVersion(catalog, release);
  const {effective} = check('', version, catalog);
  return limitsFor(version, effective, 16, asBmsGives({...initialState, ...entered}, bms));
}

describe('what my BMS changes about the limits', () => {
  test('HLPdata of 1.4: fixed values, whatever is set', () => {
    expect(overridesOf(bmsOf('1.4', 'hlpdatabms4s'))).toMatchObject({
      CVL: {value: '14.40\u00a0V'},
      CCL: {value: '1000\u00a0A'},
      DCL: {value: '1000\u00a0A'},
    });
    expect(Object.keys(overridesOf(bmsOf('1.6', 'hlpdatabms4s')))).toEqual(['CVL']);
  });

  test('a limit that the BMS decides is not computed', () => {
    expect(overridesOf(bmsOf('2.0', 'hlpdatabms4s')).CVL?.value).toBe('set by the BMS');
    expect(overridesOf(bmsOf('1.3', 'seplosv3')).CVL?.value).toBe('none');
    expect(overridesOf(bmsOf('1.4', 'seplosv3'))).toEqual({});
  });

  test('a BMS that never goes to float keeps the highest voltage', () => {
    const entered = {phase: 'float', readings: {...initialState.readings, highestCell: '3.40'}} as const;
    expect(limitsWith('2.0', undefined, entered).voltage.volts).toBeCloseTo(54);
    expect(limitsWith('2.0', bmsOf('2.0', 'ant'), entered).voltage.volts).toBeCloseTo(55.2);
    expect(remarksOf(bmsOf('2.0', 'ant'))).toContain('The battery never goes to float.');
  });

  test('a high cell lowers the CVL as far as the class sees cells', () => {
    const readings = {...initialState.readings, highestCell: '3.70', lowestCell: '3.40'};
    const cvl = (id?: string): number =>
      limitsWith('2.0', id === undefined ? undefined : bmsOf('2.0', id), {readings}).voltage.volts;
    expect(cvl()).toBeCloseTo(3.45 + 15 * 3.4);
    expect(cvl('jkbms')).toBeCloseTo(3.45 + 15 * 3.4);
    expect(cvl('ant')).toBeCloseTo(55.2);
    expect(cvl('ecs')).toBeCloseTo(46.4);
  });

  test('current limits that the class does not read do not count', () => {
    const readings = {
      ...initialState.readings,
      highestCell: '3.30',
      lowestCell: '3.30',
      bmsCharge: '20',
      bmsDischarge: '10',
    };
    const amperes = (release: string, id: string): readonly number[] => {
      const {charge, discharge} = limitsWith(release, bmsOf(release, id), {readings});
      return [charge.amperes, discharge.amperes];
    };
    expect(amperes('2.1', 'jkbms')).toEqual([20, 10]);
    expect(amperes('2.1', 'daly')).toEqual([50, 60]);
    expect(amperes('2.1', 'felicity')).toEqual([50, 60]);
    expect(amperes('1.3', 'eg4-ll')[0]).toBe(20);
    expect(amperes('1.3', 'eg4-ll')[1]).toBeGreaterThan(20);
    // The cap of 2.0 without a MOSFET temperature takes the charge limit of the battery along.
    expect(amperes('2.0', 'rv-c-can')).toEqual([20, 20]);
    expect(amperes('2.0', 'ecs')).toEqual([20, 10]);
    expect(amperes('2.0', 'daly')).toEqual([50, 50]);
    expect(remarksOf(bmsOf('2.1', 'daly')).join(' ')).toContain('no current limits');
    expect(remarksOf(bmsOf('2.1', 'felicity')).filter((text) => text.includes('USE_BMS_DVCC_VALUES'))).toHaveLength(1);
  });

  test('JKBMS over Bluetooth of 1.3 to 2.0: a sensor below 0 °C counts as 100 °C, and nothing flows', () => {
    const readings = {
      ...initialState.readings,
      highestCell: '3.30',
      lowestCell: '3.30',
      coldest: '-0.1',
      warmest: '25',
    };
    const amperes = (release: string, id: string, mosfet = '30'): readonly number[] => {
      const {charge, discharge} = limitsWith(release, bmsOf(release, id), {readings: {...readings, mosfet}});
      return [charge.amperes, discharge.amperes];
    };
    for (const release of ['1.3', '1.4', '1.6', '2.0']) {
      expect(amperes(release, 'jkbms-ble'), release).toEqual([0, 0]);
      expect(amperes(release, 'jkbms')[1], release).toBeGreaterThan(0);
      expect(remarksOf(bmsOf(release, 'jkbms-ble')).join(' ')).toContain('100 °C');
    }
    expect(amperes('2.1', 'jkbms-ble')[1]).toBeGreaterThan(0);
    const warm = {...readings, coldest: '20', mosfet: '-1'};
    expect(limitsWith('2.0', bmsOf('2.0', 'jkbms-ble'), {readings: warm}).discharge.amperes).toBe(0);
    expect(limitsWith('1.6', bmsOf('1.6', 'jkbms-ble'), {readings: warm}).discharge.amperes).toBe(60);
  });

  test('EG4 LL and the U-BMS of 2.1: every sensor counts, whatever TEMPERATURE_SOURCE_BATTERY selects', () => {
    for (const [release, id] of [
      ['2.0', 'eg4-ll'],
      ['2.1', 'eg4-ll'],
      ['2.1', 'ubms-can'],
    ] as const) {
      const version = resolveVersion(catalog, release);
      const {effective} = check('[DEFAULT]\nTEMPERATURE_SOURCE_BATTERY = 2\n', version, catalog);
      const readings = {...initialState.readings, coldest: '-5', warmest: '20'};
      const charge = (bms: BmsLimits | undefined): number =>
        limitsFor(version, effective, 16, asBmsGives({...initialState, readings}, bms)).charge.amperes;
      expect(charge(bmsOf(release, id)), `${id} of ${release}`).toBe(0);
      expect(charge(undefined), release).toBeGreaterThan(0);
    }
    expect(bmsOf('2.0', 'ubms-can').rules.map(({rule}) => rule)).not.toContain('own-temperatures');
  });

  test('one limit for both directions', () => {
    const readings = {...initialState.readings, highestCell: '3.30', lowestCell: '3.30', bmsCharge: '20'};
    expect(limitsWith('2.1', undefined, {readings}).discharge.amperes).toBe(60);
    expect(limitsWith('2.1', bmsOf('2.1', 'ks48100'), {readings}).discharge.amperes).toBe(20);
  });

  test('2.0 caps the discharge limit of a BMS without a MOSFET temperature', () => {
    const readings = {...initialState.readings, highestCell: '3.30', lowestCell: '3.30'};
    expect(limitsWith('2.0', bmsOf('2.0', 'jkbms'), {readings}).discharge.amperes).toBe(60);
    expect(limitsWith('2.0', bmsOf('2.0', 'renogy'), {readings}).discharge.amperes).toBe(50);
    expect(limitsWith('2.1', bmsOf('2.1', 'renogy'), {readings}).discharge.amperes).toBe(60);
  });

  test('every rule that changes more than a shown limit has a sentence', () => {
    const kinds = new Set<string>();
    for (const bms of Object.values(limits).flat()) {
      const told = remarksOf(bms);
      for (const {rule, text} of bms.rules) {
        const isShown = ['fixed', 'from-bms', 'none'].includes(rule);
        expect(isShown || told.includes(text), `${bms.id}: ${rule}`).toBe(true);
        if (!isShown) kinds.add(rule);
      }
    }
    console.log(`${kinds.size} kinds of rules told as sentences`);
    expect([...kinds].sort()).toEqual([
      'as-charge',
      'frost-as-heat',
      'never-float',
      'no-cells',
      'not-from-bms',
      'note',
      'one-cell',
      'own-temperatures',
    ]);
  });

  test('without a BMS nothing changes', () => {
    const {readings, phase} = initialState;
    expect(asBmsGives(initialState, undefined)).toEqual({
      readings,
      phase,
      cellsSeen: 'all',
      ignoresTemperatureSource: false,
    });
    expect(overridesOf(undefined)).toEqual({});
    expect(remarksOf(undefined)).toEqual([]);
  });
});

test('only what can work in a version is offered', () => {
  const offered = Object.values(limits).map((bms) => bms.length);
  console.log(`charge limits: ${offered.join(', ')} BMS in ${offered.length} versions`);
  for (const [name, id] of [
    ['v1.6.20250131', 'lltjbd-ble'],
    ['v1.6.20250131', 'eg4-ll'],
    ['v1.4.20240928', 'jkbms-can'],
  ] as const) {
    expect(limits[name]?.map((bms) => bms.id)).not.toContain(id);
  }
  expect(Math.min(...offered)).toBeGreaterThan(15);
});
