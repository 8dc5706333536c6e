import {describe, expect, it} from 'vitest';
import {docsLineOf} from '../../../src/driver-log/places.ts';
import {bmsErrors} from '../../../src/driver-log/known/bmsErrors.ts';
import {defects} from '../../../src/driver-log/known/defects.ts';
import {read, stamped, traps, versions} from './support.ts';

/** A driver version of each documented version. */
const drivers: Readonly<Record<string, string>> = {
  '1.3': '1.3.20240705',
  '1.4': '1.4.20240928',
  '1.6': '1.6.20250131',
  '2.0': '2.0.20250729',
  '2.1': '2.1.20260401dev',
};

const startOf = (line: string, ...lines: readonly string[]): string =>
  stamped('Starting dbus-serialbattery', `dbus-serialbattery v${drivers[line] ?? ''}`, ...lines);

const traceback = (error: string): string =>
  `\nTraceback (most recent call last):\n  File "/x/dbus-serialbattery/dbushelper.py", line 5, in publish_battery\n    result = x\n${error}`;

/** A log that shows each defect, behind the start of a driver. */
const shows: Readonly<Record<string, (line: string) => string>> = {
  'defect-no-cells': (line) =>
    startOf(line, '-- Connection established to Jkbms') +
    traceback(`TypeError: '>' not supported between instances of 'NoneType' and 'float'`),
  'defect-failures-add-up': (line) =>
    startOf(
      line,
      '-- Connection established to Jkbms',
      ...[1, 2].map(() =>
        line === '2.0'
          ? 'ERROR:SerialBattery:>>> Battery did not recover in 60 s. Restarting driver...'
          : 'ERROR:SerialBattery:>>> Battery did not recover in 60 s. Exit driver...',
      ),
    ),
  'defect-daly-cells': (line) =>
    startOf(
      line,
      `ERROR:SerialBattery:Non blocking exception occurred: KeyError('/Voltages/Cell1') of type <class 'KeyError'> in /data/apps/dbus-serialbattery/dbushelper.py line #1243`,
    ),
  'defect-block-on-disconnect': (line) =>
    startOf(
      line,
      '-- Connection established to Jkbms',
      'ERROR:SerialBattery:    BLOCK_ON_DISCONNECT is False. Exit in 1800 seconds if recovery does not occur.',
    ),
  'defect-external-sensor': (line) =>
    startOf(line, 'ERROR:SerialBattery:External current sensor was disconnected, falling back to internal sensor') +
    traceback(`TypeError: unsupported operand type(s) for -: 'NoneType' and 'int'`),
  'defect-excluded-port': (line) =>
    startOf(
      line,
      line === '1.4'
        ? 'DEBUG:SerialBattery:Stopping dbus-serialbattery: /dev/ttyUSB0 is excluded trough the config file'
        : 'DEBUG:SerialBattery:Stopping dbus-serialbattery: /dev/ttyUSB0 is excluded through the config file',
    ),
  'defect-debug-output': (line) => startOf(line, 'DEBUG:SerialBattery:Buffer contents: 1'),
  'defect-debug-float': (line) =>
    startOf(
      line,
      '-- Connection established to Jkbms',
      'DEBUG:SerialBattery:Buffer contents: 1',
      'ERROR:SerialBattery:>>> ERROR: Battery does not respond, init/reset values <<<',
    ),
  'defect-dcl-fallback': (line) =>
    startOf(
      line,
      '-- Connection established to Jkbms',
      line === '1.6'
        ? 'ERROR:SerialBattery:calc_max_discharge_current_from_temperature(): Error while executing, using default current instead.'
        : 'ERROR:SerialBattery:calcMaxDischargeCurrentReferringToTemperature(): Error while executing, using default current instead.',
    ),
  'defect-can-search': (line) =>
    startOf(
      line,
      'Detected CAN Bus bitrate: 500 kbps',
      '-- Testing BMS: 1 of 3 rounds',
      '  Testing Daly_Can',
      '  Testing Ubms_Can',
      '-- Testing BMS: 2 of 3 rounds',
      '  Testing Daly_Can',
      'ERROR:SerialBattery:>>> No battery connection at can0',
    ),
  'defect-jbd-address': (line) =>
    startOf(
      line,
      `${line.startsWith('2') ? '  ' : ''}Testing LltJbd at address "\\x01"${line.startsWith('2') ? ' with 9600 baud' : ''}`,
      `ERROR:SerialBattery:${line.startsWith('2') ? '' : 'ERROR '}>>> No battery connection at /dev/ttyUSB0`,
    ),
  'defect-jk-can-address': (line) =>
    startOf(line, '  Testing Jkbms_Can at address "\\x01"', 'ERROR:SerialBattery:>>> No battery connection at can0'),
  'defect-waits-for-daly': (line) => startOf(line, '-- Testing BMS: 1 of 3 rounds', 'Testing Daly_Can'),
};

