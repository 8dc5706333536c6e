import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {driverLines} from '../../../src/driver-log/pattern.ts';
import {Matcher} from '../../../src/driver-log/match/matcher.ts';
import {read, stamped} from './support.ts';

/** A log call of the driver's source, with the pattern that explains it. */
interface LogCall {
  readonly versions: readonly string[];
  readonly level: string;
  /** One of these; none for text that only its values make. */
  readonly ids: readonly string[];
  readonly severities: readonly string[];
  readonly template: string;
}

const parseCall = (row: string): LogCall => {
  const [versions = '', level = '', ids = '', severities = '', template = '""'] = row.split('\t');
  const listOf = (cell: string): readonly string[] => (cell === '-' ? [] : cell.split('|'));
  return {
    versions: versions.split(','),
    level,
    ids: listOf(ids),
    severities: listOf(severities),
    template: JSON.parse(template) as string,
  };
};

const calls = readFileSync(new URL('../../fixtures/log-calls.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map(parseCall);

/** Explained by another pattern, which tells more. */
const takenByOthers: Readonly<Record<string, string>> = {
  'BleakDBusError: {} of type {} in {} line #{}': 'bleak-error',
};

/** Example values for the variables in a log message of the source. */
const values = ['7', '3.450', 'ttyUSB0', 'Jkbms_pb', '\\x40', 'C8:47:80:12:34:56', "ValueError('bad value')"];

const filled = ({template}: LogCall): readonly string[] => [
  ...new Set(values.map((value) => (template.split('\n')[0] ?? '').replaceAll('{}', value))),
];

const matcher = new Matcher();

/** Lines that are not matched by the right pattern. */
function misread(list: readonly LogCall[]): readonly string[] {
  return list.flatMap((call) => {
    const ids = [...call.ids, takenByOthers[call.template.trim()] ?? ''];
    return filled(call).flatMap((line) => {
      const pattern = matcher.match(line)?.pattern;
      const isRight = pattern && ids.includes(pattern.id);
      const hasSeverity = pattern?.id !== call.ids[0] || call.severities.includes(pattern?.severity ?? '');
      return isRight && hasSeverity ? [] : [`${line} -> ${pattern?.id ?? 'unknown'} (${pattern?.severity ?? ''})`];
    });
  });
}

/** Their surroundings decide. */
const needsContext = /^(?:#|- |)\{\}$/;

describe('log calls of the driver', () => {
  const explained = calls.filter(({ids, template}) => ids.length > 0 && !needsContext.test(template));

  it.each(driverLines.slice(1))('of %s are explained by the right pattern', (version) => {
    const own = explained.filter(({versions}) => versions.includes(version));
    console.log(`${version}: ${own.length} of ${calls.filter((call) => call.versions.includes(version)).length}`);
    expect(misread(own)).toEqual([]);
    expect(own.length).toBeGreaterThanOrEqual(400);
  });

  it('are told apart: a wrong pattern or severity is found', () => {
    const [fault] = explained.filter(({template}) => template === 'Starting dbus-serialbattery');
    expect(fault && misread([{...fault, ids: ['exit-code']}])).toHaveLength(1);
    expect(fault && misread([{...fault, severities: ['fault']}])).toHaveLength(1);
    expect(fault && misread([{...fault, template: 'No such {} in the driver'}])).toHaveLength(values.length);
  });

  it('fit the versions that have them', () => {
    const wrong = explained.flatMap(({versions, template, ids}) => {
      const match = matcher.match((template.split('\n')[0] ?? '').replaceAll('{}', '7'));
      if (!match || !ids.includes(match.pattern.id)) return [];
      return versions
        .filter((version) => !match.versions.some((line) => line === version))
        .map((version) => [version, template]);
    });
    expect(wrong).toEqual([]);
  });

  it('without an explanation are debug lines, parts of a list, or only a value', () => {
    const others = calls
      .filter(({ids, level}) => ids.length === 0 && level !== 'debug')
      .map(({template}) => template.trim());
    expect([...new Set(others)].sort()).toEqual(
      [
        '> {}',
        'Could not scan for BT devices: {}',
        'Error during reading BMS',
        'Failed to query BMS: {}',
        'open serial interface',
        '{}',
        '{}: {}',
      ].sort(),
    );
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
