import {isDeepStrictEqual} from 'node:util';
import {describe, expect, it} from 'vitest';
import {check, type CheckResult, type Finding} from '../../../src/driver-config/index.ts';
import {ALL, catalog, ini, type ReleaseName, version} from './catalog.ts';
import {type Case, CASES} from './cases.ts';

/** Findings about the file itself; what a BMS makes of it is the subject of bmsRules.test.ts. */
const codesOf = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({severity, bms}) => severity !== 'info' && bms === undefined)
    .map(({code}) => code)
    .sort();

function expectCase(result: CheckResult, {codes, starts, error119, logs, effective, notes}: Case): void {
  expect(codesOf(result.findings)).toEqual([...codes].sort());
  expect(result.starts).toBe(starts ?? true);
  expect(result.error119).toBe(error119 ?? false);
  const log = result.findings.map((finding) => finding.log ?? '').join('\n');
  for (const part of logs ?? []) expect(log).toContain(part);
  expect(result.effective).toMatchObject(effective ?? {});
  for (const note of notes ?? []) expect(result.findings.map(({code}) => code)).toContain(note);
}

describe('what each version does with a file', () => {
  const runs = CASES.flatMap((entry) => entry.versions.map((release) => ({release, entry})));

  it.each(runs)('v$release: $entry.name', ({release, entry}) => {
    expectCase(check(entry.text, version(release), catalog), entry);
  });

  it('is shown by at least 250 cases', () => {
    expect(runs.length).toBeGreaterThanOrEqual(250);
  });
});

describe('a list whose first entry is out of reach', () => {
  const messageAbout = (key: string, ...lines: readonly string[]) =>
    check(ini(...lines), version('2.0'), catalog).findings.find(
      ({message, log}) => message.includes(key) && log !== undefined,
    )?.message;

  it('stops charging or discharging', () => {
    expect(messageAbout('MAX_CELL_VOLTAGE', 'MAX_CELL_VOLTAGE = 3.6')).toMatch(/^Charging stops at 3\.5 V per cell/);
    expect(messageAbout('MIN_CELL_VOLTAGE', 'MIN_CELL_VOLTAGE = 2.7')).toMatch(/^Discharging stops at 2\.8 V per cell/);
  });

  it('only causes error 119 when its limiter is switched off', () => {
    for (const [key, lines] of [
      ['MAX_CELL_VOLTAGE', ['MAX_CELL_VOLTAGE = 3.6', 'CCCM_CV_ENABLE = False']],
      ['MIN_CELL_VOLTAGE', ['MIN_CELL_VOLTAGE = 2.7', 'DCCM_CV_ENABLE = False']],
      ['SOC_RESET_CELL_VOLTAGE', ['SOC_RESET_AFTER_DAYS = 30', 'CCCM_CV_ENABLE = False']],
    ] as const) {
      const message = messageAbout(key, ...lines);
      expect(message).toMatch(/^The first entry of CELL_VOLTAGES_WHILE_(?:DIS)?CHARGING .* does not reach/);
      expect(message).toMatch(/error 119, although .* = False leaves the list without use\. Let the list start at/);
    }
  });
});

