// cspell:ignore DEAFULT
import {describe, expect, it} from 'vitest';
import {applyFixes, check, fixAllSafe} from '../../../src/driver-config/index.ts';
import {catalog, ini, type ReleaseName} from './catalog.ts';

const fixed = (release: ReleaseName, text: string): string => fixAllSafe(text, release, catalog);

describe('a header that is written otherwise', () => {
  it.each([
    '[DEFAULTS]',
    '[DEAFULT]',
    '[[DEFAULT]]',
    '[DEFAULT:]',
    '(DEFAULT)',
    '"[DEFAULT]"',
    '[DEFAULT',
    '[DEFAULT]:',
  ])('%s becomes the header, and the driver starts', (header) => {
    const text = fixed('2.0', `${header}\nMAX_CELL_VOLTAGE = 3.5\n`);
    expect(text.replace('[DEFAULT]\n[DEFAULT]', '[DEFAULT]')).toBe('[DEFAULT]\nMAX_CELL_VOLTAGE = 3.5\n');
  });

  it('words behind it become a comment', () => {
    expect(fixed('2.0', '[DEFAULT] my boat\nMAX_CELL_VOLTAGE = 3.5\n')).toBe(
      '[DEFAULT]\n; my boat\nMAX_CELL_VOLTAGE = 3.5\n',
    );
  });

  it('another name is not taken for it without asking', () => {
    expect(fixed('2.0', '[BATTERY]\nMAX_CELL_VOLTAGE = 3.5\n')).toContain('[BATTERY]');
  });
});

describe('names of BMS types without commas', () => {
  it.each(['Jkbms Daly', 'Jkbms | Daly', 'jkbms/daly'])('%s are separated', (types) => {
    expect(fixed('1.6', ini(`BMS_TYPE = ${types}`))).toBe(ini('BMS_TYPE = Jkbms, Daly'));
  });
});

describe('a value with something around its number', () => {
  it.each<readonly [string, string, boolean]>([
    ['MAX_CELL_VOLTAGE = 3..45', '3.45', true],
    ['MAX_CELL_VOLTAGE = 3 .45', '3.45', true],
    ['MAX_CELL_VOLTAGE = 3.45.', '3.45', true],
    ['MAX_CELL_VOLTAGE = 3.45V per cell', '3.45', false],
    ['MAX_CELL_VOLTAGE = 3.45 per cell', '3.45', false],
    ['MAX_CELL_VOLTAGE = 3.45 (LiFePO4)', '3.45', false],
    ['MAX_BATTERY_CHARGE_CURRENT = 100 A max', '100', false],
  ])('%s becomes %s', (line, number, safe) => {
    const finding = check(ini(line), '2.0', catalog).findings.find(({code}) => code === 'not-a-number');
    expect(finding?.fix).toMatchObject({title: `Change it to ${number}`, safe});
  });

  it.each(['16*3.45', '55.2/16', '3.4.5', '3.45 or 3.5'])("%s is nobody's guess", (value) => {
    const [finding] = check(ini(`MAX_CELL_VOLTAGE = ${value}`), '2.0', catalog).findings;
    expect(finding).toMatchObject({code: 'not-a-number'});
    expect(finding?.fix).toBeUndefined();
  });

  it.each(['never', 'False', 'None', 'off'])('SOC_RESET_AFTER_DAYS = %s is switched off by no line at all', (value) => {
    const finding = check(ini(`SOC_RESET_AFTER_DAYS = ${value}`), '2.0', catalog).findings.find(
      ({code}) => code === 'not-a-number',
    );
    expect(finding?.message).toContain('To switch it off, leave the value empty.');
    expect(fixAllSafe(ini(`SOC_RESET_AFTER_DAYS = ${value}`), '2.0', catalog)).not.toContain('SOC_RESET');
  });

  it('a word for a choice gets the choices', () => {
    const [finding] = check(ini('CHARGE_MODE = linear'), '2.0', catalog).findings;
    expect(finding?.message).toContain('Choose one of 1 (');
  });

  it('an offset with a decimal comma is told as the factor that it makes', () => {
    const text = ini('TEMPERATURE_1_ADJUST = -2,5');
    const [finding] = check(text, '2.1', catalog).findings;
    expect(finding).toMatchObject({code: 'sensor-adjustment', severity: 'warning', fix: {safe: false}});
    expect(applyFixes(text, finding ? [finding] : [])).toBe(ini('TEMPERATURE_1_ADJUST = -2.5, 1'));
    for (const plain of ['0, 1', '-2, 1.1', '0,1', '-2, 5'])
      expect(
        check(ini(`TEMPERATURE_1_ADJUST = ${plain}`), '2.1', catalog).findings.map(({severity}) => severity),
      ).not.toContain('warning');
  });

  it.each(['[0x01, 0x02]', '01h, 02h', '"0x01", "0x02"'])(
    'the addresses %s are written as the driver reads them',
    (value) => {
      expect(fixAllSafe(ini(`BATTERY_ADDRESSES = ${value}`), '2.0', catalog)).toBe(
        ini('BATTERY_ADDRESSES = 0x01, 0x02'),
      );
    },
  );
});

