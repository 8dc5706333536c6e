import {describe, expect, it} from 'vitest';
import {Matcher} from '../../../src/driver-log/match/matcher.ts';
import {idsOf, read, stamped} from './support.ts';

const matcher = new Matcher();

const patternOf = (line: string): string | undefined => matcher.match(line)?.pattern.id;

const search = (bms: string, ...lines: readonly string[]): string =>
  stamped(
    'Starting dbus-serialbattery',
    'dbus-serialbattery v2.0.20250729',
    '-- Testing BMS: 1 of 3 rounds',
    `  Testing ${bms}`,
    ...lines,
  );

const noBattery = 'ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0';

const occurred = (error: string, kind: string, file: string): string =>
  `Exception occurred: ${error} of type <class '${kind}'> in /data/apps/dbus-serialbattery/${file} line #55`;

describe('an error with a number of the system', () => {
  const damaged = occurred(`error('unpack_from requires a buffer of at least 4 bytes')`, 'struct.error', 'bms/daly.py');

  it.each([
    [damaged, 'tb-struct'],
    [occurred(`error(5, 'Input/output error')`, 'termios.error', 'bms/daly.py'), 'exception-file-gone'],
    [occurred(`SerialException('device disconnected')`, 'serial.SerialException', 'utils.py'), 'exception-file-gone'],
    [occurred(`OSError(19, 'No such device')`, 'OSError', 'bms/daly_can.py'), 'tb-no-device'],
    [occurred(`OSError(28, 'No space left on device')`, 'OSError', 'dbushelper.py'), 'tb-no-space'],
    [occurred(`OSError(113, 'No route to host')`, 'OSError', 'bms/generic_mqtt.py'), 'exception-occurred'],
    [occurred(`PermissionError(13, 'Permission denied')`, 'PermissionError', 'dbushelper.py'), 'exception-occurred'],
  ])('%s is one of the serial port only where there is one', (line, id) => expect(patternOf(line)).toBe(id));

  it('shows that the BMS answered, when the answer was damaged', () => {
    const reading = read(search('Daly', `ERROR:SerialBattery:${damaged}`, noBattery));
    expect(idsOf(reading)).toContain('search-one-type-answers');
    expect(idsOf(reading)).not.toContain('exception-file-gone');
  });

  it('is not a fault of the port in a search that finds the battery', () => {
    const gone = occurred(`error(5, 'Input/output error')`, 'termios.error', 'bms/daly.py');
    const found = '-- Connection established to Daly';
    expect(idsOf(read(search('Daly', `ERROR:SerialBattery:${gone}`, noBattery)))).toContain('exception-file-gone');
    expect(idsOf(read(search('Daly', `ERROR:SerialBattery:${gone}`, found)))).not.toContain('exception-file-gone');
  });

  it('can come from a second program on the port', () => {
    const shared = occurred(
      `SerialException('device reports readiness to read but returned no data (device disconnected or multiple access on port?)')`,
      'serial.serialutil.SerialException',
      'utils.py',
    );
    const {findings} = read(search('Daly', `ERROR:SerialBattery:${shared}`, noBattery));
    expect(findings.find(({id}) => id === 'exception-file-gone')?.causes).toContain('Another program uses the port.');
  });
});

describe('a search that ends in an error of the driver', () => {
  const daren = `Non blocking exception occurred: IndexError('list index out of range') of type <class 'IndexError'> in /data/apps/dbus-serialbattery/bms/daren_485.py line #55`;
  const text = `Exception occurred: UnicodeDecodeError('utf-8', b'\\xfc', 1, 2, 'invalid start byte') of type <class 'UnicodeDecodeError'> in /data/apps/dbus-serialbattery/bms/jkbms.py line #55`;

  it.each([
    ['Daren485', daren, 'error-daren-485'],
    ['KS48100', daren.replace('daren_485', 'ks48100'), 'error-ks48100'],
    ['Jkbms', text, 'error-jkbms'],
  ])('of %s names it first, and no wires to swap', (bms, error, id) => {
    const ids = idsOf(read(search(bms, `ERROR:SerialBattery:${error}`, noBattery)));
    expect(ids[0]).toBe(id);
    expect(ids).not.toContain('search-silent');
  });

  it('does not put it first when the search is for any type', () => {
    const others = ['Daly', 'Ecs', 'LltJbd', 'Renogy', 'Seplos'].flatMap((bms) => [
      `  Testing ${bms}`,
      '  |- No battery recognized',
    ]);
    const ids = idsOf(read(search('Daren485', `ERROR:SerialBattery:${daren}`, ...others, noBattery)));
    expect(ids[0]).toBe('no-battery-connection');
    expect(ids).toContain('search-silent');
  });
});

