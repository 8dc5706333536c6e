import {afterEach, describe, expect, it, vi} from 'vitest';
import {emptyFile, fileStore} from '../../../src/tools/config-checker/savedFile.ts';

function stubStorage(room: number): void {
  const setItem = (_: string, value: string): void => {
    if (value.length > room) throw new Error('The quota has been exceeded');
  };
  vi.stubGlobal('window', {sessionStorage: {getItem: () => null, setItem}, addEventListener: () => undefined});
}

afterEach(() => vi.unstubAllGlobals());

describe('the file of the reader', () => {
  it('that the storage has no room for is told of, until it fits', () => {
    vi.useFakeTimers();
    const listener = vi.fn();
    stubStorage(100);
    const unsubscribe = fileStore.subscribe(listener);
    fileStore.write({...emptyFile, text: 'A = 1\n'.repeat(100)});
    vi.runAllTimers();
    expect(fileStore.isKept()).toBe(false);
    // Once for the text, once because it is not kept.
    expect(listener).toHaveBeenCalledTimes(2);
    fileStore.write({...emptyFile, text: 'A = 1\n'});
    vi.runAllTimers();
    expect(fileStore.isKept()).toBe(true);
    unsubscribe();
    vi.useRealTimers();
  });
});
