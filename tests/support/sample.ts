/** What the long matrices leave out in `npm test` and run whole in `npm run test:full`. */

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

/** `count` items of a list in the list's order, the same ones for the same seed; all of them in a full run. */
export function sample<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  return isFull ? items : pick(items, count, seed);
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
