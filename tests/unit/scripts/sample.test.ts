import {expect, it} from 'vitest';
import {isFull, sample, seededRandom} from '../../support/sample.ts';

const items = Array.from({length: 100}, (_, number) => number);

it('takes the same items for the same seed, others for another one, each once and in order', () => {
  if (isFull) return expect(sample(items, 10, 1)).toEqual(items);
  const chosen = sample(items, 10, 1);
  expect(chosen).toHaveLength(10);
  expect(new Set(chosen).size).toBe(10);
  expect([...chosen]).toEqual([...chosen].sort((a, b) => a - b));
  expect(sample(items, 10, 1)).toEqual(chosen);
  expect(sample(items, 10, 2)).not.toEqual(chosen);
});

it('takes all of a list that is shorter than the sample', () => {
  expect(sample([1, 2], 10, 1)).toEqual([1, 2]);
});

it('gives numbers from 0 to below 1', () => {
  const random = seededRandom(7);
  const numbers = Array.from({length: 1000}, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(new Set(numbers).size).toBeGreaterThan(990);
});
