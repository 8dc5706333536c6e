import {expect, test} from 'vitest';
import {breakKeys} from '../../../src/theme/SearchBar/breakKeys.ts';

test('keys of settings break behind an underscore, whatever is marked in them', () => {
  const result = {
    hierarchy: {lvl1: {value: '<mark>SOC_RESET</mark>_AFTER', matchLevel: 'full'}, lvl2: null},
    content: {value: 'a <mark class="is_it">b</mark>', matchedWords: ['b_c']},
  };
  expect(breakKeys(result)).toEqual({
    hierarchy: {lvl1: {value: '<mark>SOC_\u200bRESET</mark>_\u200bAFTER', matchLevel: 'full'}, lvl2: null},
    content: {value: 'a <mark class="is_it">b</mark>', matchedWords: ['b_c']},
  });
});
