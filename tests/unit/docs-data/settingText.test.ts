import {describe, expect, test} from 'vitest';
import {closestMatches} from '../../../src/docs-data/closestMatches.ts';
import {columnAnchor, groupAnchor} from '../../../src/docs-data/anchors.ts';
import {groupSettings} from '../../../src/docs-data/derive.ts';
import {allowedText, defaultText, settingAnchor} from '../../../src/docs-data/settingText.ts';
import type {Setting} from '../../../src/docs-data/types.ts';

describe('defaultText', () => {
  test.each<[Pick<Setting, 'default' | 'unit'>, string]>([
    [{default: 3.45, unit: 'V'}, '3.45 V'],
    [{default: true, unit: null}, 'True'],
    [{default: false, unit: null}, 'False'],
    [{default: 0.015, unit: 'ratio'}, '0.015'],
    [{default: [-300, 300], unit: 'A'}, '-300, 300 A'],
    [{default: [], unit: null}, 'empty'],
    [{default: null, unit: 's'}, 'empty'],
    [{default: 0, unit: 'V'}, '0 V'],
    [{default: 1, unit: 'days'}, '1 day'],
    [{default: 15, unit: 'days'}, '15 days'],
    [{default: [1, 2], unit: 'cells'}, '1, 2 cells'],
    [{default: 1, unit: 's'}, '1 s'],
    [{default: 'INFO', unit: null}, 'INFO'],
  ])('%j reads %s', (setting, text) => expect(defaultText(setting)).toBe(text));
});

describe('allowedText', () => {
  test.each<[Pick<Setting, 'type' | 'allowed' | 'unit'>, string]>([
    [{type: 'bool', allowed: null, unit: null}, 'True or False'],
    [{type: 'float', allowed: {min: 0}, unit: 'A'}, 'number; at least 0 A'],
    [{type: 'int', allowed: {min: 1}, unit: 'days'}, 'whole number; at least 1 day'],
    [{type: 'int', allowed: {max: 1}, unit: 'files'}, 'whole number; at most 1 file'],
    [{type: 'int', allowed: {min: 0, max: 100}, unit: '%'}, 'whole number; 0 to 100 %'],
    [{type: 'list<float>', allowed: {max: 1, note: 'sorted'}, unit: 'ratio'}, 'list of numbers; at most 1; sorted'],
    [
      {
        type: 'enum',
        allowed: [
          {value: 1, meaning: 'one'},
          {value: 2, meaning: 'two'},
        ],
        unit: null,
      },
      '1, 2',
    ],
  ])('%j reads %s', (setting, text) => expect(allowedText(setting)).toBe(text));
});

test('anchors', () => {
  expect(settingAnchor('MAX_CELL_VOLTAGE')).toBe('max_cell_voltage');
  expect(groupAnchor('Cell over-voltage control (CVL)')).toBe('group-cell-over-voltage-control-cvl');
  expect(groupAnchor('Bulk/float switching')).toBe('group-bulk-float-switching');
  expect(columnAnchor('LLT/JBD BLE')).toBe('features-llt-jbd-ble');
});

test('groups keep the order of the configuration file', () => {
  const setting = (key: string, group: string): Setting => ({key, group}) as Setting;
  expect(
    groupSettings([setting('A', 'one'), setting('B', 'two'), setting('C', 'one')]).map(({name, settings}) => [
      name,
      settings.map(({key}) => key),
    ]),
  ).toEqual([
    ['one', ['A', 'C']],
    ['two', ['B']],
  ]);
});

test('closest matches: near ones only, nearest first', () => {
  expect(closestMatches('MAX_CEL_VOLTAGE', ['LOGGING', 'MIN_CELL_VOLTAGE', 'MAX_CELL_VOLTAGE'])).toEqual([
    'MAX_CELL_VOLTAGE',
    'MIN_CELL_VOLTAGE',
  ]);
});
