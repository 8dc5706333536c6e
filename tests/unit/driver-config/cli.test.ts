import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {decodeIni} from '../../../src/driver-config/ini/decode.ts';
import {checkBytes} from '../../../src/driver-config/rules/checkBytes.ts';
import {resolveVersion} from '../../../src/driver-config/index.ts';
import {developmentVersion} from '../../../src/versions/developmentVersion.ts';
import {latest, released} from '../../support/site.ts';
import {runScript} from '../../support/runScript.ts';
import {temporaryFolder} from '../../support/temporaryFolder.ts';
import {catalog, ini} from './catalog.ts';

const folder = temporaryFolder({
  'good.ini': ini('MAX_CELL_VOLTAGE = 3.44'),
  'bad.ini': ini('SOC_RESET_VOLTAGE = 3.6'),
  'nan.ini': ini('VOLTAGE_DROP = nan'),
});

const run = (...args: readonly string[]) => runScript('config-check', ...args);

describe('config:check', {timeout: 60_000}, () => {
  it('prints one line of JSON for each file', () => {
    const files = [join(folder, 'good.ini'), join(folder, 'bad.ini')];
    const {status, stdout} = run('--version', '2.0', '--json', ...files);
    const [good, bad, ...rest] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rest).toEqual([]);
    expect(Object.keys(good ?? {})).toEqual(['file', 'starts', 'error119', 'findings', 'effective']);
    expect(good).toMatchObject({
      file: files[0],
      starts: true,
      error119: false,
      findings: [],
      effective: {MAX_CELL_VOLTAGE: 3.44},
    });
    expect(bad).toMatchObject({
      file: files[1],
      starts: true,
      error119: true,
      findings: [{code: 'renamed-key', line: 2, column: 1}],
    });
    expect(status).toBe(1);
  });

  it('prints file, line and column for people', () => {
    const file = join(folder, 'bad.ini');
    const {status, stdout} = run('--version', 'v2.0.20250729', file);
    expect(stdout).toContain(`${file}:2:1 error SOC_RESET_VOLTAGE is called SOC_RESET_CELL_VOLTAGE`);
    expect(stdout).toContain('    log: - Option "SOC_RESET_VOLTAGE" in config.ini is not valid.');
    expect(stdout).toContain('    fix: Rename it to SOC_RESET_CELL_VOLTAGE');
    expect(status).toBe(1);
  });

  it('ends with 0 when no file has an error', () => {
    expect(run('--version', 'current', join(folder, 'good.ini')).status).toBe(0);
    expect(run('--version', '1.6', join(folder, 'bad.ini')).status).toBe(0);
  });

  it('names numbers that JSON does not know', () => {
    expect(run('--version', '2.0', '--json', join(folder, 'nan.ini')).stdout).toContain('"VOLTAGE_DROP":"nan"');
  });

  it.each<[string, readonly string[], string]>([
    ['unknown version', ['--version', '9.9', 'x.ini'], 'There is no driver version "9.9"'],
    ['no version', ['x.ini'], '--version is missing'],
    ['no file', ['--version', '2.0'], 'Say which file to read.'],
    ['missing file', ['--version', '2.0', 'no-such-file.ini'], 'Cannot read no-such-file.ini'],
    ['unknown option', ['--version', '2.0', '--nope', 'x.ini'], "Unknown option '--nope'"],
  ])('ends with 2 and lists the versions: %s', (_name, args, message) => {
    const {status, stdout, stderr} = run(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
    for (const name of [...released, 'current']) expect(stderr).toContain(name);
  });
});

/** A release is called by its number once it is out; before, the number means the version in development. */
const newestOf = (release: string): string => released.find((name) => name.startsWith(`v${release}.`)) ?? 'current';

describe('a word for a version', () => {
  it.each([
    ['current', 'current'],
    ['next', 'current'],
    [developmentVersion.label, 'current'],
    ['2.1', newestOf('2.1')],
    ['latest', latest.name],
    ['2.0', 'v2.0.20250729'],
    ['v2.0.20250729', 'v2.0.20250729'],
    ['2.0.20250729', 'v2.0.20250729'],
    ['V1.6', 'v1.6.20250131'],
    ['1.4', 'v1.4.20240928'],
    ['1.3', 'v1.3.20240705-or-older'],
    ['v1.3.20240705', 'v1.3.20240705-or-older'],
    ['1.3.20240705-or-older', 'v1.3.20240705-or-older'],
    ['v1.0.20231128', 'v1.3.20240705-or-older'],
    ['2.0.20250101beta', 'v2.0.20250729'],
    ['2.1.20260512dev', newestOf('2.1')],
  ])('%s is %s', (word, name) => {
    expect(resolveVersion(catalog, word).name).toBe(name);
  });

  it.each(['', '2', '3.0', 'banana', '1.5', 'v2'])('"%s" is none', (word) => {
    expect(() => resolveVersion(catalog, word)).toThrow(`There is no driver version "${word}"`);
  });
});

describe('encodings', () => {
  it('other than UTF-8 keep the driver from starting', () => {
    const bytes = new Uint8Array([...Buffer.from(ini('; K', 'FOO = 1'), 'latin1')]);
    bytes[12] = 0xfc;
    const result = checkBytes(bytes, '2.0', catalog);
    expect(result).toMatchObject({starts: false, error119: false, effective: {}});
    expect(result.findings[0]).toMatchObject({code: 'not-utf8', severity: 'error', line: 2});
    expect(result.findings.map(({code}) => code)).toContain('unknown-key');
  });

  it('are guessed, so that the rest can be checked', () => {
    const text = ini('MAX_CELL_VOLTAGE = 3.44');
    const bytes = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
    expect(decodeIni(bytes)).toEqual({text, isUtf8: false, isText: true});
    expect(checkBytes(bytes, '1.6', catalog)).toMatchObject({starts: false, findings: [{code: 'not-utf8', line: 1}]});
  });

  it('keep the byte order mark of UTF-8 for the check', () => {
    const bytes = new TextEncoder().encode('\ufeff[DEFAULT]\n');
    expect(checkBytes(bytes, '2.0', catalog).findings.map(({code}) => code)).toEqual(['byte-order-mark']);
  });
});
