import {describe, expect, it} from 'vitest';
import {splitLines} from '../../../src/driver-log/lines/splitLines.ts';
import {pastes} from './pastes.ts';
import {idsOf, read} from './support.ts';

describe('pastes of every version and kind', () => {
  it('are many, and cover all five versions', () => {
    expect(pastes.length).toBeGreaterThanOrEqual(40);
    for (const line of ['1.3', '1.4', '1.6', '2.0', '2.1'])
      expect(pastes.some(({driver}) => driver?.startsWith(line) === true)).toBe(true);
  });

  it.each(pastes.map((paste) => [paste.name, paste] as const))('%s', (_name, paste) => {
    const {text, driver, fits, runs, first, among = [], keys} = paste;
    const reading = read(text);
    const lines = splitLines(text);
    const unknown = reading.read.lineKinds.flatMap((kind, index) => (kind === 'unknown' ? [lines[index]] : []));
    expect(unknown).toEqual(paste.unknown ?? []);
    expect(reading.driver).toBe(driver);
    if (fits) {
      expect(reading.versions.length).toBeGreaterThan(0);
      for (const {name} of reading.versions) expect(name).toMatch(fits);
    }
    expect(reading.runs.map(({identity, end}) => `${identity.port ?? ''} ${end}`)).toEqual(runs);
    expect(idsOf(reading)[0]).toBe(first);
    expect(idsOf(reading).slice(0, 3)).toEqual(expect.arrayContaining([...among]));
    if (keys) expect(reading.findings[0]?.keys).toEqual(keys);
  });
});