describe('safe fixes', () => {
  it.each<[string, ReleaseName, string, string]>([
    ['byte order mark', '2.0', '\ufeff[DEFAULT]\n', '[DEFAULT]\n'],
    ['line endings', '2.0', '[DEFAULT]\r\nMAX_CELL_VOLTAGE = 3.44\r\n', '[DEFAULT]\nMAX_CELL_VOLTAGE = 3.44\n'],
    ['header', '1.3', 'MAX_CELL_VOLTAGE = 3.44\n', '[DEFAULT]\nMAX_CELL_VOLTAGE = 3.44\n'],
    ['header in small letters', '1.6', '[default]\nMAX_CELL_VOLTAGE = 3.44\n', '[DEFAULT]\nMAX_CELL_VOLTAGE = 3.44\n'],
    [
      'header without brackets',
      '2.1',
      'DEFAULT\nMAX_CELL_VOLTAGE = 3.44\n',
      '[DEFAULT]\n[DEFAULT]\nMAX_CELL_VOLTAGE = 3.44\n',
    ],
    ['bracket behind the header', '2.1', '[DEFAULT] ; [x]\n', '[DEFAULT]\n'],
    ['text behind the header', '2.1', '[DEFAULT] BMS_TYPE = Jkbms\n', '[DEFAULT]\nBMS_TYPE = Jkbms\n'],
    ['key in small letters', '2.0', ini('max_cell_voltage = 3.44'), ini('MAX_CELL_VOLTAGE = 3.44')],
    ['repeated line', '2.0', ini('VOLTAGE_DROP = 0.1', 'VOLTAGE_DROP = 0.1'), ini('VOLTAGE_DROP = 0.1')],
    ['decimal comma', '1.6', ini('VOLTAGE_DROP = 0,1'), ini('VOLTAGE_DROP = 0.1')],
    ['inline comment', '1.6', ini('VOLTAGE_DROP = 0.1 ; cable'), ini('VOLTAGE_DROP = 0.1', '; cable')],
    [
      'inline comment behind True',
      '2.0',
      ini('SOC_CALCULATION = True # mine'),
      ini('SOC_CALCULATION = True', '# mine'),
    ],
    ['quotes', '2.0', ini('VOLTAGE_DROP = "0.1"'), ini('VOLTAGE_DROP = 0.1')],
    ['two equals signs', '2.0', ini('VOLTAGE_DROP == 0.1'), ini('VOLTAGE_DROP = 0.1')],
    ['unit', '2.0', ini('MAX_BATTERY_CHARGE_CURRENT = 80 A'), ini('MAX_BATTERY_CHARGE_CURRENT = 80')],
    [
      'units in a list',
      '2.0',
      ini('SOC_WHILE_CHARGING = 98 percent, 95, 90, 86%'),
      ini('SOC_WHILE_CHARGING = 98, 95, 90, 86'),
    ],
    ['millivolts', '2.0', ini('MAX_CELL_VOLTAGE = 3440 mV'), ini('MAX_CELL_VOLTAGE = 3.44')],
    ['milliseconds', '2.0', ini('POLL_INTERVAL = 500 ms'), ini('POLL_INTERVAL = 0.5')],
    [
      'minutes for seconds',
      '2.0',
      ini('SWITCH_TO_FLOAT_WAIT_FOR_SEC = 20 min'),
      ini('SWITCH_TO_FLOAT_WAIT_FOR_SEC = 1200'),
    ],
    [
      'seconds for minutes',
      '2.0',
      ini('BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES = 90 s'),
      ini('BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES = 1.5'),
    ],
    ['weeks', '2.0', ini('SOC_RESET_AFTER_DAYS = 2 weeks'), ini('SOC_RESET_AFTER_DAYS = 14')],
    [
      'percent for fractions',
      '2.0',
      ini('MAX_CHARGE_CURRENT_CV_FRACTION = 0%, 5%, 20%, 50%, 100%'),
      ini('MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.05, 0.2, 0.5, 1'),
    ],
    [
      'percent for a fraction',
      '2.0',
      ini('CHARGE_CURRENT_RECOVERY_THRESHOLD_PERCENT = 2.5 %'),
      ini('CHARGE_CURRENT_RECOVERY_THRESHOLD_PERCENT = 0.025'),
    ],
    ['unit behind a decimal comma', '2.0', ini('MAX_CELL_VOLTAGE = 3,44V'), ini('MAX_CELL_VOLTAGE = 3.44')],
    ['unit in front of a comment', '2.0', ini('VOLTAGE_DROP = 0.1 V ; x'), ini('VOLTAGE_DROP = 0.1', '; x')],
    [
      'decimal commas between semicolons',
      '2.0',
      ini('CELL_VOLTAGES_WHILE_CHARGING = 3,65; 3,5; 3,45; 3,40; 3,35'),
      ini('CELL_VOLTAGES_WHILE_CHARGING = 3.65, 3.5, 3.45, 3.40, 3.35'),
    ],
    [
      'brackets round a list',
      '2.0',
      ini('CELL_VOLTAGES_WHILE_CHARGING = [3.65, 3.5, 3.45, 3.4, 3.35]'),
      ini('CELL_VOLTAGES_WHILE_CHARGING = 3.65, 3.5, 3.45, 3.4, 3.35'),
    ],
    [
      'bars in a list',
      '2.0',
      ini('CELL_VOLTAGES_WHILE_CHARGING = 3.65 | 3.5 | 3.45 | 3.4 | 3.35'),
      ini('CELL_VOLTAGES_WHILE_CHARGING = 3.65, 3.5, 3.45, 3.4, 3.35'),
    ],
    [
      'comment that begins with a number behind a list',
      '2.0',
      ini('SOC_WHILE_CHARGING = 98, 95, 90, 86 ; 16 cells'),
      ini('SOC_WHILE_CHARGING = 98, 95, 90, 86', '; 16 cells'),
    ],
    ['comma behind True', '2.0', ini('SOC_CALCULATION = True,'), ini('SOC_CALCULATION = True')],
    ['percent behind a number', '2.0', ini('SOC_LOW_ALARM = 15%'), ini('SOC_LOW_ALARM = 15')],
    ['percent in a name', '2.0', ini('TEMPERATURE_1_NAME = 5 %'), ini('TEMPERATURE_1_NAME = 5 %%')],
    [
      'whole number with decimals',
      '2.1',
      ini('BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES = 20.0'),
      ini('BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES = 20'),
    ],
    [
      'semicolons in a list',
      '2.0',
      ini('SOC_WHILE_CHARGING = 98; 95; 90; 86'),
      ini('SOC_WHILE_CHARGING = 98, 95, 90, 86'),
    ],
    ['true in v1.3', '1.3', ini('SOC_CALCULATION = true'), ini('SOC_CALCULATION = True')],
    ['yes', '2.0', ini('SOC_CALCULATION = yes'), ini('SOC_CALCULATION = True')],
    ['log level', '2.0', ini('LOGGING = "debug"'), ini('LOGGING = DEBUG')],
    [
      'indented key',
      '2.0',
      ini('VOLTAGE_DROP = 0.1', '  SOC_CALCULATION = True'),
      ini('VOLTAGE_DROP = 0.1', 'SOC_CALCULATION = True'),
    ],
    ['renamed key', '2.0', ini('SOC_RESET_VOLTAGE = 3.6'), ini('SOC_RESET_CELL_VOLTAGE = 3.6')],
    ['superseded key', '2.0', ini('LINEAR_LIMITATION_ENABLE = False'), ini('CHARGE_MODE = 2')],
    ['removed key', '2.0', ini('SOC_RESET_TIME = 60'), ini('; SOC_RESET_TIME = 60')],
    ['newer key', '2.0', ini('BMS_CABLE_ALARM = False'), ini('; BMS_CABLE_ALARM = False')],
    ['float above max', '2.0', ini('FLOAT_CELL_VOLTAGE = 3.5'), ini('FLOAT_CELL_VOLTAGE = 3.45')],
    [
      'default float above max',
      '2.0',
      ini('MAX_CELL_VOLTAGE = 3.37'),
      ini('MAX_CELL_VOLTAGE = 3.37', 'FLOAT_CELL_VOLTAGE = 3.37'),
    ],
    ['endless reset charge', '2.0', ini('SOC_RESET_AFTER_DAYS = 0'), ini()],
    ['addresses', '2.0', ini('BATTERY_ADDRESSES = 0x1; 0X02'), ini('BATTERY_ADDRESSES = 0x01, 0x02')],
    ['BMS type', '2.0', ini('BMS_TYPE = jkbms, Lifepower'), ini('BMS_TYPE = Jkbms, EG4_Lifepower')],
    ['excluded device', '2.0', ini('EXCLUDED_DEVICES = ttyUSB1'), ini('EXCLUDED_DEVICES = /dev/ttyUSB1')],
    ['script key with colon', '2.0', ini('CAN_PORT: can0'), ini('CAN_PORT = can0')],
    ['comment behind a BMS type', '2.0', ini('BMS_TYPE = Jkbms ; my bms'), ini('BMS_TYPE = Jkbms', '; my bms')],
    [
      'comment with a comma behind a BMS type',
      '2.1',
      ini('BMS_TYPE = LltJbd # JBD 200A, new'),
      ini('BMS_TYPE = LltJbd', '# JBD 200A, new'),
    ],
    ['semicolon between BMS types', '2.0', ini('BMS_TYPE = Jkbms_pb; LltJbd'), ini('BMS_TYPE = Jkbms_pb, LltJbd')],
    [
      'comment behind addresses',
      '2.0',
      ini('BATTERY_ADDRESSES = 0x01, 0x02 ; two packs'),
      ini('BATTERY_ADDRESSES = 0x01, 0x02', '; two packs'),
    ],
    ['comment behind a CAN port', '2.0', ini('CAN_PORT = can0 # victron can'), ini('CAN_PORT = can0', '# victron can')],
    ['semicolon between CAN ports', '2.0', ini('CAN_PORT = can0;vecan0'), ini('CAN_PORT = can0, vecan0')],
    ['CAN ports', '2.0', ini('CAN_PORT = can0 can1'), ini('CAN_PORT = can0, can1')],
  ])('%s (v%s)', (_name, release, text, expected) => {
    expect(fixed(release, text)).toBe(expected);
  });

  it.each<[string, string]>([
    ['a misspelled key', ini('MAX_CELL_VOLTGE = 3.44')],
    ['different values behind one key', ini('VOLTAGE_DROP = 0.1', 'VOLTAGE_DROP = 0.2')],
    ['a line that equals the default', ini('MAX_CELL_VOLTAGE = 3.450')],
    ['a charge curve', ini('MAX_CELL_VOLTAGE = 3.55')],
    ['energy for a capacity', ini('BATTERY_CAPACITY = 14 kWh')],
    ['power for a current', ini('MAX_BATTERY_CHARGE_CURRENT = 1.5 kW')],
    ['a C rate', ini('MAX_BATTERY_CHARGE_CURRENT = 1C')],
    ['millivolts with decimals', ini('MAX_CELL_VOLTAGE = 3.44 mV')],
    ['percent for a voltage', ini('MIN_CELL_VOLTAGE = 2.9%')],
    ['fractions and percent in one list', ini('MAX_CHARGE_CURRENT_CV_FRACTION = 0, 5%, 25%, 50%, 1')],
    ['a comma in front of three digits', ini('MAX_BATTERY_CHARGE_CURRENT = 1,000')],
    ['a comma in front of three digits and a unit', ini('BATTERY_CAPACITY = 1,000 Ah')],
    ['percentages with commas and semicolons', ini('SOC_WHILE_CHARGING = 98,95; 90,85')],
    ['a BMS type that may be meant to be off', ini('BMS_TYPE = Jkbms_pb ; LltJbd')],
    ['a CAN port that may be meant to be off', ini('CAN_PORT = can0 ; vecan0')],
    ['an inverted current', ini('INVERT_CURRENT_MEASUREMENT = True')],
    ['a list with decimal commas and units', ini('CELL_VOLTAGES_WHILE_CHARGING = 3,65, 3,50 V, 3,45 V')],
    ['entries with units behind semicolons', ini('CELL_VOLTAGES_WHILE_CHARGING = 3,65; 3,50 V; 3,45 V')],
    ['a list with decimal commas in brackets', ini('CELL_VOLTAGES_WHILE_CHARGING = [3,65, 3,5]')],
  ])('leave %s to the reader', (_name, text) => {
    expect(fixed('2.0', text)).toBe(text);
  });

  it('do not build on a number that cannot be read', () => {
    expect(fixed('2.0', ini('MAX_CELL_VOLTAGE = 3,44'))).toBe(ini('MAX_CELL_VOLTAGE = 3.44'));
  });
});

