import {expect, test} from 'vitest';
import {element, text} from '../../../src/build-output/page/hast.ts';
import {plainText, toSentences} from '../../../src/build-output/page/plainText.ts';

test('what says nothing on its own is not text for the search', () => {
  const maker = element('a', {href: 'https://example.org/', dataNoSearch: ''}, text('maker ↗'));
  expect(plainText([element('th', {}, text('JKBMS '), maker)])).toBe('JKBMS');
  expect(plainText([element('dl', {dataNoSearch: ''}, element('dd', {}, text('meant to come')))])).toBe('');
});

const part = (label: string, ...content: Parameters<typeof plainText>[0]) => ({label, content});
const titles = ['Page', 'Section'];

test('sentences come from prose, not from titles of folds, lines before a list, tables or code', () => {
  const content = [
    element('p', {}, text('The first one. See which Why? explains. Then:')),
    element('details', {}, element('summary', {}, text('Rare cases')), element('p', {}, text('Version 2.0 has it.'))),
    element('table', {}, element('tbody', {}, element('tr', {}, element('td', {}, text('A cell.'))))),
    element('pre', {}, text('echo done.')),
    element('ul', {}, element('li', {}, text('Stop it!')), element('li', {}, text('JKBMS'))),
  ];
  expect(toSentences({kind: 'text', anchor: 'a', titles, parts: [part('', ...content)]})).toEqual([
    'The first one.',
    'See which Why? explains.',
    'Version 2.0 has it.',
    'Stop it!',
  ]);
});

test('a section without a sentence has its list, a row its cells with the heads of their columns', () => {
  const list = element('ul', {}, element('li', {}, text('JKBMS')), element('li', {}, text('Daly')));
  expect(toSentences({kind: 'text', anchor: 'a', titles, parts: [part('', list)]})).toEqual(['JKBMS · Daly']);
  const cells = [part('Connection', text('CAN')), part('', text('Default 1')), part('By default', text(''))];
  expect(toSentences({kind: 'row', anchor: 'a', titles, parts: cells})).toEqual(['Connection: CAN · Default 1']);
  expect(toSentences({kind: 'text', anchor: 'a', titles, parts: []})).toEqual([]);
});
