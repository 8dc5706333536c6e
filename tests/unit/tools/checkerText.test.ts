import fc from 'fast-check';
import {deflateSync} from 'fflate';
import {describe, expect, test, vi} from 'vitest';
import {addSetting, lineOfKey} from '../../../src/tools/config-checker/addSetting.ts';
import {diffLines, hunksOf} from '../../../src/tools/config-checker/diff.ts';
import {exampleFile} from '../../../src/tools/config-checker/example.ts';
import {latestOnly} from '../../../src/tools/shared/latestOnly.ts';
import {countLines, displayOf, offsetOf, withDisplay} from '../../../src/tools/config-checker/rawText.ts';
import {noText, redo, replaceText, undo, type SavedText} from '../../../src/tools/shared/savedText.ts';
import {packIntoHash, unpackFromHash} from '../../../src/tools/config-checker/share.ts';
import {check, fixAllSafe} from '../../../src/driver-config/index.ts';
import {loadCatalog} from '../../../src/driver-config/loadCatalog.ts';

const catalog = loadCatalog('.');
const piece = fc.constantFrom('a', 'b = 1', '', '\n', '\r\n', '\r', '[DEFAULT]', ' ', 'é', '😀');
const anyText = fc.array(piece, {maxLength: 25}).map((pieces) => pieces.join(''));

describe('line endings of the file while the reader types', () => {
  test('the text field shows what was typed, whatever the line endings are', () => {
    fc.assert(
      fc.property(anyText, anyText, (raw, typed) => {
        const display = displayOf(typed);
        expect(displayOf(withDisplay(raw, display))).toBe(display);
        expect(withDisplay(raw, displayOf(raw))).toBe(raw);
      }),
      {numRuns: 2000},
    );
  });

  test('lines that were not touched keep theirs, new lines get the usual one', () => {
    const raw = 'a\r\nb\r\nc\nd\r\n';
    expect(withDisplay(raw, 'a\nb\nX\nc\nd\n')).toBe('a\r\nb\r\nX\r\nc\nd\r\n');
    expect(withDisplay(raw, 'a\nb!\nc\nd\n')).toBe('a\r\nb!\r\nc\nd\r\n');
    expect(withDisplay(raw, 'a\nc\nd\n')).toBe('a\r\nc\nd\r\n');
  });

  test('line and column lead to a place', () => {
    expect(offsetOf('ab\ncd\n', 2, 2)).toBe(4);
    expect(offsetOf('ab\ncd\n', 1, 99)).toBe(2);
    expect(offsetOf('ab\ncd\n', 9, 1)).toBe(6);
    expect(countLines('ab\ncd\n')).toBe(3);
  });
});

describe('difference', () => {
  const side = (diff: ReturnType<typeof diffLines>, without: 'removed' | 'added'): string =>
    diff
      .filter(({kind}) => kind !== without)
      .map(({text}) => text)
      .join('\n');

  test('both texts can be read from it', () => {
    const line = fc.constantFrom('a', 'b', 'c', 'd', '');
    const text = fc.array(line, {minLength: 1, maxLength: 12}).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = diffLines(before, after);
        expect(side(diff, 'added')).toBe(before);
        expect(side(diff, 'removed')).toBe(after);
      }),
      {numRuns: 1000},
    );
  });

  test('a text without anything in common is replaced as a whole, also a long one', () => {
    const lines = (letter: string) => Array.from({length: 4000}, (_, index) => `${letter}${index}`).join('\n');
    const diff = diffLines(lines('a'), lines('b'));
    expect(diff).toHaveLength(8000);
    expect(diff.some(({kind}) => kind === 'same')).toBe(false);
  });

  test('shows changes with two lines around them', () => {
    const before = Array.from({length: 20}, (_, index) => `line ${index}`).join('\n');
    const hunks = hunksOf(diffLines(before, before.replace('line 9', 'other')));
    expect(hunks).toHaveLength(1);
    expect(hunks[0]!.skipped).toBe(7);
    expect(hunks[0]!.lines.map(({text}) => text)).toEqual([
      'line 7',
      'line 8',
      'line 9',
      'other',
      'line 10',
      'line 11',
    ]);
    expect(hunksOf(diffLines(before, before))).toEqual([]);
  });
});

