/**
 * What each driver version did with a file when its own start-up code was run with it, and what the driver's source
 * says where that needs a battery. One entry can hold for several versions; the test counts and runs each.
 */
import {ALL, BEFORE_16, BEFORE_20, BEFORE_21, ini, type ReleaseName, SINCE_14, SINCE_16, SINCE_20} from './catalog.ts';

export interface Case {
  readonly name: string;
  readonly versions: readonly ReleaseName[];
  readonly text: string;
  /** Codes of all errors and warnings, sorted; each as often as it is found. */
  readonly codes: readonly string[];
  readonly starts?: false;
  readonly error119?: true;
  /** Parts of log texts, each of which has to be in the log of one finding. */
  readonly logs?: readonly string[];
  /** What the driver uses instead. */
  readonly effective?: Readonly<Record<string, unknown>>;
  /** Codes of notes that have to be there. */
  readonly notes?: readonly string[];
}

type Outcome = Partial<Omit<Case, 'name' | 'versions' | 'text'>>;

/** With a whole file. */
const atFile = (versions: readonly ReleaseName[], name: string, text: string, outcome: Outcome): Case => ({
  name,
  versions,
  text,
  codes: [],
  ...outcome,
});

/** With a line, or several, below `[DEFAULT]`. */
const at = (
  versions: readonly ReleaseName[],
  name: string,
  lines: string | readonly string[],
  outcome: Outcome,
): Case => atFile(versions, name, ini(...[lines].flat()), outcome);

const CLEAN: Outcome = {};
const stops = (code: string, ...logs: string[]): Outcome => ({codes: [code], starts: false, logs});
const issue = (code: string, ...logs: string[]): Outcome => ({codes: [code], error119: true, logs});

const FILE: readonly Case[] = [
  atFile(ALL, 'empty file', '', CLEAN),
  atFile(ALL, 'header only', '[DEFAULT]\n', CLEAN),
  atFile(ALL, 'header without line ending', '[DEFAULT]', CLEAN),
  atFile(ALL, 'comments only, no header', '; nothing\n# here\n', CLEAN),
  at(
    ALL,
    'minimal file',
    ['MAX_BATTERY_CHARGE_CURRENT = 100.0', 'MAX_BATTERY_DISCHARGE_CURRENT = 120.0', 'BMS_TYPE = Jkbms'],
    {effective: {MAX_BATTERY_CHARGE_CURRENT: 100, MAX_BATTERY_DISCHARGE_CURRENT: 120, BMS_TYPE: ['Jkbms']}},
  ),
  atFile(
    BEFORE_20,
    'no header',
    'MAX_CELL_VOLTAGE = 3.5\n',
    stops('no-section-header', 'configparser.MissingSectionHeaderError'),
  ),
  atFile(
    SINCE_20,
    'no header',
    'MAX_CELL_VOLTAGE = 3.5\n',
    stops(
      'no-section-header',
      'Error reading "/data/apps/dbus-serialbattery/config.ini"\nMake sure the first line is exactly: [DEFAULT]\nFile contains no section headers.',
    ),
  ),
  atFile(ALL, 'text in front of the header', 'hello\n[DEFAULT]\n', {
    codes: ['no-section-header', 'unreadable-line'],
    starts: false,
  }),
  atFile(ALL, 'comments in front of the header', '; mine\n\n[DEFAULT]\nMAX_CELL_VOLTAGE = 3.44\n', {
    effective: {MAX_CELL_VOLTAGE: 3.44},
  }),
  atFile(BEFORE_20, 'header in small letters', '[default]\nMAX_CELL_VOLTAGE = 3.44\n', {
    codes: ['foreign-section'],
    effective: {MAX_CELL_VOLTAGE: 3.45},
  }),
  atFile(SINCE_20, 'header in small letters', '[default]\nMAX_CELL_VOLTAGE = 3.44\n', {
    ...issue('foreign-section', 'Section "default" in config.ini is not valid.'),
    effective: {MAX_CELL_VOLTAGE: 3.45},
  }),
  at(
    SINCE_20,
    'another section',
    ['[BATTERY]', 'MAX_CELL_VOLTAGE = 3.44'],
    issue('foreign-section', 'Section "BATTERY" in config.ini is not valid.'),
  ),
  at(BEFORE_20, 'another section', ['[BATTERY]', 'MAX_CELL_VOLTAGE = 3.44'], {codes: ['foreign-section']}),
  at(ALL, 'another section twice', ['[X]', '[X]'], {
    codes: ['duplicate-section', 'foreign-section'],
    starts: false,
    logs: ["section 'X' already exists"],
  }),
  at(ALL, 'default section twice', ['MAX_CELL_VOLTAGE = 3.44', '[DEFAULT]', 'MIN_CELL_VOLTAGE = 2.95'], {
    effective: {MAX_CELL_VOLTAGE: 3.44, MIN_CELL_VOLTAGE: 2.95},
  }),
  at(
    ALL,
    'a key repeated across both default sections',
    ['MIN_CELL_VOLTAGE = 2.95', '[DEFAULT]', 'MIN_CELL_VOLTAGE = 2.96'],
    stops(
      'duplicate-key',
      'configparser.DuplicateOptionError',
      "option 'min_cell_voltage' in section 'DEFAULT' already exists",
    ),
  ),
  atFile(ALL, 'setting behind the header', '[DEFAULT] MAX_CELL_VOLTAGE = 3.44\n', {
    codes: ['text-behind-header'],
    effective: {MAX_CELL_VOLTAGE: 3.45},
  }),
  atFile(ALL, 'comment behind the header', '[DEFAULT] ; my file\n', {notes: ['text-behind-header']}),
  atFile(
    SINCE_20,
    'second bracket behind the header',
    '[DEFAULT] ; see [docs]\nMAX_CELL_VOLTAGE = 3.44\n',
    issue('foreign-section'),
  ),
  atFile(BEFORE_20, 'second bracket behind the header', '[DEFAULT] ; see [docs]\nMAX_CELL_VOLTAGE = 3.44\n', {
    codes: ['foreign-section'],
  }),
  atFile(ALL, 'byte order mark', '\ufeff[DEFAULT]\nMAX_CELL_VOLTAGE = 3.44\n', {
    codes: ['byte-order-mark'],
    starts: false,
  }),
  atFile(ALL, 'byte order mark in front of a comment', '\ufeff; mine\n[DEFAULT]\n', {
    codes: ['byte-order-mark'],
    starts: false,
  }),
  atFile(ALL, 'Windows line endings', '[DEFAULT]\r\nMAX_CELL_VOLTAGE = 3.44\r\n', {
    notes: ['line-ends'],
    effective: {MAX_CELL_VOLTAGE: 3.44},
  }),
  atFile(ALL, 'old Mac line endings', '[DEFAULT]\rMAX_CELL_VOLTAGE = 3.44\r', {
    notes: ['line-ends'],
    effective: {MAX_CELL_VOLTAGE: 3.44},
  }),
  at(
    ALL,
    'same key twice',
    ['MIN_CELL_VOLTAGE = 2.95', 'MIN_CELL_VOLTAGE = 2.96'],
    stops('duplicate-key', '[line  3]'),
  ),
  at(BEFORE_20, 'same key twice in another case', ['MIN_CELL_VOLTAGE = 2.95', 'min_cell_voltage = 2.95'], {
    codes: ['duplicate-key'],
    starts: false,
  }),
  at(SINCE_20, 'same key twice in another case', ['MIN_CELL_VOLTAGE = 2.95', 'min_cell_voltage = 2.95'], {
    codes: ['duplicate-key', 'key-case'],
    starts: false,
  }),
  at(
    ALL,
    'line without equals sign',
    'MAX_CELL_VOLTAGE 3.44',
    stops('unreadable-line', 'configparser.ParsingError', '[line  2]'),
  ),
  at(ALL, 'all unreadable lines in one log entry', ['one', 'two'], {
    codes: ['unreadable-line', 'unreadable-line'],
    starts: false,
    logs: ["[line  2]: 'one\\n'\n\t[line  3]: 'two\\n'"],
  }),
  at(ALL, 'equals sign without key', '= 3.44', stops('unreadable-line')),
  at(ALL, 'colon instead of equals sign', 'MAX_CELL_VOLTAGE: 3.44', {effective: {MAX_CELL_VOLTAGE: 3.44}}),
  at(ALL, 'no blanks round the equals sign', 'MAX_CELL_VOLTAGE=3.44', {effective: {MAX_CELL_VOLTAGE: 3.44}}),
  atFile(ALL, 'all keys indented alike', '[DEFAULT]\n  MAX_CELL_VOLTAGE = 3.44\n  MIN_CELL_VOLTAGE = 2.95\n', {
    effective: {MAX_CELL_VOLTAGE: 3.44, MIN_CELL_VOLTAGE: 2.95},
  }),
  atFile(ALL, 'header and keys indented alike', '  [DEFAULT]\n  MAX_CELL_VOLTAGE = 3.44\n', {
    effective: {MAX_CELL_VOLTAGE: 3.44},
  }),
  at(BEFORE_20, 'indented key continues the value above', ['MIN_CELL_VOLTAGE = 2.95', '  MAX_CELL_VOLTAGE = 3.46'], {
    codes: ['indented-key', 'not-a-number'],
    starts: false,
  }),
  at(SINCE_14, 'no-break space counts as indentation', ['BMS_TYPE = Jkbms', '\u00a0MAX_CELL_VOLTAGE = 3.44'], {
    codes: ['bms-type', 'indented-key'],
    starts: false,
  }),
  at(ALL, 'list over two lines', ['SOC_WHILE_CHARGING = 97, 95,', '  90, 85'], {
    effective: {SOC_WHILE_CHARGING: [97, 95, 90, 85]},
  }),
  at(ALL, 'comment inside a value over two lines', ['SOC_WHILE_CHARGING = 97, 95,', '; half time', '  90, 85'], {
    effective: {SOC_WHILE_CHARGING: [97, 95, 90, 85]},
  }),
  at(ALL, 'indented comment', ['MAX_CELL_VOLTAGE = 3.44', '   ; mine', '\t# mine'], {
    effective: {MAX_CELL_VOLTAGE: 3.44},
  }),
];

