import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const css = readFileSync('src/components/Figure/styles.module.css', 'utf8');

/** Colours of one mode: the variables in the rule with that selector. */
function colours(selector: string): Readonly<Record<string, string>> {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--fig-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Text and the grounds it is on somewhere in the drawings. */
const textPairs: Readonly<Record<string, readonly string[]>> = {
  ink: ['canvas', 'box', 'accent-soft', 'warn-soft', 'danger-soft', 'ok-soft', 'faint'],
  muted: ['canvas', 'box', 'accent-soft'],
  accent: ['canvas', 'box', 'accent-soft', 'warn-soft'],
  warn: ['canvas', 'warn-soft'],
  danger: ['canvas', 'danger-soft'],
  ok: ['canvas', 'ok-soft'],
  'on-accent': ['accent', 'warn', 'danger'],
};

/** Lines and shapes that carry meaning. */
const shapePairs: Readonly<Record<string, readonly string[]>> = {
  line: ['canvas', 'box'],
  accent: ['canvas', 'box', 'accent-soft'],
  'warn-line': ['canvas', 'box', 'warn-soft'],
  danger: ['canvas', 'box'],
  ok: ['canvas', 'ok-soft'],
  'wire-edge': ['canvas', 'box'],
};

function pairsOf(table: Readonly<Record<string, readonly string[]>>): readonly (readonly [string, string])[] {
  return Object.entries(table).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));
}

describe.each([
  ['light', '\n.figure'],
  ['dark', "[data-theme='dark'] .figure"],
])('%s mode', (_mode, selector) => {
  const values = colours(selector);

  it('defines the same variables as the other mode', () => {
    expect(Object.keys(values).sort()).toEqual(Object.keys(colours('\n.figure')).sort());
    expect(Object.keys(values).length).toBeGreaterThan(15);
  });

  it.each(pairsOf(textPairs))('text %s on %s is at least 4.5 to 1', (front, ground) => {
    expect(contrast(values[front] ?? '', values[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(shapePairs))('shape %s on %s is at least 3 to 1', (front, ground) => {
    expect(contrast(values[front] ?? '', values[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});
