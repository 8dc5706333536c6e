import {describe, expect, test} from 'vitest';
import {createPrefetchQueue, largestPage, mostBytes} from '@site/src/client/prefetchQueue';

const likely = ['/docs/faq/', '/docs/install', ...Array.from({length: 20}, (_, index) => `/docs/${index}`)];
const fast = {effectiveType: '4g', saveData: false};

/** A queue on the page /docs/, what it has begun to fetch, and a function that ends the fetch under way. */
function openQueue(opened = '/docs/') {
  const begun: string[] = [];
  const ends: ((bytes: number) => void)[] = [];
  const queue = createPrefetchQueue((path) => {
    begun.push(path);
    return new Promise((resolve) => ends.push(resolve));
  });
  queue.pageOpened(opened, likely);
  const endOne = async (bytes: number) => {
    ends.shift()?.(bytes);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {queue, begun, endOne};
}

describe('prefetching', () => {
  test('admits a page once, whatever its anchor, query or slash', () => {
    const {queue} = openQueue();
    expect(queue.offer('/docs/faq/', fast)).toBe(true);
    for (const again of ['/docs/faq', '/docs/faq/#a', '/docs/faq?x=1']) expect(queue.offer(again, fast)).toBe(false);
  });

  test('does not admit the page that is open', () => {
    expect(openQueue('/docs/faq/').queue.offer('/docs/faq/#a', fast)).toBe(false);
  });

  test('admits only pages that the reader is likely to open next', () => {
    const {queue} = openQueue();
    expect(queue.offer('/docs/changelog', fast)).toBe(false);
    queue.pageOpened('/docs/v1/', ['/docs/v1/faq/']);
    expect(queue.offer('/docs/install', fast)).toBe(false);
    expect(queue.offer('/docs/v1/faq/', fast)).toBe(true);
  });

  test('fetches one page after the other, in the order of the offers', async () => {
    const {queue, begun, endOne} = openQueue();
    for (const page of ['/docs/3', '/docs/1', '/docs/2']) queue.offer(page, fast);
    expect(begun).toEqual(['/docs/3']);
    await endOne(1);
    expect(begun).toEqual(['/docs/3', '/docs/1']);
  });

  test.each([largestPage, 30_000, 8_000])('never goes over its bytes, with pages of %i', async (size) => {
    const {queue, begun, endOne} = openQueue();
    for (let index = 0; index < 20; index++) queue.offer(`/docs/${index}`, fast);
    for (let index = 0; index < 20; index++) await endOne(size);
    expect(begun.length).toBeGreaterThan(1);
    expect(begun.length * size).toBeLessThanOrEqual(mostBytes);
    expect((begun.length + 1) * size + largestPage).toBeGreaterThan(mostBytes);
  });

  test('goes on with the next page, also with what was offered and not begun', async () => {
    const {queue, begun, endOne} = openQueue();
    for (const page of ['/docs/1', '/docs/2']) queue.offer(page, fast);
    await endOne(mostBytes);
    expect(begun).toEqual(['/docs/1']);
    queue.pageOpened('/docs/install', likely);
    expect(queue.offer('/docs/1', fast)).toBe(false);
    expect(queue.offer('/docs/2', fast)).toBe(true);
    expect(begun).toEqual(['/docs/1', '/docs/2']);
  });

  test.each([
    ['2g', {effectiveType: '2g', saveData: false}],
    ['slow 2g', {effectiveType: 'slow-2g', saveData: false}],
    ['data saver', {effectiveType: '4g', saveData: true}],
  ])('admits nothing with %s, and the page later on a fast connection', (_, connection) => {
    const {queue} = openQueue();
    expect(queue.offer('/docs/faq', connection)).toBe(false);
    expect(queue.offer('/docs/faq', fast)).toBe(true);
  });

  test.each(['3g', '4g'])('S2.nav.8 S9.5 admits pages with %s', (effectiveType) => {
    expect(openQueue().queue.offer('/docs/faq', {effectiveType, saveData: false})).toBe(true);
  });

  test('works where the browser tells nothing about the connection', () => {
    expect(openQueue().queue.offer('/docs/faq', undefined)).toBe(true);
  });
});
