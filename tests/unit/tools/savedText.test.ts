import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createTextStore, type TextStore} from '../../../src/tools/shared/savedText.ts';

const large = 'a line of a log\n'.repeat(10_000);

/** @param room characters that the storage takes */
function stubStorage(room: number): ReadonlyMap<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
      setItem(key: string, value: string) {
        if (value.length > room) throw new Error('The quota has been exceeded');
        stored.set(key, value);
      },
    },
    addEventListener: () => undefined,
  });
  return stored;
}

let store: TextStore;

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage(5_000_000);
  store = createTextStore('own');
});

afterEach(() => {
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the text of the reader', () => {
  it('that the storage has no room for is told of, until it fits', () => {
    const stored = stubStorage(100);
    const listener = vi.fn();
    store.subscribe(listener);
    store.type('A = 1\n');
    vi.runAllTimers();
    expect(stored.get('own')).toContain('A = 1');
    listener.mockClear();
    store.type('A = 1\n'.repeat(100));
    vi.runAllTimers();
    expect(store.isKept()).toBe(false);
    // Once for the text, once because it is not kept. The older text is not what a reload should bring.
    expect(listener).toHaveBeenCalledTimes(2);
    expect(stored.has('own')).toBe(false);
    store.type('A = 2\n');
    vi.runAllTimers();
    expect(store.isKept()).toBe(true);
  });

  it('leaves room in the storage for that of another tool', () => {
    const stored = stubStorage(5_000_000);
    store.type('x'.repeat(4_000_000));
    vi.runAllTimers();
    expect(store.isKept()).toBe(false);
    expect(stored.size).toBe(0);
  });

  it('can be had back after others replaced it, and so can they', () => {
    store.type(large);
    for (const other of ['x', 'a file', 'another file']) store.replace(other);
    const texts = (step: () => void): readonly (string | undefined)[] =>
      [1, 2, 3].map(() => {
        step();
        return store.read()?.text;
      });
    expect(texts(store.undo)).toEqual(['a file', 'x', large]);
    expect(texts(store.redo)).toEqual(['x', 'a file', 'another file']);
  });

  it('stays the one to have back while the reader types on', () => {
    store.type(large);
    store.replace('x');
    store.type('xy');
    store.type('');
    store.undo();
    expect(store.read()?.text).toBe(large);
  });

  it('is gone when it is forgotten', () => {
    const stored = stubStorage(5_000_000);
    store.type(large);
    store.replace('x');
    vi.runAllTimers();
    expect(stored.size).toBe(1);
    store.forget();
    vi.runAllTimers();
    expect(stored.size).toBe(0);
    expect(store.read()).toEqual({text: '', history: [], future: []});
  });
});
