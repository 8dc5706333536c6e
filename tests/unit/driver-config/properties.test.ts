import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {applyFixes, check, fixAllSafe, migrate} from '../../../src/driver-config/index.ts';
import {parseIni} from '../../../src/driver-config/ini/iniFile.ts';
import type {WorkMeter} from '../../../src/driver-config/types.ts';
import {ALL, catalog, ini, MIGRATABLE, version} from './catalog.ts';
import {largeFile, largeFileNames} from './largeFiles.ts';

/** Same inputs on every run; fast-check prints the smallest one that fails. */
const RUNS = {seed: 20250729, numRuns: 200};

const release = fc.constantFrom(...ALL);

const knownKeys = [...new Set(catalog.versions.flatMap(({settings}) => [...settings.keys()]))];

const key = fc.oneof(
  {weight: 6, arbitrary: fc.constantFrom(...knownKeys)},
  {weight: 1, arbitrary: fc.constantFrom(...knownKeys).map((name) => name.toLowerCase())},
  {weight: 1, arbitrary: fc.constantFrom('BULK_CELL_VOLTAGE', 'CC_SOC_LIMIT1', 'CAN_SPEED', 'FOO', 'MAX_CELL_VOLTGE')},
);

const value = fc.oneof(
  fc.constantFrom(
    'True',
    'False',
    'true',
    'yes',
    '',
    '0',
    '1',
    '2',
    '15.0',
    '3.45',
    '3,45',
    '"3.4"',
    '5 ; x',
    '50%',
    'abc',
  ),
  fc.constantFrom(
    '0x01, 0x02',
    '3.5, 3.4, 3.3',
    '0, 0.5, 1',
    '1, 2, 3, 4',
    'Jkbms',
    'Jkbms_Ble C8:47:8C:00:00:00',
    'can0 can1',
  ),
  fc.double({noNaN: true, min: -10, max: 4000}).map(String),
);

const line = fc.oneof(
  {weight: 8, arbitrary: fc.tuple(key, value).map(([name, text]) => `${name} = ${text}`)},
  {
    weight: 2,
    arbitrary: fc.constantFrom('; a comment', '# another one', '', '   ; indented', '[DEFAULT]', '[default]', 'oops'),
  },
  {weight: 1, arbitrary: fc.tuple(key, value).map(([name, text]) => `  ${name}: ${text}`)},
);

const configFile = fc
  .tuple(fc.array(line, {maxLength: 25}), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lines, lineEnd, hasHeader]) => [...(hasHeader ? ['[DEFAULT]'] : []), ...lines].join(lineEnd));

/** Pieces that matter to the parser, in any order. */
const anyText = fc.oneof(
  fc.string({unit: 'binary', maxLength: 300}),
  fc
    .array(
      fc.constantFrom(
        '[',
        ']',
        'DEFAULT',
        '=',
        ':',
        '\n',
        '\r',
        '\r\n',
        ' ',
        '\t',
        ';',
        '#',
        '%',
        '%(',
        ')s',
        '\ufeff',
        'KEY',
        '1',
        ',',
        '\u00a0',
      ),
      {maxLength: 60},
    )
    .map((pieces) => pieces.join('')),
  configFile,
);