const NUMBERS: readonly Case[] = [
  ...[
    ['1e2', 100],
    ['+80.', 80],
    ['.05', 0.05],
    ['0100', 100],
    ['1_800', 1800],
    ['\uff11\uff12', 12],
  ].map(([text, value]) =>
    at(ALL, `number ${String(text)}`, `MAX_BATTERY_CHARGE_CURRENT = ${String(text)}`, {
      effective: {MAX_BATTERY_CHARGE_CURRENT: value},
    }),
  ),
  at(
    BEFORE_20,
    'decimal comma',
    'MAX_CELL_VOLTAGE = 3,44',
    stops('not-a-number', "ValueError: could not convert string to float: '3,44'"),
  ),
  at(SINCE_20, 'decimal comma', 'MAX_BATTERY_CHARGE_CURRENT = 80,5', {
    ...issue('not-a-number', "Invalid value '80,5' for option 'MAX_BATTERY_CHARGE_CURRENT' in group 'DEFAULT'."),
    effective: {MAX_BATTERY_CHARGE_CURRENT: 0},
  }),
  at(
    BEFORE_20,
    'inline comment',
    'MAX_CELL_VOLTAGE = 3.44 ; note',
    stops('not-a-number', "could not convert string to float: '3.44 ; note'"),
  ),
  at(
    SINCE_20,
    'inline comment',
    'MAX_BATTERY_CHARGE_CURRENT = 80 ; note',
    issue('not-a-number', "Invalid value '80 ; note'"),
  ),
  at(BEFORE_20, 'quotes', 'MAX_CELL_VOLTAGE = "3.44"', stops('not-a-number')),
  at(SINCE_20, 'quotes', 'MAX_BATTERY_CHARGE_CURRENT = "80"', issue('not-a-number')),
  at(BEFORE_20, 'two equals signs', 'MAX_CELL_VOLTAGE == 3.4', stops('not-a-number', "'= 3.4'")),
  at(BEFORE_20, 'colon and equals sign', 'MAX_CELL_VOLTAGE := 3.4', stops('not-a-number', "'= 3.4'")),
  at(BEFORE_20, 'equals sign and arrow', 'MAX_CELL_VOLTAGE => 3.4', stops('not-a-number', "'> 3.4'")),
  at(SINCE_20, 'two equals signs', 'VOLTAGE_DROP == 0.1', issue('not-a-number', "Invalid value '= 0.1'")),
  at(
    BEFORE_20,
    'whole number with decimals',
    'SOC_RESET_AFTER_DAYS = 15.0',
    stops('not-a-number', "ValueError: invalid literal for int() with base 10: '15.0'"),
  ),
  at(SINCE_20, 'unreadable days mean an endless reset charge', 'SOC_RESET_AFTER_DAYS = 15.0', {
    ...issue('not-a-number', "Invalid value '15.0' for option 'SOC_RESET_AFTER_DAYS'"),
    effective: {SOC_RESET_AFTER_DAYS: 0},
  }),
  at(BEFORE_20, 'empty number', 'MAX_CELL_VOLTAGE =', stops('empty-number', "could not convert string to float: ''")),
  at(SINCE_20, 'an empty number silently counts as 0', 'MAX_BATTERY_CHARGE_CURRENT =', {
    codes: ['empty-number'],
    effective: {MAX_BATTERY_CHARGE_CURRENT: 0},
  }),
  at(ALL, 'empty days', 'SOC_RESET_AFTER_DAYS =', {effective: {SOC_RESET_AFTER_DAYS: null}}),
  at(ALL, 'empty poll interval', 'POLL_INTERVAL =', {effective: {POLL_INTERVAL: null}}),
  at(
    SINCE_20,
    'empty numbers that switch off',
    [
      'SWITCH_TO_FLOAT_WAIT_FOR_SEC =',
      'SWITCH_TO_FLOAT_CELL_VOLTAGE_DIFF =',
      'SWITCH_TO_FLOAT_CELL_VOLTAGE_DEVIATION =',
    ],
    {
      effective: {
        SWITCH_TO_FLOAT_WAIT_FOR_SEC: 0,
        SWITCH_TO_FLOAT_CELL_VOLTAGE_DIFF: 10,
        SWITCH_TO_FLOAT_CELL_VOLTAGE_DEVIATION: 0,
      },
    },
  ),
  at(SINCE_20, 'empty bulk difference', 'SWITCH_TO_BULK_CELL_VOLTAGE_DIFF =', {
    effective: {SWITCH_TO_BULK_CELL_VOLTAGE_DIFF: 10},
  }),
  at(SINCE_20, 'empty bulk threshold', 'SWITCH_TO_BULK_SOC_THRESHOLD =', {
    effective: {SWITCH_TO_BULK_SOC_THRESHOLD: 0},
  }),
  at(['2.1'], 'empty capture numbers', ['BMS_CAPTURE_RAW_DATA_MAX_SIZE_MB =', 'BMS_CAPTURE_RAW_DATA_BACKUP_COUNT ='], {
    effective: {BMS_CAPTURE_RAW_DATA_MAX_SIZE_MB: 5, BMS_CAPTURE_RAW_DATA_BACKUP_COUNT: 3},
  }),
  at(['2.1'], 'minutes with decimals', 'BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES = 20.0', {
    ...issue('not-a-number', "Invalid value '20.0' for option 'BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES'"),
    effective: {BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES: 0},
  }),
  at(['1.4', '1.6', '2.0'], 'minutes with decimals', 'BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES = 20.5', {
    effective: {BLOCK_ON_DISCONNECT_TIMEOUT_MINUTES: 20.5},
  }),
  at(ALL, 'short interval is raised silently', 'TIME_TO_SOC_RECALCULATE_EVERY = 2', {
    effective: {TIME_TO_SOC_RECALCULATE_EVERY: 5},
  }),
  at(ALL, 'nan passes the checks', 'MAX_CELL_VOLTAGE = nan', {codes: ['not-finite']}),
  at(BEFORE_20, 'unit behind a number', 'MAX_BATTERY_CHARGE_CURRENT = 80 A', stops('not-a-number')),
  at(SINCE_20, 'unit behind a number', 'MAX_BATTERY_CHARGE_CURRENT = 80 A', issue('not-a-number')),
  at(SINCE_20, 'typing error in a voltage has follow-up messages', 'MAX_CELL_VOLTAGE = 3.44V', {
    codes: ['disconnect-max-too-high', 'disconnect-window-empty', 'float-above-max', 'not-a-number'],
    error119: true,
    logs: [
      "Invalid value '3.44V' for option 'MAX_CELL_VOLTAGE' in group 'DEFAULT'.",
      'FLOAT_CELL_VOLTAGE (3.375 V) is greater than MAX_CELL_VOLTAGE (0 V).',
    ],
    effective: {MAX_CELL_VOLTAGE: 0, FLOAT_CELL_VOLTAGE: 0, BLOCK_ON_DISCONNECT: true},
  }),
  at(
    ALL,
    'poll interval is no number',
    'POLL_INTERVAL = fast',
    stops('not-a-number', "ValueError: could not convert string to float: 'fast'"),
  ),
  at(
    ALL,
    'negative poll interval',
    'POLL_INTERVAL = -1',
    stops('poll-interval', 'OverflowError: -1000 not in range 0 to 4294967295'),
  ),
  at(ALL, 'huge poll interval', 'POLL_INTERVAL = 4294968', stops('poll-interval', 'OverflowError')),
  at(ALL, 'poll interval 0', 'POLL_INTERVAL = 0', {codes: ['poll-interval']}),
  at(ALL, 'poll interval with decimals', 'POLL_INTERVAL = 2.5', {effective: {POLL_INTERVAL: 2.5}}),
  at(ALL, 'value out of range', 'SOC_LOW_WARNING = 120', {codes: ['out-of-range']}),
  at(ALL, 'negative current', 'MAX_BATTERY_DISCHARGE_CURRENT = -60', {codes: ['out-of-range']}),
  at(ALL, 'unknown choice', 'BATTERY_CELL_DATA_FORMAT = 7', {
    codes: ['unknown-choice'],
    effective: {BATTERY_CELL_DATA_FORMAT: 7},
  }),
  at(SINCE_20, 'unknown charge mode', 'CHARGE_MODE = 3', {codes: ['unknown-choice']}),
];