describe('share by address', () => {
  test('the text comes back as it was, line endings and byte order mark included', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({unit: 'grapheme', maxLength: 200}), async (text) => {
        const hash = await packIntoHash(text);
        expect(hash).toMatch(/^#config=[A-Za-z0-9_-]+$/);
        expect(await unpackFromHash(hash)).toBe(text);
      }),
    );
    expect(await unpackFromHash(await packIntoHash('\ufeff[DEFAULT]\r\nA=1'))).toBe('\ufeff[DEFAULT]\r\nA=1');
  });

  test.each(['', '#config=', '#config=!!!', '#config=AAAA', '#other=x', '#config=<img>'])(
    '%j is no file',
    async (hash) => {
      expect(await unpackFromHash(hash)).toBeUndefined();
    },
  );

  test('it works in browsers without streams that unpack', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    vi.stubGlobal('DecompressionStream', undefined);
    try {
      expect(await unpackFromHash(await packIntoHash('[DEFAULT]\nA=1'))).toBe('[DEFAULT]\nA=1');
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('an address that was cut is no file', async () => {
    const hash = await packIntoHash('MAX_CELL_VOLTAGE = 3.45\n'.repeat(5) + '[DEFAULT]');
    expect(await unpackFromHash(hash.slice(0, -4))).toBeUndefined();
  });

  test('an address that was shared before there was a checksum still opens', async () => {
    const packed = deflateSync(new TextEncoder().encode('[DEFAULT]\nA = 1\n'));
    const hash = `#config=${Buffer.from(packed).toString('base64url')}`;
    expect(await unpackFromHash(hash)).toBe('[DEFAULT]\nA = 1\n');
  });

  test('an address with one wrong letter is not a file', async () => {
    const hash = await packIntoHash('[DEFAULT]\nMAX_CELL_VOLTAGE = 3.45\nMIN_CELL_VOLTAGE = 2.90\n');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // The last letter has bits that no byte uses.
    for (let at = '#config='.length; at < hash.length - 1; at += 1) {
      const other = letters[(letters.indexOf(hash[at] ?? '') + 7) % 64] ?? '';
      expect(await unpackFromHash(hash.slice(0, at) + other + hash.slice(at + 1)), `letter ${at}`).toBeUndefined();
    }
  });

  test('an address that unfolds to megabytes is refused', async () => {
    expect(await unpackFromHash(await packIntoHash('x'.repeat(5_000_000)))).toBeUndefined();
  });
});

describe('nothing is lost', () => {
  test('what is replaced can be had back, in order', () => {
    const start = {...noText, text: 'one'};
    const two = replaceText(start, 'two');
    const three = replaceText(two, 'three');
    expect(undo(three)).toEqual({text: 'two', history: ['one'], future: ['three']});
    expect(undo(undo(three))).toMatchObject({text: 'one', history: []});
    expect(redo(redo(undo(undo(three))))).toEqual(three);
    expect(undo(start)).toEqual(start);
    expect(redo(start)).toEqual(start);
    expect(replaceText(two, 'two')).toBe(two);
  });

  test('the history stays small, the newest entry stays', () => {
    let file: SavedText = {...noText, text: 'start'};
    for (let index = 0; index < 50; index++) file = replaceText(file, `${index}`.padEnd(100_000, 'x'));
    expect(file.history.join('').length).toBeLessThanOrEqual(1_000_000);
    expect(file.history.at(-1)).toBe('48'.padEnd(100_000, 'x'));
  });
});

