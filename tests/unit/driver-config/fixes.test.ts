import {describe, expect, it} from 'vitest';
import {applyFixes} from '../../../src/driver-config/index.ts';

describe('fixes', () => {
  it('leave out those that touch the same place', () => {
    const at = (from: number, to: number, insert: string) => ({
      line: 1,
      column: 1,
      severity: 'error' as const,
      code: 'address' as const,
      message: 'x',
      fix: {title: 'x', safe: true, edits: [{from, to, insert}]},
    });
    expect(applyFixes('abcdef', [at(0, 3, 'X'), at(2, 4, 'Y'), at(4, 5, 'Z')])).toBe('XdZf');
  });
});
