import {describe, expect, it} from 'vitest';
import {parseDataFile} from '../../../src/docs-data/load.ts';
import type {Setting} from '../../../src/docs-data/types.ts';
import {describeImport, importDefaults} from '../../../src/driver-config/importDefaults.ts';

const setting = (key: string, over: Partial<Setting> = {}): Setting => ({
  key,
  group: 'Limits',
  type: 'float',
  default: 50,
  defaultRaw: '50.0',
  unit: 'A',
  allowed: {min: 0},
  summary: `What ${key} does.`,
  effects: 'More about it.',
  ...over,
});

const known = [
  setting('MAX_CURRENT'),
  setting('POINTS', {type: 'list<float>', default: [1, 2], defaultRaw: '1, 2', group: 'Curve', unit: null}),
  setting('GONE'),
  setting('NAME', {type: 'string', default: 'Temp 1', defaultRaw: 'Temp 1', group: 'Names', unit: null, allowed: null}),
];

const file = `[DEFAULT]

; --------- Limits ---------
; Highest current.
; In ampere.
MAX_CURRENT = 60.0
; Seconds to wait.
WAIT_SEC = 30

; Points of the curve
POINTS  = 1, 2, 3.5
FACTORS = 0, 1
ENABLE: True
ADDRESSES =
NAME = 100 %%
`;

const result = importDefaults(known, file);
const imported = (key: string): Setting | undefined => result.settings.find((candidate) => candidate.key === key);

describe('importDefaults', () => {
  it('takes the order of the file', () => {
    expect(result.settings.map(({key}) => key)).toEqual([
      'MAX_CURRENT',
      'WAIT_SEC',
      'POINTS',
      'FACTORS',
      'ENABLE',
      'ADDRESSES',
      'NAME',
    ]);
  });

  it('changes defaults and keeps what people wrote', () => {
    expect(imported('MAX_CURRENT')).toEqual({...known[0], default: 60, defaultRaw: '60.0'});
    expect(imported('POINTS')).toEqual({...known[1], default: [1, 2, 3.5], defaultRaw: '1, 2, 3.5'});
    expect(imported('NAME')).toEqual({...known[3], default: '100 %', defaultRaw: '100 %%'});
    expect(result.changed.map(({key}) => key)).toEqual(['MAX_CURRENT', 'POINTS', 'NAME']);
  });

  it('marks a new key as undescribed, with the comment for whoever describes it', () => {
    expect(result.added.map(({setting: {key}}) => key)).toEqual(['WAIT_SEC', 'FACTORS', 'ENABLE', 'ADDRESSES']);
    expect(result.added[0]?.comment).toBe('Seconds to wait.');
    expect(imported('WAIT_SEC')).toMatchObject({type: 'int', default: 30, group: 'Limits', undescribed: true});
    expect(imported('FACTORS')).toMatchObject({type: 'list<int>', default: [0, 1], group: 'Curve', undescribed: true});
    expect(imported('ENABLE')).toMatchObject({type: 'bool', default: true});
    expect(imported('ADDRESSES')).toMatchObject({type: 'string', default: null, defaultRaw: ''});
  });

  it('gives data that the schema takes', () => {
    const content = {version: 'v2.1.20260801', settings: result.settings};
    expect(parseDataFile('settings', content, 'settings.json')).toEqual(content);
  });

  it('says what came, went and changed, and what is to do', () => {
    const text = describeImport(result);
    expect(text).toContain('Added: 4\n  WAIT_SEC = 30 (int?): Seconds to wait.');
    expect(text).toContain('Removed: 1\n  GONE: What GONE does.');
    expect(text).toContain('Changed defaults: 3\n  MAX_CURRENT: 50.0 → 60.0');
    expect(text).toMatch(/To do: 3\n.*undescribed.*\n.*renames\.json.*\n.*pages/);
    expect(describeImport(importDefaults([known[0]!], '[DEFAULT]\nMAX_CURRENT = 50.0'))).toContain('Nothing to do.');
  });

  it.each([
    ['no header', 'MAX_CURRENT = 1', 'Line 1 of the default file: no section header'],
    ['a key twice', '[DEFAULT]\nA = 1\nA = 2', 'Line 3 of the default file: duplicate key'],
    ['a line that is no pair', '[DEFAULT]\nA = 1\nnonsense', 'Line 3 of the default file: unreadable line'],
    ['no settings', '[DEFAULT]\n; nothing', 'no setting below [DEFAULT]'],
    ['a default of another type', '[DEFAULT]\nMAX_CURRENT = high', 'MAX_CURRENT: "high" is no number'],
  ])('refuses a file with %s', (_, text, message) => {
    expect(() => importDefaults(known, text)).toThrow(message);
  });
});

describe('the settings of every version', () => {
  it('come back unchanged from a default file made of them', async () => {
    const {loadAllVersions} = await import('../../../src/docs-data/load.ts');
    for (const {settings} of loadAllVersions(process.cwd())) {
      const text = ['[DEFAULT]', ...settings.settings.map(({key, defaultRaw}) => `${key} = ${defaultRaw}`)].join('\n');
      const again = importDefaults(settings.settings, text);
      expect(again.settings).toEqual(settings.settings);
      expect(again.changed.length + again.added.length + again.removed.length).toBe(0);
    }
  });

  it('have the defaults that their texts say', async () => {
    const {loadAllVersions} = await import('../../../src/docs-data/load.ts');
    for (const {settings} of loadAllVersions(process.cwd())) {
      const shuffled = settings.settings.map((entry) => ({...entry, defaultRaw: `${entry.defaultRaw} `}));
      const text = ['[DEFAULT]', ...settings.settings.map(({key, defaultRaw}) => `${key} = ${defaultRaw}`)].join('\n');
      expect(importDefaults(shuffled, text).settings).toEqual(settings.settings);
    }
  });
});
