import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {runScript} from '../../support/runScript.ts';
import {temporaryFolder} from '../../support/temporaryFolder.ts';
import {fixture, latest} from './support.ts';

const folder = temporaryFolder({
  'good.txt': fixture('jk-bluetooth-connects-in-the-end'),
  'bad.txt.gz': gzipSync(fixture('whole-default-file-copied')),
});

const run = (...args: readonly string[]) => runScript('log-read', ...args);

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
    const {findings} = JSON.parse(stdout) as {readonly findings: readonly unknown[]};
    expect(findings[0]).toMatchObject({id: 'good-start', version: 'v1.6.20250131'});
  });

  it('prints the findings for people', () => {
    const {stdout} = run(join(folder, 'good.txt'));
    expect(stdout).toContain('good: The driver found the battery and started normally. (5 x, lines 7 to 14)');
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