describe('adding a setting', () => {
  test.each([
    ['', '[DEFAULT]\nKEY = 1\n'],
    ['[DEFAULT]\nA = 1\n', '[DEFAULT]\nA = 1\nKEY = 1\n'],
    ['[DEFAULT]\nA = 1', '[DEFAULT]\nA = 1\nKEY = 1\n'],
    ['[DEFAULT]\r\nA = 1\r\n\r\n', '[DEFAULT]\r\nA = 1\r\nKEY = 1\r\n\r\n'],
    ['[DEFAULT]\nA = 1\n\n[OTHER]\nB = 2\n', '[DEFAULT]\nA = 1\nKEY = 1\n\n[OTHER]\nB = 2\n'],
    ['A = 1\n', '[DEFAULT]\nKEY = 1\nA = 1\n'],
  ])('to %j', (text, expected) => expect(addSetting(text, 'KEY', '1')).toBe(expected));

  test.each([
    ['below another section', '[DEFAULT]\nA = 1\n[OTHER]\nKEY = 2\n', '[DEFAULT]\nA = 1\nKEY = 1\n[OTHER]\nKEY = 2\n'],
    ['on a continuation line', '[DEFAULT]\nA = 1\n  KEY = 2\n', '[DEFAULT]\nA = 1\n  KEY = 2\nKEY = 1\n'],
  ])('a key %s is ignored by the driver, so it is not a place to go to', (_where, text, expected) => {
    expect(lineOfKey(text, 'KEY')).toBeUndefined();
    expect(addSetting(text, 'KEY', '1')).toBe(expected);
    expect(lineOfKey(expected, 'KEY')).toBe(expected.split('\n').indexOf('KEY = 1') + 1);
  });

  test('a header on a continuation line does not end the section', () => {
    expect(addSetting('[DEFAULT]\nA = 1\n  [OTHER]\nB = 2\n', 'KEY', '1')).toBe(
      '[DEFAULT]\nA = 1\n  [OTHER]\nB = 2\nKEY = 1\n',
    );
  });

  test('every setting of every version is found again, and raises nothing but a note', () => {
    for (const version of catalog.versions) {
      for (const {key, defaultRaw} of version.settings.values()) {
        const text = addSetting('[DEFAULT]\n', key, defaultRaw);
        expect(lineOfKey(text, key)).toBe(2);
        const {findings, starts, error119} = check(text, version, catalog);
        expect(starts && !error119, `${version.name} ${key}`).toBe(true);
        expect(findings.filter(({severity}) => severity === 'error')).toEqual([]);
      }
    }
  });
});

describe('example', () => {
  test.each(catalog.versions.map((version) => ({version, label: version.label})))(
    'of $label has the one mistake it speaks of, and the fix ends it',
    ({version}) => {
      const text = exampleFile(version);
      const {findings} = check(text, version, catalog);
      expect([...new Set(findings.map(({line}) => line))]).toEqual([9]);
      const fixed = fixAllSafe(text, version, catalog);
      expect(check(fixed, version, catalog).findings).toEqual([]);
      expect(fixed).toContain('MIN_CELL_VOLTAGE = 3.000');
    },
  );
});

describe('checks while the reader types', () => {
  test('a hundred changes during a check lead to one more check, of the last text', async () => {
    const started: string[] = [];
    const finished: string[] = [];
    const releases: (() => void)[] = [];
    const request = latestOnly(
      (text: string) => {
        started.push(text);
        return new Promise<void>((resolve) => releases.push(resolve));
      },
      (text) => finished.push(text),
      () => finished.push('error'),
    );
    for (let index = 0; index <= 100; index++) request(`text ${index}`);
    expect(started).toEqual(['text 0']);
    releases.shift()!();
    await expect.poll(() => started).toEqual(['text 0', 'text 100']);
    releases.shift()!();
    await expect.poll(() => finished).toEqual(['text 0', 'text 100']);
  });

  test('a failed check does not stop the next one', async () => {
    const outcomes: string[] = [];
    const request = latestOnly(
      (text: string) => (text === 'bad' ? Promise.reject(new Error(text)) : Promise.resolve(text)),
      (text) => outcomes.push(text),
      () => outcomes.push('error'),
    );
    request('bad');
    request('good');
    await expect.poll(() => outcomes).toEqual(['error', 'good']);
  });
});
