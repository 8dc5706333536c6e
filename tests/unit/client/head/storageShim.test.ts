import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {installStorageShim} from '@site/src/client/head/storageShim';

function blockedWindow(names: readonly string[]): object {
  class WorkingStorage {
    getItem(): null {
      return null;
    }
    setItem(): void {
      throw new Error('The quota has been exceeded');
    }
    removeItem(): void {}
    clear(): void {}
  }
  const working = {localStorage: new WorkingStorage(), sessionStorage: new WorkingStorage()};
  return Object.defineProperties(
    {},
    Object.fromEntries(
      (['localStorage', 'sessionStorage'] as const).map((name) => [
        name,
        {
          configurable: true,
          get: () => {
            if (names.includes(name)) throw new Error('Access is denied');
            return working[name];
          },
        },
      ]),
    ),
  );
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => warn.mockClear());
afterEach(() => vi.unstubAllGlobals());

describe('S8.13 the storage shim', () => {
  test('leaves working storage alone', () => {
    const real = blockedWindow([]);
    vi.stubGlobal('window', real);
    const before = window.localStorage;
    installStorageShim();
    expect(window.localStorage).toBe(before);
    expect(warn).not.toHaveBeenCalled();
  });

  test('warns once when both are blocked', () => {
    vi.stubGlobal('window', blockedWindow(['localStorage', 'sessionStorage']));
    installStorageShim();
    expect(warn.mock.calls).toEqual([['Browser storage is not available']]);
    window.sessionStorage.setItem('a', '1');
    expect(window.localStorage.getItem('a')).toBeNull();
  });

  test('replaces only the one that is blocked', () => {
    vi.stubGlobal('window', blockedWindow(['localStorage']));
    const session = window.sessionStorage;
    installStorageShim();
    expect(window.sessionStorage).toBe(session);
    window.localStorage.setItem('a', '1');
    expect(window.localStorage.getItem('a')).toBe('1');
  });

  test('lets the site go on with a full storage, and a tool know that a file does not fit', () => {
    vi.stubGlobal('window', blockedWindow([]));
    installStorageShim();
    window.localStorage.setItem('a', '1');
    window.localStorage.setItem('a', '2');
    expect(warn.mock.calls).toEqual([['Browser storage is not available']]);
    expect(() => window.sessionStorage.setItem('a', '1')).toThrow('quota');
  });

  test('remembers what a full storage does not take for the visit', () => {
    vi.stubGlobal('window', blockedWindow([]));
    installStorageShim();
    const {localStorage, sessionStorage} = window;
    localStorage.setItem('theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(sessionStorage.getItem('theme')).toBeNull();
    localStorage.setItem('theme', 'light');
    expect(localStorage.getItem('theme')).toBe('light');
    localStorage.removeItem('theme');
    expect(localStorage.getItem('theme')).toBeNull();
    localStorage.setItem('a', '1');
    localStorage.clear();
    expect(localStorage.getItem('a')).toBeNull();
  });

  test('takes what is saved in the end from the storage', () => {
    vi.stubGlobal('window', blockedWindow([]));
    const {localStorage} = window;
    const full = localStorage.setItem.bind(localStorage);
    let isFull = true;
    let saved: string | null = null;
    Object.assign(Object.getPrototypeOf(localStorage) as object, {
      setItem: (key: string, value: string) => (isFull ? full(key, value) : (saved = value)),
      getItem: () => saved,
    });
    installStorageShim();
    localStorage.setItem('theme', 'dark');
    isFull = false;
    localStorage.setItem('theme', 'light');
    saved = 'dark, says another tab';
    expect(localStorage.getItem('theme')).toBe('dark, says another tab');
  });

  test('behaves as storage does', () => {
    vi.stubGlobal('window', blockedWindow(['localStorage', 'sessionStorage']));
    installStorageShim();
    const storage = window.localStorage;
    storage.setItem('first', '1');
    storage.setItem('second', JSON.stringify({a: 2}));
    expect([storage.length, storage.key(0), storage.key(1), storage.key(2)]).toEqual([2, 'first', 'second', null]);
    expect(Object.keys(storage)).toEqual(['first', 'second']);
    expect(storage.first).toBe('1');
    storage.setItem('first', 3 as unknown as string);
    expect(storage.getItem('first')).toBe('3');
    storage.removeItem('first');
    expect(storage.getItem('first')).toBeNull();
    expect(storage.getItem('getItem')).toBeNull();
    storage.clear();
    expect(storage.length).toBe(0);
    expect(storage.getItem('second')).toBeNull();
  });
});
