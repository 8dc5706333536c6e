import {beforeEach, describe, expect, it} from 'vitest';
import {logStore} from '../../../src/tools/log-reader/savedLog.ts';

const large = 'a line of a log\n'.repeat(10_000);

describe('the log of the reader', () => {
  beforeEach(() => logStore.forget());

  it('can be brought back after another one replaced it, and so can that one', () => {
    logStore.write(large);
    logStore.replace('x');
    expect(logStore.read().text).toBe('x');
    logStore.bringBack();
    expect(logStore.read().text).toBe(large);
    logStore.bringBack();
    expect(logStore.read().text).toBe('x');
  });

  it('can be brought back after several others', () => {
    logStore.write(large);
    for (const other of ['x', 'a file', 'another file']) logStore.replace(other);
    const seen = [1, 2, 3, 4].map(() => {
      logStore.bringBack();
      return logStore.read().text;
    });
    expect(seen).toEqual(['a file', 'x', large, 'another file']);
  });

  it('stays the one to bring back while the reader types on', () => {
    logStore.write(large);
    logStore.replace('x');
    logStore.write('xy');
    logStore.write('');
    logStore.bringBack();
    expect(logStore.read().text).toBe(large);
    expect(logStore.hasReplaced()).toBe(false);
  });

  it('is gone when it is forgotten', () => {
    logStore.write(large);
    logStore.replace('x');
    logStore.forget();
    expect(logStore.read().text).toBe('');
    expect(logStore.hasReplaced()).toBe(false);
  });
});
