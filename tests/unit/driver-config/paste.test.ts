/** What comes along when a config.ini is pasted. */
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {applyEdits} from '@site/src/driver-config/ini/edits.ts';
import {countSettings} from '@site/src/driver-config/paste/countSettings.ts';
import {describeKeysOfLog, describePaste, describePython} from '@site/src/driver-config/paste/describePaste.ts';
import {answerForKey} from '@site/src/driver-config/rules/meantKeys.ts';
import {withoutHeader} from '@site/src/driver-config/paste/part.ts';
import {pasteFindings} from '@site/src/driver-config/paste/pasteFindings.ts';
import {readPaste} from '@site/src/driver-config/paste/readPaste.ts';
import {check} from '@site/src/driver-config/rules/check.ts';
import {catalog} from './catalog.ts';

const file = '[DEFAULT]\n; A comment -> with an arrow\nMAX_BATTERY_CHARGE_CURRENT = 100.0\nBMS_TYPE = Jkbms\n';
const clean = (text: string): string => applyEdits(text, readPaste(text).edits);
const kinds = (text: string) => readPaste(text).noise.map(({kind}) => kind);

describe('what is pasted with a file', () => {
  test('of a clean file nothing is left out', () => {
    expect(readPaste(file)).toEqual({noise: [], edits: [], lacksHeader: false, pythonLines: [], keysOfLog: []});
  });

  test.each([
    ['editor', `  GNU nano 7.2          /data/apps/dbus-serialbattery/config.ini\n${file}`],
    ['editor', `${file}^G Get Help  ^O Write Out\n^X Exit\n`],
    ['editor', `${file}~\n~\n`],
    ['command', `root@einstein:~# cat /data/apps/dbus-serialbattery/config.ini\n${file}`],
    ['command', `nano /data/etc/dbus-serialbattery/config.ini\n${file}`],
    ['path', `config.ini:\n${file}`],
    ['path', `/data/apps/dbus-serialbattery/config.ini\n${file}`],
    ['fence', `\`\`\`ini\n${file}\`\`\`\n`],
    ['log', `${file}2025-01-31 10:00:00.123 ERROR:SerialBattery:No battery connection\n`],
    ['log', `@4000000067d9220b2652dc14 INFO:SerialBattery:Starting\n${file}`],
    ['cut', `${file}BLUETOOTH_BMS = Jkbms_Ble C8:47:8C:00:00:00, Jkbms_Ble C8:47:8               >\n`],
  ])('%s lines are left out', (kind, text) => {
    expect(kinds(text)).toEqual([kind]);
    expect(clean(text)).toBe(file);
  });

  test('quotation marks go, the lines stay', () => {
    const quotation = file.replace(/^/gm, '> ').replace(/> $/, '');
    expect(kinds(quotation)).toEqual(['quote']);
    expect(clean(quotation)).toBe(file);
  });

  const two = '[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 100\nBMS_TYPE = Jkbms\n';

  test.each([
    ['entity', 'of a page', '[DEFAULT]\nMAX&#95;BATTERY_CHARGE_CURRENT&nbsp;= 100\nBMS_TYPE &#x3D; Jkbms\n'],
    ['oneLine', 'with the header', '[DEFAULT] MAX_BATTERY_CHARGE_CURRENT = 100 BMS_TYPE = Jkbms\n'],
    [
      'typography',
      'a blank that is none, a broad sign',
      '[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT\u00a0= 100\nBMS_TYPE ＝ Jkbms\n',
    ],
    ['capitals', 'of a phone', '[Default]\nMax_battery_charge_current = 100\nBms_type = Jkbms\n'],
    ['tag', 'of a forum', '[code][DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 100\nBMS_TYPE = Jkbms[/code]\n'],
    ['indent', 'by a tab', '\t[DEFAULT]\n\tMAX_BATTERY_CHARGE_CURRENT = 100\n\tBMS_TYPE = Jkbms\n'],
    ['zero', 'of UTF-16', [...two].map((letter) => `${letter}\0`).join('')],
    ['number', 'of an editor', '1: [DEFAULT]\n2: MAX_BATTERY_CHARGE_CURRENT = 100\n3: BMS_TYPE = Jkbms\n'],
    ['number', 'with a bar', '1 | [DEFAULT]\n2 | MAX_BATTERY_CHARGE_CURRENT = 100\n3 | BMS_TYPE = Jkbms\n'],
    ['number', 'with a blank', ' 1 [DEFAULT]\n 2 MAX_BATTERY_CHARGE_CURRENT = 100\n 3 BMS_TYPE = Jkbms\n'],
    [
      'files',
      'with marks',
      `==> config.default.ini <==\n[DEFAULT]\nMAX_CELL_VOLTAGE = 3.45\n\n==> config.ini <==\n${two}`,
    ],
    [
      'files',
      'one behind the other',
      `${two}[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 50\n${Array.from({length: 70}, (_, index) => `KEY_${index} = 1\n`).join('')}`,
    ],
    ['escape', 'of a forum', two.replaceAll(/[_[\]]/g, '\\$&')],
  ])('%s %s is put right, and nothing is lost', (kind, _what, text) => {
    expect(kinds(text).slice(0, 1)).toEqual([kind]);
    expect(clean(text).trim()).toBe(two.trim());
    expect(readPaste(clean(text)).noise).toEqual([]);
  });

  test('a second header without a mark may belong to the same file: nothing is left out', () => {
    const text = `[DEFAULT]\nMAX_CELL_VOLTAGE = 3.5\n\n[DEFAULT]\nMAX_CELL_VOLTAGE = 3.45\nBMS_TYPE = Daly\n`;
    expect(kinds(text)).toEqual([]);
    expect(clean(text)).toContain('BMS_TYPE = Daly');
  });

  test.each([
    ['a battery in a line of its own', 'Jkbms_Ble C8:47:8C:00:00:11'],
    ['an indented battery', '  Jkbms_Ble C8:47:8C:00:00:11'],
    ['a value that goes on', '  can0 and can1'],
    ['a setting behind a command', 'export MAX_BATTERY_CHARGE_CURRENT=100'],
    ['a setting behind another command', 'set MAX_CELL_VOLTAGE = 3.5'],
  ])('%s is not a sentence', (_what, line) => {
    expect(kinds(`[DEFAULT]\nBLUETOOTH_BMS = Jkbms_Ble C8:47:8C:00:00:00,\n${line}\n`)).toEqual([]);
  });

  test.each(['  Thanks for all your help', 'When I set MAX_CELL_VOLTAGE: nothing happens.'])(
    'words behind the settings still are: %s',
    (line) => {
      expect(kinds(`${two}${line}\n`)).toEqual(['sentence']);
    },
  );

  test('comments and keys that are switched off stay so when lines are split again', () => {
    const text = '[DEFAULT] ; my limits MAX_BATTERY_CHARGE_CURRENT = 100 ; BMS_TYPE = Jkbms LOGGING = INFO';
    expect(clean(text)).toBe(
      '[DEFAULT]\n; my limits\nMAX_BATTERY_CHARGE_CURRENT = 100\n; BMS_TYPE = Jkbms\nLOGGING = INFO',
    );
  });

  test.each([
    'BMS_TYPE: Jkbms\n[DEFAULT]\n',
    '[DEFAULT]\n; a – dash and “quotes” in a comment\nBMS_TYPE = Jkbms\n',
    '[DEFAULT]\nTEMPERATURES_WHILE_CHARGING = 0,\n  2, 5\n',
    '[DEFAULT]\nBLUETOOTH_BMS = Jkbms_Ble C8:47:80:12:41:96\n',
    '[DEFAULT]\n; MAX_CELL_VOLTAGE = 3.45 is less than MIN_CELL_VOLTAGE = 2.9\n',
  ])('what a file may have is left alone: %j', (text) => {
    expect(readPaste(text)).toMatchObject({noise: [], edits: []});
  });

  test('a part of a file is known by its missing header', () => {
    expect(readPaste('BMS_TYPE = Jkbms\n').lacksHeader).toBe(true);
    expect(readPaste('BMS_TYPE = Jkbms\n[Battery]\n').lacksHeader).toBe(true);
    expect(readPaste('; only a comment\n').lacksHeader).toBe(false);
    expect(readPaste(`GNU nano 7.2   config.ini\n${file}`).lacksHeader).toBe(false);
  });

  test('the labels of a report, its headings and a name below it are not part of the file', () => {
    const report =
      'Version: 2.0.20250729\nBMS: JK\nConfig:\n**Config file**\n[DEFAULT]\nMAX_CELL_VOLTAGE = 3.5\nLog:\nThanks\nPeter\n';
    expect(clean(report)).toBe('[DEFAULT]\nMAX_CELL_VOLTAGE = 3.5\n');
    expect(kinds(report)).toEqual(['sentence']);
  });

  test.each([
    'LOGGING: INFO\nTELEMETRY: False\n',
    'logging: INFO\n',
    'BMS_TYPE: Jkbms\n',
    'max_cell_voltage: 3.5\n',
    'DEFAULT\nBMS_TYPE = Jkbms\n',
    'default\nBMS_TYPE = Jkbms\n',
  ])('settings with a colon and a header without brackets stay: %j', (text) => {
    expect(clean(text).toLowerCase().replaceAll(' =', ':')).toBe(text.toLowerCase().replaceAll(' =', ':'));
  });

  test.each([
    '[12:41:02] root@cerbo:/data/apps# cat dbus-serialbattery/config.ini',
    'C:\\Users\\hans> type config.ini',
    'PS C:\\Users\\hans> ssh root@cerbo cat config.ini',
    '-rw-r--r--    1 root     root           512 Mar  2 21:40 config.ini',
    'total 240',
    "cat: can't open 'config.ini': No such file or directory",
    '-bash: cat config.ini: command not found',
  ])('a line of a shell is not part of the file: %s', (line) => {
    expect(clean(`${line}\n${file}`)).toBe(file);
    expect(kinds(`${line}\n${file}`)).toEqual(['command']);
  });

  test.each([
    ['|', '|'],
    ['│', '       │'],
  ])('the frame of a table or a window goes: %s', (before, after) => {
    const framed = file.replaceAll(/^(.+)$/gm, `${before} $1 ${after}`);
    expect(clean(framed).replaceAll(/ +$/gm, '')).toBe(file);
  });

  test('line endings that were written out end lines', () => {
    expect(clean('[DEFAULT]\\nMAX_CELL_VOLTAGE = 3.5\\r\\nBMS_TYPE = Daly\\n').trim()).toBe(
      '[DEFAULT]\nMAX_CELL_VOLTAGE = 3.5\nBMS_TYPE = Daly',
    );
    const path = '[DEFAULT]\nMQTT_TLS_PATH_TO_CA = C:\\new\\name.crt\n';
    expect(clean(path)).toBe(path);
  });

  test('a header below the first setting is not a missing one: such a file is whole and does not start', () => {
    const text = 'BMS_TYPE = Jkbms\n[DEFAULT]\nLOGGING = DEBUG\n';
    expect(readPaste(text).lacksHeader).toBe(false);
    expect(pasteFindings(text, '2.0', catalog)).toEqual([]);
    expect(check(text, '2.0', catalog)).toMatchObject({starts: false, findings: [{code: 'no-section-header'}]});
  });

  test('a byte order mark is not part of the first key', () => {
    const [finding] = pasteFindings('\uFEFFMAX_BATTERY_CHARGE_CURRENT = 100\n', '2.0', catalog);
    expect(finding?.message).toContain('Below the header: the driver starts.');
  });

  test('findings of a part are at their place in it', () => {
    const finding = {
      line: 3,
      column: 1,
      severity: 'info',
      code: 'address',
      message: '',
      fix: {title: '', safe: true, edits: [{from: 12, to: 15, insert: 'a'}]},
    } as const;
    expect(withoutHeader(finding)).toMatchObject({line: 2, fix: {edits: [{from: 2, to: 5, insert: 'a'}]}});
  });

  test('lines of utils.py are reported as Python', () => {
    const text = 'MAX_BATTERY_CHARGE_CURRENT = 450\nMAX_CHARGE_CURRENT_CV = [   0,    2,  60]\n';
    expect(readPaste(text).pythonLines).toEqual([2]);
    expect(describePython([2])).toMatch(/^Line 2 is written in Python/);
    expect(readPaste(file).pythonLines).toEqual([]);
  });

  test('keys that the log calls not valid are known', () => {
    const text = `${file}- Option "DCCM_CV_ENABLE" in config.ini is not valid.\n`;
    expect(readPaste(text).keysOfLog).toEqual(['DCCM_CV_ENABLE']);
    expect(clean(text)).toBe(file);
    expect(describeKeysOfLog(2, 'v2.0')).toMatch(/^The log calls 2 keys not valid that v2\.0 has\./);
  });

  test('a key that never was is answered with what is meant', () => {
    const all = () => true;
    expect(answerForKey('min_charge_temperature', all)).toContain('TEMPERATURES_WHILE_CHARGING');
    expect(answerForKey('MIN_DISCHARGE_TEMP', all)).toContain('TEMPERATURES_WHILE_DISCHARGING');
    expect(answerForKey('MIN_SOC', all)).toContain('SOC_WHILE_DISCHARGING');
    expect(answerForKey('MIN_SOC', all)).toContain('DCCM_SOC_ENABLE');
    expect(answerForKey('MAX_CHARGE_VOLTAGE', all)).toContain('MAX_CELL_VOLTAGE');
    expect(answerForKey('DISCHARGE_CUTOFF_VOLTAGE', all)).toContain('CELL_VOLTAGES_WHILE_DISCHARGING');
    expect(answerForKey('CHARGE_CUTOFF_VOLTAGE', all)).toContain('MAX_CELL_VOLTAGE');
    expect(answerForKey('FLOAT_VOLTAGE', all)).toContain('FLOAT_CELL_VOLTAGE');
    expect(answerForKey('FLOAT_VOLTAGE', () => false)).toBeUndefined();
    expect(answerForKey('HELLO', all)).toBeUndefined();
  });

  test('it is described with its lines', () => {
    expect(
      describePaste([
        {kind: 'editor', lines: [1]},
        {kind: 'log', lines: [4, 5]},
        {kind: 'capitals', lines: [6]},
      ]),
    ).toEqual({
      sentences: [
        'A line of the editor (line 1), 2 lines of the log (lines 4, 5): not part of a config.ini.',
        'A key in small letters, as a phone writes it (line 6): written differently in a config.ini.',
      ],
      button: 'Put it right',
    });
    expect(describePaste([{kind: 'editor', lines: [1]}]).button).toBe('Leave it out');
    expect(describePaste([{kind: 'editor', lines: [1, 2]}]).button).toBe('Leave them out');
  });

  test('settings are counted with and without a header', () => {
    expect([file, 'BMS_TYPE = Jkbms\n', '; nothing\n'].map(countSettings)).toEqual([2, 1, 0]);
  });

  test.each([
    '> Hi all, here is my file:\n> [DEFAULT]\n> BMS_TYPE = Jkbms\n> thanks in advance\n',
    '1  Hello there my friends\n2  [DEFAULT]\n3  BMS_TYPE = Jkbms\n',
    '- Hello there\n- [DEFAULT]\n- BMS_TYPE = Jkbms\n',
  ])('a sentence behind a mark goes with it: %j', (text) => {
    expect(clean(text)).toBe('[DEFAULT]\nBMS_TYPE = Jkbms\n');
  });

  // With a cost that grows with the square of the length each of these would take hours.
  test.each([':', '=', '[', ' ', '9', '>', ' >', 'a-', '3.4, ', '2024-01-01 ', '"', 'Option "', '"a" ', '# '])(
    'a line of a megabyte, %j again and again, costs no more than others',
    (part) => {
      const text = `[DEFAULT]\nBMS_TYPE = Jkbms${part.repeat(1_000_000 / part.length)}`;
      expect(readPaste(text)).toMatchObject({lacksHeader: false, pythonLines: []});
    },
  );

  test('neither do a hundred thousand lines of a log', () => {
    const [noise] = readPaste('INFO:SerialBattery:x\n'.repeat(100_000)).noise;
    expect(noise).toMatchObject({kind: 'log'});
    expect(noise?.lines).toHaveLength(100_000);
  });

  // Ran for minutes when patterns for lines were matched against the whole text.
  test.each([
    ['blank lines', `[DEFAULT]${'\n'.repeat(200_000)}MAX_CELL = 3.4`],
    ['lines of blanks', `[DEFAULT]\n${' \t\n'.repeat(200_000)}MAX_CELL = 3.4`],
    ['one line of equals signs', '='.repeat(200_000)],
  ])('hundreds of thousands of signs are read: %s', (_what, text) => {
    expect(readPaste(text).noise.length).toBeLessThan(3);
    expect(check(text, '2.0', catalog).findings.length).toBeGreaterThan(0);
  });

  test('any text is read, and edits are inside of it, in order', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        let end = 0;
        for (const {from, to} of readPaste(text).edits) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeLessThanOrEqual(text.length);
          end = to;
        }
      }),
    );
  });
});
