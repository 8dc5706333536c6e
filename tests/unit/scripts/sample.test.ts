import {beforeEach, expect, it, vi} from 'vitest';
import {sumNotes} from '../../../scripts/lib/sampled.ts';
import {isFull, sample, seededRandom} from '../../support/sample.ts';

// What is tried here is none of what the tests sample.
beforeEach(() => void vi.stubEnv('SAMPLE_LOG', ''));

const items = Array.from({length: 100}, (_, number) => number);

it('takes the same items for the same seed, others for another one, each once and in order', () => {
  if (isFull) return expect(sample('example', items, 10, 1)).toEqual(items);
  const chosen = sample('example', items, 10, 1);
  expect(chosen).toHaveLength(10);
  expect(new Set(chosen).size).toBe(10);
  expect([...chosen]).toEqual([...chosen].sort((a, b) => a - b));
  expect(sample('example', items, 10, 1)).toEqual(chosen);
  expect(sample('example', items, 10, 2)).not.toEqual(chosen);
});

it('takes all of a list that is shorter than the sample', () => {
  expect(sample('example', [1, 2], 10, 1)).toEqual([1, 2]);
});

it('gives numbers from 0 to below 1', () => {
  const random = seededRandom(7);
  const numbers = Array.from({length: 1000}, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(new Set(numbers).size).toBeGreaterThan(990);
});

it('counts each part of a matrix once, however many processes have noted it', () => {
  const log = [
    {matrix: 'a', part: '1', cases: 40, run: 5},
    {matrix: 'a', part: '1', cases: 40, run: 7},
    {matrix: 'a', part: '2', cases: 10, run: 2},
    {matrix: 'b', part: '1', cases: 3, run: 3},
  ];
  expect(sumNotes(`${log.map((note) => JSON.stringify(note)).join('\n')}\n`)).toEqual([
    {matrix: 'a', cases: 50, run: 9},
    {matrix: 'b', cases: 3, run: 3},
  ]);
});
