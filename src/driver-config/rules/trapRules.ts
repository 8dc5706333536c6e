/**
 * What the driver does not check when it reads the file, but what fails later: while it looks for the battery, at the
 * first reading, or silently for good. Each rule says since when it holds; without `since` it holds in all versions.
 */
import {changeTo, issueAtFirstOf, shorten} from './context.ts';
import type {CheckContext, Issue, IssueParts} from './context.ts';
import {cutComment, moveComment} from './inlineComment.ts';
import {nearestOf} from './nearest.ts';
import {CURRENT_CORRECTIONS, CURVES, type Curve} from '../limits/curves.ts';
import {curveCurrent, limitMode, takesChargeMaximum} from '../limits/limits.ts';
import {removeOption} from '../ini/edits.ts';
import {optionOf} from '../ini/iniFile.ts';
import {strip, stringRepr} from '../ini/python.ts';
import {numberOf, numbersOf} from '../ini/readSettings.ts';
import {isBefore, isInRange, isSince} from '../../versions/release.ts';
import type {ReleaseRange} from '../../versions/release.ts';
import {rangeText} from '../../docs-data/settingText.ts';
import type {AllowedRange, AllowedValue} from '../../docs-data/types.ts';
import type {Fix, Setting, SettingValue} from '../types.ts';

/** The file as the driver holds it, with short ways to ask. */
interface Facts extends CheckContext {
  readonly values: ReadonlyMap<string, SettingValue>;
}

interface TrapRule extends ReleaseRange {
  readonly find: (facts: Facts) => readonly Issue[];
}

const isSet = ({readings}: CheckContext, key: string): boolean => readings.get(key)?.option !== undefined;

const textsOf = ({values}: Facts, key: string): readonly string[] => {
  const value = values.get(key);
  return Array.isArray(value) ? value.map(String) : [];
};

const at = (facts: Facts, keys: readonly string[], parts: IssueParts): Issue[] => [issueAtFirstOf(facts, keys, parts)];

const unset = (facts: Facts, key: string, safe: boolean, title = 'Remove the line'): Fix | undefined => {
  const option = optionOf(facts.file, key);
  return option && {title, safe, edits: removeOption(option)};
};

const setTo = (facts: Facts, key: string, value: string, safe: boolean): Fix | undefined => {
  const option = optionOf(facts.file, key);
  return option && changeTo(option, value, safe);
};

// ---- lists

/** Readings of a healthy battery: V per cell, °C, %. */
const ORDINARY_READINGS = {'cell-voltage': 3.3, temperature: 25, 'mosfet-temperature': 25, soc: 50} as const;

/**
 * Whether a limiter fails at the first reading and the driver shows that instead of error 119. In v1.3 the first internal
 * error raises error 8, which stays; later versions count 180 of them first.
 */
function failsAtFirstReading(facts: Facts, curve: Curve): boolean {
  if (isSince(facts.release, '1.4') || facts.values.get(curve.enable) !== true) return false;
  const settings = Object.fromEntries(facts.values);
  return (
    curveCurrent(curve, ORDINARY_READINGS[curve.source], settings, limitMode(facts.version, settings)) === undefined
  );
}

/** What flows while a limiter fails. */
const allowedInstead = (curve: Curve, facts: Facts): string =>
  takesChargeMaximum(curve, facts)
    ? 'at most the maximum charge current for discharging'
    : `the full ${curve.direction} current`;

/** No version compares the lengths of paired lists. */
function unequalLists(facts: Facts): Issue[] {
  return CURVES.filter((curve) => isInRange(facts.release, curve)).flatMap((curve) => {
    const {points, fractions} = curve;
    // A list that cannot be read is empty; what that does is said with the reading.
    if ([points, fractions].some((key) => facts.readings.get(key)?.issue !== undefined)) return [];
    const allowed = allowedInstead(curve, facts);
    const x = numbersOf(facts.values, points);
    const y = numbersOf(facts.values, fractions);
    if (!x || !y || x.length === y.length || (!isSet(facts, points) && !isSet(facts, fractions))) return [];
    const isPointsSet = isSet(facts, points);
    const isBothSet = isPointsSet && isSet(facts, fractions);
    const hidesError119 = failsAtFirstReading(facts, curve);
    const effect = hidesError119
      ? `At ordinary readings the driver then allows ${allowed}, and error 8 takes the place of error 119.`
      : x.length > y.length
        ? `For some readings the driver then allows ${allowed}, and only the log tells.`
        : 'The driver then uses wrong pairs, without any message.';
    const advice = isBothSet
      ? 'Give both the same number of entries.'
      : `Only one of the two is set in the file; the other is the default of ${facts.version.label}. Set both.`;
    return at(facts, [points, fractions], {
      severity: 'error',
      code: 'unequal-lists',
      message: `${points} has ${entries(x.length)}, ${fractions} has ${y.length}. ${effect} ${advice}`,
      effect: hidesError119 ? 'error8' : undefined,
    });
  });
}

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

const isMonotonic = (list: readonly number[]): boolean => {
  const pairs = list.slice(1).map((value, index) => value - (list[index] ?? value));
  return pairs.every((difference) => difference >= 0) || pairs.every((difference) => difference <= 0);
};

function unsortedLists(facts: Facts): Issue[] {
  const points = CURVES.filter((curve) => isInRange(facts.release, curve)).map((curve) => curve.points);
  const reported = CURRENT_CORRECTIONS.filter((pair) => isInRange(facts.release, pair)).map((pair) => pair.reported);
  return [...points, ...reported].flatMap((key) => {
    const list = numbersOf(facts.values, key);
    if (!list || !isSet(facts, key) || isMonotonic(list)) return [];
    return at(facts, [key], {
      severity: 'warning',
      code: 'unsorted-list',
      message: `The entries of ${key} neither rise nor fall throughout, so the driver picks wrong pairs. Sort them, and the other list with them.`,
    });
  });
}

/** The driver's own checks look at the first entry only, whichever way the list runs. */
function chargeListUpsideDown(facts: Facts): Issue[] {
  const volts = numbersOf(facts.values, 'CELL_VOLTAGES_WHILE_CHARGING');
  const fractions = numbersOf(facts.values, 'MAX_CHARGE_CURRENT_CV_FRACTION');
  const max = numberOf(facts.values, 'MAX_CELL_VOLTAGE');
  const first = volts?.[0];
  const last = volts?.at(-1);
  if (
    first === undefined ||
    last === undefined ||
    max === undefined ||
    first >= last ||
    !isSet(facts, 'CELL_VOLTAGES_WHILE_CHARGING')
  )
    return [];
  if (fractions?.length !== volts?.length || fractions?.at(-1) !== 0 || last >= max) return [];
  return at(facts, ['CELL_VOLTAGES_WHILE_CHARGING'], {
    severity: 'error',
    code: 'charge-stops-below-max',
    message:
      `Charging stops at ${last} V per cell, so the cells never reach MAX_CELL_VOLTAGE (${max} V) and the battery never ` +
      'changes to float. The driver does not notice, because it looks at the first entry only. ' +
      `Let the list reach ${max} V, highest voltage first.`,
  });
}

