/** What the long matrices leave out in `npm test` and run whole in `npm run test:full`. */
import fs from 'node:fs';

/** Whether `npm run test:full` runs, or one spec file with FULL=1. */
export const isFull = process.env.FULL === '1';

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Notes how many cases of a matrix run, for the closing table of `npm test` (scripts/lib/sampled.ts).
 * @param part tells parts of a matrix apart; the same part may be noted by more than one process
 */
export function noteCases(matrix: string, part: string, cases: number, run: number): void {
  const log = process.env.SAMPLE_LOG;
  if (log) fs.appendFileSync(log, `${JSON.stringify({matrix, part, cases, run})}\n`);
}

/** `count` items of a matrix in its order, the same ones for the same seed; all of them in a full run. */
export function sample<Item>(matrix: string, items: readonly Item[], count: number, seed: number): readonly Item[] {
  const chosen = isFull ? items : pick(items, count, seed);
  noteCases(matrix, `${seed}`, items.length, chosen.length);
  return chosen;
}

/** `count` items of a list in the list's order, the same ones for the same seed. */
export function pick<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  if (count >= items.length) return items;
  const random = seededRandom(seed);
  const chosen = items
    .map((_, place) => ({place, rank: random()}))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count);
  return chosen.sort((a, b) => a.place - b.place).map(({place}) => items[place]!);
}
