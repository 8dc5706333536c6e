/** `npm run settings:import`, run on a copy of the project as a maintainer would. */
import fs from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import type {Setting} from '../../src/docs-data/types.ts';
import {copySite} from './siteCopy.ts';

interface SettingsFile {
  readonly version: string;
  readonly settings: readonly Setting[];
}

describe('settings:import', () => {
  const site = copySite('import');
  const dataFile = ['docs', '_data', 'settings.json'];
  const before = site.readJson<SettingsFile>(...dataFile);
  const [removed, ...kept] = before.settings;
  let output = '';

  const writeDefaults = (lines: readonly string[]): void =>
    fs.writeFileSync(site.path('config.default.ini'), ['[DEFAULT]', ...lines, ''].join('\n'));
  const runImport = (...args: readonly string[]): Promise<string> =>
    site.run('node', '--import', 'tsx', 'scripts/settings-import.ts', 'config.default.ini', ...args);

  beforeAll(async () => {
    writeDefaults([
      ...kept.map(({key, defaultRaw}) => `${key} = ${key === 'MAX_CELL_VOLTAGE' ? '3.500' : defaultRaw}`),
      '; Seconds until something happens.',
      'BRAND_NEW_SETTING = 5',
    ]);
    output = await runImport('--version', 'current', '--driver-version', 'v2.9.20991231');
  });

  test('prints what came, went and changed', () => {
    expect(output).toContain('Added: 1\n  BRAND_NEW_SETTING = 5 (int?): Seconds until something happens.');
    expect(output).toContain(`Removed: 1\n  ${removed?.key}: `);
    expect(output).toContain('Changed defaults: 1\n  MAX_CELL_VOLTAGE: 3.450 → 3.500');
  });

  test('writes the data of that version and keeps what people wrote', () => {
    const after = site.readJson<SettingsFile>(...dataFile);
    expect(after.version).toBe('v2.9.20991231');
    expect(after.settings).toEqual([
      ...kept.map((setting) =>
        setting.key === 'MAX_CELL_VOLTAGE' ? {...setting, default: 3.5, defaultRaw: '3.500'} : setting,
      ),
      expect.objectContaining({key: 'BRAND_NEW_SETTING', default: 5, undescribed: true}),
    ]);
  });

  test('writes nothing when the file is broken or the version unknown', async () => {
    const text = site.read(...dataFile);
    writeDefaults(['MAX_CELL_VOLTAGE = high']);
    await expect(runImport('--version', 'current')).rejects.toThrow(/MAX_CELL_VOLTAGE: "high" is no number/);
    await expect(runImport('--version', '9.9')).rejects.toThrow(/There is no driver version "9.9".*\nUsage:/);
    expect(site.read(...dataFile)).toBe(text);
  });
});
