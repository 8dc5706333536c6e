import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {fixture, latest, root} from './support.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-read-'));
  writeFileSync(join(folder, 'good.txt'), fixture('35.txt'));
  writeFileSync(join(folder, 'bad.txt.gz'), gzipSync(fixture('51.txt')));
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

function run(...args: readonly string[]): {status: number | null; stdout: string; stderr: string} {
  const script = join(root, 'scripts', 'log-read.ts');
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return {status, stdout, stderr};
}

describe('log:read', {timeout: 60_000}, () => {
  it('prints one line of JSON for each file', () => {
    const names = [join(folder, 'good.txt'), join(folder, 'bad.txt.gz')];
    const {status, stdout} = run('--json', ...names);
    const [good, bad, ...rest] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rest).toEqual([]);
    expect(Object.keys(good ?? {})).toEqual([
      'file',
      'driverVersion',
      'versions',
      'runs',
      'findings',
      'matched',
      'unknown',
      'noise',
      'redacted',
    ]);
    expect(good).toMatchObject({
      file: names[0],
      driverVersion: 'v2.0.20250307dev',
      unknown: 0,
      runs: [{from: 1, to: 23, end: 'open'}],
    });
    expect(good?.redacted).not.toContain('c847800a0092');
    expect(bad).toMatchObject({
      driverVersion: null,
      findings: [
        {
          id: 'config-whole-file',
          severity: 'fault',
          count: 14,
          firstLine: 1,
          page: 'faq',
          anchor: 'two-ini-files',
          version: latest,
        },
        {},
        {},
        {},
        {},
        {},
      ],
    });
    expect(status).toBe(1);
  });

  it('links to the version that is asked for', () => {
    const {status, stdout} = run('--version', '1.6', '--json', join(folder, 'good.txt'));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({findings: [{id: 'good-start', version: 'v1.6.20250131'}, {}, {}]});
  });

  it('prints the findings for people', () => {
    const {stdout} = run(join(folder, 'good.txt'));
    expect(stdout).toContain('good: The driver found the battery and started normally. (4 x, lines 8 to 14)');
    expect(stdout).toContain('23 lines known, 0 unknown');
  });

  it.each([
    [['--json'], 'Say which log to read.'],
    [['--version', '9.9', 'x'], 'There is no driver version "9.9"'],
    [['--wrong', 'x'], '--wrong'],
    [['missing.txt'], 'Cannot read missing.txt'],
  ])('says what is wrong with %j', (args, message) => {
    const {status, stdout, stderr} = run(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: npm run -s log:read');
  });
});
