import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {applyFixes, check, fixAllSafe} from '../../../src/driver-config/index.ts';
import {type IniOption, optionOf, parseIni} from '../../../src/driver-config/ini/iniFile.ts';
import {readValue} from '../../../src/driver-config/ini/readSettings.ts';
import {catalog, version} from './catalog.ts';
import {faultyFile, type Line} from './faultyFiles.ts';

describe('safe fixes', () => {
  it('of several faults lose no setting and change no value that was right', {timeout: 1_200_000}, () => {
    const numRuns = process.env.FULL === '1' ? 5000 : 100;
    console.log(`${numRuns} files with two to six faults`);
    fc.assert(
      fc.property(faultyFile, ({release, text, sound, faulty}) => {
        const fixed = fixAllSafe(text, release, catalog);
        const options = parseIni(fixed).options;
        const kept = new Set(fixed.split(/\r\n|\r|\n/));
        const read = ({key}: Line, raw: string): string =>
          JSON.stringify(readValue(version(release).settings.get(key)!, raw, version(release).release).value);
        const sets = (line: Line, option: IniOption | undefined): boolean =>
          option?.key === line.key && read(line, option.raw) === read(line, line.value);
        for (const line of sound) {
          // Below a header that is not one of the driver it counted for nothing.
          if (optionOf(parseIni(text), line.key) === undefined) continue;
          expect(sets(line, optionOf(parseIni(fixed), line.key)), `${line.key} is gone or changed in\n${fixed}`).toBe(
            true,
          );
        }
        for (const {meant, lines} of faulty) {
          // A key that is wrong here can be one of another version: then its line becomes a comment.
          const isUntouched = lines.every((written) => kept.has(written) || kept.has(`; ${written}`));
          for (const line of meant) {
            const isSet = options.some((option) => sets(line, option));
            expect(isUntouched || isSet, `${line.key} = ${line.value} is lost in\n${fixed}`).toBe(true);
          }
        }
        if (check(text, release, catalog).starts) expect(check(fixed, release, catalog).starts).toBe(true);
      }),
      {seed: 20261129, numRuns},
    );
  });
});

describe('fixes', () => {
  it('leave out those that touch the same line', () => {
    const at = (from: number, to: number, insert: string) => ({
      line: 1,
      column: 1,
      severity: 'error' as const,
      code: 'address' as const,
      message: 'x',
      fix: {title: 'x', safe: true, edits: [{from, to, insert}]},
    });
    expect(applyFixes('abc\ndef\n', [at(0, 4, ''), at(0, 0, '; '), at(2, 3, 'Y'), at(4, 5, 'Z')])).toBe('Zef\n');
  });
});