describe('known defects of the driver', () => {
  it('have a log each', () => expect(Object.keys(shows).sort()).toEqual(defects.map(({id}) => id).sort()));

  it.each(defects.map((defect) => [defect.id, defect] as const))('%s is told in its versions only', (id, defect) => {
    for (const docs of versions) {
      const line = docsLineOf(docs);
      const found = read(shows[id]?.(line) ?? '').findings.find((finding) => finding.id === id);
      if (!defect.lines.includes(line)) expect([line, found]).toEqual([line, undefined]);
      else expect(found).toMatchObject({page: defect.place[0], anchor: defect.place[1], version: docs.name});
    }
  });

  it('are not told when other versions may have written the log', () => {
    const text = (shows['defect-daly-cells']?.('2.1') ?? '').split('\n').slice(2).join('\n');
    const reading = read(text);
    expect(reading.driver).toBeUndefined();
    expect(reading.versions.length).toBeGreaterThan(1);
    expect(reading.findings.map((finding) => finding.id)).not.toContain('defect-daly-cells');
    expect(read(text, 'current').findings.map((finding) => finding.id)).toContain('defect-daly-cells');
  });
});

describe('errors that belong to one BMS', () => {
  const all = bmsErrors.flatMap((error) => versions.map((docs) => ({error, docs})));

  it.each(all.map(({error, docs}) => [`${docs.label} ${error.section} ${error.text.source}`, error, docs] as const))(
    '%s',
    (_name, {section, lines, text, types}, docs) => {
      const line = docsLineOf(docs);
      const words = text.source.replace(/\|.*/, '').replace('.*', ' ').replace('^', '').replaceAll('\\', '');
      const [type = 'Other'] = types ?? [];
      // An error that counts only where it ended the driver.
      const endsDriver = text.source.startsWith('^');
      const log = (bms: string): string =>
        endsDriver ? startOf(line, `-- Connection established to ${bms}`) + traceback(words) : searchOf(bms);
      const searchOf = (bms: string): string =>
        startOf(
          line,
          '-- Testing BMS: 1 of 3 rounds',
          line.startsWith('2') ? `  Testing ${bms}` : `Testing ${bms}`,
          `ERROR:SerialBattery:Non blocking exception occurred: X("${words}") of type <class 'X'> in /x/bms/x.py line #7`,
        );
      const told = (text_: string): readonly (readonly [string | undefined, string | undefined])[] =>
        read(text_)
          .findings.filter(({id, anchor}) => /^(?:error|bms)-/.test(id) && anchor === section)
          .map(({page, anchor}) => [page, anchor]);
      if (lines.includes(line)) {
        expect(told(log(type))).toContainEqual(['supported-bms', section]);
        if (types) expect(told(log('Pylontech'))).toEqual([]);
      } else expect(read(log(type)).findings.map(({id}) => id)).not.toContain(`error-${section}`);
    },
  );
});

describe('faults of one BMS', () => {
  const all = versions.flatMap((docs) => (traps[docs.name] ?? []).map((trap) => ({docs, trap})));

  it('are some in each version', () => expect(all.length).toBeGreaterThan(30));

  it.each(all.map(({docs, trap}) => [`${docs.label} ${trap.id} ${trap.section}`, docs, trap] as const))(
    '%s',
    (_name, docs, trap) => {
      const line = docsLineOf(docs);
      const [bms = ''] = trap.classes;
      const test = line.startsWith('2') ? `  Testing ${bms}` : `Testing ${bms}`;
      const shown = startOf(
        line,
        '-- Testing BMS: 1 of 3 rounds',
        test,
        ...(trap.log === undefined || trap.log === test ? [] : [`ERROR:SerialBattery:Something: ${trap.log} 1`]),
        'ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0',
      );
      const id = `bms-${trap.id}`;
      const found = read(shown).findings.find((finding) => finding.id === id && finding.anchor === trap.section);
      expect(found).toMatchObject({page: 'supported-bms', anchor: trap.section, version: docs.name, detail: trap.see});
      expect(found?.lines.length).toBeGreaterThan(0);
      // Another BMS has nothing to do with it.
      const other = shown.replaceAll(bms, 'Pylontech');
      if (!trap.log?.includes(bms)) expect(read(other).findings.map((finding) => finding.id)).not.toContain(id);
    },
  );
});