describe('a curve that leaves no current', () => {
  const findingsOf = (release: ReleaseName, ...lines: readonly string[]) =>
    check(ini(...lines), version(release), catalog).findings.filter(({severity}) => severity !== 'info');

  it.each([
    ['charge fractions', ['MAX_CHARGE_CURRENT_CV_FRACTION = 1, 0.25, 0.05, 0.005, 0']],
    ['discharge fractions', ['MAX_DISCHARGE_CURRENT_CV_FRACTION = 1, 0.25, 0.05, 0.005, 0']],
    [
      'fractions by SoC',
      [
        'DCCM_SOC_ENABLE = True',
        'SOC_WHILE_DISCHARGING = 20, 15, 10, 5',
        'MAX_DISCHARGE_CURRENT_SOC_FRACTION = 0, 0.2, 0.5, 1',
      ],
    ],
  ])('is upside down: %s', (_, lines) => {
    expect(findingsOf('2.1', ...lines)).toMatchObject([
      {code: 'curve-upside-down', severity: 'error', message: expect.stringContaining('turn one of the two lists')},
    ]);
  });

  it.each([
    ['charge', 'CELL_VOLTAGES_WHILE_CHARGING = 3.375, 3.4, 3.425, 3.45, 3.5', 'only allowed above 3.375 V'],
    ['discharge', 'CELL_VOLTAGES_WHILE_DISCHARGING = 3.19, 3.1, 3, 2.9, 2.8', 'only allowed below 3.19 V'],
  ])('is told where the driver only sees its first point: %s', (_, line, words) => {
    const [finding, ...others] = findingsOf('2.1', line);
    expect(others).toEqual([]);
    expect(finding?.message).toContain(words);
    expect(finding?.message).toContain('upside down');
    expect(finding?.message).not.toContain('Let the list start');
    expect(finding?.fix?.title).toContain(line.startsWith('CELL_VOLTAGES_WHILE_C') ? '3.5, 3.45' : '2.8, 2.9');
  });

  it.each([
    [
      'Fahrenheit',
      ['TEMPERATURES_WHILE_CHARGING = 32, 41, 50, 104, 122', 'MAX_CHARGE_CURRENT_T_FRACTION = 0, 0.5, 1, 1, 0'],
      'At a battery temperature of 25 °C the battery may be charged with only 0 A of 50 A',
    ],
    ['MOSFET', ['MOSFET_TEMPERATURES_WHILE_CHARGING = 90, 80, 70'], 'At a MOSFET temperature of 25 °C'],
    [
      'first point alone moved up',
      [
        'MAX_CELL_VOLTAGE = 4.0',
        'MIN_CELL_VOLTAGE = 3.4',
        'FLOAT_CELL_VOLTAGE = 3.9',
        'BLOCK_ON_DISCONNECT_VOLTAGE_MIN = 3.6',
        'BLOCK_ON_DISCONNECT_VOLTAGE_MAX = 3.9',
        'CELL_VOLTAGES_WHILE_CHARGING = 4.15, 3.45, 3.425, 3.4, 3.375',
      ],
      'At 3.7 V per cell',
    ],
  ])('is off the range of the battery: %s', (_, lines, words) => {
    expect(findingsOf('2.1', ...lines)).toMatchObject([
      {code: 'curve-without-current', severity: 'error', message: expect.stringContaining(words)},
    ]);
  });

  it.each([
    [
      'gentle charging of empty cells',
      [
        'CELL_VOLTAGES_WHILE_CHARGING = 3.5, 3.45, 3.3, 3.0, 2.6',
        'MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.05, 1, 1, 0.05',
      ],
    ],
    ['a limiter that is off', ['CCCM_CV_ENABLE = False', 'MAX_CHARGE_CURRENT_CV_FRACTION = 1, 0.25, 0.05, 0.005, 0']],
    [
      'either direction',
      [
        'CELL_VOLTAGES_WHILE_CHARGING = 3.375, 3.4, 3.425, 3.45, 3.5',
        'MAX_CHARGE_CURRENT_CV_FRACTION = 1, 0.25, 0.05, 0.005, 0',
      ],
    ],
    ['a wider range', ['MAX_CELL_VOLTAGE = 3.5', 'MIN_CELL_VOLTAGE = 2.8']],
  ])('is not told of %s', (_, lines) => {
    expect(findingsOf('2.1', ...lines)).toEqual([]);
  });
});

describe('a reset charge without end', () => {
  it.each([['SOC_RESET_AFTER_DAYS = 0'], ['SOC_RESET_AFTER_DAYS = 0\nCVCM_ENABLE = False']])(
    'hides high-voltage alarms: %j',
    (lines) => {
      const {findings} = check(ini(lines), version('2.1'), catalog);
      expect(findings.find(({code}) => code === 'endless-reset-charge')?.message).toContain(
        'high-voltage alarms stay hidden',
      );
    },
  );
});

