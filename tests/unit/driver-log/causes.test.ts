import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {fixture, read} from './support.ts';

/**
 * What is known of a log from its owner or from the run that wrote it: the finding that belongs first, the other faults
 * that are true as well, and findings that would send its owner the wrong way.
 */
const rows = readFileSync(new URL('../../golden/log-reader/causes.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([log = '', first = '', faults = '', never = '']) => ({
    log,
    first,
    faults: faults.split(' '),
    never: never.split(' '),
  }));

console.log(`${rows.length} logs with a known cause`);

describe('the cause of a log', () => {
  it.each(rows)('$log: $first', ({log, first, faults, never}) => {
    const {findings} = read(fixture(log));
    const ids = findings.map(({id}) => id);
    expect(ids[0]).toBe(first);
    const certain = findings.flatMap(({id, severity}) => (severity === 'fault' ? [id] : []));
    expect(certain.filter((id) => id !== first && !faults.includes(id))).toEqual([]);
    expect(ids.filter((id) => never.includes(id))).toEqual([]);
  });
});
