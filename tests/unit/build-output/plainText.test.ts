import {expect, test} from 'vitest';
import {element, text} from '../../../src/build-output/page/hast.ts';
import {plainText} from '../../../src/build-output/page/plainText.ts';

test('what says nothing on its own is not text for the search', () => {
  const maker = element('a', {href: 'https://example.org/', dataNoSearch: ''}, text('maker ↗'));
  expect(plainText([element('th', {}, text('JKBMS '), maker)])).toBe('JKBMS');
  expect(plainText([element('dl', {dataNoSearch: ''}, element('dd', {}, text('meant to come')))])).toBe('');
});