describe('a bulk threshold that every SoC is below', () => {
  const codes = (release: ReleaseName, ...lines: readonly string[]) =>
    check(ini(...lines), version(release), catalog).findings.map(({code}) => code);

  it('lets the battery never stay in float', () => {
    expect(codes('2.1', 'SWITCH_TO_BULK_SOC_THRESHOLD = 100')).toEqual(['float-at-no-soc']);
    expect(codes('1.6', 'SOC_LEVEL_TO_RESET_VOLTAGE_LIMIT = 100')).toEqual(['float-at-no-soc']);
  });

  it('is of no matter below 100, in step mode and without float', () => {
    expect(codes('2.1', 'SWITCH_TO_BULK_SOC_THRESHOLD = 99')).toEqual([]);
    expect(codes('1.6', 'SOC_LEVEL_TO_RESET_VOLTAGE_LIMIT = 100', 'LINEAR_LIMITATION_ENABLE = False')).toEqual([]);
    expect(codes('2.1', 'SWITCH_TO_BULK_SOC_THRESHOLD = 100', 'CVCM_ENABLE = False')).toEqual([]);
  });
});

describe('a CAN port without a type for it', () => {
  const codes = (release: ReleaseName, type: string) =>
    check(ini(`BMS_TYPE = ${type}`, 'CAN_PORT = can0'), version(release), catalog)
      .findings.filter(({severity}) => severity !== 'info')
      .map(({code}) => code);

  it('is searched for nothing in some versions', () => {
    expect(codes('1.3', 'LltJbd')).toContain('bms-type');
    expect(codes('1.6', 'LltJbd')).toContain('bms-type');
  });

  it('is of no matter with a type for it, and since 2.0', () => {
    expect(codes('1.6', 'LltJbd, Jkbms_Can')).not.toContain('bms-type');
    expect(codes('2.0', 'LltJbd')).not.toContain('bms-type');
  });
});

describe('an address at which the only type named does not answer', () => {
  const codes = (release: ReleaseName, type: string, addresses: string) =>
    check(
      ini(`BMS_TYPE = ${type}`, `${release.startsWith('1') ? 'MODBUS' : 'BATTERY'}_ADDRESSES = ${addresses}`),
      version(release),
      catalog,
    ).findings.map(({code}) => code);

  it.each([
    ['1.6', 'LltJbd', '0x01, 0x02'],
    ['2.1', 'LltJbd', '0x01'],
    ['2.1', 'Seplosv3', '0x01'],
    ['2.0', 'RV_C_Can', '0x01'],
    ['2.1', 'Jkbms_pb', '0x00, 0x01'],
  ] as const)('is told: v%s, %s, %s', (release, type, addresses) => {
    expect(codes(release, type, addresses)).toContain('address-never-found');
  });

  it.each([
    ['1.4', 'LltJbd', '0x01'],
    ['2.1', 'LltJbd', '0x00'],
    ['2.1', 'LltJbd, Jkbms_pb', '0x01'],
    ['2.1', 'LltJbd, Jkbms_pb', '0x00, 0x01'],
    ['2.1', 'Jkbms_pb', '0x01, 0x02'],
    ['2.0', 'RV_C_Can', '0x00'],
  ] as const)('is not told: v%s, %s, %s', (release, type, addresses) => {
    expect(codes(release, type, addresses)).not.toContain('address-never-found');
  });
});

describe('the path of an external sensor', () => {
  it.each([
    ['1.6', 'EXTERNAL_CURRENT_SENSOR_DBUS_DEVICE', 'EXTERNAL_CURRENT_SENSOR_DBUS_PATH'],
    ['2.1', 'EXTERNAL_SENSOR_DBUS_DEVICE', 'EXTERNAL_SENSOR_DBUS_PATH_CURRENT'],
  ] as const)('begins with a slash: v%s', (release, device, key) => {
    const findingsOf = (path: string) =>
      check(ini(`${device} = com.victronenergy.battery.ttyS6`, `${key} = ${path}`), version(release), catalog).findings;
    const [finding] = findingsOf('Dc/0/Current');
    expect(finding).toMatchObject({code: 'external-sensor', severity: 'warning'});
    expect(finding?.fix?.edits[0]?.insert.trim()).toBe('/Dc/0/Current');
    expect(findingsOf('/Dc/0/Current')).toEqual([]);
  });
});

