import {describe, expect, it} from 'vitest';
import {parseDataFile} from '../../../src/docs-data/load.ts';
import type {Setting} from '../../../src/docs-data/types.ts';
import {importDefaults, readDefaults} from '../../../src/driver-config/importDefaults.ts';

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

const defaults = readDefaults(file);
const settings = importDefaults(known, defaults);
const imported = (key: string): Setting | undefined => settings.find((candidate) => candidate.key === key);

describe('importDefaults', () => {
  it('takes the order of the file', () => {
    expect(settings.map(({key}) => key)).toEqual([
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
  });

  it('marks a new key as undescribed, with the comment for whoever describes it', () => {
    const added = settings.filter(({undescribed}) => undescribed).map(({key}) => key);
    expect(added).toEqual(['WAIT_SEC', 'FACTORS', 'ENABLE', 'ADDRESSES']);
    expect(defaults.find(({key}) => key === 'WAIT_SEC')).toMatchObject({comment: 'Seconds to wait.', line: 8});
    expect(imported('WAIT_SEC')).toMatchObject({type: 'int', default: 30, group: 'Limits', unit: 's'});
    expect(imported('FACTORS')).toMatchObject({type: 'list<int>', default: [0, 1], group: 'Curve', undescribed: true});
    expect(imported('ENABLE')).toMatchObject({type: 'bool', default: true});
    expect(imported('ADDRESSES')).toMatchObject({type: 'string', default: null, defaultRaw: ''});
  });

  it('gives data that the schema takes', () => {
    const content = {version: 'v2.1.20260801', settings};
    expect(parseDataFile('settings', content, 'settings.json')).toEqual(content);
  });

  it.each([
    ['no header', 'MAX_CURRENT = 1', 'Line 1 of the default file: no section header'],
    ['a key twice', '[DEFAULT]\nA = 1\nA = 2', 'Line 3 of the default file: duplicate key'],
    ['a line that is not a pair', '[DEFAULT]\nA = 1\nnonsense', 'Line 3 of the default file: unreadable line'],
    ['no settings', '[DEFAULT]\n; nothing', 'no setting below [DEFAULT]'],
    ['a default of another type', '[DEFAULT]\nMAX_CURRENT = high', 'MAX_CURRENT: "high" is not a number'],
  ])('refuses a file with %s', (_, text, message) => {
    expect(() => importDefaults(known, readDefaults(text))).toThrow(message);
  });
});

describe('the settings of every version', () => {
  it('come back unchanged from a default file made of them', async () => {
    const {loadAllVersions} = await import('../../../src/docs-data/load.ts');
    for (const {settings: all} of loadAllVersions(process.cwd())) {
      const text = ['[DEFAULT]', ...all.settings.map(({key, defaultRaw}) => `${key} = ${defaultRaw}`)].join('\n');
      expect(importDefaults(all.settings, readDefaults(text))).toEqual(all.settings);
    }
  });

  it('have the defaults that their texts say', async () => {
    const {loadAllVersions} = await import('../../../src/docs-data/load.ts');
    for (const {settings: all} of loadAllVersions(process.cwd())) {
      const shuffled = all.settings.map((entry) => ({...entry, defaultRaw: `${entry.defaultRaw} `}));
      const text = ['[DEFAULT]', ...all.settings.map(({key, defaultRaw}) => `${key} = ${defaultRaw}`)].join('\n');
      expect(importDefaults(shuffled, readDefaults(text))).toEqual(all.settings);
    }
  });
});
