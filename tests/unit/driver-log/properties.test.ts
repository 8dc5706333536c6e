import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readEvents} from '../../../src/driver-log/events.ts';
import {redact} from '../../../src/driver-log/redact.ts';
import {logCalls} from '../../../src/driver-log/pattern.ts';
import {hostileTexts} from '../../support/hostile/texts.ts';
import {exampleLines} from './allTexts.ts';
import {fixture, idsOf, read} from './support.ts';

/** Same inputs on every run; fast-check prints the smallest one that fails. */
const RUNS = {seed: 20250729, numRuns: 150};

const templates = logCalls.flatMap(({texts}) => texts);

const message = fc.oneof(
  fc.constantFrom(...templates).map((text) => (text.split('\n')[0] ?? '').replaceAll(/\{\w*\}/g, '7')),
  fc.constantFrom(...exampleLines),
  fc.string({maxLength: 60}),
);

const stamp = fc
  .integer({min: 1_600_000_000, max: 1_800_000_000})
  .map((seconds) => `@40000000${(seconds + 10).toString(16)}${'0'.repeat(8)}`);

const logLine = fc
  .tuple(stamp, fc.constantFrom('INFO', 'ERROR', 'WARNING', 'DEBUG'), message)
  .map(([time, level, text]) => `${time} ${level}:SerialBattery:${text.replace(/[\r\n]/g, ' ')}`);

const paste = fc.array(logLine, {minLength: 1, maxLength: 40});

const files = [
  'long-unshielded-wires',
  'heltec-test-confuses-jbd',
  'restarts-again-and-again',
  'adapter-disappears',
  'jk-bluetooth-connects-in-the-end',
  'device-gone-after-copied-config',
  'whole-default-file-copied',
  'daly-cell-path',
].map((name) => fixture(name).trim());

describe('any log', () => {
  it('gives the same events for complete lines, wherever the paste is split', () => {
    fc.assert(
      fc.property(paste, fc.nat(), (lines, cut) => {
        const at = cut % (lines.length + 1);
        const describeEvents = (part: readonly string[]): readonly string[] =>
          readEvents(part.join('\n')).events.map((event) => `${event.match?.pattern.id ?? ''} ${event.message}`);
        // Only tracebacks and lists of issues reach over several lines.
        fc.pre(!lines.some((line) => /Traceback|File|CONFIG|DEFAULT|:- /.test(line)));
        const whole = describeEvents(lines);
        const parts = [...describeEvents(lines.slice(0, at)), ...describeEvents(lines.slice(at))];
        const known = (events: readonly string[]): readonly string[] =>
          events.filter((event) => !event.startsWith(' '));
        // The first line of a part may be read as cut; complete lines that are known stay what they are.
        for (const event of known(whole)) expect(parts).toContain(event);
      }),
      RUNS,
    );
  });

  it('has the same findings when there is noise between its lines', () => {
    const noise = fc.constantFrom(
      '',
      '   ',
      '```',
      '^C',
      '...',
      '[...]',
      '~',
      '---',
      '\u001b[0m',
      'root@einstein:~#',
      'root@einstein:~# ls',
      '&nbsp;',
      '[code]',
      '  ^G Get Help  ^O Write Out',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(), noise), {maxLength: 12}),
        (text, additions) => {
          const lines = text.split('\n');
          for (const [position, line] of additions) lines.splice(position % (lines.length + 1), 0, line);
          expect(idsOf(read(lines.join('\n')))).toEqual(idsOf(read(text)));
        },
      ),
      RUNS,
    );
  });

  it('counts every line once', () => {
    fc.assert(
      fc.property(paste, (lines) => {
        const {matched, unknown, noise} = read(lines.join('\n')).counts;
        expect(matched + unknown + noise).toBe(lines.length);
      }),
      RUNS,
    );
  });

  it('has findings whose lines exist, and sections in the version it links to', () => {
    fc.assert(
      fc.property(paste, (lines) => {
        for (const finding of read(lines.join('\n')).findings) {
          for (const line of finding.lines) {
            expect(line).toBeGreaterThan(0);
            expect(line).toBeLessThanOrEqual(lines.length);
          }
          expect(finding.title).not.toBe('');
        }
      }),
      RUNS,
    );
  });
});

const hex = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...'0123456789ABCDEF'), {minLength: length, maxLength: length})
    .map((digits) => digits.join(''));

const mac = fc.array(hex(2), {minLength: 6, maxLength: 6}).map((parts) => parts.join(':'));
const serial = fc.stringMatching(/^[A-Z]{2}[0-9]{6,12}$/);
const address = fc.ipV4().filter((ip) => !/^(?:127\.|0\.0\.0\.0)/.test(ip));

