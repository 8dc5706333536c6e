import {describe, expect, it} from 'vitest';
import {docsLineOf} from '../../../src/driver-log/places.ts';
import {bmsErrors} from '../../../src/driver-log/diagnosis/bmsErrors.ts';
import {defects} from '../../../src/driver-log/diagnosis/defects.ts';
import {showsDefect, showsError, showsTrap} from './knownFaults.ts';
import {idsOf, read, traps, versions} from './support.ts';

/** The transcripts have what is told; these are the logs in which it must not be told. */
describe('a known fault', () => {
  it('is not told in another version', () => {
    for (const docs of versions) {
      const line = docsLineOf(docs);
      for (const {id, lines} of defects)
        if (!lines.includes(line)) expect(idsOf(read(showsDefect(id, line)))).not.toContain(id);
      for (const error of bmsErrors) {
        const isOther = bmsErrors.every(({section, lines}) => section !== error.section || !lines.includes(line));
        if (isOther) expect(idsOf(read(showsError(error, line)))).not.toContain(`error-${error.section}`);
      }
    }
  });

  it('is not told when other versions may have written the log', () => {
    const text = showsDefect('defect-daly-cells', '2.1').split('\n').slice(2).join('\n');
    const reading = read(text);
    expect(reading.driver).toBeUndefined();
    expect(reading.versions.length).toBeGreaterThan(1);
    expect(idsOf(reading)).not.toContain('defect-daly-cells');
    expect(idsOf(read(text, 'current'))).toContain('defect-daly-cells');
  });

  it('is not told of another BMS', () => {
    for (const docs of versions) {
      const line = docsLineOf(docs);
      for (const error of bmsErrors.filter(({types, lines}) => types && lines.includes(line)))
        expect(idsOf(read(showsError(error, line, 'Pylontech')))).not.toContain(`error-${error.section}`);
      for (const trap of traps[docs.name] ?? []) {
        const [bms = ''] = trap.classes;
        if (trap.log?.includes(bms) !== true)
          expect(idsOf(read(showsTrap(trap, line).replaceAll(bms, 'Pylontech')))).not.toContain(`bms-${trap.id}`);
      }
    }
  });
});