describe('what follows from a number that cannot be read', () => {
  const about = (code: string, ...lines: readonly string[]) =>
    check(ini(...lines), '2.0', catalog).findings.find((finding) => finding.code === code)?.message;

  it('is no advice to set other values to 0 V', () => {
    const message = about('discharge-stops-above-min', 'MIN_CELL_VOLTAGE = 2,9');
    expect(message).toContain('This comes from MIN_CELL_VOLTAGE: put that right first.');
    expect(message).not.toContain('0 V or below');
    expect(about('disconnect-max-too-high', 'MAX_CELL_VOLTAGE = 3,45')).toContain('This comes from MAX_CELL_VOLTAGE');
    expect(about('disconnect-window-empty', 'MIN_CELL_VOLTAGE = 24')).toContain('This comes from MIN_CELL_VOLTAGE');
  });

  it('is told from what is wrong anyway', () => {
    const lines = ['MIN_CELL_VOLTAGE = 2,9', 'BLOCK_ON_DISCONNECT_VOLTAGE_MIN = 3.4'];
    expect(about('disconnect-window-empty', ...lines)).toContain('Set both to a range');
  });
});

describe('a voltage that is not that of one cell', () => {
  const findingsOf = (...lines: readonly string[]) => check(ini(...lines), '2.1', catalog).findings;

  it('is told once for the whole battery, with the way to the right number', () => {
    const findings = findingsOf(
      'MAX_CELL_VOLTAGE = 27.6',
      'FLOAT_CELL_VOLTAGE = 27.0',
      'MIN_CELL_VOLTAGE = 23.2',
      'BLOCK_ON_DISCONNECT_VOLTAGE_MIN = 25.8',
      'BLOCK_ON_DISCONNECT_VOLTAGE_MAX = 27',
      'CELL_VOLTAGES_WHILE_CHARGING = 28, 27.6, 27.4, 27.2, 27',
      'CELL_VOLTAGES_WHILE_DISCHARGING = 22.4, 23.2, 24, 24.8, 25.52',
    );
    expect(findings.map(({code}) => code)).toEqual(['not-per-cell']);
    expect(findings[0]?.message).toContain('For a battery of 8 cells: 27.6 V / 8 = 3.45 V.');
    expect(findings[0]?.message).toContain('The same goes for MIN_CELL_VOLTAGE, ');
  });

  it.each([
    ['57.6', 'For a battery of 16 cells: 57.6 V / 16 = 3.6 V.'],
    ['58.4', 'For a battery of 16 cells: 58.4 V / 16 = 3.65 V.'],
    ['29.2', 'For a battery of 8 cells: 29.2 V / 8 = 3.65 V.'],
    ['14.4', 'For a battery of 4 cells: 14.4 V / 4 = 3.6 V.'],
    ['58.8', 'Divide it by the number of cells in series.'],
    ['29.4', 'Divide it by the number of cells in series.'],
  ])('%s V is divided by a number of cells that batteries have, or by none', (volts, advice) => {
    expect(findingsOf(`MAX_CELL_VOLTAGE = ${volts}`)[0]?.message).toContain(advice);
  });

  it('gets no fix that fits the lists to it', () => {
    const findings = findingsOf('MAX_CELL_VOLTAGE = 55.2');
    expect(findings.map(({code}) => code)).toContain('not-per-cell');
    expect(findings.filter(({fix}) => fix !== undefined)).toEqual([]);
    expect(findings.filter(({message}) => message.includes('Let the list start at'))).toEqual([]);
  });

  it('is told in millivolts', () => {
    const [finding] = findingsOf('MAX_CELL_VOLTAGE = 3450');
    expect(finding?.message).toContain('Write volts: 3.45 instead of 3450.');
  });

  it('is told of the voltage drop', () => {
    expect(findingsOf('VOLTAGE_DROP = 500')).toMatchObject([{code: 'voltage-drop', severity: 'error'}]);
    expect(findingsOf('VOLTAGE_DROP = 150')[0]?.message).toContain('If 150 mV is meant, write 0.15.');
    expect(findingsOf('VOLTAGE_DROP = 0.5')).toEqual([]);
  });

  it('is not told of a window that is not used', () => {
    const line = 'BLOCK_ON_DISCONNECT_VOLTAGE_MAX = 10';
    expect(findingsOf('BLOCK_ON_DISCONNECT = True', line)).toEqual([]);
    expect(findingsOf(line)[0]?.message).toContain('compares it with single cells');
  });

  it('is no cell of another chemistry', () => {
    expect(findingsOf('MAX_CELL_VOLTAGE = 4.2').map(({code}) => code)).not.toContain('not-per-cell');
  });
});