describe('sentences around a log', () => {
  const log = search('Daly', '  |- No battery recognized', noBattery);

  it.each(['Cells: 16S LiFePO4', 'Version: 11.2', 'SOC: 80%', 'Capacity: 280 Ah', 'Current: 12 A', 'BMS Version: 3'])(
    '%s is not a reading of a battery, above and below',
    (sentence) => {
      expect(read(sentence).versions).toEqual(read('Hello').versions);
      for (const text of [`${sentence}\n${log}`, `${log}\n${sentence}`]) {
        expect(idsOf(read(text))).toEqual(idsOf(read(log)));
        expect(read(text).runs.map(({end}) => end)).toEqual(['no-battery']);
      }
    },
  );

  it('the voltages of the cells are one, also without a level', () => {
    const cells = 'Cells:[1]3.334V [2]3.334V';
    expect(idsOf(read(Array.from({length: 3}, () => cells).join('\n')))).toContain('readings-fine');
  });
});

describe('a service of the system that is gone', () => {
  const gone = (name: string): string => `The name ${name} was not provided by any .service files`;

  it.each([
    [`[org.freedesktop.DBus.Error.ServiceUnknown] ${gone('org.bluez')}`, 'ble-no-adapter'],
    [
      `dbus.exceptions.DBusException: org.freedesktop.DBus.Error.ServiceUnknown: ${gone('org.bluez')}`,
      'ble-no-adapter',
    ],
    [`[org.freedesktop.DBus.Error.ServiceUnknown] ${gone(':1.152')}`, 'ble-no-adapter'],
    [`dbus.exceptions.DBusException: org.freedesktop.DBus.Error.ServiceUnknown: ${gone(':1.152')}`, 'tb-dbus'],
    [occurred(`DBusException('${gone(':1.152')}')`, 'dbus.exceptions.DBusException', 'utils.py'), 'exception-occurred'],
  ])('%s is Bluetooth only where the line says so', (line, id) => expect(patternOf(line)).toBe(id));

  it('can be an adapter that is switched off', () => {
    const {findings} = read(stamped(`ERROR:SerialBattery:${gone('org.bluez')}`));
    expect(findings.find(({id}) => id === 'ble-no-adapter')?.causes).toContain('The adapter is switched off.');
  });
});

it('an address that Seplosv3 cannot use is known from v1.4 on', () => {
  const line = `Non blocking exception occurred: ValueError("invalid literal for int() with base 10: b'\\x01'") of type <class 'ValueError'> in /x/bms/seplosv3.py line #55`;
  const match = matcher.match(line);
  expect(match?.pattern.id).toBe('nbe-address-text');
  expect(match?.versions).toEqual(['1.4', '1.6', '2.0', '2.1']);
});

/** A driver that found a battery and ended with an error in this file. */
const ended = (bms: string, file: string, error: string, version = '2.0.20250729'): string =>
  `${stamped('Starting dbus-serialbattery', `dbus-serialbattery v${version}`, `-- Connection established to ${bms}`)}
Traceback (most recent call last):
  File "/data/apps/dbus-serialbattery/dbushelper.py", line 5, in publish_battery
    result = x
  File "/data/apps/dbus-serialbattery/${file}", line 7, in x
    y = x
${error}`;

describe('a division by zero', () => {
  it('leads to the settings and the cell count', () => {
    const {findings} = read(ended('Ecs', 'battery.py', 'ZeroDivisionError: float division by zero'));
    const found = findings.find(({id}) => id === 'tb-zero');
    expect(found).toMatchObject({
      severity: 'fault',
      actions: expect.arrayContaining(['Check the settings that are 0 and the cell count.']) as string[],
    });
    expect(found?.causes).toContain('A setting is 0.');
    expect(found?.causes).toContain('The BMS reported no cells or no capacity at the start.');
  });

  it.each([
    ['LltJbd_Can', '2.1.20260401dev', 'error-lltjbd-can'],
    ['RV_C_Can', '2.0.20250729', 'error-rv-c-can'],
  ])('of %s has its own cause', (bms, version, id) => {
    const error = 'ZeroDivisionError: float division by zero';
    expect(idsOf(read(ended(bms, 'battery.py', error, version)))).toContain(id);
    expect(idsOf(read(ended('Daly_Can', 'battery.py', error, version)))).not.toContain(id);
  });
});

it('Jkbms_Ble in v1.3 starts again by itself after a gap', () => {
  const text = ended('Jkbms_Ble', 'battery.py', 'IndexError: list index out of range', '1.3.20240705');
  expect(idsOf(read(text))).toContain('error-jkbms-ble');
});

describe('a value that is missing', () => {
  it('can come from the calculation of the SoC', () => {
    const error = `TypeError: unsupported operand type(s) for -: 'NoneType' and 'int'`;
    const {findings} = read(ended('Ecs', 'battery.py', error));
    expect(findings.find(({id}) => id === 'tb-nonetype')?.causes.join(' ')).toMatch(/`SOC_CALCULATION = True`/);
  });

  it('is not what a number that is not a list shows', () => {
    expect(patternOf(`TypeError: 'int' object is not iterable`)).toBe('tb-other');
    expect(patternOf(`TypeError: 'float' object is not iterable`)).toBe('tb-nonetype');
  });
});