describe('what is said about numbers', () => {
  const about = (line: string): string =>
    check(ini(line), '2.0', catalog)
      .findings.flatMap(({code, message}) => `${code}: ${message}`)
      .join('\n');

  it('names the unit of the setting', () => {
    expect(about('MAX_CELL_VOLTAGE = 3450 mV')).toContain('The setting is in V: write 3.45.');
    expect(about('MAX_BATTERY_CHARGE_CURRENT = 1.5 kW')).toContain(
      'The setting is in A: write the number in A, without a unit.',
    );
    expect(about('CHARGE_CURRENT_RECOVERY_THRESHOLD_PERCENT = 1.5 %')).toContain('Write a fraction: 0.015.');
  });

  it('tells what no current and no voltage do', () => {
    expect(about('MAX_BATTERY_CHARGE_CURRENT = 60,0')).toContain('The battery gets a current limit of 0 A.');
    expect(about('MAX_BATTERY_DISCHARGE_CURRENT = 100 ; max')).toContain('The battery gets a current limit of 0 A.');
    expect(about('MAX_CELL_VOLTAGE = abc')).toContain('The charge voltage limit (CVL) becomes 0 V.');
    expect(about('MAX_BATTERY_CHARGE_CURRENT = 0')).toContain('zero-current');
    expect(about('MAX_BATTERY_DISCHARGE_CURRENT = 0.0')).toContain('it is never discharged');
  });

  it('tells that the inversion is a multiplier', () => {
    expect(about('INVERT_CURRENT_MEASUREMENT = 0')).toContain('always shows 0 A');
    expect(about('INVERT_CURRENT_MEASUREMENT = True')).toMatch(/always shows 0 A\. Write -1 to reverse the sign/);
  });

  it('names the comment behind a BMS type instead of another type', () => {
    expect(about('BMS_TYPE = Jkbms ; my bms')).toMatch(/^bms-type: .*Comments need a line of their own\.$/);
  });

  it('asks what a comma in front of three digits means', () => {
    expect(about('BATTERY_CAPACITY = 1,000')).toContain('It could be thousands or decimals');
  });

  it('finds decimal commas next to whole numbers, where the list would be too high otherwise', () => {
    expect(about('MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0,05, 0,5, 1')).toContain('decimal-comma-list');
    expect(about('MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0,1, 1, 1')).not.toContain('decimal-comma-list');
    expect(about('SOC_WHILE_CHARGING = 98, 95,90, 85')).not.toContain('decimal-comma-list');
  });
});

