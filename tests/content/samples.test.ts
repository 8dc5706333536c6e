/** Every config.ini on the pages goes through the config checker; every command names files that its version has. */
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadVersionData} from '../../src/docs-data/load.ts';
import {loadCatalog} from '../../src/driver-config/loadCatalog.ts';
import {versions} from '../support/site.ts';
import {checkPaths, checkScripts} from './pageChecks.ts';
import {
  asPage,
  checkConfigSample,
  isCommand,
  isConfigSample,
  readSamples,
  readSamplesBelow,
  versionOf,
} from './samples.ts';

const root = path.resolve(import.meta.dirname, '../..');
const catalog = loadCatalog(root);

const fence = (language: string, ...lines: readonly string[]): string =>
  ['```' + language, ...lines, '```', ''].join('\n');

let configSamples = 0;
let commands = 0;
let mentions = 0;

describe.each(versions)('$name', ({name, folder}) => {
  const samples = readSamplesBelow(path.join(root, folder));
  const data = loadVersionData(path.join(root, folder));

  test('config.ini samples are right', () => {
    const checked = samples.filter(isConfigSample);
    configSamples += checked.length;
    expect(checked.length).toBeGreaterThan(0);
    expect(checked.flatMap((sample) => checkConfigSample(sample, name, catalog))).toEqual([]);
  });

  test('ini blocks that are not config.ini say what they are', () => {
    const unnamed = samples.filter(({language, meta}) => language === 'ini' && !/title=/.test(meta));
    expect(unnamed.map(({page, line}) => `${page}:${line}`)).toEqual([]);
  });

  test('commands name scripts and paths of their version', () => {
    const checked = samples.filter((sample) => isCommand(sample) && versionOf(sample, name) === name);
    commands += checked.length;
    expect(checked.length).toBeGreaterThan(0);
    const results = checked.flatMap((sample) => {
      const page = asPage(sample);
      return [checkScripts(page, data), checkPaths(page, data)].map((result) => ({sample, ...result}));
    });
    mentions += results.reduce((sum, {looked}) => sum + looked, 0);
    expect(results.flatMap(({sample, faults}) => faults.map((fault) => `${sample.page}: ${fault}`))).toEqual([]);
  });
});

test('the checks looked at something', () => {
  console.info(
    `${configSamples} config.ini samples, ${commands} commands with ${mentions} scripts and paths looked at`,
  );
  expect(Math.min(configSamples, commands, mentions)).toBeGreaterThan(versions.length);
});

describe('a planted fault is found', () => {
  const faultsOf = (markdown: string, version = 'v2.0.20250729'): readonly string[] =>
    readSamples('page.md', markdown)
      .filter(isConfigSample)
      .flatMap((sample) => checkConfigSample(sample, version, catalog));

  const config = (...lines: readonly string[]): string => fence('ini title="config.ini"', ...lines);

  test('a key of another version', () => {
    const [issue, finding] = faultsOf(`Text.\n\n${config('[DEFAULT]', 'SOC_RESET_VOLTAGE = 3.6')}`);
    expect(issue).toBe('page.md:4 (v2.0.20250729): the driver reports error 119');
    expect(finding).toContain('line 2 of the sample: error renamed-key');
  });

  test('no header', () => {
    expect(faultsOf(config('MAX_CELL_VOLTAGE = 3.44'))).toContain(
      'page.md:2 (v2.0.20250729): it has to begin with the line [DEFAULT]',
    );
  });

  test('a warning is enough', () => {
    expect(faultsOf(config('[DEFAULT]', 'SOC_CALCULATION = yes'))).toHaveLength(1);
  });

  test('in a list', () => {
    const indented = config('[DEFAULT]', 'FOO = 1').replaceAll(/^(?=.)/gm, '   ');
    expect(faultsOf(`1. Step\n\n${indented}`)).toHaveLength(2);
  });

  test('none where the block names its version', () => {
    const block = fence('ini title="config.ini" version=v1.6.20250131', '[DEFAULT]', 'SOC_RESET_VOLTAGE = 3.6');
    expect(faultsOf(block)).toEqual([]);
  });

  test('a script of another version in a command', () => {
    const data = loadVersionData(path.join(root, 'versioned_docs/version-v2.0.20250729'));
    const [sample] = readSamples(
      'page.md',
      fence('bash', 'bash /data/etc/dbus-serialbattery/reinstall-local.sh'),
    ).filter(isCommand);
    const page = sample && asPage(sample);
    expect(page && checkScripts(page, data).faults).toHaveLength(1);
    expect(page && checkPaths(page, data).faults).toHaveLength(1);
  });
});