const WORDS: readonly Case[] = [
  ...['true', 'TRUE'].flatMap((word) => [
    at(BEFORE_16, `${word} is false`, `SOC_CALCULATION = ${word}`, {
      codes: ['not-a-bool'],
      effective: {SOC_CALCULATION: false},
    }),
    at(SINCE_16, `${word} is true`, `SOC_CALCULATION = ${word}`, {effective: {SOC_CALCULATION: true}}),
  ]),
  ...['1', 'yes', 'on', '"True"', "'True'", 'True ; note', 'ja'].map((word) =>
    at(ALL, `${word} is false`, `SOC_CALCULATION = ${word}`, {
      codes: ['not-a-bool'],
      effective: {SOC_CALCULATION: false},
    }),
  ),
  ...['no', 'off', '0', ''].map((word) =>
    at(ALL, `"${word}" is false as meant`, `SOC_CALCULATION = ${word}`, {
      notes: ['not-a-bool'],
      effective: {SOC_CALCULATION: false},
    }),
  ),
  at(BEFORE_16, 'unknown log level', 'LOGGING = VERBOSE', {
    codes: ['unknown-log-level'],
    effective: {LOGGING: 'INFO'},
  }),
  at(
    SINCE_16,
    'unknown log level',
    'LOGGING = VERBOSE',
    stops('unknown-log-level', 'TypeError: Level not an integer or a valid string: None'),
  ),
  at(SINCE_16, 'empty log level', 'LOGGING =', stops('unknown-log-level')),
  at(ALL, 'log level in small letters', 'LOGGING = warning', {effective: {LOGGING: 'WARNING'}}),
  at(
    BEFORE_20,
    'percent sign in a name',
    'TEMP_1_NAME = 100% mine',
    stops('percent-sign', "InterpolationSyntaxError: '%' must be followed by '%' or '(', found: '% mine'"),
  ),
  at(
    SINCE_20,
    'percent sign in a name',
    'TEMPERATURE_1_NAME = 100% mine',
    stops('percent-sign', 'InterpolationSyntaxError'),
  ),
  at(BEFORE_20, 'two percent signs', 'TEMP_1_NAME = 100%% mine', {effective: {TEMP_1_NAME: '100% mine'}}),
  at(['2.1'], 'percent sign in a password', ['MQTT_USERNAME = me', 'MQTT_PASSWORD = a%b'], stops('percent-sign')),
  at(BEFORE_20, 'percent sign in an unknown key does no harm', 'FOO = 50%', {codes: ['unknown-key']}),
  at(SINCE_20, 'percent sign in an unknown key does no harm', 'FOO = 50%', issue('unknown-key')),
  at(BEFORE_20, 'percent sign behind a number', 'SOC_LOW_ALARM = 15%', stops('percent-sign')),
  at(
    ALL,
    'value of another key',
    ['MAX_BATTERY_CHARGE_CURRENT = 80', 'MAX_BATTERY_DISCHARGE_CURRENT = %(MAX_BATTERY_CHARGE_CURRENT)s'],
    {effective: {MAX_BATTERY_DISCHARGE_CURRENT: 80}},
  ),
  at(
    ALL,
    'value of a key that is only in the default file',
    'MAX_BATTERY_DISCHARGE_CURRENT = %(max_battery_charge_current)s',
    {effective: {MAX_BATTERY_DISCHARGE_CURRENT: 50}},
  ),
  at(
    ALL,
    'value of an unknown key',
    'BATTERY_CAPACITY = %(FOO)s',
    stops('percent-sign', 'InterpolationMissingOptionError'),
  ),
  at(
    ALL,
    'value of itself',
    'BATTERY_CAPACITY = %(BATTERY_CAPACITY)s',
    stops('percent-sign', 'InterpolationDepthError'),
  ),
  at(BEFORE_20, 'quotes in a name', 'TEMP_1_NAME = "Front"', {
    codes: ['quotes'],
    effective: {TEMP_1_NAME: '"Front"'},
  }),
  at(SINCE_20, 'comment behind a name', 'TEMPERATURE_1_NAME = Front ; cabin', {
    codes: ['inline-comment'],
    effective: {TEMPERATURE_1_NAME: 'Front ; cabin'},
  }),
];

const KEYS: readonly Case[] = [
  at(BEFORE_20, 'key in small letters is used', 'max_cell_voltage = 3.44', {
    notes: ['key-case'],
    effective: {MAX_CELL_VOLTAGE: 3.44},
  }),
  at(SINCE_20, 'key in small letters is used and reported', 'max_cell_voltage = 3.44', {
    ...issue('key-case', 'Option "max_cell_voltage" in config.ini is not valid.'),
    effective: {MAX_CELL_VOLTAGE: 3.44},
  }),
  at(BEFORE_20, 'misspelled key', 'MAX_CELL_VOLTGE = 3.44', {
    codes: ['unknown-key'],
    effective: {MAX_CELL_VOLTAGE: 3.45},
  }),
  at(
    SINCE_20,
    'misspelled key',
    'MAX_CELL_VOLTGE = 3.44',
    issue('unknown-key', 'Option "MAX_CELL_VOLTGE" in config.ini is not valid.'),
  ),
  at(SINCE_20, 'unknown key', 'FOO_BAR = 1', issue('unknown-key', 'Option "FOO_BAR" in config.ini is not valid.')),
  at(BEFORE_20, 'unknown key', 'FOO_BAR = 1', {codes: ['unknown-key']}),
  at(BEFORE_20, 'key of an old driver', 'BULK_CELL_VOLTAGE = 3.55', {codes: ['legacy-key']}),
  at(SINCE_20, 'key of an old driver', 'BULK_CELL_VOLTAGE = 3.55', issue('legacy-key')),
  at(SINCE_20, 'numbered limits of an old driver', 'CC_SOC_LIMIT1 = 98', issue('legacy-key')),
  at(SINCE_20, 'key of a development build', 'CAN_SPEED = 250', issue('legacy-key')),
];