describe('fixes', () => {
  it('offer to repair what they name', () => {
    const text = ini('MAX_CELL_VOLTGE = 3.44');
    const {findings} = check(text, '2.0', catalog);
    expect(applyFixes(text, findings)).toBe(ini('MAX_CELL_VOLTAGE = 3.44'));
  });

  it('raise the charge list when asked', () => {
    const text = ini('MAX_CELL_VOLTAGE = 3.55');
    const result = applyFixes(text, check(text, '2.0', catalog).findings);
    expect(result).toBe(ini('MAX_CELL_VOLTAGE = 3.55', 'CELL_VOLTAGES_WHILE_CHARGING = 3.55, 3.45, 3.425, 3.4, 3.375'));
    expect(check(result, '2.0', catalog).findings).toEqual([]);
  });

  it('do not move the first point of a curve far away from the others', () => {
    const {findings} = check(ini('MAX_CELL_VOLTAGE = 4.0', 'MIN_CELL_VOLTAGE = 3.6'), '2.0', catalog);
    const finding = findings.find(({code}) => code === 'charge-stops-below-max');
    expect(finding?.fix).toBeUndefined();
    expect(finding?.message).toContain('move the whole curve along, with MAX_CHARGE_CURRENT_CV_FRACTION');
    const lower = check(ini('MIN_CELL_VOLTAGE = 1.8', 'DCCM_CV_ENABLE = True'), '2.0', catalog).findings;
    const below = lower.find(({code}) => code === 'discharge-stops-above-min');
    expect(below?.fix).toBeUndefined();
    expect(below?.message).toContain('move the whole curve along, with MAX_DISCHARGE_CURRENT_CV_FRACTION');
  });

  it('give a reset charge a curve that reaches its voltage', () => {
    const text = ini('SOC_RESET_AFTER_DAYS = 30');
    const result = applyFixes(text, check(text, '2.0', catalog).findings);
    expect(result).toBe(
      ini(
        'SOC_RESET_AFTER_DAYS = 30',
        'SOC_RESET_CELL_VOLTAGE = 3.62',
        'CELL_VOLTAGES_WHILE_CHARGING = 3.65, 3.62, 3.45, 3.4, 3.375',
        'MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.02, 0.05, 0.25, 1',
      ),
    );
    expect(check(result, '2.0', catalog).findings).toEqual([]);
  });

  it('leave a reset voltage of the reader alone', () => {
    const text = ini('SOC_RESET_AFTER_DAYS = 30', 'SOC_RESET_CELL_VOLTAGE = 3.61');
    const [finding] = check(text, '2.0', catalog).findings;
    expect(finding).toMatchObject({code: 'charge-stops-below-reset'});
    expect(finding?.fix).toBeUndefined();
  });

  it('leave out those that touch the same place', () => {
    const at = (from: number, to: number, insert: string) => ({
      line: 1,
      column: 1,
      severity: 'error' as const,
      code: 'x',
      message: 'x',
      fix: {title: 'x', safe: true, edits: [{from, to, insert}]},
    });
    expect(applyFixes('abcdef', [at(0, 3, 'X'), at(2, 4, 'Y'), at(4, 5, 'Z')])).toBe('XdZf');
  });
});
