import {describe, expect, it} from 'vitest';
import {logCalls} from '../../../src/driver-log/pattern.ts';
import {Matcher} from '../../../src/driver-log/match/matcher.ts';
import {read, stamped} from './support.ts';

/** Explained by another pattern, which tells more. */
const takenByOthers: Readonly<Record<string, string>> = {
  'BleakDBusError: {} of type {} in {} line #{}': 'bleak-error',
};

/** Example values for the variables in a log message of the source. */
const values = ['7', '3.450', 'ttyUSB0', 'Jkbms_pb', '\\x40', 'C8:47:80:12:34:56', "ValueError('bad value')"];

/** Their surroundings decide. */
const needsContext = /^(?:#|- |)\{\}$/;

const matcher = new Matcher();

interface LogCall {
  readonly id: string;
  readonly versions: readonly string[];
  readonly template: string;
}

const all: readonly LogCall[] = logCalls.flatMap(({id, versions, texts}) =>
  texts.filter((template) => !needsContext.test(template)).map((template) => ({id, versions, template})),
);

const lineOf = (template: string, value: string): string =>
  (template.split('\n')[0] ?? '').replaceAll(/\{\w*\}/g, value);

/** Lines that are not matched by the right pattern, or not in a version that has them. */
const misread = (list: readonly LogCall[]): readonly string[] =>
  list.flatMap(({id, template, versions}) => {
    const right = takenByOthers[template.trim()] ?? id;
    return values.flatMap((value) => {
      const line = lineOf(template, value);
      const match = matcher.match(line);
      const lacks =
        right === id && value === '7' ? versions.filter((name) => !match?.versions.some((own) => own === name)) : [];
      return match?.pattern.id === right && lacks.length === 0
        ? []
        : [`${line} -> ${match?.pattern.id ?? 'unknown'}, not in ${lacks.join(', ')}`];
    });
  });

describe('log calls of the driver', () => {
  it('are explained by their pattern, in the versions that have them', () => {
    console.log(`${all.length} log calls`);
    expect(misread(all)).toEqual([]);
  });

  it('are told apart: a wrong pattern or version is found', () => {
    const start = all.filter(({template}) => template === 'Starting dbus-serialbattery');
    expect(start.length).toBeGreaterThan(0);
    expect(misread(start.map((call) => ({...call, id: 'exit-code'})))).toHaveLength(values.length);
    expect(misread(start.map((call) => ({...call, template: 'No such {} in the driver'})))).toHaveLength(values.length);
    const mqtt = all.find(({id, versions}) => id === 'mqtt-connect' && versions.join() === '2.1');
    expect(mqtt && misread([{...mqtt, versions: ['1.3']}])).toHaveLength(1);
  });

  it('in lists are read with the lines around them', () => {
    const reading = read(
      stamped(
        '  === BMS ID-1 ===',
        '  === Warning/Alarms ===',
        '      Warning: Cell High Voltage',
        '      Pack Low Voltage',
        '> CHARGE MODE: Bulk',
        '> a line that only this BMS has',
        'ERROR:SerialBattery:*** CONFIG ISSUES DETECTED ***',
        'ERROR:SerialBattery:- something that no pattern has',
        'DEBUG:SerialBattery:#0101',
        'DEBUG:SerialBattery:cell_imbalance:  0.003',
      ),
    );
    expect(reading.counts).toEqual({matched: 9, unknown: 0, noise: 1});
  });
});