describe('EXCLUDED_DEVICES', () => {
  const messages = (release: ReleaseName, value: string) =>
    check(ini(`EXCLUDED_DEVICES = ${value}`), version(release), catalog).findings.map(({message}) => message);

  it.each([
    ['1.6', '/dev/ttyUSB0', 'The driver for /dev/ttyUSB0 waits 60 s and ends: '],
    ['2.0', '/dev/ttyUSB0', 'The driver for /dev/ttyUSB0 waits 60 s again and again: '],
    ['2.1', '/dev/ttyUSB0', 'The driver for /dev/ttyUSB0 ends right after the start: '],
    ['2.1', '/dev/ttyUSB0, /dev/ttyUSB4', 'The drivers for /dev/ttyUSB0, /dev/ttyUSB4 end right after the start: '],
  ] as const)(
    'v%s, %s: says for which ports no battery is found, and that the others work',
    (release, value, start) => {
      expect(messages(release, value)).toEqual([
        `${start}a battery there is not found. Other ports are searched as usual.`,
      ]);
    },
  );

  it('tells the ports that are excluded from the names that exclude nothing', () => {
    expect(messages('2.1', '/dev/ttyUSB0, ttyUSB4')).toEqual([
      expect.stringContaining('The driver for /dev/ttyUSB0 ends'),
      expect.stringContaining('"ttyUSB4" excludes nothing'),
    ]);
  });
});

describe('an entry of EXCLUDED_DEVICES that is no path', () => {
  const findingsOf = (value: string) =>
    check(ini(`EXCLUDED_DEVICES = ${value}`), version('2.1'), catalog).findings.filter(
      ({code}) => code === 'excluded-devices',
    );

  it.each(['/dev/ttyUSB*', '/dev/ttyUSB0 ; GPS'])('excludes nothing: %s', (value) => {
    const [finding, ...others] = findingsOf(value);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({severity: 'warning', message: expect.stringContaining('excludes nothing')});
    expect(finding?.log).toBeUndefined();
    expect(finding?.fix).toBeUndefined();
  });

  it.each(['/dev/ttyUSB0; /dev/ttyUSB1', '/dev/ttyUSB0 /dev/ttyUSB1'])('is split: %s', (value) => {
    const [finding] = findingsOf(value);
    expect(finding?.message).toContain('excludes nothing');
    expect(finding?.fix?.edits[0]?.insert.trim()).toBe('/dev/ttyUSB0, /dev/ttyUSB1');
  });
});