/** The lists themselves decide about the start, in any version. */
function limiterListsThatStop(facts: Facts): Issue[] {
  const {values} = facts;
  const stops = (key: string, message: string): Issue[] =>
    at(facts, [key, 'SOC_RESET_AFTER_DAYS', 'MAX_CELL_VOLTAGE', 'MIN_CELL_VOLTAGE'], {
      severity: 'error',
      code: 'list-stops-start',
      message,
      log: 'IndexError: list index out of range',
      effect: 'stops',
    });
  const issues: Issue[] = [];
  const sides = [
    ['CELL_VOLTAGES_WHILE_CHARGING', 'MAX_CHARGE_CURRENT_CV_FRACTION'],
    ['CELL_VOLTAGES_WHILE_DISCHARGING', 'MAX_DISCHARGE_CURRENT_CV_FRACTION'],
  ] as const;
  for (const [points, fractions] of sides) {
    const volts = numbersOf(facts.values, points);
    if (volts?.length === 0) {
      issues.push(
        ...stops(
          points,
          `${points} has no entry that can be read. The driver needs the first one and does not start. Fill in the list or remove the line.`,
        ),
      );
      continue;
    }
    const first = volts?.[0];
    if (first === undefined || numbersOf(facts.values, fractions)?.length !== 0) continue;
    const resetKey = isSince(facts.release, '2.0') ? 'SOC_RESET_CELL_VOLTAGE' : 'SOC_RESET_VOLTAGE';
    const days = values.get('SOC_RESET_AFTER_DAYS');
    const isResetOn = typeof days === 'number' && (days !== 0 || isBefore(facts.release, '1.6'));
    const isNeeded =
      points === 'CELL_VOLTAGES_WHILE_CHARGING'
        ? first < (numberOf(facts.values, 'MAX_CELL_VOLTAGE') ?? -Infinity) ||
          (isResetOn && first < (numberOf(facts.values, resetKey) ?? -Infinity))
        : first > (numberOf(facts.values, 'MIN_CELL_VOLTAGE') ?? Infinity);
    if (isNeeded) {
      issues.push(
        ...stops(
          fractions,
          `${fractions} has no entry. The driver needs the first one here and does not start. Fill in the list or remove the line.`,
        ),
      );
    }
  }
  return issues;
}

/** Since 2.0 the table is used from the first reading on; before, only for the calculated SoC. */
function currentCorrection(facts: Facts): Issue[] {
  return CURRENT_CORRECTIONS.filter((pair) => isInRange(facts.release, pair)).flatMap(({reported, measured}) => {
    const x = numbersOf(facts.values, reported);
    const y = numbersOf(facts.values, measured);
    if (!x || !y || x.length === y.length) return [];
    // The driver looks up the entry behind the last one: from this current on, which can be that of a battery at rest.
    const from = y.length === 0 ? undefined : x[y.length - 1];
    const fails = isSince(facts.release, '2.0') && (x.length > y.length || x.length === 0 || y.length === 0);
    const stops = fails && (from === undefined || from <= 0);
    const consequence = fails
      ? `${from === undefined ? 'At the first reading' : `As soon as the BMS reports ${from} A or more`} the driver stops and restarts, again and again.`
      : isBefore(facts.release, '2.0')
        ? 'With SOC_CALCULATION the calculated SoC is wrong or fails.'
        : 'The driver then uses wrong pairs, without any message.';
    return at(facts, [reported, measured], {
      severity: fails ? 'error' : 'warning',
      code: 'unequal-lists',
      message: `${reported} has ${entries(x.length)}, ${measured} has ${y.length}. ${consequence} Give both the same number of entries.`,
      log: fails ? 'IndexError: list index out of range' : undefined,
      effect: stops ? 'stops' : undefined,
    });
  });
}

const SENSOR_ADJUSTMENTS = [
  'TEMPERATURE_1_ADJUST',
  'TEMPERATURE_2_ADJUST',
  'TEMPERATURE_3_ADJUST',
  'TEMPERATURE_4_ADJUST',
  'TEMPERATURE_MOS_ADJUST',
];

/** Sensors that many BMS do not have; what is wrong with one is met when it sends a value. */
const OPTIONAL_SENSORS: ReadonlySet<string> = new Set([
  'TEMPERATURE_2_ADJUST',
  'TEMPERATURE_3_ADJUST',
  'TEMPERATURE_4_ADJUST',
]);

function sensorWithoutFactor(facts: Facts, key: string, offset: number): Issue[] {
  return at(facts, [key], {
    severity: 'warning',
    code: 'sensor-adjustment',
    message:
      `The second number is a factor: with 0 this temperature is always ${offset} °C, and the current limits follow that. ` +
      `${offset === 0 ? 'To leave it as it is' : `To add ${offset} °C only`}, write ${offset}, 1.`,
  });
}

/** `-2,5` is an offset of -2 and a factor of 5, which hardly anybody means. */
function offsetWithComma(facts: Facts, key: string, [offset = 0, factor = 0]: readonly number[]): Issue[] {
  const text = strip(facts.readings.get(key)?.text ?? '');
  if (!isSet(facts, key) || factor < 2 || !/^[+-]?\d+,\d+$/.test(text)) return [];
  const meant = text.replace(',', '.');
  return at(facts, [key], {
    severity: 'warning',
    code: 'sensor-adjustment',
    message:
      `The comma separates offset and factor: this is an offset of ${offset} and a factor of ${factor}, so the temperature ` +
      `is far from the real one, and the current limits follow that. If an offset of ${meant} is meant, write ${meant}, 1.`,
    fix: setTo(facts, key, `${meant}, 1`, false),
  });
}

function sensorAdjustment(facts: Facts): Issue[] {
  return SENSOR_ADJUSTMENTS.flatMap((key) => {
    const list = numbersOf(facts.values, key);
    if (list?.length === 2 && list[1] === 0 && isSet(facts, key)) return sensorWithoutFactor(facts, key, list[0] ?? 0);
    if (list?.length === 2) return offsetWithComma(facts, key, list);
    if (!list) return [];
    const isShort = list.length < 2;
    const isAlwaysRead = !OPTIONAL_SENSORS.has(key);
    const [offset] = list;
    return at(facts, [key], {
      severity: isShort ? 'error' : 'warning',
      code: 'sensor-adjustment',
      message: isShort
        ? `${key} needs two numbers, offset and factor (default 0, 1). With ${list.length === 0 ? 'none' : 'one'} the driver ` +
          `${isAlwaysRead ? 'ends at the first reading' : 'starts, ends at the first reading in which the BMS sends this temperature,'} and restarts again and again.`
        : `${key} needs two numbers, offset and factor. Further ones are ignored.`,
      log: isShort ? 'IndexError: list index out of range' : undefined,
      fix: isShort
        ? setTo(facts, key, `${offset ?? 0}, 1`, offset !== undefined)
        : setTo(facts, key, list.slice(0, 2).join(', '), true),
      effect: isShort && isAlwaysRead ? 'stops' : undefined,
    });
  });
}

