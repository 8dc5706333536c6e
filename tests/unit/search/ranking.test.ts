// cspell:ignore kabelfehler voltag Zellen prüfen anschließen pruefen anschliessen
import {describe, expect, test} from 'vitest';
import {indexPages} from '@site/src/search/index/buildIndexFile.ts';
import {readIndexFile} from '@site/src/search/index/readIndexFile.ts';
import {createEngine, type Searchable} from '@site/src/search/query/engine.ts';
import {hasProblem} from '@site/src/search/query/problemWords.ts';
import {toRecords} from '@site/src/search/records/toRecords.ts';
import type {SearchPage} from '@site/src/search/records/types.ts';

const install = ['Install', 'All settings', 'Float'] as const;
const sections: readonly Searchable[] = [
  {
    path: 'general/install#switch_to_float_wait_for_sec',
    titles: [...install, 'SWITCH_TO_FLOAT_WAIT_FOR_SEC'],
    blocks: ['Seconds before the switch to float.'],
  },
  {
    path: 'faq/#no-float',
    titles: ['FAQ', 'Limits', 'Why does it not change to float?'],
    blocks: ['The cells differ.'],
    askedAs: ['switch', 'problem'],
  },
  {
    path: 'general/features#float',
    titles: ['Features', 'CVL', 'At which voltage float keeps cells'],
    blocks: ['Float is a voltage.'],
  },
  {path: '#term-float', titles: ['Introduction', 'Glossary', 'float'], blocks: ['The voltage that keeps it full.']},
  {
    path: 'general/connect#bms-daly',
    titles: ['Connect', 'Daly BMS'],
    blocks: ['Wire it with a cable to the USB port.'],
  },
  {path: 'general/connect#bms-jk', titles: ['Connect', 'JK BMS'], blocks: ['Wire it with a cable to the USB port.']},
  {
    path: 'faq/#cable-alarm',
    titles: ['FAQ', 'Trouble', 'What does the BMS cable alarm mean?'],
    blocks: ['The driver has no data for 60 s.'],
    askedAs: ['kabelfehler', 'fault'],
  },
];
const engine = createEngine(sections);
const first = (query: string) => engine.find(query)[0]?.section.path;

describe('the order', () => {
  test('a setting comes first only when the query names it', () => {
    expect(first('SWITCH_TO_FLOAT_WAIT_FOR_SEC')).toBe('general/install#switch_to_float_wait_for_sec');
    expect(first('switch to float wait for sec')).toBe('general/install#switch_to_float_wait_for_sec');
    expect(first('switch to float problem')).toBe('faq/#no-float');
  });

  test('words of trouble lead to FAQ and Troubleshoot', () => {
    expect(first('float voltage')).toBe('general/features#float');
    expect(first('float never')).toBe('faq/#no-float');
    expect(['gone after update', "it won't start", 'soc stuck'].map(hasProblem)).toEqual([true, true, true]);
    expect(['rj45 pins', 'after the sun sets'].map(hasProblem)).toEqual([false, false]);
  });

  test('a brand in the query puts its sections first', () => {
    expect(first('daly usb cable')).toBe('general/connect#bms-daly');
    expect(first('jk usb cable')).toBe('general/connect#bms-jk');
    expect(first('daly cable fault')).toBe('faq/#cable-alarm');
  });

  test('what people call it is found, though no page says so', () => {
    expect(first('Kabelfehler')).toBe('faq/#cable-alarm');
  });

  test('spellings that no page has: a number behind a word, ae for ä, the model of a JK, ss for ß', () => {
    const spelled = createEngine([
      {path: 'a', titles: ['Temp sensors'], blocks: ['x']},
      {path: 'b', titles: ['Zellen prüfen'], blocks: ['x']},
      {path: 'c', titles: ['JK BMS'], blocks: ['x']},
      {path: 'd', titles: ['Daly anschließen'], blocks: ['x']},
    ]);
    const found = (query: string) => spelled.find(query)[0]?.section.path;
    expect(['temp2', 'pruefen', 'B2A8S20P', 'anschliessen'].map(found)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a word of a whole sentence is not being typed, and one with a slip may be another word', () => {
    const free = createEngine([{path: 'a', titles: ['Free space'], blocks: ['Of the disk.']}]);
    expect(free.find('freebsd')).toHaveLength(1);
    expect(free.find('freebsd disk', {isWhole: true}).map(({words}) => [...words])).toEqual([['disk']]);
    expect(free.find('spade disk', {isWhole: true})[0]?.reasons).toMatchObject({unknown: 1});
    expect(free.find('space disk', {isWhole: true})[0]?.reasons).toMatchObject({unknown: 0});
  });

  test('a section about a current answers nothing about the SoC, and the other way round', () => {
    const jumps = createEngine([
      {path: 'dcl', titles: ['DCL jumps to 0'], blocks: ['x'], askedAs: ['soc']},
      {path: 'soc', titles: ['Counted by the driver'], blocks: ['The SoC jumps to 0.'], askedAs: ['soc', 'jump', '0']},
    ]);
    expect(jumps.find('soc jumps to 0')[0]).toMatchObject({section: {path: 'soc'}, reasons: {quantity: 1}});
    expect(jumps.find('dcl jumps to 0')[0]?.section.path).toBe('dcl');
    expect(jumps.find('soc jumps to 0').map(({reasons}) => reasons.quantity)).toEqual([1, 0.4]);
  });

  test('when no section has all words, one with some of them is found', () => {
    expect(first('cable alarm with my new yellow submarine')).toBe('faq/#cable-alarm');
  });

  test('two words written as one are found, and a typo', () => {
    expect(first('cablealarm')).toBe('faq/#cable-alarm');
    expect(first('cable alram')).toBe('faq/#cable-alarm');
  });

  test('a question for a meaning has the term first', () => {
    expect(first('What is float?')).toBe('#term-float');
    expect(first('what does float mean')).toBe('#term-float');
  });
});

describe('the words in which people ask', () => {
  const page: SearchPage = {
    path: 'faq/',
    title: 'FAQ',
    description: '',
    language: 'en',
    tag: 'docs-default-current',
    sections: [
      {anchor: '', titles: ['FAQ'], blocks: ['Top.']},
      {anchor: 'cable', titles: ['FAQ', 'Cable alarm'], blocks: ['Text.'], askedAs: ['kabelfehler', 'fault']},
    ],
  };

  test('come back from an index file, and are no part of the text', () => {
    const [top, cable] = readIndexFile(indexPages([page], 100));
    expect(top?.askedAs).toEqual([]);
    expect(cable?.askedAs).toEqual(['fault', 'kabelfehler']);
    expect(cable?.blocks).toEqual(['Text.']);
  });

  test('are on the hosted record of the title', () => {
    expect(toRecords(page, '/').map(({asked_as: asked}) => asked)).toEqual([
      undefined,
      undefined,
      'kabelfehler fault',
      undefined,
    ]);
  });
});