const CHECKS: readonly Case[] = [
  at(ALL, 'float above max', 'FLOAT_CELL_VOLTAGE = 3.5', {
    codes: ['float-above-max'],
    error119: true,
    effective: {FLOAT_CELL_VOLTAGE: 3.45},
  }),
  at(
    ['1.3'],
    'v1.3 prints the corrected float voltage',
    'FLOAT_CELL_VOLTAGE = 3.5',
    issue(
      'float-above-max',
      '**CONFIG ISSUE**: FLOAT_CELL_VOLTAGE (3.45 V) is greater than MAX_CELL_VOLTAGE (3.45 V).',
    ),
  ),
  at(
    ['1.4', '1.6'],
    'float above max, log',
    'FLOAT_CELL_VOLTAGE = 3.5',
    issue(
      'float-above-max',
      '**CONFIG ISSUE**: FLOAT_CELL_VOLTAGE (3.5 V) is greater than MAX_CELL_VOLTAGE (3.45 V). To ensure that the driver still works correctly, FLOAT_CELL_VOLTAGE was set to MAX_CELL_VOLTAGE. Please check the configuration.',
    ),
  ),
  at(ALL, 'float equal to max', 'FLOAT_CELL_VOLTAGE = 3.45', CLEAN),
  at(ALL, 'float below min', 'FLOAT_CELL_VOLTAGE = 2.8', {
    codes: ['float-below-min'],
    error119: true,
    logs: ['FLOAT_CELL_VOLTAGE ({FLOAT_CELL_VOLTAGE} V) is less than MIN_CELL_VOLTAGE ({MIN_CELL_VOLTAGE} V).'],
    effective: {FLOAT_CELL_VOLTAGE: 2.9},
  }),
  at(ALL, 'float equal to min', 'FLOAT_CELL_VOLTAGE = 2.9', CLEAN),
  at(
    BEFORE_16,
    'min above max: both float checks',
    ['MIN_CELL_VOLTAGE = 3.4', 'MAX_CELL_VOLTAGE = 3.3', 'BLOCK_ON_DISCONNECT = True'],
    {
      codes: ['float-above-max', 'float-below-min', 'min-not-below-max'],
      error119: true,
      effective: {FLOAT_CELL_VOLTAGE: 3.4},
    },
  ),
  at(
    SINCE_16,
    'min above max: first float check only',
    ['MIN_CELL_VOLTAGE = 3.4', 'MAX_CELL_VOLTAGE = 3.3', 'BLOCK_ON_DISCONNECT = True'],
    {codes: ['float-above-max', 'min-not-below-max'], error119: true, effective: {FLOAT_CELL_VOLTAGE: 3.3}},
  ),
  at(['1.3'], 'reset voltage below max, reset charge off', 'SOC_RESET_VOLTAGE = 3.4', {
    ...issue(
      'reset-below-max',
      'SOC_RESET_VOLTAGE ({SOC_RESET_VOLTAGE} V) is less than MAX_CELL_VOLTAGE ({MAX_CELL_VOLTAGE} V).',
    ),
    effective: {SOC_RESET_VOLTAGE: 3.45},
  }),
  at(['1.4', '1.6'], 'reset voltage below max, reset charge off', 'SOC_RESET_VOLTAGE = 3.4', CLEAN),
  at(SINCE_20, 'reset voltage below max, reset charge off', 'SOC_RESET_CELL_VOLTAGE = 3.4', CLEAN),
  at(
    ['1.4'],
    'reset voltage below max',
    ['SOC_RESET_VOLTAGE = 3.4', 'SOC_RESET_AFTER_DAYS = 30'],
    issue('reset-below-max', 'SOC_RESET_VOLTAGE ({SOC_RESET_VOLTAGE} V)'),
  ),
  at(
    ['1.6'],
    'reset voltage below max',
    ['SOC_RESET_VOLTAGE = 3.4', 'SOC_RESET_AFTER_DAYS = 30'],
    issue('reset-below-max', 'SOC_RESET_VOLTAGE (3.4 V) is less than MAX_CELL_VOLTAGE (3.45 V).'),
  ),
  at(SINCE_20, 'reset voltage below max', ['SOC_RESET_CELL_VOLTAGE = 3.4', 'SOC_RESET_AFTER_DAYS = 30'], {
    ...issue(
      'reset-below-max',
      'SOC_RESET_CELL_VOLTAGE (3.4 V) is less than MAX_CELL_VOLTAGE (3.45 V). To ensure that the driver still works correctly, SOC_RESET_CELL_VOLTAGE was set to MAX_CELL_VOLTAGE.',
    ),
    effective: {SOC_RESET_CELL_VOLTAGE: 3.45},
  }),
  at(SINCE_20, 'reset voltage equal to max', ['SOC_RESET_CELL_VOLTAGE = 3.45', 'SOC_RESET_AFTER_DAYS = 30'], CLEAN),
  at(SINCE_14, 'disconnect window below min', 'BLOCK_ON_DISCONNECT_VOLTAGE_MIN = 2.8', {
    codes: ['disconnect-min-too-low'],
    error119: true,
    effective: {BLOCK_ON_DISCONNECT_VOLTAGE_MIN: 2.9},
    logs: ['BLOCK_ON_DISCONNECT_VOLTAGE_MIN (2.8 V) is less than MIN_CELL_VOLTAGE (2.9 V).'],
  }),
  at(SINCE_14, 'disconnect window above max', 'BLOCK_ON_DISCONNECT_VOLTAGE_MAX = 3.5', {
    codes: ['disconnect-max-too-high'],
    error119: true,
    effective: {BLOCK_ON_DISCONNECT_VOLTAGE_MAX: 3.45},
  }),
  at(
    SINCE_14,
    'disconnect window empty',
    ['BLOCK_ON_DISCONNECT_VOLTAGE_MIN = 3.3', 'BLOCK_ON_DISCONNECT_VOLTAGE_MAX = 3.3'],
    {
      codes: ['disconnect-window-empty'],
      error119: true,
      effective: {BLOCK_ON_DISCONNECT: true},
      logs: [
        'BLOCK_ON_DISCONNECT_VOLTAGE_MIN (3.3 V) is greater or equal to BLOCK_ON_DISCONNECT_VOLTAGE_MAX (3.3 V). For safety reasons BLOCK_ON_DISCONNECT was set to True.',
      ],
    },
  ),
  at(
    SINCE_14,
    'disconnect window does not matter when blocked',
    ['BLOCK_ON_DISCONNECT = True', 'BLOCK_ON_DISCONNECT_VOLTAGE_MIN = 3.3', 'BLOCK_ON_DISCONNECT_VOLTAGE_MAX = 3.2'],
    CLEAN,
  ),
  at(['1.3'], 'disconnect window is not in v1.3', 'BLOCK_ON_DISCONNECT_VOLTAGE_MIN = 2.8', {codes: ['newer-key']}),
  at(
    SINCE_20,
    'two sources of the SoC',
    [
      'SOC_CALCULATION = True',
      'EXTERNAL_SENSOR_DBUS_DEVICE = com.victronenergy.battery.ttyS2',
      'EXTERNAL_SENSOR_DBUS_PATH_SOC = /Soc',
    ],
    issue('two-soc-sources', 'SOC_CALCULATION and EXTERNAL_SENSOR_DBUS_PATH_SOC are both enabled.'),
  ),
  at(SINCE_20, 'never back to bulk', ['SWITCH_TO_BULK_SOC_THRESHOLD = 0', 'SWITCH_TO_BULK_CELL_VOLTAGE_DIFF = 0.101'], {
    codes: ['never-back-to-bulk'],
    logs: [
      'prevents the switch from FLOAT to BULK.SWITCH_TO_BULK_SOC_THRESHOLD is set to 0 and SWITCH_TO_BULK_CELL_VOLTAGE_DIFF is set to 0.101.\nPlease check',
    ],
  }),
  at(
    SINCE_20,
    'never back to bulk, both empty',
    ['SWITCH_TO_BULK_SOC_THRESHOLD =', 'SWITCH_TO_BULK_CELL_VOLTAGE_DIFF ='],
    {codes: ['never-back-to-bulk'], logs: ['is set to 0 and SWITCH_TO_BULK_CELL_VOLTAGE_DIFF is set to 10.']},
  ),
  at(
    SINCE_20,
    'back to bulk by difference',
    ['SWITCH_TO_BULK_SOC_THRESHOLD = 0', 'SWITCH_TO_BULK_CELL_VOLTAGE_DIFF = 0.1'],
    CLEAN,
  ),
  at(
    BEFORE_20,
    'max above the charge list',
    'MAX_CELL_VOLTAGE = 3.6',
    issue(
      'charge-stops-below-max',
      '**CONFIG ISSUE**: Maximum value of CELL_VOLTAGES_WHILE_CHARGING (3.55 V) is lower than MAX_CELL_VOLTAGE (3.6 V).',
    ),
  ),
  at(BEFORE_20, 'max at the top of the charge list', 'MAX_CELL_VOLTAGE = 3.55', CLEAN),
  at(
    SINCE_20,
    'max above the charge list',
    'MAX_CELL_VOLTAGE = 3.55',
    issue(
      'charge-stops-below-max',
      '- Maximum value of CELL_VOLTAGES_WHILE_CHARGING (3.5 V) is lower than MAX_CELL_VOLTAGE (3.55 V).',
    ),
  ),
  at(SINCE_20, 'max at the top of the charge list', 'MAX_CELL_VOLTAGE = 3.5', CLEAN),
  at(
    SINCE_20,
    'the check ignores the switch of the limiter',
    ['MAX_CELL_VOLTAGE = 3.55', 'CCCM_CV_ENABLE = False'],
    issue('charge-stops-below-max'),
  ),
  at(
    SINCE_20,
    'max above the list that ends with some current',
    ['MAX_CELL_VOLTAGE = 3.55', 'MAX_CHARGE_CURRENT_CV_FRACTION = 0.01, 0.02, 0.05, 0.25, 1'],
    CLEAN,
  ),
  at(
    BEFORE_20,
    'reset charge with the default lists',
    'SOC_RESET_AFTER_DAYS = 15',
    issue(
      'charge-stops-below-reset',
      'Maximum value of CELL_VOLTAGES_WHILE_CHARGING (3.55 V) is lower than SOC_RESET_VOLTAGE (3.65 V). SOC_RESET_VOLTAGE will never be reached this way',
    ),
  ),
  at(
    SINCE_20,
    'reset charge with the default lists',
    'SOC_RESET_AFTER_DAYS = 15',
    issue(
      'charge-stops-below-reset',
      'Maximum value of CELL_VOLTAGES_WHILE_CHARGING (3.5 V) is lower than SOC_RESET_CELL_VOLTAGE (3.65 V).',
    ),
  ),
  at(BEFORE_16, '0 days count as set for one check', 'SOC_RESET_AFTER_DAYS = 0', {
    codes: ['charge-stops-below-reset', 'endless-reset-charge'],
    error119: true,
  }),
  at(SINCE_16, '0 days are no issue, but charge without end', 'SOC_RESET_AFTER_DAYS = 0', {
    codes: ['endless-reset-charge'],
    effective: {SOC_RESET_AFTER_DAYS: 0},
  }),
  at(ALL, 'negative days', 'SOC_RESET_AFTER_DAYS = -1', {
    codes: ['charge-stops-below-reset', 'endless-reset-charge'],
    error119: true,
  }),
  at(
    ALL,
    'discharge list above min',
    ['CELL_VOLTAGES_WHILE_DISCHARGING = 3.0, 3.05, 3.1, 3.2', 'MAX_DISCHARGE_CURRENT_CV_FRACTION = 0, 0.1, 0.5, 1'],
    issue(
      'discharge-stops-above-min',
      'Minimum value of CELL_VOLTAGES_WHILE_DISCHARGING (3.0 V) is higher than MIN_CELL_VOLTAGE (2.9 V). MIN_CELL_VOLTAGE will never be reached this way.',
    ),
  ),
  at(
    ALL,
    'discharge list at min',
    ['CELL_VOLTAGES_WHILE_DISCHARGING = 2.9, 3.05, 3.1, 3.2', 'MAX_DISCHARGE_CURRENT_CV_FRACTION = 0, 0.1, 0.5, 1'],
    CLEAN,
  ),
  at(
    BEFORE_20,
    'charge fractions without 1',
    'MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.05, 0.5, 0.9',
    issue(
      'no-full-current',
      'In MAX_CHARGE_CURRENT_CV_FRACTION (0.0, 0.05, 0.5, 0.9) there is no value set to 1. This means that the battery will never use the maximum charge current.',
    ),
  ),
  at(
    SINCE_20,
    'charge fractions without 1',
    'MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.005, 0.05, 0.25, 0.9',
    issue('no-full-current', 'In MAX_CHARGE_CURRENT_CV_FRACTION (0.0, 0.005, 0.05, 0.25, 0.9)'),
  ),
  at(
    BEFORE_20,
    'discharge fractions without 1',
    'MAX_DISCHARGE_CURRENT_CV_FRACTION = 0, 0.05, 0.5, 0.9',
    issue('no-full-current', 'never use the maximum discharge current'),
  ),
  at(
    BEFORE_16,
    'wrong word for charging in old versions',
    'MAX_CHARGE_CURRENT_T_FRACTION = 0, 0.1, 0.2, 0.4, 0.8, 0.9, 0.9, 0.4, 0',
    issue('no-full-current', 'In MAX_CHARGE_CURRENT_T_FRACTION', 'never use the maximum discharge current'),
  ),
  at(
    ['1.6'],
    'temperature fractions without 1',
    'MAX_CHARGE_CURRENT_T_FRACTION = 0, 0.1, 0.2, 0.4, 0.8, 0.9, 0.9, 0.4, 0',
    issue('no-full-current', 'never use the maximum charge current'),
  ),
  at(
    BEFORE_20,
    'discharge temperature fractions without 1',
    'MAX_DISCHARGE_CURRENT_T_FRACTION = 0, 0.2, 0.3, 0.4, 0.9, 0.9, 0',
    issue('no-full-current', 'In MAX_DISCHARGE_CURRENT_T_FRACTION'),
  ),
  at(
    SINCE_20,
    'MOSFET fractions without 1',
    'MAX_CHARGE_CURRENT_T_MOSFET_FRACTION = 0.9, 0.25, 0',
    issue('no-full-current', 'In MAX_CHARGE_CURRENT_T_MOSFET_FRACTION (0.9, 0.25, 0.0)'),
  ),
  at(
    SINCE_20,
    'MOSFET fractions for discharging without 1',
    'MAX_DISCHARGE_CURRENT_T_MOSFET_FRACTION = 0.9, 0.25, 0',
    issue('no-full-current', 'maximum discharge current'),
  ),
  at(
    ALL,
    'SoC fractions without 1, although the limiter is off',
    'MAX_CHARGE_CURRENT_SOC_FRACTION = 0.1, 0.2, 0.5, 0.9',
    issue('no-full-current', 'In MAX_CHARGE_CURRENT_SOC_FRACTION'),
  ),
  at(
    ALL,
    'SoC fractions for discharging without 1',
    'MAX_DISCHARGE_CURRENT_SOC_FRACTION = 0.1, 0.2, 0.5, 0.9',
    issue('no-full-current', 'In MAX_DISCHARGE_CURRENT_SOC_FRACTION'),
  ),
  at(
    BEFORE_20,
    'current 0 hides a missing 1',
    ['MAX_BATTERY_CHARGE_CURRENT = 0', 'MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.05, 0.5, 0.9'],
    {codes: ['zero-current']},
  ),
  at(
    SINCE_20,
    'current 0 makes every fraction 0',
    [
      'MAX_BATTERY_CHARGE_CURRENT = 0',
      'MAX_CELL_VOLTAGE = 3.55',
      'MAX_CHARGE_CURRENT_CV_FRACTION = 0.1, 0.2, 0.3, 0.4, 1',
    ],
    {codes: ['charge-stops-below-max', 'zero-current'], error119: true},
  ),
  at(['1.3'], 'the 3.7 V trap', ['MAX_CELL_VOLTAGE = 4.0', 'MIN_CELL_VOLTAGE = 3.6'], {
    codes: ['charge-stops-below-max', 'float-below-min', 'reset-below-max'],
    error119: true,
  }),
  at(SINCE_14, 'the 3.7 V trap', ['MAX_CELL_VOLTAGE = 4.0', 'MIN_CELL_VOLTAGE = 3.6'], {
    codes: ['charge-stops-below-max', 'disconnect-min-too-low', 'disconnect-window-empty', 'float-below-min'],
    error119: true,
  }),
  at(
    SINCE_20,
    'reset charge that passes',
    [
      'SOC_RESET_AFTER_DAYS = 30',
      'SOC_RESET_CELL_VOLTAGE = 3.620',
      'CELL_VOLTAGES_WHILE_CHARGING = 3.650, 3.620, 3.450, 3.400, 3.375',
      'MAX_CHARGE_CURRENT_CV_FRACTION = 0.000, 0.020, 0.050, 0.250, 1.000',
    ],
    CLEAN,
  ),
  at(
    ['1.6'],
    'reset charge that passes',
    [
      'SOC_RESET_AFTER_DAYS = 30',
      'SOC_RESET_VOLTAGE = 3.620',
      'CELL_VOLTAGES_WHILE_CHARGING = 3.650, 3.620, 3.450, 3.400, 3.375',
      'MAX_CHARGE_CURRENT_CV_FRACTION = 0.000, 0.020, 0.050, 0.250, 1.000',
    ],
    CLEAN,
  ),
  at(
    SINCE_14,
    '3.7 V cells that pass',
    [
      'MAX_CELL_VOLTAGE = 4.0',
      'MIN_CELL_VOLTAGE = 3.4',
      'FLOAT_CELL_VOLTAGE = 3.9',
      'BLOCK_ON_DISCONNECT_VOLTAGE_MIN = 3.6',
      'BLOCK_ON_DISCONNECT_VOLTAGE_MAX = 3.9',
      'CELL_VOLTAGES_WHILE_CHARGING = 4.05, 4.00, 3.975, 3.95, 3.90',
      'MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.05, 0.25, 0.5, 1',
      'CELL_VOLTAGES_WHILE_DISCHARGING = 3.30, 3.40, 3.45, 3.50, 3.55',
      'MAX_DISCHARGE_CURRENT_CV_FRACTION = 0, 0.05, 0.25, 0.5, 1',
    ],
    CLEAN,
  ),
  at(
    ['1.3'],
    '3.7 V cells that pass',
    [
      'MAX_CELL_VOLTAGE = 4.0',
      'MIN_CELL_VOLTAGE = 3.4',
      'FLOAT_CELL_VOLTAGE = 3.9',
      'SOC_RESET_VOLTAGE = 4.1',
      'CELL_VOLTAGES_WHILE_CHARGING = 4.05, 4.00, 3.975, 3.95, 3.90',
      'MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.05, 0.25, 0.5, 1',
      'CELL_VOLTAGES_WHILE_DISCHARGING = 3.30, 3.40, 3.45, 3.50, 3.55',
      'MAX_DISCHARGE_CURRENT_CV_FRACTION = 0, 0.05, 0.25, 0.5, 1',
    ],
    CLEAN,
  ),
];