const comments = (text: string): string[] =>
  parseIni(text)
    .lines.map((item) => item.text.trim())
    .filter((item) => /^[;#]/.test(item));

describe('any text', {timeout: 60_000}, () => {
  it('is checked without an exception', () => {
    fc.assert(
      fc.property(anyText, release, (text, name) => {
        const {starts, error119, findings, effective} = check(text, name, catalog);
        const lines = parseIni(text).lines.length;
        expect(starts && error119 ? findings.some(({severity}) => severity === 'error') : true).toBe(true);
        expect(starts || findings.some(({severity}) => severity === 'error')).toBe(true);
        expect(Object.keys(effective)).toHaveLength(starts ? version(name).data.settings.length : 0);
        for (const finding of findings) {
          expect(finding.line).toBeGreaterThanOrEqual(1);
          expect(finding.line).toBeLessThanOrEqual(Math.max(1, lines));
          expect(finding.endColumn ?? finding.column).toBeGreaterThanOrEqual(finding.column);
        }
      }),
      RUNS,
    );
  });

  it('is fixed without an exception, and safe fixes come to an end', () => {
    fc.assert(
      fc.property(anyText, release, (text, name) => {
        const {findings} = check(text, name, catalog);
        applyFixes(text, findings);
        const fixed = fixAllSafe(text, name, catalog);
        expect(fixAllSafe(fixed, name, catalog)).toBe(fixed);
      }),
      RUNS,
    );
  });

  it('stays the same in a migration to the same version', () => {
    fc.assert(
      fc.property(anyText, release, (text, name) => {
        expect(migrate(text, name, name, catalog)).toMatchObject({text, changes: []});
      }),
      RUNS,
    );
  });
});

describe('a migration', {timeout: 60_000}, () => {
  it('leaves nothing that it could have changed', () => {
    fc.assert(
      fc.property(configFile, release, release, (text, from, to) => {
        fc.pre(from !== to);
        const migrated = migrate(text, from, to, catalog);
        const left = check(migrated.text, to, catalog).findings.filter(({code}) => MIGRATABLE.has(code));
        expect(left).toEqual([]);
        expect(migrated.findings).toEqual(check(migrated.text, to, catalog).findings);
      }),
      RUNS,
    );
  });

  it('keeps every comment, in order', () => {
    fc.assert(
      fc.property(configFile, release, release, (text, from, to) => {
        const before = comments(text);
        const after = comments(migrate(text, from, to, catalog).text);
        let position = 0;
        for (const comment of after) if (comment === before[position]) position += 1;
        expect(position).toBe(before.length);
      }),
      RUNS,
    );
  });

  it('done twice changes nothing more', () => {
    fc.assert(
      fc.property(configFile, release, release, (text, from, to) => {
        const {text: once} = migrate(text, from, to, catalog);
        const {findings} = check(once, to, catalog);
        expect(findings.filter(({code}) => MIGRATABLE.has(code) && from !== to)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('of values that hold in both versions keeps them', () => {
    const settings = fc
      .constantFrom(...version('1.6').data.settings)
      .filter(({key: name, type}) => version('2.0').settings.has(name) && type === 'float');
    fc.assert(
      fc.property(settings, fc.double({min: 0.1, max: 3, noNaN: true}), ({key: name}, number) => {
        const text = ini(`${name} = ${number}`);
        const {text: migrated} = migrate(text, '1.6', '2.0', catalog);
        expect(migrated.startsWith(text.trimEnd())).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('an empty file', () => {
  it('has the defaults as effective settings, whatever comments it holds', () => {
    const comment = fc.string({maxLength: 40}).map((text) => `; ${text.replaceAll(/[\r\n]/g, '')}`);
    fc.assert(
      fc.property(fc.array(comment, {maxLength: 5}), release, (lines, name) => {
        const defaults = Object.fromEntries(
          version(name).data.settings.map((setting) => [setting.key, setting.default]),
        );
        expect(check(ini(...lines), name, catalog).effective).toEqual(defaults);
      }),
      RUNS,
    );
  });
});

describe('a large file', {timeout: 60_000}, () => {
  /** Work counted by the engine itself, not time. */
  const workOf = (name: string, length: number): WorkMeter => {
    const meter = {steps: 0, written: 0, comparisons: 0};
    check(largeFile(name, length), '2.0', catalog, meter);
    return meter;
  };

  it.each(largeFileNames)('costs in proportion: %s', (name) => {
    expect(workOf(name, 300_000).steps / workOf(name, 30_000).steps).toBeLessThan(11);
  });

  it.each(largeFileNames)('has most of its findings counted, not written: %s', (name) => {
    const {written} = workOf(name, 300_000);
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(3000);
    expect(workOf(name, 600_000).written).toBe(written);
  });

  it.each(['unknown keys, all different', 'unknown keys that resemble a setting'])(
    'has only the first unknown names compared with settings: %s',
    (name) => {
      const keys = version('2.0').settings.size;
      const {comparisons} = workOf(name, 300_000);
      expect(comparisons).toBeGreaterThan(0);
      expect(comparisons).toBeLessThanOrEqual(200 * keys);
      expect(workOf(name, 600_000).comparisons).toBe(comparisons);
    },
  );

  it('says how many findings it does not list', () => {
    const {findings} = check(largeFile('unknown keys, all different', 30_000), '2.0', catalog);
    const listed = findings.filter(({code}) => code === 'unknown-key');
    const all = largeFile('unknown keys, all different', 30_000).match(/^SOME_KEY/gm)?.length ?? 0;
    expect(listed).toHaveLength(500);
    expect(findings.filter(({code}) => code === 'more-of-the-same').map(({message}) => message)).toEqual([
      `${all - 500} more findings like the ones above (unknown-key).`,
    ]);
  });
});
