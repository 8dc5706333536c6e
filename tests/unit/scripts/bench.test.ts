// cspell:ignore ICAA EDAA ACAA GAAA xxxa
import {describe, expect, test} from 'vitest';
import {sizesBySource} from '../../../scripts/bench/modules.ts';
import {gzipKilobytes, median, round} from '../../../scripts/bench/numbers.ts';

test('medians', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('sizes', () => {
  expect(gzipKilobytes('a'.repeat(10_000))).toBeLessThan(0.1);
  expect(round(1.25)).toBe(1.3);
});

describe('parts of a minified script by its source map', () => {
  test('each character counts for its source', () => {
    // 0: a.js, 4: b.js, 6: a.js, then a line of b.js alone.
    const map = {sources: ['webpack://site/./a.js', './node_modules/b.js?1'], mappings: 'AAAA,ICAA,EDAA;ACAA'};
    expect(sizesBySource('aaaabbaaa\nbb', map)).toEqual([
      {name: 'a.js', kilobytes: 0.007},
      {name: 'node_modules/b.js', kilobytes: 0.004},
    ]);
  });

  test('what has no source is the bundler', () => {
    expect(sizesBySource('xxxa', {sources: ['a.js'], mappings: 'A,GAAA'})).toEqual([
      {name: 'bundler', kilobytes: 0.003},
      {name: 'a.js', kilobytes: 0.001},
    ]);
  });
});