const LISTS: readonly Case[] = [
  at(ALL, 'empty items of a list', 'TIME_TO_SOC_POINTS = 50,,25,', {effective: {TIME_TO_SOC_POINTS: [50, 25]}}),
  at(
    BEFORE_16,
    'item of blanks only',
    'TIME_TO_SOC_POINTS = 50, , 25',
    stops('not-a-number', "invalid literal for int() with base 10: ''"),
  ),
  at(SINCE_16, 'item of blanks only', 'TIME_TO_SOC_POINTS = 50, , 25', {effective: {TIME_TO_SOC_POINTS: [50, 25]}}),
  at(
    BEFORE_20,
    'unreadable item',
    'SOC_WHILE_CHARGING = 98, x, 90, 85',
    stops('not-a-number', "could not convert string to float: 'x'"),
  ),
  at(SINCE_20, 'unreadable item of a points list', 'SOC_WHILE_CHARGING = 98, x, 90, 85', {
    codes: ['not-a-number'],
    error119: true,
    logs: ["Invalid value '<class 'float'>' for option 'SOC_WHILE_CHARGING' in group 'DEFAULT'."],
    effective: {SOC_WHILE_CHARGING: []},
  }),
  at(
    SINCE_20,
    'unreadable item of a list of whole numbers',
    'TIME_TO_SOC_POINTS = 50, 25.5',
    issue('not-a-number', "Invalid value '<class 'int'>' for option 'TIME_TO_SOC_POINTS'"),
  ),
  at(SINCE_20, 'unreadable item of a fraction list', 'MAX_CHARGE_CURRENT_SOC_FRACTION = 0.1, x, 0.5, 1', {
    codes: ['no-full-current', 'not-a-number'],
    error119: true,
    logs: [
      "Invalid value '<function <lambda> at 0x...>' for option 'MAX_CHARGE_CURRENT_SOC_FRACTION' in group 'DEFAULT'.\n- Invalid value '<class 'float'>'",
      'In MAX_CHARGE_CURRENT_SOC_FRACTION () there is no value set to 1.',
    ],
  }),
  at(SINCE_20, 'unreadable cell voltages stop the start', 'CELL_VOLTAGES_WHILE_CHARGING = 3.5, x', {
    codes: ['list-stops-start', 'not-a-number'],
    starts: false,
    logs: ['IndexError: list index out of range'],
  }),
  at(ALL, 'empty charge voltages', 'CELL_VOLTAGES_WHILE_CHARGING =', {
    codes: ['list-stops-start', 'unequal-lists'],
    starts: false,
  }),
  at(ALL, 'empty discharge voltages', 'CELL_VOLTAGES_WHILE_DISCHARGING =', {
    codes: ['list-stops-start', 'unequal-lists'],
    starts: false,
  }),
  at(ALL, 'empty charge fractions', 'MAX_CHARGE_CURRENT_CV_FRACTION =', {
    codes: ['no-full-current', 'unequal-lists'],
    error119: true,
  }),
  at(ALL, 'empty charge fractions that are needed', ['MAX_CHARGE_CURRENT_CV_FRACTION =', 'MAX_CELL_VOLTAGE = 3.6'], {
    codes: ['list-stops-start', 'no-full-current', 'unequal-lists'],
    starts: false,
  }),
  at(BEFORE_20, 'empty discharge fractions', 'MAX_DISCHARGE_CURRENT_CV_FRACTION =', {
    codes: ['no-full-current', 'unequal-lists'],
    error119: true,
  }),
  at(ALL, 'decimal commas in a list', 'SOC_WHILE_CHARGING = 98,5, 95,5, 90,5, 85,5', {
    codes: ['decimal-comma-list', 'unequal-lists', 'unsorted-list'],
    effective: {SOC_WHILE_CHARGING: [98, 5, 95, 5, 90, 5, 85, 5]},
  }),
  at(SINCE_20, 'old fractions with new voltages', 'MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.05, 0.5, 1', {
    codes: ['unequal-lists'],
  }),
  at(BEFORE_20, 'more voltages than fractions', 'CELL_VOLTAGES_WHILE_CHARGING = 3.55, 3.5, 3.45, 3.4, 3.3', {
    codes: ['unequal-lists'],
  }),
  at(SINCE_20, 'MOSFET lists of unequal length', 'MOSFET_TEMPERATURES_WHILE_CHARGING = 70, 90', {
    codes: ['unequal-lists'],
  }),
  at(ALL, 'unsorted list', 'SOC_WHILE_CHARGING = 98, 90, 95, 85', {codes: ['unsorted-list']}),
  at(
    BEFORE_20,
    'charge list lowest first passes',
    ['CELL_VOLTAGES_WHILE_CHARGING = 3.30, 3.45, 3.50, 3.55', 'MAX_CHARGE_CURRENT_CV_FRACTION = 1, 0.5, 0.05, 0'],
    CLEAN,
  ),
  at(
    BEFORE_20,
    'charge list lowest first that stops too early',
    ['CELL_VOLTAGES_WHILE_CHARGING = 3.30, 3.35, 3.38, 3.40', 'MAX_CHARGE_CURRENT_CV_FRACTION = 1, 0.5, 0.05, 0'],
    {codes: ['charge-stops-below-max']},
  ),
  at(ALL, 'fraction above 1', 'MAX_CHARGE_CURRENT_SOC_FRACTION = 0.1, 0.2, 1, 1.5', {codes: ['out-of-range']}),
  at(SINCE_20, 'current correction: reported list longer', 'CURRENT_REPORTED_BY_BMS = -300, 0, 300', {
    codes: ['unequal-lists'],
    starts: false,
  }),
  at(SINCE_20, 'current correction: measured list longer', 'CURRENT_MEASURED_BY_USER = -300, 0, 300', {
    codes: ['unequal-lists'],
  }),
  at(SINCE_20, 'current correction: measured list unreadable', 'CURRENT_MEASURED_BY_USER = a', {
    codes: ['not-a-number', 'unequal-lists'],
    starts: false,
  }),
  at(BEFORE_20, 'current correction: reported list longer', 'SOC_CALC_CURRENT_REPORTED_BY_BMS = -300, 0, 300', {
    codes: ['unequal-lists'],
  }),
  at(
    SINCE_20,
    'current correction',
    ['CURRENT_REPORTED_BY_BMS = -300, -0.5, 0.5, 300', 'CURRENT_MEASURED_BY_USER = -300, 0, 0, 300'],
    CLEAN,
  ),
  ...['TEMPERATURE_2_ADJUST', 'TEMPERATURE_3_ADJUST', 'TEMPERATURE_4_ADJUST'].flatMap((key) => [
    at(['2.1'], `${key} with one number`, `${key} = 7.5`, {codes: ['sensor-adjustment'], logs: ['IndexError']}),
    at(['2.1'], `${key} with a word`, `${key} = minus two, 1`, {
      codes: ['not-a-number', 'sensor-adjustment'],
      error119: true,
    }),
    at(['2.1'], `${key} with two numbers`, `${key} = -2, 1`, CLEAN),
  ]),
  ...['TEMPERATURE_1_ADJUST', 'TEMPERATURE_MOS_ADJUST'].flatMap((key) => [
    at(['2.1'], `${key} with one number`, `${key} = -2`, stops('sensor-adjustment', 'IndexError')),
    at(['2.1'], `${key} empty`, `${key} =`, stops('sensor-adjustment')),
    at(['2.1'], `${key} with two numbers`, `${key} = -2, 1`, CLEAN),
  ]),
  at(SINCE_20, 'temperature source 0', 'TEMPERATURE_SOURCE_BATTERY = 0', {
    codes: ['no-temperature'],
    effective: {TEMPERATURE_SOURCE_BATTERY: [0]},
  }),
  at(SINCE_20, 'no temperature source', 'TEMPERATURE_SOURCE_BATTERY =', {codes: ['no-temperature']}),
  at(SINCE_20, 'temperature source 5', 'TEMPERATURE_SOURCE_BATTERY = 1, 5', {codes: ['no-temperature']}),
  at(SINCE_20, 'two temperature sources', 'TEMPERATURE_SOURCE_BATTERY = 1, 2', CLEAN),
];

