/** Logs as people paste them: the same run in many disguises has to read the same. */
import {describe, expect, it} from 'vitest';
import {makeReport, readLog} from '../../../src/driver-log/index.ts';
import {redact} from '../../../src/driver-log/redact.ts';
import {fixture, idsOf, latest, read, stamped, traps, versions} from './support.ts';

const search = fixture('device-gone-after-copied-config').split('\n').slice(3).join('\n').trim();
const searchFindings = ['no-battery-connection', 'search-silent', 'jk-new-model'];
const firstThree = (text: string): readonly string[] => idsOf(read(text)).slice(0, 3);

const wrapAt = (text: string, width: number, join = '\n'): string =>
  text
    .split('\n')
    .map((line) => line.replace(new RegExp(`(.{${width}})(?=.)`, 'g'), `$1${join}`))
    .join('\n');

const disguises: readonly (readonly [name: string, text: string])[] = [
  ['as it is', search],
  ['with Windows line endings', search.replaceAll('\n', '\r\n')],
  ['with the line endings of old Macs', search.replaceAll('\n', '\r')],
  ['quoted twice', search.replace(/^/gm, '> > ')],
  ['quoted in an indented list', search.replace(/^/gm, '    > ')],
  ['in a Markdown fence', `Here is my log:\n\n\`\`\`bash\n${search}\n\`\`\`\n\nThanks for any help!`],
  ['each line as code', search.replace(/^(.+)$/gm, '`$1`')],
  ['as cells of a table', search.replace(/^(.+)$/gm, '| $1 |')],
  ['as a list', search.replace(/^(.+)$/gm, '- $1')],
  [
    'with line numbers',
    search
      .split('\n')
      .map((line, index) => `${index + 1}: ${line}`)
      .join('\n'),
  ],
  [
    'with numbers and a bar',
    search
      .split('\n')
      .map((line, index) => `${String(index + 1).padStart(4)} | ${line}`)
      .join('\n'),
  ],
  ['with the names that grep puts in front', search.replace(/^/gm, '/data/log/dbus-serialbattery.ttyUSB0/current:')],
  ['with colours of a terminal', search.replace(/^(.+)$/gm, '\u001b[32m$1\u001b[0m')],
  ['with colours shown as text', search.replace(/^(.+)$/gm, '^[[32m$1^[[0m')],
  [
    'with smart quotes and dashes',
    search.replace(/"/g, '\u201d').replace(/-- /g, '\u2014 ').replaceAll('...', '\u2026'),
  ],
  ['with no-break blanks', search.replaceAll(' ', '\u00a0')],
  ['as HTML', search.replaceAll('&', '&amp;').replaceAll('>', '&gt;')],
  ['wrapped by a terminal inside words', wrapAt(search, 80, ' '.repeat(45))],
  ['wrapped by a mail program', search.replace(/^(.{60,74}) (.+)$/gm, '$1\n$2')],
  ['wrapped hard at 80 columns', wrapAt(search, 80)],
  ['without line breaks', search.replaceAll('\n', ' ')],
  ['without time stamps', search.replace(/^\S+ \S+ /gm, '')],
  ['without indentation', search.replace(/:SerialBattery: +/g, ':SerialBattery:')],
  ['with a byte order mark and NUL', `\ufeff${search.replaceAll('Cerbo GX', 'Cerbo GX\u0000')}`],
  [
    'below a prompt',
    `root@einstein:~# tail -n 100 /data/log/dbus-serialbattery.ttyUSB0/current | tai64nlocal\n${search}\n^C\nroot@einstein:~# `,
  ],
];

describe('the same log in disguise', () => {
  it.each(disguises)('%s reads the same', (_name, text) => {
    const reading = read(text);
    expect(reading.findings.slice(0, 3).map(({id}) => id)).toEqual(searchFindings);
    expect(reading.driver).toBe('2.0.20250729');
    expect(reading.counts.unknown).toBe(0);
    expect(reading.runs).toHaveLength(1);
    expect(reading.runs[0]?.identity).toMatchObject({
      driver: '2.0.20250729',
      venus: 'v3.64',
      model: 'Cerbo GX',
      port: 'ttyUSB0',
    });
  });
});

describe('several logs in one paste', () => {
  const good = stamped(
    'Starting dbus-serialbattery',
    'dbus-serialbattery v2.0.20250729',
    '-- Testing BMS: 1 of 3 rounds',
    '  Testing Daly at address "\\x40" with 9600 baud',
    '-- Connection established to Daly',
    'Battery Daly connected to dbus from /dev/ttyUSB1',
    '========== Settings ==========',
    '> Connection voltage: 53.2 V | Current: 1.1 A | SoC: 88%',
  );
  const text = `==> /data/log/dbus-serialbattery.ttyUSB0/current <==\n${search}\n\n==> /data/log/dbus-serialbattery.ttyUSB1/current <==\n${good}\n`;

  it('takes the port without a battery for that of another device', () => {
    const reading = read(text);
    expect(reading.runs.map(({identity}) => identity.port)).toEqual(['ttyUSB0', 'ttyUSB1']);
    expect(idsOf(reading)).toContain('port-of-another-device');
    expect(idsOf(reading)[0]).toBe('good-start');
    expect(reading.findings.some(({severity}) => severity === 'fault')).toBe(false);
  });

  it('puts lines of a log that comes again to its first part', () => {
    const [first, second] = [search.split('\n').slice(0, 8), search.split('\n').slice(8)];
    const shuffled = `==> /data/log/dbus-serialbattery.ttyUSB0/current <==\n${first.join('\n')}\n==> /data/log/dbus-serialbattery.ttyUSB1/current <==\n${good}\n==> /data/log/dbus-serialbattery.ttyUSB0/current <==\n${second.join('\n')}`;
    expect(read(shuffled).runs.filter(({identity}) => identity.port === 'ttyUSB0')).toHaveLength(1);
  });
});

describe('crashes by the configuration', () => {
  const traceback = [
    'Traceback (most recent call last):',
    '  File "/opt/victronenergy/dbus-serialbattery/dbus-serialbattery.py", line 17, in <module>',
    '    import utils',
    '  File "/opt/victronenergy/dbus-serialbattery/utils.py", line 98, in <module>',
    '    MAX_CELL_VOLTAGE: float = get_float_from_config("DEFAULT", "MAX_CELL_VOLTAGE")',
    '  File "/opt/victronenergy/dbus-serialbattery/utils.py", line 60, in get_float_from_config',
    '    return float(config[group][option])',
    `ValueError: could not convert string to float: '3,45'`,
  ];

  it.each([
    ['with a stamp on each line', traceback.map((line) => `@400000006319ca2e1c9e9960 ${line}`).join('\n')],
    ['without stamps', traceback.join('\n')],
    ['that lost its indentation', traceback.map((line) => line.trim()).join('\n')],
    ['that begins in the middle', traceback.slice(3).join('\n')],
    [
      'that comes again and again',
      Array.from({length: 5}, () => traceback.map((line) => `@400000006319ca2e1c9e9960 ${line}`).join('\n')).join('\n'),
    ],
  ])('a traceback %s names the setting', (_name, text) => {
    const [first] = read(text).findings;
    expect(first).toMatchObject({id: 'tb-float', severity: 'fault', keys: ['MAX_CELL_VOLTAGE']});
    expect(read(text).runs.every(({end}) => end === 'config-crash')).toBe(true);
  });
});

describe('what is missing', () => {
  it.each([
    ['[Errno 2] could not open port /dev/ttyUSB0: [Errno 2] No such file or directory: /dev/ttyUSB0', 'unknown-error'],
    [`could not open port /dev/ttyUSB0: [Errno 2] No such file or directory: '/dev/ttyUSB0'`, 'serial-port-gone'],
    [`[Errno 16] Device or resource busy: '/dev/ttyUSB0'`, 'serial-port-blocked'],
    [`'NoneType' object has no attribute 'read'`, 'tb-nonetype'],
    ['list index out of range', 'tb-index'],
    ['unpack requires a buffer of 2 bytes', 'tb-struct'],
    ['Not connected', 'bleak-error'],
    [`Command '['ip', 'link', 'set', 'can0', 'up']' returned non-zero exit status 2.`, 'can-port-wrong'],
    ['Something that no version writes', 'unknown-error'],
  ])('reads the error %s without its kind', (error, id) => {
    expect(idsOf(read(stamped(`ERROR:SerialBattery:${error}`)))[0]).toBe(id);
  });

  it('takes no line with a level for prose', () => {
    expect(idsOf(read('INFO:SerialBattery:something new of a later version'))).toEqual(['log-incomplete']);
  });

  it('says when the log ends right after the start', () => {
    expect(
      idsOf(
        read(
          stamped(
            'Starting dbus-serialbattery',
            'Venus OS v3.64 (normal) running on Cerbo GX',
            'dbus-serialbattery v2.0.20250729',
          ),
        ),
      )[0],
    ).toBe('log-ends-early');
  });

  it('reads lines that are cut at their end', () => {
    const cut = search
      .split('\n')
      .map((line) => line.slice(0, 75))
      .join('\n');
    expect(read(cut).counts.unknown).toBe(0);
    expect(firstThree(cut)).toEqual(searchFindings);
  });

  it('reads a paste that begins inside a line', () => {
    const reading = read(search.slice(search.indexOf('dbus-serialbattery v2') + 3));
    expect(reading.counts.unknown).toBe(0);
  });
});

describe('other kinds of logs', () => {
  it('a serial starter without the driver is one fault, a missing template another', () => {
    const turns = ['gps-dbus', 'vedirect-interface', 'dbus-cgwacs']
      .map((service) => `2025-03-28 13:37:16.025113500 INFO: Start service ${service}.ttyUSB0 once`)
      .join('\n');
    expect(idsOf(read(turns))[0]).toBe('serial-starter-without-driver');
    expect(
      idsOf(read(`${turns}\n2025-03-28 13:37:20.025113500 ERROR: no service template for dbus-serialbattery`))[0],
    ).toBe('serial-starter-no-template');
  });
});

describe('words for the lines of this log', () => {
  it.each([
    [
      `- Invalid value '3,45' for option 'MAX_CELL_VOLTAGE' in group 'DEFAULT'.`,
      'The driver cannot read the value of `MAX_CELL_VOLTAGE`.',
    ],
    [
      '- Option "LINEAR_LIMITATION_ENABLE" in config.ini is not valid.',
      'This version does not know `LINEAR_LIMITATION_ENABLE` in `config.ini` and ignores it.',
    ],
  ])('names the setting that %s is about', (line, title) => {
    expect(read(stamped(`ERROR:SerialBattery:${line}`)).findings[0]?.title).toBe(title);
  });

  it('names none where the lines are about several', () => {
    const issues = ['A_B', 'C_D'].map((key) => `ERROR:SerialBattery:- Option "${key}" in config.ini is not valid.`);
    expect(read(stamped(...issues)).findings[0]?.title).toMatch(/does not know a setting/);
  });

  it('writes times into the report that people can read', () => {
    const text = fixture('new-jk-model');
    const report = redact(makeReport({text, reading: read(text)}));
    expect(report).not.toMatch(/@4000/);
    expect(report).toContain('2024-04-27 23:01:20.538156000 INFO:SerialBattery:Starting dbus-serialbattery');
  });
});

describe('a log that fits a release and the version in development', () => {
  const text =
    'Traceback (most recent call last):\n  File "/data/apps/dbus-serialbattery/utils.py", line 44, in <module>\nValueError: x';
  const docsFor = (preferred: string): string => readLog(text, {versions, traps, preferred}).docs.name;

  it('leads to the release for a reader of an older version', () => {
    expect(read(text).versions.map(({name}) => name)).toEqual([latest, 'current']);
    expect(docsFor('v1.4.20240928')).toBe(latest);
  });

  it('leads to the version in development for its reader', () => {
    expect(docsFor('current')).toBe('current');
  });
});

describe('the times of a report', () => {
  const reportOf = (text: string): string => redact(makeReport({text, reading: read(text)}));

  it('are UTC when the stamps of the log file are', () => {
    const text = ['@4000000067e8a00a1dcd6500', '@4000000067e8a0201dcd6500']
      .map((stamp) => `${stamp} INFO:SerialBattery:Starting dbus-serialbattery`)
      .join('\n');
    expect(reportOf(text)).toContain('(2025-03-30 01:36:22 to 2025-03-30 01:36:22 UTC)');
  });

  it('have no zone when the log names none', () => {
    const report = reportOf(stamped('Starting dbus-serialbattery', 'dbus-serialbattery v2.0.20250729'));
    expect(report).toContain('(2025-08-25 07:00:00 to 2025-08-25 07:00:01)');
    expect(report).not.toContain('UTC)');
  });
});