// ---- numbers

const isRange = (allowed: Setting['allowed']): allowed is AllowedRange => allowed !== null && !Array.isArray(allowed);

const isValues = (allowed: Setting['allowed']): allowed is readonly AllowedValue[] => Array.isArray(allowed);

/** Settings with rules of their own that say more. */
const HAS_OWN_RANGE_RULE: ReadonlySet<string> = new Set([
  'SOC_RESET_AFTER_DAYS',
  'POLL_INTERVAL',
  'TEMPERATURE_SOURCE_BATTERY',
  'TIME_TO_SOC_RECALCULATE_EVERY',
  'CHARGE_CURRENT_RECOVERY_THRESHOLD_PERCENT',
  'DISCHARGE_CURRENT_RECOVERY_THRESHOLD_PERCENT',
]);

function outOfRange(facts: Facts): Issue[] {
  return [...facts.readings.values()].flatMap(({key, option, setting, value, issue}) => {
    if (!option || issue || HAS_OWN_RANGE_RULE.has(key) || !isRange(setting.allowed)) return [];
    const {min = -Infinity, max = Infinity} = setting.allowed;
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    const wrong = items.find((item): item is number => typeof item === 'number' && (item < min || item > max));
    if (wrong === undefined) return [];
    const range = rangeText(setting.allowed, setting.unit);
    return at(facts, [key], {
      severity: 'warning',
      code: 'out-of-range',
      message: `${wrong} makes no sense for ${key}: ${range} is meant. The driver does not check it and uses the value.`,
    });
  });
}

const UNKNOWN_CHOICE: Readonly<Record<string, string>> = {
  CHARGE_MODE: 'it acts as linear (1)',
  CVL_CONTROLLER_MODE: 'the controller is off (0)',
  INVERT_CURRENT_MEASUREMENT: 'the current of a Daly BMS is multiplied by it',
};

function unknownChoice(facts: Facts): Issue[] {
  return [...facts.readings.values()].flatMap(({key, option, setting, value, issue}) => {
    if (!option || issue || setting.type !== 'enum' || key === 'LOGGING' || !isValues(setting.allowed)) return [];
    if (setting.allowed.some((allowed) => allowed.value === value)) return [];
    const choices = setting.allowed.map((allowed) => `${allowed.value} (${allowed.meaning})`).join(', ');
    const effect =
      key === 'INVERT_CURRENT_MEASUREMENT' && value === 0
        ? 'the current of a Daly BMS is multiplied by it and always shows 0 A'
        : (UNKNOWN_CHOICE[key] ?? 'what it does is not defined');
    return at(facts, [key], {
      severity: 'warning',
      code: 'unknown-choice',
      message: `${String(value)} is no choice for ${key}; ${effect}, without a message. Choose one of ${choices}.`,
    });
  });
}

/** Milliseconds that the timer of the driver can hold. */
const LONGEST_INTERVAL = 4_294_967_295;

function pollInterval(facts: Facts): Issue[] {
  const seconds = numberOf(facts.values, 'POLL_INTERVAL');
  if (seconds === undefined) return [];
  const milliseconds = seconds * 1000;
  if (milliseconds >= 0 && milliseconds <= LONGEST_INTERVAL) {
    if (seconds > 0) return [];
    return at(facts, ['POLL_INTERVAL'], {
      severity: 'warning',
      code: 'poll-interval',
      message:
        'With 0 the driver reads the battery without any pause, which loads the GX device. Leave it empty for the interval of your BMS type.',
      fix: unset(facts, 'POLL_INTERVAL', false),
    });
  }
  return at(facts, ['POLL_INTERVAL'], {
    severity: 'error',
    code: 'poll-interval',
    message: `${seconds} s is no interval: the driver ends as soon as it has found the battery. Write seconds, for example 2, or leave it empty.`,
    log: Number.isNaN(seconds)
      ? 'TypeError: expected int argument'
      : `OverflowError: ${Math.trunc(milliseconds)} not in range 0 to ${LONGEST_INTERVAL}`,
    fix: unset(facts, 'POLL_INTERVAL', false),
    effect: 'stops',
  });
}

function zeroCurrent(facts: Facts): Issue[] {
  const limits = [
    ['MAX_BATTERY_CHARGE_CURRENT', 'charged'],
    ['MAX_BATTERY_DISCHARGE_CURRENT', 'discharged'],
  ] as const;
  return limits.flatMap(([key, done]) =>
    isSet(facts, key) && !facts.readings.get(key)?.issue && numberOf(facts.values, key) === 0
      ? at(facts, [key], {
          severity: 'warning',
          code: 'zero-current',
          message: `With 0 the battery gets a current limit of 0 A: it is never ${done}. If that is not what you want, write the current in A.`,
        })
      : [],
  );
}

function minNotBelowMax(facts: Facts): Issue[] {
  const min = numberOf(facts.values, 'MIN_CELL_VOLTAGE');
  const max = numberOf(facts.values, 'MAX_CELL_VOLTAGE');
  if (min === undefined || max === undefined || !(min >= max)) return [];
  const keys = ['MIN_CELL_VOLTAGE', 'MAX_CELL_VOLTAGE'];
  if (keys.some((key) => facts.readings.get(key)?.issue !== undefined)) return [];
  return at(facts, keys, {
    severity: 'error',
    code: 'min-not-below-max',
    message: `MIN_CELL_VOLTAGE (${min} V) has to be below MAX_CELL_VOLTAGE (${max} V).`,
  });
}

// ---- settings that need each other

/** 0 is not "off": the reset charge is requested permanently. */
function resetCharge(facts: Facts): Issue[] {
  const days = numberOf(facts.values, 'SOC_RESET_AFTER_DAYS');
  if (days === undefined || facts.readings.get('SOC_RESET_AFTER_DAYS')?.issue) return [];
  if (days <= 0) {
    return at(facts, ['SOC_RESET_AFTER_DAYS'], {
      severity: 'error',
      code: 'endless-reset-charge',
      message: `${days} does not switch the reset charge off: the battery is charged to the reset voltage again and again, and high-voltage alarms stay hidden. To switch it off, leave the value empty.`,
      fix: unset(facts, 'SOC_RESET_AFTER_DAYS', true, 'Remove the line: the reset charge is off then'),
    });
  }
  if (facts.values.get('CVCM_ENABLE') !== false) return [];
  return at(facts, ['CVCM_ENABLE', 'SOC_RESET_AFTER_DAYS'], {
    severity: 'error',
    code: 'endless-reset-charge',
    message:
      'The reset charge (SOC_RESET_AFTER_DAYS) ends with the change to float, and with CVCM_ENABLE = False there is no float: ' +
      'the battery stays at the reset voltage, and high-voltage alarms stay hidden. ' +
      'Set CVCM_ENABLE to True or leave SOC_RESET_AFTER_DAYS empty.',
    fix: setTo(facts, 'CVCM_ENABLE', 'True', false),
  });
}