describe.each(ALL)('defaults of v%s', (release) => {
  const {data} = version(release);

  it.each(data.settings)('$key is clean', ({key, defaultRaw, default: value}) => {
    const result = check(ini(`${key} = ${defaultRaw}`), version(release), catalog);
    expect(result.findings.map(({code}) => code)).toEqual(['equals-default']);
    expect(result.effective[key]).toEqual(value);
  });

  it('are what an empty file gives', () => {
    const defaults = Object.fromEntries(data.settings.map(({key, default: value}) => [key, value]));
    expect(check('', version(release), catalog).effective).toEqual(defaults);
  });

  it('all in one file are clean', () => {
    const text = ini(...data.settings.map(({key, defaultRaw}) => `${key} = ${defaultRaw}`));
    const {starts, error119, findings} = check(text, version(release), catalog);
    expect({starts, error119}).toEqual({starts: true, error119: false});
    expect(findings).toHaveLength(data.settings.length);
  });
});

describe('keys that came, went or moved', () => {
  const steps = catalog.versions.slice(1).flatMap((newer) => {
    const older = catalog.versions[newer.index - 1] ?? newer;
    // Just after docs:version the copy and the docs in development tell the same changes: none between the two.
    if (isDeepStrictEqual(newer.data.settings, older.data.settings)) return [];
    return newer.data.renames.map((rename) => ({older, newer, rename}));
  });

  it('are all known to the data', () => {
    expect(steps.length).toBeGreaterThan(60);
  });

  it.each(steps)('$rename.old -> $rename.new, read by the newer version', ({older, newer, rename}) => {
    if (rename.old === null) return expect(newer.settings.has(rename.new ?? '')).toBe(true);
    const text = ini(`${rename.old} = ${older.settings.get(rename.old)?.defaultRaw ?? ''}`);
    const [finding] = check(text, newer, catalog).findings;
    const codes = {renamed: 'renamed-key', superseded: 'superseded-key', removed: 'removed-key', added: ''};
    expect(finding?.code).toBe(codes[rename.kind]);
    expect(finding?.fix?.safe).toBe(true);
    if (rename.new !== null) expect(finding?.message).toContain(rename.new);
    return undefined;
  });

  it.each(steps)('$rename.old -> $rename.new, read by the older version', ({older, newer, rename}) => {
    if (rename.new === null) return expect(older.settings.has(rename.old ?? '')).toBe(true);
    const text = ini(`${rename.new} = ${newer.settings.get(rename.new)?.defaultRaw ?? ''}`);
    const finding = check(text, older, catalog).findings.find(({code}) => code !== 'shell-key-lookalike');
    const codes = {renamed: 'renamed-key', superseded: 'superseded-key', removed: '', added: 'newer-key'};
    expect(finding?.code).toBe(codes[rename.kind]);
    if (rename.old !== null) expect(finding?.message).toContain(rename.old);
    return undefined;
  });

  it('gives 24 issues for a complete default file of v1.6 on v2.0', () => {
    const text = ini(...version('1.6').data.settings.map(({key, defaultRaw}) => `${key} = ${defaultRaw}`));
    const {findings} = check(text, '2.0', catalog);
    expect(findings.filter(({log}) => log?.startsWith('- Option "'))).toHaveLength(24);
  });

  it('finds the way over several versions', () => {
    const [finding] = check(ini('HELTEC_MODBUS_ADDR = 1, 16'), '2.1', catalog).findings;
    expect(finding?.fix?.title).toBe('Replace it by BATTERY_ADDRESSES = 0x01, 0x10');
  });
});

describe('a finding', () => {
  it('says where it is', () => {
    const [finding] = check('[DEFAULT]\n\nVOLTAGE_DROP =  abc \n', '2.0', catalog).findings;
    expect(finding).toMatchObject({line: 3, column: 17, endColumn: 20});
  });

  it('is at the place that the file sets', () => {
    const [finding] = check(ini('; mine', 'SOC_RESET_AFTER_DAYS = 15'), '2.0', catalog).findings;
    expect(finding).toMatchObject({line: 3, code: 'charge-stops-below-reset'});
  });

  it('comes with all others in the order of the file', () => {
    const {findings} = check(ini('FOO = 1', 'max_cell_voltage = x', 'BAR = 2'), '2.0', catalog);
    const lines = findings.map(({line}) => line);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
  });
});
