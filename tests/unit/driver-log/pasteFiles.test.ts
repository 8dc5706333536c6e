import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {idsOf, read} from './support.ts';

/** What the reader has to say of a paste; written down before it was read. */
interface Expected {
  readonly file: string;
  readonly what: string;
  readonly driver?: string;
  /** Documented versions that may have written it, when no line names one. */
  readonly fits?: string;
  readonly runs?: number;
  /** The first finding, or one of these among the first three. */
  readonly first?: string;
  readonly among?: readonly string[];
}

const folder = new URL('../../fixtures/pastes/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const list = JSON.parse(textOf('expected.json')) as readonly Expected[];

/** Part of the lines that may be a riddle. */
const maxUnknown = 0.03;

describe('pastes in files', () => {
  it('are all in the list', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    expect(list.map(({file}) => file).sort()).toEqual(files.sort());
    expect(files.length).toBeGreaterThanOrEqual(58);
  });

  it.each(list.map((expected) => [expected.what, expected] as const))('%s', (_what, expected) => {
    const {file, driver, fits, runs, first, among} = expected;
    const reading = read(textOf(file));
    const {matched, unknown, noise} = reading.counts;
    expect(unknown / (matched + unknown + noise)).toBeLessThanOrEqual(maxUnknown);
    expect(reading.driver).toBe(driver);
    for (const {name} of reading.versions) if (fits !== undefined) expect(name).toMatch(new RegExp(fits));
    expect(reading.versions.length).toBeGreaterThan(0);
    if (runs !== undefined) expect(reading.runs).toHaveLength(runs);
    const ids = idsOf(reading).slice(0, 3);
    if (first !== undefined) expect(ids[0]).toBe(first);
    for (const id of first === undefined ? [] : (among ?? [])) expect(ids).toContain(id);
    if (first === undefined) expect(ids.some((id) => among?.includes(id))).toBe(true);
  });
});