const TOGETHER: readonly Case[] = [
  at(
    ALL,
    'reset charge without float',
    [
      'CVCM_ENABLE = False',
      'SOC_RESET_AFTER_DAYS = 30',
      'CELL_VOLTAGES_WHILE_CHARGING = 3.65, 3.5, 3.4',
      'MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.5, 1',
    ],
    {codes: ['endless-reset-charge']},
  ),
  at(['1.3'], 'debug text empties the limit in v1.3', 'GUI_PARAMETERS_SHOW_ADDITIONAL_INFO = True', {
    codes: ['debug-empties-cvl'],
  }),
  at(['1.3'], 'debug log empties the limit in v1.3', 'LOGGING = DEBUG', {codes: ['debug-empties-cvl']}),
  at(['1.3'], 'debug log with calculated SoC', ['LOGGING = DEBUG', 'SOC_CALCULATION = True'], CLEAN),
  at(SINCE_14, 'debug log', ['LOGGING = DEBUG', 'GUI_PARAMETERS_SHOW_ADDITIONAL_INFO = True'], CLEAN),
  at(SINCE_20, 'calculated SoC without float', ['SOC_CALCULATION = True', 'CVCM_ENABLE = False'], {
    codes: ['soc-never-full'],
  }),
  at(
    BEFORE_20,
    'external sensor without path',
    'EXTERNAL_CURRENT_SENSOR_DBUS_DEVICE = com.victronenergy.battery.ttyS2',
    {codes: ['external-sensor']},
  ),
  at(SINCE_20, 'external sensor without device', 'EXTERNAL_SENSOR_DBUS_PATH_CURRENT = /Dc/0/Current', {
    codes: ['external-sensor'],
  }),
  at(
    SINCE_20,
    'external sensor',
    [
      'EXTERNAL_SENSOR_DBUS_DEVICE = com.victronenergy.battery.ttyS2',
      'EXTERNAL_SENSOR_DBUS_PATH_CURRENT = /Dc/0/Current',
    ],
    CLEAN,
  ),
  at(SINCE_20, 'bulk difference below float difference', 'SWITCH_TO_BULK_CELL_VOLTAGE_DIFF = 0.005', {
    codes: ['float-and-bulk'],
  }),
  at(BEFORE_20, 'timer restart below the balanced limit', 'CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_UNTIL = 0.02', {
    codes: ['float-and-bulk'],
  }),
  at(ALL, 'time to SoC without time to go', ['TIME_TO_SOC_POINTS = 50', 'TIME_TO_GO_ENABLE = False'], {
    codes: ['time-to-soc'],
  }),
  at(ALL, 'alarm above warning', 'SOC_LOW_ALARM = 30', {codes: ['alarm-above-warning']}),
  at(ALL, 'LiPro range upside down', 'LIPRO_START_ADDRESS = 9', {codes: ['lipro-range']}),
  at(['2.1'], 'MQTT user without password', 'MQTT_USERNAME = me', {codes: ['mqtt-login']}),
  at(
    ['2.1'],
    'MQTT password shown on D-Bus',
    ['MQTT_USERNAME = me', 'MQTT_PASSWORD = secret', 'PUBLISH_CONFIG_VALUES = True'],
    {codes: ['password-published']},
  ),
  at(['2.1'], 'raw capture', 'BMS_CAPTURE_RAW_DATA = True', {notes: ['raw-capture']}),
];

