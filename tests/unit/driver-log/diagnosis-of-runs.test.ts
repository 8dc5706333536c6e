import {describe, expect, it} from 'vitest';
import {redact} from '../../../src/driver-log/redact.ts';
import {idsOf, read} from './support.ts';

const started = Date.UTC(2025, 7, 25, 7);

/** Driver lines, each with its distance to the one before in seconds. */
function log(...lines: readonly (string | readonly [seconds: number, message: string])[]): string {
  let seconds = 0;
  return lines
    .map((line) => {
      const [after, message] = typeof line === 'string' ? [1, line] : line;
      seconds += after;
      const time = new Date(started + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
      const [first = '', ...rest] = message.split('\n');
      const text = /^(?:[A-Z]+:|Traceback)/.test(first) ? first : `INFO:SerialBattery:${first}`;
      return [`${time}.123456500 ${text}`, ...rest].join('\n');
    })
    .join('\n');
}

const start = (version: string): readonly string[] => ['Starting dbus-serialbattery', `dbus-serialbattery v${version}`];
const times = (count: number, ...lines: Parameters<typeof log>): Parameters<typeof log> =>
  Array.from({length: count}, () => lines).flat();

describe('serial numbers', () => {
  it.each([
    ['serial_number: 2301234567', '2301234567'],
    ['"serial_number": "SN998877"', 'SN998877'],
    ['Serial-No: AB12345', 'AB12345'],
    ['serial-number = AB12345', 'AB12345'],
  ])('takes %s out', (text, secret) => {
    expect(redact(text)).not.toContain(secret);
  });
});
