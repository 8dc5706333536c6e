import {describe, expect, it} from 'vitest';
import {redact} from '../../../src/driver-log/redact.ts';
import {idsOf, read, versions} from './support.ts';

const started = Date.UTC(2025, 7, 25, 7);

type Line = string | readonly [seconds: number, message: string];

/** Driver lines, each with its distance to the one before in seconds. */
function log(...lines: readonly Line[]): string {
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
const times = (count: number, ...lines: readonly Line[]): readonly Line[] =>
  Array.from({length: count}, () => lines).flat();

/** A search of 2.0 that found nothing. */
const searched = (...lines: readonly Line[]) =>
  read(
    log(
      ...start('2.0.20250729'),
      '-- Testing BMS: 1 of 3 rounds',
      ...lines,
      'ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0',
    ),
  );
const testOf = (type: string, ...lines: readonly Line[]): readonly Line[] => [
  `  Testing ${type}`,
  ...lines,
  '  |- No battery recognized',
];

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

describe('readings that fail up to the end', () => {
  const failed = [
    '>>> ERROR: No reply - returning',
    "refresh_data: result: False. If you don't see this warning very often, you can ignore it.",
  ];
  const daly13 = [...start('1.3.20240705'), 'Connection established to Daly'];

  it('mean a lost battery in versions that write no line for it', () => {
    const text = log(...daly13, ...times(12, ...failed));
    const [first] = read(text).findings;
    expect(first).toMatchObject({id: 'lost-after-found', severity: 'fault'});
    expect(idsOf(read(text))).not.toContain('battery-found');
    expect(read(`${text}\n${log(...start('1.3.20240705'))}`).findings[0]?.id).toBe('lost-after-found');
    expect(
      read(log(...start('0.14'), 'Connection established to Seplos', ...times(12, ...failed))).findings[0]?.id,
    ).toBe('lost-after-found');
  });

  it('mean nothing when they are few or far apart', () => {
    expect(idsOf(read(log(...daly13, ...times(3, ...failed))))).toContain('battery-found');
    const apart = log(...daly13, ...times(14, [170, failed[1] ?? '']));
    expect(idsOf(read(apart))).not.toContain('lost-after-found');
    expect(read(apart).findings[0]?.severity).toBe('good');
  });

  it('are a row also when two kinds of lines take turns', () => {
    const newer = [...start('2.0.20250729'), '-- Connection established to Daly'];
    const failures = read(log(...newer, ...times(12, ...failed))).findings.find(({id}) => id === 'refresh-false');
    expect(failures?.severity).toBe('attention');
    const apart = log(...newer, ...times(14, [170, failed[1] ?? '']));
    expect(read(apart).findings.find(({id}) => id === 'refresh-false')?.severity).toBe('harmless');
  });
});

const crash = (error: string): string =>
  `Traceback (most recent call last):\n  File "/data/apps/dbus-serialbattery/dbushelper.py", line 5, in publish_battery\n    result = x\n${error}`;

describe('a program error of a running driver', () => {
  const found = [...start('2.0.20250729'), '-- Connection established to Jkbms'];
  const cableWords = ['lost-after-found', 'check-cable', 'short-drops'];

  it.each([
    "TypeError: type NoneType doesn't define __round__ method",
    'ZeroDivisionError: division by zero',
    "TypeError: 'float' object is not subscriptable",
  ])('is not a lost connection: %s', (error) => {
    const ids = idsOf(read(log(...found, crash(error))));
    for (const id of [...cableWords, 'good-start', 'battery-found']) expect(ids).not.toContain(id);
    expect(read(log(...found, crash(error))).findings[0]?.severity).toBe('fault');
  });

  it('comes first as the known defect that it is', () => {
    const sensor = 'ERROR:SerialBattery:External current sensor was disconnected, falling back to internal sensor';
    const text = log(...found, sensor, crash("TypeError: type NoneType doesn't define __round__ method"));
    expect(read(text).findings[0]?.id).toBe('defect-external-sensor');
  });

  it('is a loss when readings failed before, or the adapter broke', () => {
    const failed = "refresh_data: result: False. If you don't see this warning very often, you can ignore it.";
    expect(idsOf(read(log(...found, failed, failed, crash('TypeError: x'))))).toContain('lost-after-found');
    const broken = 'serial.serialutil.SerialException: read failed: [Errno 5] Input/output error';
    expect(idsOf(read(log(...found, crash(broken))))).toContain('lost-after-found');
  });
});

describe('an error that is known', () => {
  it('is told once: JBD over Bluetooth at the first start after a boot', () => {
    const reading = read(
      log(
        ...start('2.0.20250729'),
        '-- Connection established to LltJbd_Ble',
        "ERROR:SerialBattery:Exception occurred: AttributeError(\"'NoneType' object has no attribute 'group'\") of type <class 'AttributeError'> in /data/apps/dbus-serialbattery/bms/lltjbd_ble.py line #100",
        "ERROR:SerialBattery:'NoneType' object has no attribute 'group'",
      ),
    );
    expect(idsOf(reading)).toContain('error-lltjbd-ble');
    expect(reading.findings.some(({severity}) => severity === 'fault')).toBe(false);
  });

  it('is told once: Renogy', () => {
    const reading = read(
      log(
        ...start('2.0.20250729'),
        '-- Connection established to Renogy',
        crash("TypeError: a bytes-like object is required, not 'bool'"),
      ),
    );
    expect(idsOf(reading)).not.toContain('tb-nonetype');
    expect(reading.findings.filter(({page, anchor}) => page === 'supported-bms' && anchor === 'renogy')).toHaveLength(
      1,
    );
  });
});

describe('a fault that a later run no longer has', () => {
  const header = '==> /data/log/dbus-serialbattery.ttyUSB0/current <==\n';
  const good = [
    ...start('2.0.20250729'),
    '-- Connection established to Jkbms',
    'Battery Jkbms connected to dbus from /dev/ttyUSB0',
    '========== Settings ==========',
    '> Connection voltage: 52.80 V | Current: 1.0 A | SoC: 80%',
    'Serial Number/Unique Identifier: JK_B2A20S20P_1',
  ];
  const wrongFloat = `Traceback (most recent call last):\n  File "/data/apps/dbus-serialbattery/dbus-serialbattery.py", line 20, in <module>\n    import utils\n  File "/data/apps/dbus-serialbattery/utils.py", line 100, in <module>\n    MAX_CELL_VOLTAGE: float = get_float_from_config("DEFAULT", "MAX_CELL_VOLTAGE")\nValueError: could not convert string to float: '3,45'`;
  const issues = [
    'ERROR:SerialBattery:*** CONFIG ISSUES DETECTED ***',
    'ERROR:SerialBattery:- Option "MAX_CELL_VOLTAG" in config.ini is not valid.',
  ];
  const duplicate = [
    ...start('2.0.20250729'),
    '-- Connection established to Jkbms',
    'ERROR:SerialBattery:** DRIVER STOPPED! Another battery with the same serial number/unique identifier "ab12" found! **',
    'ERROR:SerialBattery:>>> Problem with battery set up at /dev/ttyUSB0',
  ];

  it.each([
    ['a wrong number', [wrongFloat]],
    ['an option that is not valid', [...good, ...issues]],
    ['two batteries with one identifier', duplicate],
  ])('is history: %s', (_name, faulty) => {
    const before = read(header + log(...faulty));
    expect(before.findings[0]?.severity).toBe('fault');
    const after = read(header + log(...faulty, ...good));
    expect(after.findings[0]?.severity).toBe('good');
    expect(after.findings.some(({severity}) => severity === 'fault')).toBe(false);
  });

  it('stays when the last run has it as well', () => {
    expect(read(header + log(...good, ...issues, ...good, ...issues)).findings[0]?.severity).toBe('fault');
    expect(read(header + log(...good, ...duplicate)).findings[0]?.severity).toBe('fault');
    expect(read(header + log(...good, wrongFloat)).findings[0]?.severity).toBe('fault');
  });
});

describe('a broker of MQTT', () => {
  const connected = 'MQTT client: Connected to MQTT broker!';
  const dropped = 'ERROR:SerialBattery:MQTT client: Unexpected MQTT disconnection. Will auto-reconnect';

  it('that comes back was not a fault', () => {
    const ids = (lines: readonly Line[]) => read(log(...start('2.1.20260401dev'), connected, ...lines)).findings;
    expect(ids([dropped]).find(({id}) => id === 'mqtt-connection')?.severity).toBe('fault');
    expect(ids([dropped, connected]).find(({id}) => id === 'mqtt-connection')?.severity).toBe('harmless');
    expect(ids([dropped, connected, dropped]).find(({id}) => id === 'mqtt-connection')?.severity).toBe('fault');
    expect(ids(times(6, dropped, connected)).find(({id}) => id === 'mqtt-connection')?.severity).toBe('attention');
  });
});

it('an adapter that fails in an exception of the driver is a loss', () => {
  const text = log(
    ...start('2.0.20250729'),
    'Connection established to LltJbd',
    "ERROR:SerialBattery:Exception occurred: SerialException('read failed: [Errno 5] Input/output error') of type <class 'serial.serialutil.SerialException'> in /data/apps/dbus-serialbattery/utils.py line #600",
  );
  expect(idsOf(read(text))).toContain('lost-after-found');
  expect(idsOf(read(text))).not.toContain('battery-found');
});

describe('a type that never works in a version', () => {
  const silent = (version: string, type: string): string =>
    log(
      ...start(version),
      `-- Testing BMS: 1 of 3 rounds`,
      `Testing ${type}`,
      'ERROR:SerialBattery:ERROR >>> No battery connection at ble_a4c138000000',
    );

  it('is told also where the line of the search is missing', () => {
    expect(idsOf(read(silent('1.6.20250131', 'LltJbd_Ble')))).toContain('bms-jbd-ble-never-found');
  });

  it('is not told where only one of its protocols fails', () => {
    expect(idsOf(read(silent('2.0.20250729', 'Jkbms_Can')))).not.toContain('bms-jk-can-v1');
  });
});

it('a port without a battery comes after a battery that was lost on another one', () => {
  const text = [
    '==> /data/log/dbus-serialbattery.ttyUSB0/current <==',
    log(
      ...start('2.0.20250729'),
      '  Testing LltJbd with 9600 baud',
      'ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB0',
    ),
    '==> /data/log/dbus-serialbattery.ttyUSB1/current <==',
    log(
      ...start('2.0.20250729'),
      '-- Connection established to Jkbms',
      'ERROR:SerialBattery:>>> ERROR: Battery does not respond, init/reset values <<<',
      'ERROR:SerialBattery:>>> Battery did not recover in 60 s. Restarting driver...',
    ),
  ].join('\n');
  const [first] = read(text).findings;
  expect(first?.id).toBe('lost-after-found');
  expect(read(text).findings.find(({id}) => id === 'no-battery-connection')?.severity).not.toBe('fault');
});

it('as many failed calculations as lead to error #8 say so', () => {
  const failed =
    "ERROR:SerialBattery:Non blocking exception occurred: ValueError('x') of type <class 'ValueError'> in /data/apps/dbus-serialbattery/battery.py line #7";
  const detail = (version: string, count: number): string =>
    read(log(...start(version), '-- Connection established to Jkbms', ...times(count, failed))).findings.find(
      ({id}) => id === 'non-blocking-exception',
    )?.detail ?? '';
  expect(detail('2.0.20250729', 200)).toContain('This log has 200');
  expect(detail('2.0.20250729', 20)).not.toContain('This log has');
});

describe('a JK over Bluetooth whose data is older and older', () => {
  const stale = (...seconds: readonly number[]) => [
    '-- Connection established to Jkbms_Ble',
    ...seconds.map((age) => `Jkbms_Ble: Bluetooth connection interrupted. Got no fresh data since ${age}s.`),
  ];

  it('is more than a blemish up to 1.6', () => {
    const [first] = read(log(...start('1.6.20250131'), ...stale(16, 32, 48))).findings;
    expect(first).toMatchObject({id: 'ble-interrupted', severity: 'attention'});
    expect(first?.detail).toContain('old values');
  });

  it('is one when it comes back, or once', () => {
    expect(read(log(...start('1.6.20250131'), ...stale(16))).findings[0]?.severity).toBe('good');
    expect(read(log(...start('1.6.20250131'), ...stale(16, 32, 16))).findings[0]?.severity).toBe('good');
  });
});

it('lines of the journal with a long prefix keep their stamp', () => {
  const reading = read(
    ['Starting dbus-serialbattery', 'dbus-serialbattery v2.0.20250729', '-- Connection established to Jkbms']
      .map(
        (line, second) =>
          `2026-03-04T05:06:0${second}+0000 venus-of-somebody supervise[812]: INFO:SerialBattery:${line}`,
      )
      .join('\n'),
  );
  expect(reading.counts).toMatchObject({matched: 3, noise: 0});
  expect(reading.read.events[0]).toMatchObject({process: '812', stamp: {ms: Date.UTC(2026, 2, 4, 5, 6)}});
});

it('a Bluetooth battery that is not found gets no advice about wires', () => {
  const text = log(
    ...start('2.1.20260729dev'),
    'ERROR:SerialBattery:>>> No battery connection at aiobmsble_jikong_bms C8:47:80:0B:AA:DD',
  );
  const reading = read(text);
  expect(reading.findings[0]?.id).toBe('bluetooth-nothing-found');
  expect(reading.findings.flatMap(({actions}) => actions).join(' ')).not.toMatch(/wires/);
});

describe('an answer of no bytes in the search', () => {
  const search = (type: string, line: string) =>
    idsOf(searched(...testOf(`${type} at address "\\x01" with 9600 baud`, line)));

  it.each([
    ['LltJbd_Up16s', 'Response incomplete for battery 1 status: expected 88, got 0 bytes'],
    ['Pace', '>>> ERROR: length incorrect, expected 140 but received 0'],
    ['LltJbd', '>>> ERROR: BMS send insufficient data. Received 0 expected 34'],
  ])('%s: is silence', (type, line) => {
    expect(search(type, `ERROR:SerialBattery:${line}`)).toContain('search-silent');
    const some = line.replace(/(got|[Rr]eceived) 0/, '$1 7');
    expect(search(type, `ERROR:SerialBattery:${some}`)).toContain('search-one-type-answers');
  });

  it('is not claimed where an answer could not be read', () => {
    expect(search('HLPdataBMS4S', 'ERROR:SerialBattery:>>> ERROR: BatterySize')).not.toContain('search-silent');
  });
});

describe('a line that somebody quotes by itself', () => {
  it.each([
    '>>> ERROR: Battery does not respond, init/reset values <<<',
    '> >>> ERROR: Battery does not respond, init/reset values <<<',
    '« 2025-10-12 02:11:00.123456500 ERROR:SerialBattery:>>> ERROR: Battery does not respond, init/reset values <<< »',
    '„ERROR:SerialBattery:>>> ERROR: Battery does not respond, init/reset values <<<“',
  ])('is read: %s', (line) => {
    expect(idsOf(read(line))).toContain('does-not-respond');
    expect(idsOf(read(line))).not.toContain('unknown-error');
  });
});

it('a value that the driver refuses is told when few types were asked', () => {
  const ofTypes = (...types: readonly string[]) =>
    idsOf(
      searched(
        ...types.flatMap((type) =>
          testOf(
            type,
            'WARNING:SerialBattery:Data validation failed: Voltage outside of thresholds (form 0 to 100): 112.3',
          ),
        ),
      ),
    );
  expect(ofTypes('Daly')[0]).toBe('data-validation-failed');
  expect(ofTypes('Daly', 'Ecs', 'Jkbms', 'Pace', 'Seplos', 'Renogy')[0]).not.toBe('data-validation-failed');
});

it('an error of a Bluetooth battery comes before the search that it ends', () => {
  const text = log(
    ...start('2.1.20260729dev'),
    "ERROR:SerialBattery:Exception occurred: KeyError('cell_count') of type <class 'KeyError'> in /x/bms/generic_aiobmsble.py line #200",
    'ERROR:SerialBattery:>>> No battery connection at aiobmsble_cbtpwr_bms C0:D6:3C:11:22:33',
  );
  expect(idsOf(read(text)).slice(0, 2)).toEqual(['error-generic-aiobmsble', 'bluetooth-nothing-found']);
});

describe('a BMS that answers in the search', () => {
  const search = (type: string, ...lines: readonly Line[]) =>
    searched(...testOf(type, ...lines))
      .findings.map(({title}) => title)
      .join(' ');

  it('is not said to be silent or asleep', () => {
    const damaged = 'ERROR:SerialBattery:>>> ERROR: Incorrect Reply';
    expect(search('Daly')).toContain('asleep');
    expect(search('Daly', damaged)).not.toContain('asleep');
    expect(search('Jkbms')).toContain('A JK BMS did not answer');
    expect(search('Jkbms', damaged)).not.toContain('did not answer');
    expect(search('Jkbms', damaged)).toContain('Newer JK models');
  });
});

it('a search that waits for a Daly on CAN is not told as a Daly that is in use', () => {
  const search = [...start('1.6.20250131'), '-- Testing BMS: 1 of 3 rounds', 'Testing Daly_Can'];
  const {findings} = read(log(...search));
  expect(findings[0]?.id).toBe('defect-waits-for-daly');
  expect(findings.find(({id}) => id === 'bms-daly-can-never-lost')?.severity).toBe('attention');
});

it('a JBD that was asked at its own address has no trouble with addresses', () => {
  const search = (...addresses: readonly string[]) =>
    idsOf(searched(...addresses.map((address) => `  Testing LltJbd${address} with 9600 baud`)));
  expect(search(' at address "\\x01"')[0]).toBe('defect-jbd-address');
  expect(search(' at address "\\x00"', ' at address "\\x01"')).not.toContain('defect-jbd-address');
  expect(search('')).not.toContain('defect-jbd-address');
});

it('1 % written to a Daly is told', () => {
  const found = [...start('2.1.20260729dev'), '-- Connection established to Daly'];
  expect(idsOf(read(log(...found, 'write soc 1%')))).toContain('bms-soc-by-hand-1');
  expect(idsOf(read(log(...found, 'write soc 100%')))).not.toContain('bms-soc-by-hand-1');
});

it.each([
  ['Lifepower', '1.4.20240928', 'It is `Lifepower`. The list has `EG4_Lifepower`.'],
  ['JKBMS-PB', '1.4.20240928', 'It is `JKBMS-PB`. The list has `Jkbms_pb`.'],
  ['Jkbms_Can', '1.4.20240928', 'It is `Jkbms_Can`. This version takes no Bluetooth or CAN types in `BMS_TYPE`.'],
  ['Victron', '1.4.20240928', 'It is `Victron`.'],
])('the wrong type %s is named', (name, version, detail) => {
  const text = log(
    ...start(version),
    `ERROR:SerialBattery:ERROR >>> BMS type "${name}" is not supported. Supported BMS types are: Daly, EG4_Lifepower, Jkbms, Jkbms_pb; Disabled by default: ANT, MNB, Sinowealth`,
  );
  expect(read(text).findings[0]).toMatchObject({id: 'bms-type-unsupported', detail});
});

it('a maximum charge current of 0 A is told', () => {
  const limits = (amps: string) =>
    idsOf(
      read(
        log(
          ...start('2.0.20250729'),
          '-- Connection established to Jkbms',
          '========== Settings ==========',
          `> MAX BATTERY CHARGE CURRENT: ${amps} A | MAX BATTERY DISCHARGE CURRENT: 150.0 A`,
        ),
      ),
    );
  expect(limits('0.0')[0]).toBe('charge-limit-zero');
  expect(limits('0')[0]).toBe('charge-limit-zero');
  expect(limits('0.5')).not.toContain('charge-limit-zero');
  expect(limits('None')).not.toContain('charge-limit-zero');
});

it('a port that fails says nothing about a sleeping Daly', () => {
  const ids = idsOf(
    searched(
      '  Testing Daly at address "\\x40" with 9600 baud',
      "ERROR:SerialBattery:Non blocking exception occurred: OSError(5, 'Input/output error') of type <class 'OSError'> in /x/utils.py line #400",
    ),
  );
  expect(ids).toContain('exception-file-gone');
  expect(ids).not.toContain('daly-asleep');
});

it('readings of a Revov are not told as those of an EG4 LL', () => {
  const text = log(
    ...start('2.0.20250729'),
    'WARNING:SerialBattery:== Modbus packet good ==',
    'WARNING:SerialBattery:Modbus Address: 124',
  );
  expect(idsOf(read(text))).toContain('revov-values');
  expect(idsOf(read(text))).not.toContain('eg4ll-status');
});

it('a warning of the scripts keeps its three signs', () => {
  expect(idsOf(read('>>> WARNING: GUIv2 installation for local display NOT SUPPORTED'))).toContain(
    'script-gui-unsupported',
  );
});

it('many failed readings of an earlier run are history after a good start', () => {
  const found = [...start('2.0.20250729'), '-- Connection established to Jkbms', '========== Settings =========='];
  const failed = times(
    12,
    'ERROR:SerialBattery:>>> No response from battery. Connection lost or battery not recognized. Check cabeling!',
  );
  expect(idsOf(read(log(...found, ...failed)))[0]).toBe('no-response');
  expect(read(log(...found, ...failed, ...found)).findings[0]?.severity).toBe('good');
});

it('a battery that is missing beside another one needs a restart of the driver', () => {
  const text = log(
    ...start('2.0.20250729'),
    '-- Connection established to Jkbms_pb',
    'Successful battery connection at /dev/ttyUSB0 and this address \\x01',
    'WARNING:SerialBattery:No battery connection at /dev/ttyUSB0 and this address \\x02',
  );
  const action = (paste: string) => read(paste).findings.find(({id}) => id === 'address-missing')?.actions[0];
  expect(action(text)).toContain('restart the driver');
  const emptyPort = log(
    ...start('2.0.20250729'),
    'WARNING:SerialBattery:No battery connection at /dev/ttyUSB1 and this address \\x02',
    'ERROR:SerialBattery:>>> No battery connection at /dev/ttyUSB1',
  );
  expect(action(`${text}\n${emptyPort}`)).not.toContain('restart the driver');
});

it('an answer with a wrong checksum is not silence', () => {
  const search = (error: string) => idsOf(searched(...testOf('Seplosv3', `Error getting data ${error}`)));
  expect(search('No communication with the instrument (no answer)')).toContain('search-silent');
  const damaged = search("Checksum error in rtu mode: 'a' instead of 'b' . The response is: '\\x01'");
  expect(damaged).not.toContain('search-silent');
  expect(damaged).toContain('search-one-type-answers');
});

it('bluetoothctl run by hand says nothing about the driver version', () => {
  const text = 'root@cerbo:~# bluetoothctl\nDiscovery started\n[NEW] Device C8:47:8C:E4:55:66 JK-B2A24S';
  expect(read(text).versions.length).toBe(versions.length);
});