const BATTERIES: readonly Case[] = [
  at(['1.3'], 'unknown BMS type', 'BMS_TYPE = Nope', stops('bms-type')),
  at(['1.3'], 'BMS types without a comma', 'BMS_TYPE = Jkbms LltJbd', stops('bms-type')),
  at(['1.3'], 'BMS type in quotes', 'BMS_TYPE = "Jkbms"', stops('bms-type')),
  at(['1.3'], 'unknown BMS type beside a known one', 'BMS_TYPE = Nope, Jkbms', {codes: ['bms-type']}),
  at(
    ['1.4', '1.6'],
    'unknown BMS type',
    'BMS_TYPE = Nope',
    stops('bms-type', 'ERROR >>> BMS type "Nope" is not supported. Supported BMS types are:'),
  ),
  at(SINCE_20, 'unknown BMS type', 'BMS_TYPE = Nope', stops('bms-type', '>>> BMS type "Nope" is not supported.')),
  at(SINCE_14, 'BMS type in small letters', 'BMS_TYPE = jkbms', stops('bms-type')),
  at(SINCE_14, 'old name of a BMS type', 'BMS_TYPE = Lifepower', stops('bms-type')),
  at(ALL, 'several BMS types', 'BMS_TYPE = Jkbms, LltJbd', CLEAN),
  at(ALL, 'BMS type that is off by default', 'BMS_TYPE = Sinowealth', CLEAN),
  at(['1.4'], 'CAN type in v1.4', 'BMS_TYPE = Daly_Can', stops('bms-type')),
  at(['1.3', '1.6', '2.0', '2.1'], 'CAN type without a port', 'BMS_TYPE = Daly_Can', stops('bms-type')),
  at(['1.3', '1.6', '2.0', '2.1'], 'Bluetooth type only', 'BMS_TYPE = Jkbms_Ble', stops('bms-type')),
  at(SINCE_20, 'CAN type with a port', ['BMS_TYPE = Daly_Can', 'CAN_PORT = can0'], CLEAN),
  at(
    SINCE_20,
    'Bluetooth type with its battery',
    ['BMS_TYPE = Jkbms_Ble', 'BLUETOOTH_BMS = Jkbms_Ble C8:47:80:00:00:00'],
    {
      codes: ['bms-type'],
    },
  ),
  at(BEFORE_20, 'HeltecModbus crashes', 'BMS_TYPE = HeltecModbus', {codes: ['bms-type']}),
  at(SINCE_20, 'HeltecModbus', 'BMS_TYPE = HeltecModbus', CLEAN),
  at(['1.3'], 'hexadecimal Heltec address', 'HELTEC_MODBUS_ADDR = 0x01', stops('not-a-number')),
  at(['1.3'], 'Heltec addresses', 'HELTEC_MODBUS_ADDR = 1, 2', {effective: {HELTEC_MODBUS_ADDR: [1, 2]}}),
  ...(['MODBUS_ADDRESSES', 'BATTERY_ADDRESSES'] as const).flatMap((key) => {
    const versions: readonly ReleaseName[] = key === 'MODBUS_ADDRESSES' ? ['1.4', '1.6'] : SINCE_20;
    return [
      at(versions, `${key}`, [`${key} = 0x01, 0x02`, 'BMS_TYPE = Jkbms_pb'], {effective: {[key]: ['0x01', '0x02']}}),
      at(versions, `${key} without 0x`, `${key} = 01`, CLEAN),
      at(versions, `${key} with 0X`, `${key} = 0X01`, stops('address', 'non-hexadecimal number found in fromhex()')),
      at(versions, `${key} with one digit`, `${key} = 0x1`, stops('address')),
      at(versions, `${key} with semicolons`, `${key} = 0x01; 0x02`, stops('address')),
      at(versions, `${key} with a type that ignores them`, [`${key} = 0x01, 0x02`, 'BMS_TYPE = Jkbms'], {
        codes: ['address-ignored'],
      }),
      at(versions, `${key} with all types`, `${key} = 0x01, 0x02`, {notes: ['address-ignored']}),
    ];
  }),
  at(['1.4'], 'LltJbd ignores addresses in v1.4', ['MODBUS_ADDRESSES = 0x01, 0x02', 'BMS_TYPE = LltJbd'], {
    codes: ['address-ignored'],
  }),
  at(BEFORE_21, 'excluded device', 'EXCLUDED_DEVICES = /dev/ttyUSB0', {notes: ['excluded-devices']}),
  at(['2.1'], 'excluded device', 'EXCLUDED_DEVICES = /dev/ttyUSB0', {
    notes: ['excluded-devices'],
    logs: ['Stopped dbus-serialbattery: /dev/ttyUSB0 is excluded by the config file'],
  }),
  at(['1.3'], 'a fraction list that is too short hides error 119', 'MAX_CHARGE_CURRENT_T_FRACTION = 7.5', {
    codes: ['no-full-current', 'unequal-lists', 'out-of-range'],
  }),
  at(['1.4', '1.6'], 'a fraction list that is too short', 'MAX_CHARGE_CURRENT_T_FRACTION = 7.5', {
    codes: ['no-full-current', 'unequal-lists', 'out-of-range'],
    error119: true,
  }),
  at(ALL, 'excluded device without path', 'EXCLUDED_DEVICES = ttyUSB2', {codes: ['excluded-devices']}),
  at(ALL, 'excluded devices', 'EXCLUDED_DEVICES = /dev/ttyUSB2, /dev/ttyUSB4', CLEAN),
];