function temperatureSources(facts: Facts): Issue[] {
  const sensors = numbersOf(facts.values, 'TEMPERATURE_SOURCE_BATTERY');
  if (!sensors || !isSet(facts, 'TEMPERATURE_SOURCE_BATTERY')) return [];
  const usable = sensors.filter((sensor) => [1, 2, 3, 4].includes(sensor));
  if (usable.length === 0) {
    return at(facts, ['TEMPERATURE_SOURCE_BATTERY'], {
      severity: 'warning',
      code: 'no-temperature',
      message:
        'No sensor is selected: the battery has no temperature, and the current limits by temperature do not work. List sensors 1 to 4.',
      fix: setTo(facts, 'TEMPERATURE_SOURCE_BATTERY', '1, 2, 3, 4', true),
    });
  }
  if (usable.length === sensors.length) return [];
  return at(facts, ['TEMPERATURE_SOURCE_BATTERY'], {
    severity: 'warning',
    code: 'no-temperature',
    message: 'Only the sensors 1 to 4 exist; the driver skips other numbers.',
    fix: setTo(facts, 'TEMPERATURE_SOURCE_BATTERY', usable.join(', '), true),
  });
}

/** v1.3 fails while it writes the debug text, and publishes no charge voltage limit. Fixed in v1.4. */
function debugTextBreaksLimit(facts: Facts): Issue[] {
  const {values} = facts;
  if (values.get('SOC_CALCULATION') === true || values.get('CVCM_ENABLE') === false) return [];
  const keys = [
    ...(values.get('GUI_PARAMETERS_SHOW_ADDITIONAL_INFO') === true ? ['GUI_PARAMETERS_SHOW_ADDITIONAL_INFO'] : []),
    ...(values.get('LOGGING') === 'DEBUG' ? ['LOGGING'] : []),
  ];
  const [key] = keys;
  if (key === undefined) return [];
  return at(facts, [key], {
    severity: 'error',
    code: 'debug-empties-cvl',
    message: `In this version ${key} works only with SOC_CALCULATION = True. Without it the charge voltage limit (CVL) stays empty and the charge mode shows --. Remove the line, or update the driver.`,
    fix: unset(facts, key, true),
  });
}

function socCalculationNeedsFloat(facts: Facts): Issue[] {
  if (facts.values.get('SOC_CALCULATION') !== true || facts.values.get('CVCM_ENABLE') !== false) return [];
  return at(facts, ['CVCM_ENABLE', 'SOC_CALCULATION'], {
    severity: 'warning',
    code: 'soc-never-full',
    message:
      'The calculated SoC becomes 100 % at the change to float. With CVCM_ENABLE = False there is no float, so it is never set to 100 %.',
  });
}

/** These versions tell JKBMS over Bluetooth apart by ten characters of the serial number; v2.1 does by the MAC address. */
function equalSerialOverBluetooth(facts: Facts): Issue[] {
  const listed = textsOf(facts, 'BLUETOOTH_BMS').filter((entry) => /^\s*Jkbms_Ble\s/.test(entry));
  if (listed.length < 2) return [];
  return at(facts, ['BLUETOOTH_BMS'], {
    severity: 'info',
    code: 'duplicate-id',
    message:
      'This version tells several JKBMS over Bluetooth apart by ten characters of their serial number. If two have the ' +
      'same ones, only one battery is shown and the other driver ends: its log says "DRIVER STOPPED!". v2.1 uses the MAC ' +
      'address instead.',
  });
}

/** Connecting fails at a path that does not begin with a slash. */
function sensorPaths(facts: Facts, keys: readonly string[]): Issue[] {
  return keys.flatMap((key) => {
    const path = facts.values.get(key);
    if (typeof path !== 'string' || path.startsWith('/') || !isSet(facts, key)) return [];
    return at(facts, [key], {
      severity: 'warning',
      code: 'external-sensor',
      message: `${key} has to begin with a slash. Without it the external sensor cannot be set up, and the driver uses the values of the BMS.`,
      fix: /^[A-Za-z]\w*(?:\/\w+)*$/.test(path) ? setTo(facts, key, `/${path}`, false) : undefined,
    });
  });
}

function externalSensor(facts: Facts): Issue[] {
  const isNew = isSince(facts.release, '2.0');
  const device = isNew ? 'EXTERNAL_SENSOR_DBUS_DEVICE' : 'EXTERNAL_CURRENT_SENSOR_DBUS_DEVICE';
  const paths = isNew
    ? ['EXTERNAL_SENSOR_DBUS_PATH_CURRENT', 'EXTERNAL_SENSOR_DBUS_PATH_SOC']
    : ['EXTERNAL_CURRENT_SENSOR_DBUS_PATH'];
  const hasDevice = typeof facts.values.get(device) === 'string';
  const path = paths.find((key) => typeof facts.values.get(key) === 'string');
  if (hasDevice && path !== undefined) return isSince(facts.release, '1.6') ? sensorPaths(facts, paths) : [];
  if (!hasDevice && path === undefined) return [];
  return at(facts, hasDevice ? [device] : paths.filter((key) => key === path), {
    severity: 'warning',
    code: 'external-sensor',
    message: hasDevice
      ? `${device} has no effect without ${paths.join(' or ')}.`
      : `${path ?? ''} has no effect without ${device}.`,
  });
}

const RECOVERY = [
  ['CHARGE_CURRENT_RECOVERY_THRESHOLD_PERCENT', 'charge'],
  ['DISCHARGE_CURRENT_RECOVERY_THRESHOLD_PERCENT', 'discharge'],
] as const;

/** Shares that hardly anybody means: the default is 0.015, and PERCENT in the name misleads. */
const MOST_RECOVERY = 0.1;

