// cspell:ignore lpba verwijder kraken baterry dissapeared stoppen
/** What readers type otherwise than the pages say it. */
import {describe, expect, test} from 'vitest';
import {createEngine, type Searchable} from '@site/src/search/query/engine.ts';
import {readQuery} from '@site/src/search/query/readQuery.ts';
import {indexWords, splitWords} from '@site/src/search/query/words.ts';

const typed = (query: string): string =>
  readQuery(query)
    .flatMap((unit) => unit.typed)
    .join(' ');

const sections: readonly Searchable[] = [
  {
    path: 'troubleshoot/#error-codes',
    titles: ['Troubleshoot', 'Error codes'],
    blocks: ['Others are of other devices.'],
  },
  {path: 'troubleshoot/#error-119', titles: ['Troubleshoot', 'Settings invalid'], blocks: ['The file has a fault.']},
  {path: 'general/connect#cable', titles: ['Connect', 'Battery cable'], blocks: ['An error at 10 cm, after 9 days.']},
  {path: 'general/connect#daly', titles: ['Connect', 'Daly'], blocks: ['Wire it.']},
  {
    path: 'general/supported-bms#not-listed',
    titles: ['Supported BMS', 'My BMS is not listed'],
    blocks: ['Ask for it.'],
  },
];
const engine = createEngine(sections);
const first = (query: string) => engine.find(query, {isWhole: true})[0]?.section.path;

describe('words as they are typed', () => {
  test('the number of a port, slips and stopping the driver are read as the pages say them', () => {
    expect(typed('/dev/ttyUSB3')).toBe(typed('/dev/ttyUSB0'));
    expect(typed('baterry dissapeared')).toBe(typed('battery disappeared'));
    expect(typed('how do I stop the driver')).toBe(typed('how do I disable the driver'));
    expect(typed('driver stopped')).not.toBe(typed('driver disabled'));
  });

  test('articles of other languages say nothing', () => {
    expect(indexWords('hoe verwijder ik de driver')).toEqual(indexWords('hoe verwijder driver'));
  });

  test('a version of Venus OS is one with and without its v', () => {
    expect(splitWords('v3.60')).toEqual(splitWords('3.60'));
  });
});

describe('what no section is about', () => {
  test('an error with another number leads to the error codes', () => {
    expect(first('battery error #9')).toBe('troubleshoot/#error-codes');
    expect(first('error 10')).toBe('troubleshoot/#error-codes');
    expect(first('error 119')).toBe('troubleshoot/#error-119');
    expect(first('battery error after 9 days')).toBe('general/connect#cable');
    expect(first('error 10 V battery cable')).toBe('general/connect#cable');
  });

  test('a battery of an unknown name leads to the BMS that are not listed, a verb does not', () => {
    expect(first('kraken battery')).toBe('general/supported-bms#not-listed');
    expect(first('my battery vibrates')).not.toBe('general/supported-bms#not-listed');
    expect(first('battery cable')).toBe('general/connect#cable');
  });

  test("the maker's name is enough, whatever his models are called", () => {
    const found = engine.find('daly lpba48200', {isWhole: true})[0];
    expect(found?.section.path).toBe('general/connect#daly');
    expect(found?.reasons.share).toBe(1);
    expect(engine.find('lpba48200 cable', {isWhole: true})[0]?.reasons.share).toBe(0.5);
  });
});

test('a word that objects have by nature is a word as any other', () => {
  expect(typed('constructor')).toBe('constructor');
});