const BLE = 'Jkbms_Ble C8:47:8C:00:00:00';

const SCRIPTS: readonly Case[] = [
  at(ALL, 'Bluetooth battery', `BLUETOOTH_BMS = ${BLE}`, {effective: {BLUETOOTH_BMS: [BLE]}}),
  at(
    ALL,
    'two Bluetooth batteries and a trailing comma',
    `BLUETOOTH_BMS = ${BLE}, LltJbd_Ble C8:47:8C:00:00:11,`,
    CLEAN,
  ),
  at(ALL, 'Bluetooth entry without address', 'BLUETOOTH_BMS = Jkbms_Ble', {codes: ['bluetooth-entry']}),
  at(ALL, 'Bluetooth address without type', 'BLUETOOTH_BMS = C8:47:8C:00:00:00', {codes: ['bluetooth-entry']}),
  at(ALL, 'comma between type and address', 'BLUETOOTH_BMS = Jkbms_Ble, C8:47:8C:00:00:00', {
    codes: ['bluetooth-entry'],
  }),
  at(ALL, 'empty Bluetooth entry', `BLUETOOTH_BMS = ${BLE},, ${BLE}`, {codes: ['bluetooth-entry']}),
  at(ALL, 'Bluetooth type in small letters', 'BLUETOOTH_BMS = jkbms_ble C8:47:8C:00:00:00', {
    codes: ['bluetooth-entry'],
  }),
  at(SINCE_20, 'unknown Bluetooth type', 'BLUETOOTH_BMS = Nope_Ble C8:47:8C:00:00:00', {
    codes: ['bluetooth-entry'],
    logs: ['>>> Unknown Bluetooth BMS type: Nope_Ble'],
  }),
  at(BEFORE_20, 'unknown Bluetooth type', 'BLUETOOTH_BMS = Nope_Ble C8:47:8C:00:00:00', {
    codes: ['bluetooth-entry'],
    logs: ["NameError: name 'Nope_Ble' is not defined"],
  }),
  at(['2.1'], 'aiobmsble', 'BLUETOOTH_BMS = aiobmsble_jbd_bms C8:47:8C:00:00:00', CLEAN),
  at(['2.1'], 'aiobmsble in capitals', 'BLUETOOTH_BMS = AIOBMSBLE_JBD_BMS C8:47:8C:00:00:00', {
    codes: ['bluetooth-entry'],
  }),
  at(['2.0'], 'aiobmsble is newer', 'BLUETOOTH_BMS = aiobmsble_jbd_bms C8:47:8C:00:00:00', {
    codes: ['bluetooth-entry'],
  }),
  at(ALL, 'quotes round a Bluetooth entry', `BLUETOOTH_BMS = "${BLE}"`, {codes: ['quotes']}),
  at(ALL, 'Bluetooth entries over two lines', [`BLUETOOTH_BMS = ${BLE},`, `  LltJbd_Ble C8:47:8C:00:00:11`], {
    codes: ['shell-key-continued'],
  }),
  at(BEFORE_20, 'numbered Bluetooth keys', `BLUETOOTH_BMS_1 = ${BLE}`, {
    codes: ['shell-key-lookalike', 'unknown-key'],
  }),
  at(SINCE_20, 'numbered Bluetooth keys', `BLUETOOTH_BMS_1 = ${BLE}`, {
    codes: ['shell-key-lookalike', 'unknown-key'],
    error119: true,
  }),
  at(ALL, 'script key with colon', 'CAN_PORT: can0', {codes: ['shell-key-hidden'], effective: {CAN_PORT: []}}),
  atFile(ALL, 'script key indented', '[DEFAULT]\n CAN_PORT = can0\n', {
    codes: ['shell-key-hidden'],
    effective: {CAN_PORT: []},
  }),
  at(BEFORE_20, 'script key in small letters', 'can_port = can0', {
    codes: ['key-case'],
    effective: {CAN_PORT: []},
  }),
  at(SINCE_20, 'script key in small letters', 'can_port = can0', {
    codes: ['key-case'],
    error119: true,
    effective: {CAN_PORT: []},
  }),
  at(ALL, 'CAN ports', 'CAN_PORT = can0, can8', {effective: {CAN_PORT: ['can0', 'can8']}}),
  at(ALL, 'CAN ports without comma', 'CAN_PORT = can0 can1', {codes: ['can-port']}),
  at(ALL, 'no CAN port', 'CAN_PORT = ttyUSB0', {codes: ['can-port']}),
  at(SINCE_14, 'VE.Can port', 'CAN_PORT = vecan0', CLEAN),
  atFile(ALL, 'CAN port with Windows line ending', '[DEFAULT]\r\nCAN_PORT = can0\r\n', {codes: ['shell-key-line-end']}),
  atFile(BEFORE_20, 'Bluetooth with Windows line ending', `[DEFAULT]\r\nBLUETOOTH_BMS = ${BLE}\r\n`, {
    codes: ['shell-key-line-end'],
  }),
  atFile(SINCE_20, 'Bluetooth with Windows line ending', `[DEFAULT]\r\nBLUETOOTH_BMS = ${BLE}\r\n`, {
    notes: ['line-ends'],
  }),
  at(ALL, 'USB Bluetooth needs exactly True', 'BLUETOOTH_USE_USB = true', {
    codes: ['not-a-bool'],
    effective: {BLUETOOTH_USE_USB: false},
  }),
  at(ALL, 'USB Bluetooth', 'BLUETOOTH_USE_USB = True', {effective: {BLUETOOTH_USE_USB: true}}),
  ...['SERIAL_STARTER_ENABLED', 'GUI_INSTALL_CUSTOMIZATIONS'].flatMap((key) => [
    at(['2.1'], `${key} off`, `${key} = False`, {effective: {[key]: false}}),
    at(['2.1'], `${key} off in small letters`, `${key} = false`, {effective: {[key]: false}}),
    at(['2.1'], `${key} = no means on`, `${key} = no`, {codes: ['not-a-bool'], effective: {[key]: true}}),
    at(['2.1'], `${key} = 0 means on`, `${key} = 0`, {codes: ['not-a-bool'], effective: {[key]: true}}),
    at(['2.1'], `${key} with a comment means on`, `${key} = False ; text`, {
      codes: ['not-a-bool'],
      effective: {[key]: true},
    }),
    at(['2.1'], `${key} with colon means on`, `${key}: False`, {
      codes: ['shell-key-hidden'],
      effective: {[key]: true},
    }),
    atFile(['2.1'], `${key} with Windows line ending means on`, `[DEFAULT]\r\n${key} = False\r\n`, {
      codes: ['shell-key-line-end'],
      effective: {[key]: true},
    }),
  ]),
  at(['2.1'], 'two MQTT topics', 'MQTT_TOPIC = a/b, c/d', {codes: ['mqtt-topic']}),
  at(['2.1'], 'MQTT topic with equals sign', 'MQTT_TOPIC = a=b', {codes: ['shell-key-equals-sign']}),
];

export const CASES: readonly Case[] = [
  ...FILE,
  ...NUMBERS,
  ...WORDS,
  ...KEYS,
  ...CHECKS,
  ...LISTS,
  ...TOGETHER,
  ...BATTERIES,
  ...SCRIPTS,
];