function recoveryThreshold(facts: Facts): Issue[] {
  return RECOVERY.flatMap(([key, direction]) => {
    const share = numberOf(facts.values, key);
    if (share === undefined || !(share > MOST_RECOVERY) || !isSet(facts, key)) return [];
    const meant = String(Number((share / 100).toPrecision(10)));
    const consequence =
      share < 1
        ? `until the calculated limit is above ${rounded(share * 100)} % of the maximum ${direction} current`
        : 'for good, because the calculated limit never gets above the maximum';
    return at(facts, [key], {
      severity: 'warning',
      code: 'recovery-threshold',
      message:
        `${key} is a share: ${share} is ${rounded(share * 100)} %. Once the ${direction} current limit is 0 A, it stays at ` +
        `0 A ${consequence}. For ${share} % write ${meant}.`,
      fix: setTo(facts, key, meant, false),
    });
  });
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const BULK_SOC_SINCE = 'SWITCH_TO_BULK_SOC_THRESHOLD';
const BULK_SOC_BEFORE = 'SOC_LEVEL_TO_RESET_VOLTAGE_LIMIT';

/** The driver wants the SoC above the threshold when it changes to float, and takes the change back below it. */
function bulkAtAnySoc(facts: Facts): Issue[] {
  const key = isSince(facts.release, '2.0') ? BULK_SOC_SINCE : BULK_SOC_BEFORE;
  const threshold = numberOf(facts.values, key);
  if (threshold === undefined || threshold < 100 || facts.values.get('CVCM_ENABLE') === false) return [];
  if (limitMode(facts.version, Object.fromEntries(facts.values)) === 'step') return [];
  return at(facts, [key], {
    severity: 'warning',
    code: 'float-at-no-soc',
    message:
      `The SoC is never above ${threshold} %, so each change to float is an error in the log. A battery that shows less than ` +
      `${threshold} % goes back to bulk after a second and tries again about every 15 minutes. Set ${key} below 100; the default is 80.`,
  });
}

/** Limits of the switch to float and back to bulk lie too close together. */
function bulkAndFloat(facts: Facts): Issue[] {
  const isNew = isSince(facts.release, '2.0');
  const floatKey = isNew ? 'SWITCH_TO_FLOAT_CELL_VOLTAGE_DIFF' : 'CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_UNTIL';
  const restartKey = isNew
    ? 'SWITCH_TO_FLOAT_CELL_VOLTAGE_DEVIATION'
    : 'CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_TIME_RESTART';
  const bulkKey = isNew ? 'SWITCH_TO_BULK_CELL_VOLTAGE_DIFF' : 'CELL_VOLTAGE_DIFF_TO_RESET_VOLTAGE_LIMIT';
  const float = numberOf(facts.values, floatKey);
  const restart = numberOf(facts.values, restartKey);
  const bulk = numberOf(facts.values, bulkKey);
  if (float === undefined || restart === undefined || bulk === undefined) return [];
  if (!isSet(facts, floatKey) && !isSet(facts, restartKey) && !isSet(facts, bulkKey)) return [];
  if (!isNew && restart < float) {
    return at(facts, [restartKey, floatKey], {
      severity: 'warning',
      code: 'float-and-bulk',
      message: `${restartKey} (${restart} V) is below ${floatKey} (${float} V), so the timer starts over all the time and float never comes.`,
    });
  }
  // 10 switches the float criterion off.
  if (isNew && float >= 10) return [];
  if (bulk > float) return [];
  return at(facts, [bulkKey, floatKey], {
    severity: 'warning',
    code: 'float-and-bulk',
    message: `${bulkKey} (${bulk} V) should be well above ${floatKey} (${float} V), else the battery goes back and forth between float and bulk.`,
  });
}

function timeToSoc(facts: Facts): Issue[] {
  const points = numbersOf(facts.values, 'TIME_TO_SOC_POINTS') ?? [];
  if (points.length === 0) return [];
  if (facts.values.get('TIME_TO_GO_ENABLE') === false) {
    return at(facts, ['TIME_TO_SOC_POINTS', 'TIME_TO_GO_ENABLE'], {
      severity: 'warning',
      code: 'time-to-soc',
      message:
        'TIME_TO_SOC_POINTS works with TIME_TO_GO_ENABLE = True only; without it the driver logs an error at each calculation.',
    });
  }
  if (points.length <= 20) return [];
  return at(facts, ['TIME_TO_SOC_POINTS'], {
    severity: 'info',
    code: 'time-to-soc',
    message: `${points.length} points cost computing time; up to 20 are recommended.`,
  });
}

function alarmAboveWarning(facts: Facts): Issue[] {
  const alarm = numberOf(facts.values, 'SOC_LOW_ALARM');
  const warning = numberOf(facts.values, 'SOC_LOW_WARNING');
  if (alarm === undefined || warning === undefined || alarm <= warning) return [];
  return at(facts, ['SOC_LOW_ALARM', 'SOC_LOW_WARNING'], {
    severity: 'warning',
    code: 'alarm-above-warning',
    message: `SOC_LOW_ALARM (${alarm} %) is above SOC_LOW_WARNING (${warning} %), so the warning never shows.`,
  });
}

function liproRange(facts: Facts): Issue[] {
  const start = numberOf(facts.values, 'LIPRO_START_ADDRESS');
  const end = numberOf(facts.values, 'LIPRO_END_ADDRESS');
  if (start === undefined || end === undefined || start <= end) return [];
  return at(facts, ['LIPRO_START_ADDRESS', 'LIPRO_END_ADDRESS'], {
    severity: 'warning',
    code: 'lipro-range',
    message: `LIPRO_START_ADDRESS (${start}) is above LIPRO_END_ADDRESS (${end}), so no cell module is found.`,
  });
}

function mqttLogin(facts: Facts): Issue[] {
  const {values} = facts;
  // A value that could not be read is reported as such.
  if (!values.has('MQTT_USERNAME') || !values.has('MQTT_PASSWORD')) return [];
  const hasUser = typeof values.get('MQTT_USERNAME') === 'string';
  const hasPassword = typeof values.get('MQTT_PASSWORD') === 'string';
  if (hasUser !== hasPassword) {
    const [key, other] = hasUser ? ['MQTT_USERNAME', 'MQTT_PASSWORD'] : ['MQTT_PASSWORD', 'MQTT_USERNAME'];
    return at(facts, [key], {
      severity: 'warning',
      code: 'mqtt-login',
      message: `${key} is used only together with ${other}.`,
    });
  }
  if (!hasPassword || values.get('PUBLISH_CONFIG_VALUES') !== true) return [];
  return at(facts, ['PUBLISH_CONFIG_VALUES'], {
    severity: 'warning',
    code: 'password-published',
    message: 'PUBLISH_CONFIG_VALUES also shows MQTT_USERNAME and MQTT_PASSWORD in clear text on D-Bus.',
  });
}

function rawCapture(facts: Facts): Issue[] {
  if (facts.values.get('BMS_CAPTURE_RAW_DATA') !== true) return [];
  return at(facts, ['BMS_CAPTURE_RAW_DATA'], {
    severity: 'info',
    code: 'raw-capture',
    message: 'The recording wears the flash memory and fills it. Switch it off again when the fault is recorded.',
  });
}

// ---- batteries on the bus

const ADDRESS = /^(?:0x)?[0-9A-F]{2}$/i;

/** BMS types that answer whatever the address is, and the versions in which they do. */
const WITHOUT_ADDRESS: readonly (ReleaseRange & {readonly type: string})[] = [
  {type: 'Jkbms'},
  {type: 'Ecs'},
  {type: 'HLPdataBMS4S'},
  {type: 'ANT'},
  {type: 'Sinowealth'},
  {type: 'LltJbd', since: '1.4', before: '1.6'},
  {type: 'Pace', since: '2.0', before: '2.1'},
  {type: 'LltJbd_Can', since: '2.1'},
];

function addresses(facts: Facts): Issue[] {
  const key = isSince(facts.release, '2.0') ? 'BATTERY_ADDRESSES' : 'MODBUS_ADDRESSES';
  const list = textsOf(facts, key);
  const wrong = list.find((address) => !ADDRESS.test(address) || address.startsWith('0X'));
  if (wrong !== undefined) {
    const option = optionOf(facts.file, key);
    const repaired = repairAddresses(facts.readings.get(key)?.text ?? '');
    const commented = repaired === undefined && option ? cutComment(option) : undefined;
    const inFront = commented && repairAddresses(commented.value);
    const digits = wrong.replace(/^0x/, '');
    const oddOne = digits.search(/[^0-9a-f\s]/i);
    // A missing second digit is missed at the end.
    const position = oddOne < 0 ? digits.length : oddOne;
    return at(facts, [key], {
      severity: 'error',
      code: 'address',
      message: `${stringRepr(shorten(wrong))} is no address. Each one is written as 0x and two hexadecimal digits, for example 0x01, 0x02. With this list no battery is found and the driver ends.${commented ? ' Comments need a line of their own.' : ''}`,
      log: isSince(facts.release, '2.1')
        ? `ValueError: non-hexadecimal number found in fromhex() arg at position ${position}`
        : `Non blocking exception occurred: ValueError('non-hexadecimal number found in fromhex() arg at position ${position}')`,
      fix:
        repaired !== undefined
          ? setTo(facts, key, repaired, true)
          : option && commented && inFront !== undefined
            ? moveComment(facts, option, {...commented, value: inFront}, true)
            : undefined,
      effect: 'stops',
    });
  }
  const never = addressOfOnlyType(facts, key, list);
  if (never.length > 0 || list.length < 2) return never;
  const types = textsOf(facts, 'BMS_TYPE');
  const ignoring = WITHOUT_ADDRESS.filter((range) => isInRange(facts.release, range)).map(({type}) => type);
  const named = types.filter((type) => ignoring.includes(type));
  if (types.length > 0 && named.length === 0) return [];
  return at(facts, [key], {
    severity: named.length > 0 ? 'warning' : 'info',
    code: 'address-ignored',
    message:
      `${(named.length > 0 ? named : ignoring).join(', ')} ${named.length === 1 ? 'answers' : 'answer'} at every address: such a battery is found once ` +
      'per address and the driver of that port stops. ' +
      (named.length > 0 ? 'Leave the list empty for it.' : 'If you have one, name your other types in BMS_TYPE.'),
    log: named.length > 0 ? '** DRIVER STOPPED! Another battery with the same' : undefined,
  });
}

/** 0x80 is asked by default, too. */
const DALY_ADDRESSES: ReadonlySet<number> = new Set([0x80, ...Array.from({length: 16}, (_, index) => 0x40 + index)]);

/** Addresses at which the only type that is named does not answer. */
function addressOfOnlyType(facts: Facts, key: string, list: readonly string[]): Issue[] {
  const [type, ...others] = new Set(textsOf(facts, 'BMS_TYPE').filter((name) => !/_(?:Ble|Mqtt)$/i.test(name)));
  if (type === undefined || others.length > 0 || list.length === 0) return [];
  const numbers = list.map((address) => Number.parseInt(address.replace(/^0x/, ''), 16));
  // Without a battery on its port the driver ends.
  const stops = !isNotSerial(type) && type !== 'Jkbms_pb';
  const warn = (message: string, fix?: Fix): Issue[] =>
    at(facts, [key], {
      severity: stops ? 'error' : 'warning',
      code: 'address-never-found',
      message,
      log: stops ? `${isBefore(facts.release, '2.0') ? 'ERROR >>>' : '>>>'} No battery connection at` : undefined,
      fix,
      effect: stops ? 'stops' : undefined,
    });
  const leaveEmpty = unset(facts, key, false);
  const answersAt0 =
    (type === 'LltJbd' && isSince(facts.release, '1.6')) || (type === 'RV_C_Can' && isSince(facts.release, '2.0'));
  if (answersAt0 && !numbers.includes(0)) {
    return warn(
      `${type} is found at the address 0x00 only: with this list the battery is not found. Leave the list empty.`,
      leaveEmpty,
    );
  }
  if (type === 'Daly' && isSince(facts.release, '2.0') && numbers.every((number) => !DALY_ADDRESSES.has(number))) {
    return warn(
      'A Daly answers at the addresses 0x40 to 0x4F: with this list the battery is not found. Leave the list empty, or name its address.',
      leaveEmpty,
    );
  }
  // The characters 0 to 9 are numbers to this type by chance.
  if (type === 'Seplosv3' && numbers.every((number) => number < 0x30 || number > 0x39)) {
    return warn(
      'Seplosv3 cannot use addresses of a list: with this one the battery is not found. Leave the list empty, then all addresses from 0 to 15 are searched.',
      leaveEmpty,
    );
  }
  if (type === 'Jkbms_pb' && numbers.includes(0)) {
    return warn(
      'With the address 0x00 a JK BMS becomes the master of its bus and does not answer over RS485. Give each BMS an address from 0x01 on by its switches, and list those.',
    );
  }
  return [];
}

function repairAddresses(text: string): string | undefined {
  const items = text.split(/[\s,;|"'[\](){}]+/).filter(Boolean);
  const repaired = items.map((item) => /^(?:0x)?([0-9A-F]{1,2})h?$/i.exec(item)?.[1]?.padStart(2, '0'));
  return items.length > 0 && repaired.every((item) => item !== undefined)
    ? repaired.map((item) => `0x${item}`).join(', ')
    : undefined;
}

const LEGACY_TYPES: Readonly<Record<string, string>> = {Lifepower: 'EG4_Lifepower'};

/** What the version answers to a name it does not know; the names it knows follow. Source: start file of the driver. */
function unknownTypeLog({release}: Facts, type: string): string | undefined {
  if (isBefore(release, '1.4')) return undefined;
  const prefix = isBefore(release, '2.0') ? 'ERROR >>>' : '>>>';
  return `${prefix} BMS type "${shorten(type)}" is not supported. Supported BMS types are:`;
}

/** Names behind one key that a semicolon keeps apart, and a comment behind them, as they were meant. */
function meantTypes(facts: Facts, known: readonly string[]): Fix | undefined {
  const option = optionOf(facts.file, 'BMS_TYPE');
  if (!option) return undefined;
  const isKnown = (type: string): boolean => sameType(type, known) !== undefined;
  const split = (text: string): string[] => text.split(/[,;]/).map(strip).filter(Boolean);
  const written = (types: readonly string[]): string => types.map((type) => sameType(type, known) ?? type).join(', ');
  const all = split(option.raw);
  // With a blank in front of the semicolon the rest can be names that are meant to be off.
  if (option.raw.includes(';') && all.length > 1 && all.every(isKnown))
    return setTo(facts, 'BMS_TYPE', written(all), !/\s;/.test(option.raw));
  // "JKBMS PB" is one name, "Jkbms Daly" are two.
  const apart = all.flatMap((text) => (isKnown(text) ? [text] : text.split(/[\s|/+&]+/).filter(Boolean)));
  if (!option.raw.includes(';') && apart.length > all.length && apart.every(isKnown))
    return setTo(facts, 'BMS_TYPE', written(apart), true);
  const commented = cutComment(option);
  const types = commented ? split(commented.value) : [];
  if (!commented || types.length === 0 || !types.every(isKnown)) return undefined;
  return moveComment(facts, option, {...commented, value: written(types)}, true);
}

function bmsType(facts: Facts): Issue[] {
  const allowed = facts.version.settings.get('BMS_TYPE')?.allowed ?? null;
  const types = textsOf(facts, 'BMS_TYPE');
  if (!isValues(allowed) || types.length === 0 || !isSet(facts, 'BMS_TYPE')) return [];
  const known = allowed.map(({value}) => String(value));
  const unknown = types.find((type) => !known.includes(type));
  if (unknown !== undefined) return typeOfOtherLink(facts, types, known) ?? unknownType(facts, types, known, unknown);
  if (types.every(isNotSerial)) return noSerialType(facts, types);
  if (types.includes('HeltecModbus') && isBefore(facts.release, '2.0')) {
    const isOnly = types.length === 1;
    return at(facts, ['BMS_TYPE'], {
      severity: isOnly ? 'error' : 'warning',
      code: 'bms-type',
      message:
        'In this version the driver stops as soon as it has found a HeltecModbus. Use driver v2.0 or newer for it.',
      log: "TypeError: 'int' object is not iterable",
      effect: isOnly ? 'stops' : undefined,
    });
  }
  return [];
}

const isNotSerial = (type: string): boolean => /_(?:Ble|Can|Mqtt)$/i.test(type);

/** Names of Bluetooth or CAN types leave no serial type to ask; without a battery on such a link the driver ends. */
function noSerialType(facts: Facts, types: readonly string[]): Issue[] {
  const hasOtherLink = ['BLUETOOTH_BMS', 'CAN_PORT', 'MQTT_TOPIC'].some((key) =>
    optionOf(facts.file, key)?.parts.some(({text}) => text.trim() !== ''),
  );
  const isBluetooth = types.every((type) => type.endsWith('_Ble'));
  if (hasOtherLink && !isBluetooth) return [];
  return at(facts, ['BMS_TYPE'], {
    severity: hasOtherLink ? 'warning' : 'error',
    code: 'bms-type',
    message:
      `Only ${isBluetooth ? 'Bluetooth' : 'Bluetooth and CAN'} types are named here, so nothing is searched on serial ports` +
      `${hasOtherLink ? '.' : ', and the driver on such a port ends.'} ` +
      'Bluetooth batteries are set up in BLUETOOTH_BMS, those on a CAN bus in CAN_PORT.',
    log: hasOtherLink ? undefined : `${isBefore(facts.release, '2.0') ? 'ERROR >>>' : '>>>'} No battery connection at`,
    effect: hasOtherLink ? undefined : 'stops',
  });
}

/** What sets up a battery on a link that is no serial port. */
const linkOf = (type: string): {readonly key: string; readonly name: string} =>
  /_Ble$/i.test(type)
    ? {key: 'BLUETOOTH_BMS', name: 'over Bluetooth'}
    : /_Can$/i.test(type)
      ? {key: 'CAN_PORT', name: 'on a CAN bus'}
      : {key: 'MQTT_TOPIC', name: 'over MQTT'};

/** The driver has the type, but does not take its name here: the key of the link is enough. */
function typeOfOtherLink(facts: Facts, types: readonly string[], known: readonly string[]): Issue[] | undefined {
  const unknown = types.filter((type) => !known.includes(type));
  const others = unknown.filter(
    (type) =>
      isNotSerial(type) &&
      facts.version.data.bms.some(({classes}) => classes.some((name) => canonicalType(name) === canonicalType(type))) &&
      !known.some((name) => canonicalType(name) === canonicalType(type)),
  );
  const [other] = others;
  if (other === undefined || isBefore(facts.release, '1.4')) return undefined;
  const left = types.filter((type) => known.includes(type));
  const {key, name} = linkOf(other);
  const hasLinks = others.every((type) =>
    optionOf(facts.file, linkOf(type).key)?.parts.some(({text}) => text.trim() !== ''),
  );
  return at(facts, ['BMS_TYPE'], {
    severity: 'error',
    code: 'bms-type',
    message:
      `In ${facts.version.label} BMS_TYPE does not take "${shorten(other)}": the driver ends, on every port. ` +
      `Remove it; for a battery ${name} ${key} is enough.`,
    log: unknownTypeLog(facts, other),
    fix:
      others.length < unknown.length
        ? undefined
        : left.length === 0
          ? unset(facts, 'BMS_TYPE', hasLinks)
          : setTo(facts, 'BMS_TYPE', [...new Set(left)].join(', '), hasLinks),
    effect: 'stops',
  });
}

/** In these versions BMS_TYPE also chooses what is asked on the CAN bus. */
function canPortWithoutType(facts: Facts): Issue[] {
  const allowed = facts.version.settings.get('BMS_TYPE')?.allowed ?? null;
  const types = textsOf(facts, 'BMS_TYPE');
  const hasCanPort = optionOf(facts.file, 'CAN_PORT')?.parts.some(({text}) => text.trim() !== '');
  if (!hasCanPort || !isSet(facts, 'BMS_TYPE') || !isValues(allowed) || types.every(isNotSerial)) return [];
  const known = allowed.map(({value}) => String(value));
  if (types.some((type) => type.endsWith('_Can') || !known.includes(type))) return [];
  return at(facts, ['BMS_TYPE'], {
    severity: 'warning',
    code: 'bms-type',
    message:
      'CAN_PORT is set, but BMS_TYPE names no type for a CAN bus: nothing is searched there. ' +
      'Add the type of your battery, for example Jkbms_Can, or leave BMS_TYPE empty.',
  });
}

const canonicalType = (type: string): string => type.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The letters of one word in another, in their order. */
function hasLetters(word: string, letters: string): boolean {
  let found = 0;
  for (const letter of word) if (letter === letters[found]) found++;
  return found === letters.length;
}

/** The type that a name is meant for: "JBD" is LltJbd, "Jk_Pb" is Jkbms_pb; none when it is far from all. */
function nearestType(type: string, known: readonly string[]): string | undefined {
  const wanted = canonicalType(type);
  if (wanted.length < 2) return undefined;
  const part =
    known.find((candidate) => canonicalType(candidate).includes(wanted)) ??
    known.find((candidate) => wanted.length > 2 && hasLetters(canonicalType(candidate), wanted));
  if (part !== undefined) return part;
  const [best, ...others] = nearestOf(wanted, known.map(canonicalType), Math.ceil(wanted.length / 3));
  return others.length > 0 ? undefined : known.find((candidate) => canonicalType(candidate) === best);
}

/** The name as the version spells it; undefined when it is another one. */
const sameType = (type: string, known: readonly string[]): string | undefined =>
  known.includes(type)
    ? type
    : (LEGACY_TYPES[type] ?? known.find((candidate) => canonicalType(candidate) === canonicalType(type)));

function unknownType(facts: Facts, types: readonly string[], known: readonly string[], unknown: string): Issue[] {
  const same = (type: string): string | undefined => sameType(type, known);
  const isCertain = types.every((type) => same(type) !== undefined);
  const repaired = types.map((type) => same(type) ?? nearestType(type, known));
  const nearest = same(unknown) ?? nearestType(unknown, known);
  // Before 1.4 nothing checks the names: one that is known is searched, and with none the driver finds nothing and ends.
  const isChecked = isSince(facts.release, '1.4');
  const stops = isChecked || !types.some((type) => known.includes(type) && !isNotSerial(type));
  const consequence = isChecked
    ? 'The driver ends, on every port.'
    : stops
      ? 'The driver ignores it, finds no battery and ends.'
      : 'The driver ignores it.';
  const value = repaired.join(', ');
  const meant = meantTypes(facts, known);
  const option = optionOf(facts.file, 'BMS_TYPE');
  const hasComment = option !== undefined && cutComment(option) !== undefined;
  const advice = meant
    ? hasComment && meant.edits.length > 1
      ? 'Comments need a line of their own.'
      : 'Separate the names by commas.'
    : hasComment
      ? 'Comments need a line of their own. Capitals and small letters count.'
      : 'Capitals and small letters count. ' +
        (nearest === undefined ? 'The BMS finder tells the type of yours.' : `Did you mean ${nearest}?`);
  const nearestFix =
    !hasComment && repaired.every((type) => type !== undefined)
      ? setTo(facts, 'BMS_TYPE', value, isCertain)
      : undefined;
  return at(facts, ['BMS_TYPE'], {
    severity: stops ? 'error' : 'warning',
    code: 'bms-type',
    message: `${facts.version.label} has no BMS type "${shorten(unknown)}". ${consequence} ${advice}`,
    log: unknownTypeLog(facts, unknown),
    fix: meant ?? nearestFix,
    effect: stops ? 'stops' : undefined,
  });
}

/** What the driver for an excluded port does. The drivers for other ports do not look at the entry. */
function excludedPorts(facts: Facts, ports: readonly string[]): Issue[] {
  const [first] = ports;
  if (first === undefined) return [];
  const {release} = facts;
  const isOne = ports.length === 1;
  const names = ports.map((port) => shorten(port)).join(', ');
  const s = isOne ? 's' : '';
  const does = isSince(release, '2.1')
    ? `end${s} right after the start`
    : isSince(release, '2.0')
      ? `wait${s} 60 s again and again`
      : `wait${s} 60 s and end${s}`;
  return at(facts, ['EXCLUDED_DEVICES'], {
    severity: 'info',
    code: 'excluded-devices',
    message:
      `The ${isOne ? 'driver' : 'drivers'} for ${names} ${does}: a battery there is not found. ` +
      'Other ports are searched as usual.',
    log: isSince(release, '2.1')
      ? `INFO Stopped dbus-serialbattery: ${shorten(first)} is excluded by the config file`
      : undefined,
  });
}

function excludedDevices(facts: Facts): Issue[] {
  if (!isSet(facts, 'EXCLUDED_DEVICES')) return [];
  const devices = textsOf(facts, 'EXCLUDED_DEVICES');
  // The driver compares whole paths: neither * nor several ports in one entry name one.
  const isPath = (device: string): boolean => /^\/dev\/[\w.-]+$/.test(device);
  const excluded = excludedPorts(facts, devices.filter(isPath));
  const wrong = devices.find((device) => !isPath(device));
  if (wrong === undefined) return excluded;
  const items = devices
    .flatMap((device) => device.split(/[\s;]+/).filter(Boolean))
    .map((device) => (device.startsWith('/dev/') ? device : `/dev/${device}`));
  const isPlainName = items.every((device) => /^\/dev\/tty\w+$/.test(device));
  return [
    ...excluded,
    ...at(facts, ['EXCLUDED_DEVICES'], {
      severity: 'warning',
      code: 'excluded-devices',
      message: wrong.startsWith('/dev/')
        ? `"${shorten(wrong)}" excludes nothing: each entry has to be the path of one port, for example /dev/ttyUSB2, with a comma between two. A comment needs a line of its own.`
        : `"${shorten(wrong)}" excludes nothing: write the whole path, for example /dev/ttyUSB2.`,
      fix: isPlainName ? setTo(facts, 'EXCLUDED_DEVICES', items.join(', '), true) : undefined,
    }),
  ];
}

const TRAPS: readonly TrapRule[] = [
  {find: limiterListsThatStop},
  {find: unequalLists},
  {find: unsortedLists},
  {find: chargeListUpsideDown},
  {find: currentCorrection},
  {find: sensorAdjustment, since: '2.1'},
  {find: outOfRange},
  {find: unknownChoice},
  {find: pollInterval},
  {find: zeroCurrent},
  {find: minNotBelowMax},
  {find: resetCharge},
  {find: temperatureSources, since: '2.0'},
  {find: debugTextBreaksLimit, before: '1.4'},
  {find: socCalculationNeedsFloat, since: '2.0'},
  {find: equalSerialOverBluetooth, before: '2.1'},
  {find: externalSensor},
  {find: recoveryThreshold},
  {find: bulkAtAnySoc},
  {find: bulkAndFloat},
  {find: timeToSoc},
  {find: alarmAboveWarning},
  {find: liproRange},
  {find: mqttLogin, since: '2.1'},
  {find: rawCapture, since: '2.1'},
  {find: addresses, since: '1.4'},
  {find: bmsType},
  {find: canPortWithoutType, before: '1.4'},
  {find: canPortWithoutType, since: '1.6', before: '2.0'},
  {find: excludedDevices},
];

/** @param values the settings after the driver's own corrections */
export function checkTraps(context: CheckContext, values: ReadonlyMap<string, SettingValue>): Issue[] {
  const facts: Facts = {...context, values};
  return TRAPS.filter((rule) => isInRange(context.release, rule)).flatMap(({find}) => find(facts));
}
