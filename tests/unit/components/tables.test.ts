/** Logic of the text and table components. */
import {describe, expect, test} from 'vitest';
import {connectionName, daisyChainWord} from '../../../src/components/BmsTable/logic.ts';
import {curveCaption, curvePoints} from '../../../src/components/CurrentLimitTable/logic.ts';
import {driverSourceUrl} from '../../../src/components/DriverSource/logic.ts';
import {menuSteps} from '../../../src/components/MenuPath/logic.ts';
import {splitText} from '../../../src/components/RichText/logic.ts';
import {countRows, filterGroups, settingsCount} from '../../../src/components/SettingsReference/logic.ts';
import type {SettingRowGroup} from '../../../src/docs-data/props.ts';
import type {CurveData} from '../../../src/docs-data/types.ts';

describe('splitText', () => {
  test('code, links without the full stop behind them, and text', () => {
    expect(splitText('Set `A_KEY`, see https://example.org/a#b-1. End')).toEqual([
      {kind: 'text', text: 'Set '},
      {kind: 'code', text: 'A_KEY'},
      {kind: 'text', text: ', see '},
      {kind: 'link', text: 'https://example.org/a#b-1'},
      {kind: 'text', text: '. End'},
    ]);
  });

  test('words of the screen', () => {
    expect(splitText('The reason is **BMS Settings**.')).toEqual([
      {kind: 'text', text: 'The reason is '},
      {kind: 'screen', text: 'BMS Settings'},
      {kind: 'text', text: '.'},
    ]);
  });

  test('only web addresses become links', () => {
    expect(splitText('javascript:alert(1) <b>x</b>')).toEqual([{kind: 'text', text: 'javascript:alert(1) <b>x</b>'}]);
  });
});

test('menu steps', () => {
  expect(menuSteps('Settings → System Setup →  DVCC')).toEqual(['Settings', 'System Setup', 'DVCC']);
  expect(menuSteps(['Settings', ' → ', 'DVCC'])).toEqual(['Settings', 'DVCC']);
});

test('addresses of files and folders of the driver', () => {
  expect(driverSourceUrl('v1.6.20250131', '/etc/utils.py')).toMatch(/\/blob\/v1\.6\.20250131\/etc\/utils\.py$/);
  expect(driverSourceUrl('master', 'dbus-serialbattery/bms/')).toMatch(/\/tree\/master\/dbus-serialbattery\/bms$/);
});

test('words of the BMS table', () => {
  expect(connectionName('uart-ttl')).toBe('UART/TTL');
  expect(connectionName('new')).toBe('new');
  expect(daisyChainWord('partly')).toBe('Partly');
});

test('points of a curve are rounded and have units', () => {
  const curve = {
    x: [3.5, 3.4],
    xUnit: 'V',
    fraction: [0, 0.05],
    maxCurrent: 50,
    limit: 'CCL',
    xLabel: 'Highest cell voltage',
  };
  expect(curvePoints(curve as unknown as CurveData)).toEqual([
    {x: '3.500 V', fraction: '0 %', current: '0 A'},
    {x: '3.400 V', fraction: '5 %', current: '2.5 A'},
  ]);
  expect(curveCaption(curve as unknown as CurveData)).toBe('Charge current limit (CCL) by highest cell voltage');
});

test.each([
  ['MOSFET temperature', 'Discharge current limit (DCL) by MOSFET temperature'],
  ['State of charge (SoC)', 'Discharge current limit (DCL) by state of charge (SoC)'],
])('the caption keeps abbreviations: %s', (xLabel, caption) => {
  expect(curveCaption({limit: 'DCL', xLabel})).toBe(caption);
});

describe('filter of the settings reference', () => {
  const row = (key: string, summary: string): SettingRowGroup['rows'][number] => ({
    key,
    summary,
    defaultText: '',
    allowedText: '',
    values: null,
  });
  const groups: readonly SettingRowGroup[] = [
    {
      name: 'Cell voltage targets',
      id: 'a',
      rows: [row('MAX_CELL_VOLTAGE', 'Charge up to it.'), row('MIN_CELL_VOLTAGE', 'Lowest.')],
    },
    {name: 'History', id: 'b', rows: [row('HISTORY_ENABLE', 'Computes history.')]},
  ];

  test.each([
    ['', 3],
    ['max_cell', 1],
    ['max cell voltage', 1],
    ['MAX-CELL', 1],
    ['targets', 2],
    ['voltage lowest', 1],
    ['nothing at all', 0],
  ])('"%s" leaves %i rows', (query, count) => expect(filterGroups(groups, query).size).toBe(count));

  test('all rows are counted', () => {
    expect(settingsCount(countRows(groups))).toBe('3 settings');
    expect(settingsCount(3, 1)).toBe('1 of 3 settings');
  });
});
