/** Logs that show the known faults of a version. */
import type {LogTrap} from '../../../src/docs-data/logTraps.ts';
import type {BmsError} from '../../../src/driver-log/diagnosis/bmsErrors.ts';
import {stamped} from './support.ts';

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

export const showsDefect = (id: string, line: string): string => shows[id]?.(line) ?? '';

const testOf = (line: string, bms: string): string => (line.startsWith('2') ? `  Testing ${bms}` : `Testing ${bms}`);

/** @param bms type that the log is about, when it is not the one that has the error */
export function showsError({text, types: [type = 'Other'] = []}: BmsError, line: string, bms = type): string {
  const words = text.source.replace(/\|.*/, '').replace('.*', ' ').replace('^', '').replaceAll('\\', '');
  // An error that counts only where it ended the driver.
  if (text.source.startsWith('^')) return startOf(line, `-- Connection established to ${bms}`) + traceback(words);
  return startOf(
    line,
    '-- Testing BMS: 1 of 3 rounds',
    testOf(line, bms),
    `ERROR:SerialBattery:Non blocking exception occurred: X("${words}") of type <class 'X'> in /x/bms/x.py line #7`,
  );
}

export function showsTrap({classes: [bms = ''], log}: LogTrap, line: string): string {
  const test = testOf(line, bms);
  return startOf(
    line,
    '-- Testing BMS: 1 of 3 rounds',
    test,
    ...(log === undefined || log === test ? [] : [`ERROR:SerialBattery:Something: ${log} 1`]),
    'ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0',
  );
}
