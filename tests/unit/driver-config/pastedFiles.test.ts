/** Files as people paste them: what is left out, what comes of the rest, and how much there is to read. */
import {describe, expect, test} from 'vitest';
import {check} from '@site/src/driver-config';
import {applyEdits} from '@site/src/driver-config/ini/edits.ts';
import {pasteFindings, withPaste} from '@site/src/driver-config/paste/pasteFindings.ts';
import {partHeader, withoutHeader} from '@site/src/driver-config/paste/part.ts';
import {readPaste} from '@site/src/driver-config/paste/readPaste.ts';
import {catalog} from './catalog.ts';
import {pastedFiles, type PastedFile} from './pastes.ts';

/** Findings that are no errors and are shown one by one; lines that repeat a default are one folded line. */
const mostToRead = 5;

/** As the checker does it: noise is left out, then a part is said to be one. */
function readAndCheck({version, text}: PastedFile) {
  const {noise, edits, pythonLines} = readPaste(text);
  const cleaned = applyEdits(text, edits);
  const isPart = readPaste(cleaned).lacksHeader;
  const {starts, error119, findings} = check(isPart ? partHeader + cleaned : cleaned, version, catalog);
  return {
    starts,
    error119,
    findings: isPart ? findings.map(withoutHeader) : findings,
    notes: [...(isPart ? ['part'] : []), ...noise.map(({kind}) => kind), ...(pythonLines.length > 0 ? ['python'] : [])],
  };
}

describe('a pasted file', () => {
  test.each(pastedFiles.map((file) => [`${file.what} (${file.version})`, file] as const))('%s', (_what, file) => {
    const {starts, error119, findings, notes} = readAndCheck(file);
    const shown = findings.map(({code}) => code);
    expect({starts, error119, notes: [...notes].sort()}).toEqual({
      starts: file.starts,
      error119: file.error119 ?? false,
      notes: [...(file.notes ?? [])].sort(),
    });
    expect(shown).toEqual(expect.arrayContaining([...(file.codes ?? [])]));
    const toRead = findings.filter(({severity, code}) => severity !== 'error' && code !== 'equals-default');
    expect(toRead.length).toBeLessThanOrEqual(mostToRead);
  });

  test('they are of many kinds', () => {
    console.log(`${pastedFiles.length} pasted files`);
    expect(pastedFiles.length).toBeGreaterThanOrEqual(40);
    expect(new Set(pastedFiles.flatMap(({notes = []}) => notes)).size).toBeGreaterThanOrEqual(9);
  });

  test('the command line says it in one finding, with what comes of the rest', () => {
    const found = (text: string) => pasteFindings(text, '2.0', catalog);
    expect(found('[DEFAULT]\nBMS_TYPE = Jkbms\n')).toEqual([]);
    expect(found('  GNU nano 7.2   config.ini\n[DEFAULT]\nBMS_TYPE = Jkbms\n')).toMatchObject([
      {line: 1, code: 'pasted-along', fix: {title: 'Leave it out'}},
    ]);
    expect(found('  GNU nano 7.2   config.ini\n[DEFAULT]\nBMS_TYPE = Jkbms\n')[0]?.message).toMatch(
      /^A line of the editor \(line 1\): no part of a config\.ini\. Without that: the driver starts\.$/,
    );
    expect(found('MAX_CELL_VOLTAGE = abc\n')[0]).toMatchObject({
      code: 'part-of-file',
      message:
        'There is no [DEFAULT]: this may be a part of a file. Below the header: the driver starts with error 119 (4 errors).',
    });
  });

  test('a line that is named as no part of the file has no remarks of its own', () => {
    const text = `${'2025-02-11 09:12:44.120 INFO:SerialBattery:Starting\n'.repeat(9)}[DEFAULT]\nBMS_TYPE = Jkbms\n`;
    const raw = check(text, '1.6', catalog);
    expect(raw.findings.filter(({severity}) => severity !== 'error').length).toBeGreaterThan(mostToRead);
    const {starts, findings} = withPaste(raw, text, '1.6', catalog);
    expect(starts).toBe(false);
    expect(findings.filter(({severity}) => severity !== 'error').map(({code}) => code)).toEqual(['pasted-along']);
  });
});