it('a comparison with nothing is the defect without cell voltages only where the driver compares them', () => {
  const error = `TypeError: '>' not supported between instances of 'NoneType' and 'float'`;
  const compared = idsOf(read(ended('Jkbms', 'dbushelper.py', error)));
  expect(compared).toContain('defect-no-cells');
  expect(compared).not.toContain('tb-nonetype');
  const elsewhere = idsOf(read(ended('Jkbms', 'bms/jkbms.py', error)));
  expect(elsewhere).not.toContain('defect-no-cells');
  expect(elsewhere).toContain('tb-nonetype');
});

describe('an answer that noise damaged', () => {
  const error = `ValueError: invalid literal for int() with base 16: b'\\xff1'`;

  it('is told of a Seplos that ran, and not as a setting alone', () => {
    const reading = read(ended('Seplos', 'bms/seplos.py', error));
    expect(idsOf(reading)).toContain('error-seplos');
    expect(idsOf(reading)).not.toContain('tb-int');
    const other = read(ended('Daly', 'bms/daly.py', error));
    expect(other.findings.find(({id}) => id === 'tb-int')?.causes).toContain('An answer of the BMS was damaged.');
  });

  it('ends no driver during the search', () => {
    const line = `ERROR:SerialBattery:${occurred(error.replace(': ', '("') + '")', 'ValueError', 'bms/seplos.py')}`;
    expect(idsOf(read(search('Seplos', line, noBattery)))).not.toContain('error-seplos');
  });

  it('is not a fault of config.ini in a driver that runs', () => {
    const text = `UnicodeDecodeError: 'utf-8' codec can't decode byte 0xfc in position 3: invalid start byte`;
    const ids = idsOf(read(ended('Ecs', 'utils.py', text)));
    expect(ids).not.toContain('tb-unicode');
    expect(ids).toContain('tb-valueerror');
    expect(idsOf(read(text))[0]).toBe('tb-unicode');
  });
});

describe('a path of a cell that does not exist', () => {
  const missing = (path: string): string =>
    `Non blocking exception occurred: KeyError('${path}') of type <class 'KeyError'> in /data/apps/dbus-serialbattery/dbushelper.py line #1243`;

  it.each(['/Voltages/Cell1', '/Cell/1/Volts'])('%s is known in each format of the cell data', (path) => {
    expect(matcher.match(missing(path))).toMatchObject({pattern: {id: 'nbe-cell-path'}, values: {cell: '1'}});
  });

  it('says what follows, and calls no release a version in development', () => {
    const text = search('Daly', '-- Connection established to Daly', `ERROR:SerialBattery:${missing('/Cell/1/Volts')}`);
    const found = read(text).findings.find(({id}) => id === 'nbe-cell-path');
    expect(found?.detail).toMatch(/leads to error #8/);
    expect(found?.causes.join(' ')).not.toMatch(/This development version/);
  });
});

describe('a paste without a driver', () => {
  it.each([
    '####\n####',
    '### log ###\n\n### end ###',
    'Installing it again did not help\nInstalling the old version did not help',
  ])('%j is not a script that ran', (text) => expect(idsOf(read(text))).not.toContain('script-finished'));

  it('lines of a script are one', () => {
    expect(idsOf(read('Collecting bleak\nSuccessfully installed bleak-0.21.1'))).toContain('script-finished');
    expect(idsOf(read('Collecting bleak\nInstalling collected packages: bleak'))).toContain('script-part');
  });
});

it.each([
  ['Data validation failed: SoC outside of thresholds (from 0 to 100): 120', 'data-validation-failed'],
  ['Another process is interfering with serial communication. Retrying...', 'up16s-interference'],
  ['>>> ERROR: BatterySize', 'hlpdata-error'],
  ['>>> ERROR: No valid cell count returnd: 0', 'sinowealth-cells'],
])('%s is told of a battery that runs', (line, id) => {
  const text = stamped(
    'Starting dbus-serialbattery',
    'dbus-serialbattery v2.1.20260401dev',
    '-- Connection established to Sinowealth',
    `ERROR:SerialBattery:${line}`,
  );
  expect(idsOf(read(text))).toContain(id);
});

it.each(['spidev', 'gpiozero'])('a missing %s leads to the type that needs it', (module) => {
  const start = `Traceback (most recent call last):
  File "/data/apps/dbus-serialbattery/dbus-serialbattery.py", line 90, in <module>
    from bms.mnb import MNB
  File "/data/apps/dbus-serialbattery/bms/mnb.py", line 7, in <module>
    import ${module}
ModuleNotFoundError: No module named '${module}'`;
  expect(read(start).findings[0]).toMatchObject({id: 'tb-module-mnb', actions: ['Remove `MNB` from `BMS_TYPE`.']});
});

describe('a driver that somebody ended by hand', () => {
  it.each(['battery.py', 'utils.py'])('has no fault, wherever it was: %s', (file) => {
    const {findings, runs} = read(ended('Ecs', file, 'KeyboardInterrupt'));
    expect(findings.filter(({severity}) => severity === 'fault')).toEqual([]);
    expect(findings.find(({id}) => id === 'tb-keyboard')).toMatchObject({severity: 'harmless'});
    expect(runs.map(({end}) => end)).toEqual(['open']);
  });
});