describe('redaction', () => {
  it('leaves no address, serial number or host of the log, wherever they are', () => {
    fc.assert(
      fc.property(mac, serial, address, mac, (first, number, ip, other) => {
        const service = `ble_${first.replaceAll(':', '').toLowerCase()}`;
        const text = [
          `INFO:SerialBattery:Init of Jkbms_Ble at ${first}`,
          `INFO:SerialBattery:Use dbus ServiceName: com.victronenergy.battery.${service}`,
          `INFO:SerialBattery:Battery JK connected to dbus from ${service}`,
          `INFO:SerialBattery:Serial Number/Unique Identifier: ${number}`,
          `ERROR:SerialBattery:** DRIVER STOPPED! Another battery with the same serial number/unique identifier "${number}" found! **`,
          `[NEW] Device ${other} Somebody's phone`,
          `INFO:SerialBattery:Remove /Settings/Devices/serialbattery_${number} from dbus. Delete result: True`,
          `WARNING:SerialBattery:MQTT client: Connecting to broker ${ip} on port 1883`,
          `somebody@laptop:~$ ssh root@${ip}`,
        ].join('\n');
        const redacted = redact(text);
        for (const secret of [first, other, number, ip, service, first.toLowerCase(), 'Somebody', 'somebody@'])
          expect(redacted).not.toContain(secret);
        expect(redacted).not.toMatch(/(?:[0-9A-F]{2}:){5}[0-9A-F]{2}/i);
        expect(redact(redacted)).toBe(redacted);
        // The same value has the same stand-in, so that duplicates stay visible.
        expect(redacted.match(/ID-1\b/g)).toHaveLength(3);
      }),
      RUNS,
    );
  });

  it.each(hostileTexts(40, 7).map(({text}) => [text]))('is the same done twice: %j', (text) => {
    const once = redact(text);
    expect(redact(once)).toBe(once);
  });

  it('is the same done twice for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({unit: 'binary', maxLength: 300}),
          paste.map((lines) => lines.join('\n')),
        ),
        (text) => {
          const once = redact(text);
          expect(redact(once)).toBe(once);
        },
      ),
      RUNS,
    );
  });
});

/** Texts that could keep a careless reader busy for hours. */
const hostile: readonly (readonly [name: string, text: () => string])[] = [
  ['10 MB of a log', () => fixture('device-gone-after-copied-config').repeat(4500)],
  ['10 MB of one character', () => 'a'.repeat(1e7)],
  ['10 MB of blanks', () => ' '.repeat(1e7)],
  ['a line of a megabyte', () => 'x y: z" ('.repeat(110_000)],
  ['stamps in one line', () => '@4000000062d0c1d8144b5000 '.repeat(40_000)],
  ['levels in one line', () => 'INFO:SerialBattery:'.repeat(50_000)],
  ['quotes in one line', () => '> '.repeat(500_000)],
  ['half a million empty lines', () => '\n'.repeat(500_000)],
  ['beginnings of tracebacks', () => 'Traceback (most recent call last):\n'.repeat(30_000)],
  ['steps of tracebacks', () => '  File "a", line 1, in x\n'.repeat(40_000)],
  ['unknown lines', () => Array.from({length: 50_000}, (_, index) => `INFO:SerialBattery:what ${index}`).join('\n')],
  ['starts of the driver', () => 'INFO:SerialBattery:Starting dbus-serialbattery\n'.repeat(40_000)],
  [
    'headings of many logs',
    () =>
      Array.from(
        {length: 20_000},
        (_, index) => `==> /data/log/dbus-serialbattery.ttyUSB${index}/current <==\nINFO:SerialBattery:Testing Daly`,
      ).join('\n'),
  ],
  [
    'attempts without an end',
    () => 'INFO:SerialBattery:Testing Daly\nERROR:SerialBattery:>>> ERROR: No reply - returning\n'.repeat(30_000),
  ],
  ['binary', () => Array.from({length: 200_000}, (_, index) => String.fromCharCode((index * 7919) % 65_536)).join('')],
  ['sequences of a terminal', () => '\u001b[31m'.repeat(200_000)],
  ['digits', () => '0123456789abcdef'.repeat(60_000)],
  ['colons', () => ':'.repeat(500_000)],
  ['dots and digits', () => '1.'.repeat(300_000)],
];

describe('hostile texts', {timeout: 120_000}, () => {
  it.each(hostile)('%s are read and redacted', (_name, make) => {
    const text = make();
    const reading = read(text);
    expect(reading.findings.length).toBeGreaterThan(0);
    expect(redact(text).length).toBeGreaterThan(0);
  });

  it.each(hostileTexts(60, 11).map(({text}) => [text]))('any text is read: %j', (text) => {
    expect(read(text).counts.unknown).toBeGreaterThanOrEqual(0);
  });
});
