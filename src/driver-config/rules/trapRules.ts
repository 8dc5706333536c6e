/**
 * What the driver does not check when it reads the file, but what fails later: while it looks for the battery, at the
 * first reading, or silently for good. Each rule says since when it holds; without `since` it holds in all versions.
 */
import {say} from '../texts/say.ts';
import {changeTo, issueAtFirstOf, shorten} from './context.ts';
import type {CheckContext, Issue, Kind, Words} from './context.ts';
import {cutComment, moveComment} from './inlineComment.ts';
import type {FindingCode} from '../findingCodes.ts';
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
  /** What the rule finds, unless a finding says otherwise. */
  readonly code: FindingCode;
}

interface TrapRule extends ReleaseRange {
  readonly code: FindingCode;
  readonly find: (facts: Facts) => readonly Issue[];
}

const isSet = ({readings}: CheckContext, key: string): boolean => readings.get(key)?.option !== undefined;

const textsOf = ({values}: Facts, key: string): readonly string[] => {
  const value = values.get(key);
  return Array.isArray(value) ? value.map(String) : [];
};

/** A finding at the first of these keys that the file sets: of the code of its rule unless it says otherwise. */
const at = (facts: Facts, keys: readonly string[], parts: Partial<Kind> & Words): Issue[] => [
  issueAtFirstOf(facts, keys, {code: facts.code, ...parts}),
];

const unset = (facts: Facts, key: string, safe: boolean, title = say('structure.remove-line')): Fix | undefined => {
  const option = optionOf(facts.file, key);
  return option && {title, safe, edits: removeOption(option)};
};

const setTo = (facts: Facts, key: string, value: string, safe: boolean): Fix | undefined => {
  const option = optionOf(facts.file, key);
  return option && changeTo(option, value, safe);
};

/** An error of the search for the battery, as the log of the version shows it. */
const errorLog = ({release}: Facts, text: string): string =>
  `${isBefore(release, '2.0') ? 'ERROR >>>' : '>>>'} ${text}`;

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
    ? say('trap.at-most-maximum-charge-current')
    : say('trap.full-current', {direction: curve.direction});

/** No version compares the lengths of paired lists. */
function unequalLists(facts: Facts): Issue[] {
  return CURVES.filter((curve) => isInRange(facts.release, curve)).flatMap((curve) => {
    const {points, fractions} = curve;
    // A list that cannot be read is empty; what that does is said with the reading.
    if ([points, fractions].some((key) => facts.readings.get(key)?.issue !== undefined)) return [];
    if (listThatStops(facts, curve) !== undefined) return [];
    const allowed = allowedInstead(curve, facts);
    const x = numbersOf(facts.values, points);
    const y = numbersOf(facts.values, fractions);
    if (!x || !y || x.length === y.length || (!isSet(facts, points) && !isSet(facts, fractions))) return [];
    const isPointsSet = isSet(facts, points);
    const isBothSet = isPointsSet && isSet(facts, fractions);
    const hidesError119 = failsAtFirstReading(facts, curve);
    const hasEmpty = Math.min(x.length, y.length) === 0;
    const effect = hidesError119
      ? say('trap.at-ordinary-readings-driver-then', {allowed})
      : hasEmpty
        ? say('trap.at-every-reading-driver-then', {allowed})
        : x.length > y.length
          ? say('trap.for-some-readings-driver-then', {allowed})
          : say('trap.driver-then-uses-wrong-pairs');
    const [empty, other] = y.length === 0 ? [fractions, points] : [points, fractions];
    const isEmpty = hasEmpty && isSet(facts, empty);
    const advice = isEmpty
      ? say('trap.remove-line-or-write-as-many', {other})
      : isBothSet
        ? say('trap.give-both-same-number-entries')
        : say('trap.only-one-two-set-file', {label: facts.version.label});
    return at(facts, [points, fractions], {
      severity: 'error',
      message: `${points} has ${entries(x.length)}, ${fractions} has ${y.length}. ${effect} ${advice}`,
      fix: isEmpty ? unset(facts, empty, false) : undefined,
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
    return at(facts, [key], {message: say('trap.entries-neither-rise-nor-fall', {key})});
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
    message: say('trap.charging-stops-at-v-per', {last, max}),
  });
}

/** The list of a curve that has no entry although the driver needs its first one at the start, in any version. */
function listThatStops(facts: Facts, {points, fractions, source, direction}: Curve): string | undefined {
  const first = numbersOf(facts.values, points)?.[0];
  if (source !== 'cell-voltage') return undefined;
  if (first === undefined) return numbersOf(facts.values, points) && points;
  if (numbersOf(facts.values, fractions)?.length !== 0) return undefined;
  const isBeyond = (key: string): boolean => {
    const bound = numberOf(facts.values, key);
    return bound !== undefined && (direction === 'charge' ? first < bound : first > bound);
  };
  const days = facts.values.get('SOC_RESET_AFTER_DAYS');
  const isResetOn = typeof days === 'number' && (days !== 0 || isBefore(facts.release, '1.6'));
  const resetKey = isSince(facts.release, '2.0') ? 'SOC_RESET_CELL_VOLTAGE' : 'SOC_RESET_VOLTAGE';
  const isNeeded =
    direction === 'charge'
      ? isBeyond('MAX_CELL_VOLTAGE') || (isResetOn && isBeyond(resetKey))
      : isBeyond('MIN_CELL_VOLTAGE');
  return isNeeded ? fractions : undefined;
}

const limiterListsThatStop = (facts: Facts): Issue[] =>
  CURVES.flatMap((curve) => {
    const key = listThatStops(facts, curve);
    if (key === undefined) return [];
    return at(facts, [key, 'SOC_RESET_AFTER_DAYS', 'MAX_CELL_VOLTAGE', 'MIN_CELL_VOLTAGE'], {
      severity: 'error',
      message:
        key === curve.points
          ? say('trap.has-no-entry-can-be', {points: key})
          : say('trap.has-no-entry-driver-needs', {fractions: key}),
      log: 'IndexError: list index out of range',
      effect: 'stops',
    });
  });

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
      ? say('trap.driver-stops-restarts-again-again', {
          rest: from === undefined ? say('trap.at-first-reading') : say('trap.as-soon-as-bms-reports', {from}),
        })
      : isBefore(facts.release, '2.0')
        ? say('trap.soc-calculation-calculated-soc-wrong')
        : say('trap.driver-then-uses-wrong-pairs');
    return at(facts, [reported, measured], {
      severity: fails ? 'error' : 'warning',
      message: say('trap.has-has-give-both-same', {
        reported,
        count: entries(x.length),
        measured,
        count2: y.length,
        consequence,
      }),
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
    message: say('trap.second-number-factor-0-temperature', {
      offset,
      rest: offset === 0 ? say('trap.leave-as') : say('trap.add-c-only', {offset}),
    }),
  });
}

/** `-2,5` is an offset of -2 and a factor of 5, which hardly anybody means. */
function offsetWithComma(facts: Facts, key: string, [offset = 0, factor = 0]: readonly number[]): Issue[] {
  const text = strip(facts.readings.get(key)?.text ?? '');
  if (!isSet(facts, key) || factor < 2 || !/^[+-]?\d+,\d+$/.test(text)) return [];
  const meant = text.replace(',', '.');
  return at(facts, [key], {
    message: say('trap.comma-separates-offset-factor-offset', {offset, factor, meant}),
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
      message: isShort
        ? say('trap.needs-two-numbers-offset-factor', {
            key,
            rest: list.length === 0 ? 'none' : 'one',
            rest2: isAlwaysRead ? say('trap.ends-at-first-reading') : say('trap.starts-ends-at-first-reading'),
          })
        : say('trap.needs-two-numbers-offset-factor-2', {key}),
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
    return at(facts, [key], {message: say('trap.makes-no-sense-for-meant', {wrong, key, range})});
  });
}

const UNKNOWN_CHOICE: Readonly<Record<string, string>> = {
  CHARGE_MODE: say('trap.acts-as-linear-1'),
  CVL_CONTROLLER_MODE: say('trap.controller-off-0'),
  INVERT_CURRENT_MEASUREMENT: say('trap.current-daly-bms-multiplied-by'),
};

function unknownChoice(facts: Facts): Issue[] {
  return [...facts.readings.values()].flatMap(({key, option, setting, value, issue}) => {
    if (!option || issue || setting.type !== 'enum' || key === 'LOGGING' || !isValues(setting.allowed)) return [];
    if (setting.allowed.some((allowed) => allowed.value === value)) return [];
    const choices = setting.allowed.map((allowed) => `${allowed.value} (${allowed.meaning})`).join(', ');
    const effect =
      key === 'INVERT_CURRENT_MEASUREMENT' && value === 0
        ? say('trap.current-daly-bms-multiplied-by-2')
        : (UNKNOWN_CHOICE[key] ?? say('trap.what-does-not-defined'));
    return at(facts, [key], {
      message: say('trap.no-choice-for-without-message', {value: String(value), key, effect, choices}),
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
      message: say('trap.0-driver-reads-battery-without'),
      fix: unset(facts, 'POLL_INTERVAL', false),
    });
  }
  return at(facts, ['POLL_INTERVAL'], {
    severity: 'error',
    message: say('trap.s-no-interval-driver-ends', {seconds}),
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
      ? at(facts, [key], {message: say('trap.0-battery-gets-current-limit', {done})})
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
    message: say('trap.min-cell-voltage-v-has', {min, max}),
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
      message: say('trap.does-not-switch-reset-charge', {days}),
      fix: unset(facts, 'SOC_RESET_AFTER_DAYS', true, say('trap.remove-line-reset-charge-off')),
    });
  }
  if (facts.values.get('CVCM_ENABLE') !== false) return [];
  return at(facts, ['CVCM_ENABLE', 'SOC_RESET_AFTER_DAYS'], {
    severity: 'error',
    message: say('trap.reset-charge-soc-reset-after'),
    fix: setTo(facts, 'CVCM_ENABLE', 'True', false),
  });
}

function temperatureSources(facts: Facts): Issue[] {
  const sensors = numbersOf(facts.values, 'TEMPERATURE_SOURCE_BATTERY');
  if (!sensors || !isSet(facts, 'TEMPERATURE_SOURCE_BATTERY')) return [];
  const usable = sensors.filter((sensor) => [1, 2, 3, 4].includes(sensor));
  if (usable.length === 0) {
    return at(facts, ['TEMPERATURE_SOURCE_BATTERY'], {
      message: say('trap.no-sensor-selected-battery-has'),
      fix: setTo(facts, 'TEMPERATURE_SOURCE_BATTERY', '1, 2, 3, 4', true),
    });
  }
  if (usable.length === sensors.length) return [];
  return at(facts, ['TEMPERATURE_SOURCE_BATTERY'], {
    message: say('trap.only-sensors-1-4-exist'),
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
    message: say('trap.version-works-only-soc-calculation', {key}),
    fix: unset(facts, key, true),
  });
}

function socCalculationNeedsFloat(facts: Facts): Issue[] {
  if (facts.values.get('SOC_CALCULATION') !== true || facts.values.get('CVCM_ENABLE') !== false) return [];
  return at(facts, ['CVCM_ENABLE', 'SOC_CALCULATION'], {message: say('trap.calculated-soc-becomes-100-at')});
}

/** These versions tell JKBMS over Bluetooth apart by ten characters of the serial number; v2.1 does by the MAC address. */
function equalSerialOverBluetooth(facts: Facts): Issue[] {
  const listed = textsOf(facts, 'BLUETOOTH_BMS').filter((entry) => /^\s*Jkbms_Ble\s/.test(entry));
  if (listed.length < 2) return [];
  return at(facts, ['BLUETOOTH_BMS'], {
    severity: 'info',
    message: say('trap.version-tells-several-jkbms-over'),
  });
}

/** Connecting fails at a path that does not begin with a slash. */
function sensorPaths(facts: Facts, keys: readonly string[]): Issue[] {
  return keys.flatMap((key) => {
    const path = facts.values.get(key);
    if (typeof path !== 'string' || path.startsWith('/') || !isSet(facts, key)) return [];
    return at(facts, [key], {
      message: say('trap.has-begin-slash-without-external', {key}),
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
    message: hasDevice
      ? say('trap.has-no-effect-without', {device, paths: paths.join(' or ')})
      : say('trap.has-no-effect-without-2', {path: path ?? '', device}),
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
        ? say('trap.until-calculated-limit-above-maximum', {share: rounded(share * 100), direction})
        : say('trap.for-good-because-calculated-limit');
    return at(facts, [key], {
      message: say('trap.share-once-current-limit-0', {
        key,
        share,
        share2: rounded(share * 100),
        direction,
        consequence,
        meant,
      }),
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
  return at(facts, [key], {message: say('trap.soc-never-above-so-each', {threshold, key})});
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
      message: say('trap.v-below-v-so-timer', {restartKey, restart, floatKey, float}),
    });
  }
  // 10 switches the float criterion off.
  if (isNew && float >= 10) return [];
  if (bulk > float) return [];
  return at(facts, [bulkKey, floatKey], {
    message: say('trap.v-should-be-well-above', {bulkKey, bulk, floatKey, float}),
  });
}

function timeToSoc(facts: Facts): Issue[] {
  const points = numbersOf(facts.values, 'TIME_TO_SOC_POINTS') ?? [];
  if (points.length === 0) return [];
  if (facts.values.get('TIME_TO_GO_ENABLE') === false) {
    return at(facts, ['TIME_TO_SOC_POINTS', 'TIME_TO_GO_ENABLE'], {message: say('trap.time-soc-points-works-time')});
  }
  if (points.length <= 20) return [];
  return at(facts, ['TIME_TO_SOC_POINTS'], {
    severity: 'info',
    message: say('trap.points-cost-computing-time-up', {count: points.length}),
  });
}

function alarmAboveWarning(facts: Facts): Issue[] {
  const alarm = numberOf(facts.values, 'SOC_LOW_ALARM');
  const warning = numberOf(facts.values, 'SOC_LOW_WARNING');
  if (alarm === undefined || warning === undefined || alarm <= warning) return [];
  return at(facts, ['SOC_LOW_ALARM', 'SOC_LOW_WARNING'], {
    message: say('trap.soc-low-alarm-above-soc', {alarm, warning}),
  });
}

function liproRange(facts: Facts): Issue[] {
  const start = numberOf(facts.values, 'LIPRO_START_ADDRESS');
  const end = numberOf(facts.values, 'LIPRO_END_ADDRESS');
  if (start === undefined || end === undefined || start <= end) return [];
  return at(facts, ['LIPRO_START_ADDRESS', 'LIPRO_END_ADDRESS'], {
    message: say('trap.lipro-start-address-above-lipro', {start, end}),
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
    return at(facts, [key], {message: say('trap.used-only-together', {key, other})});
  }
  if (!hasPassword || values.get('PUBLISH_CONFIG_VALUES') !== true) return [];
  return at(facts, ['PUBLISH_CONFIG_VALUES'], {
    code: 'password-published',
    message: say('trap.publish-config-values-also-shows'),
  });
}

function rawCapture(facts: Facts): Issue[] {
  if (facts.values.get('BMS_CAPTURE_RAW_DATA') !== true) return [];
  return at(facts, ['BMS_CAPTURE_RAW_DATA'], {
    severity: 'info',
    message: say('trap.recording-wears-flash-memory-fills'),
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
      message: say('trap.no-address-each-one-written', {
        stringRepr: stringRepr(shorten(wrong)),
        rest: commented ? say('trap.comments-need-line-their-own') : '',
      }),
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
    message: say('trap.at-every-address-such-battery', {
      rest: (named.length > 0 ? named : ignoring).join(', '),
      rest2: named.length === 1 ? 'answers' : 'answer',
      rest3: named.length > 0 ? say('trap.leave-list-empty-for') : say('trap.if-you-have-one-name'),
    }),
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
      log: stops ? errorLog(facts, 'No battery connection at') : undefined,
      fix,
      effect: stops ? 'stops' : undefined,
    });
  const leaveEmpty = unset(facts, key, false);
  const answersAt0 =
    (type === 'LltJbd' && isSince(facts.release, '1.6')) || (type === 'RV_C_Can' && isSince(facts.release, '2.0'));
  if (answersAt0 && !numbers.includes(0)) {
    return warn(say('trap.found-at-address-0x00-only', {type}), leaveEmpty);
  }
  if (type === 'Daly' && isSince(facts.release, '2.0') && numbers.every((number) => !DALY_ADDRESSES.has(number))) {
    return warn(say('trap.daly-answers-at-addresses-0x40'), leaveEmpty);
  }
  // The characters 0 to 9 are numbers to this type by chance.
  if (type === 'Seplosv3' && numbers.every((number) => number < 0x30 || number > 0x39)) {
    return warn(say('trap.seplosv3-cannot-use-addresses-list'), leaveEmpty);
  }
  if (type === 'Jkbms_pb' && numbers.includes(0)) {
    return warn(say('trap.address-0x00-jk-bms-becomes'));
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
const unknownTypeLog = (facts: Facts, type: string): string | undefined =>
  isBefore(facts.release, '1.4')
    ? undefined
    : errorLog(facts, `BMS type "${shorten(type)}" is not supported. Supported BMS types are:`);

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
      message: say('trap.version-driver-stops-as-soon'),
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
    message: say('trap.only-types-named-here-so', {
      rest: isBluetooth ? 'Bluetooth' : say('trap.bluetooth-can'),
      rest2: hasOtherLink ? '.' : say('trap.driver-such-port-ends'),
    }),
    log: hasOtherLink ? undefined : errorLog(facts, 'No battery connection at'),
    effect: hasOtherLink ? undefined : 'stops',
  });
}

/** What sets up a battery on a link that is not a serial port. */
const linkOf = (type: string): {readonly key: string; readonly name: string} =>
  /_Ble$/i.test(type)
    ? {key: 'BLUETOOTH_BMS', name: 'over Bluetooth'}
    : /_Can$/i.test(type)
      ? {key: 'CAN_PORT', name: say('trap.can-bus')}
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
    message: say('trap.bms-type-does-not-take', {label: facts.version.label, other: shorten(other), name, key}),
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
  return at(facts, ['BMS_TYPE'], {message: say('trap.can-port-set-but-bms')});
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
    ? say('trap.driver-ends-every-port')
    : stops
      ? say('trap.driver-ignores-finds-no-battery')
      : say('trap.driver-ignores');
  const value = repaired.join(', ');
  const meant = meantTypes(facts, known);
  const option = optionOf(facts.file, 'BMS_TYPE');
  const hasComment = option !== undefined && cutComment(option) !== undefined;
  const advice = meant
    ? hasComment && meant.edits.length > 1
      ? say('trap.comments-need-line-their-own-2')
      : say('trap.separate-names-by-commas')
    : hasComment
      ? say('trap.comments-need-line-their-own-3')
      : say('trap.capitals-small-letters-count', {
          rest: nearest === undefined ? say('trap.bms-finder-tells-type-yours') : say('trap.did-you-mean', {nearest}),
        });
  const nearestFix =
    !hasComment && repaired.every((type) => type !== undefined)
      ? setTo(facts, 'BMS_TYPE', value, isCertain)
      : undefined;
  return at(facts, ['BMS_TYPE'], {
    severity: stops ? 'error' : 'warning',
    message: say('trap.has-no-bms-type', {label: facts.version.label, unknown: shorten(unknown), consequence, advice}),
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
    ? say('trap.end-right-after-start', {s})
    : isSince(release, '2.0')
      ? say('trap.wait-60-s-again-again', {s})
      : say('trap.wait-60-s-end', {s});
  return at(facts, ['EXCLUDED_DEVICES'], {
    severity: 'info',
    message: say('trap.for-battery-there-not-found', {rest: isOne ? 'driver' : 'drivers', names, does}),
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
      message: wrong.startsWith('/dev/')
        ? say('trap.excludes-nothing-each-entry-has', {wrong: shorten(wrong)})
        : say('trap.excludes-nothing-write-whole-path', {wrong: shorten(wrong)}),
      fix: isPlainName ? setTo(facts, 'EXCLUDED_DEVICES', items.join(', '), true) : undefined,
    }),
  ];
}

const TRAPS: readonly TrapRule[] = [
  {code: 'list-stops-start', find: limiterListsThatStop},
  {code: 'unequal-lists', find: unequalLists},
  {code: 'unsorted-list', find: unsortedLists},
  {code: 'charge-stops-below-max', find: chargeListUpsideDown},
  {code: 'unequal-lists', find: currentCorrection},
  {code: 'sensor-adjustment', find: sensorAdjustment, since: '2.1'},
  {code: 'out-of-range', find: outOfRange},
  {code: 'unknown-choice', find: unknownChoice},
  {code: 'poll-interval', find: pollInterval},
  {code: 'zero-current', find: zeroCurrent},
  {code: 'min-not-below-max', find: minNotBelowMax},
  {code: 'endless-reset-charge', find: resetCharge},
  {code: 'no-temperature', find: temperatureSources, since: '2.0'},
  {code: 'debug-empties-cvl', find: debugTextBreaksLimit, before: '1.4'},
  {code: 'soc-never-full', find: socCalculationNeedsFloat, since: '2.0'},
  {code: 'duplicate-id', find: equalSerialOverBluetooth, before: '2.1'},
  {code: 'external-sensor', find: externalSensor},
  {code: 'recovery-threshold', find: recoveryThreshold},
  {code: 'float-at-no-soc', find: bulkAtAnySoc},
  {code: 'float-and-bulk', find: bulkAndFloat},
  {code: 'time-to-soc', find: timeToSoc},
  {code: 'alarm-above-warning', find: alarmAboveWarning},
  {code: 'lipro-range', find: liproRange},
  {code: 'mqtt-login', find: mqttLogin, since: '2.1'},
  {code: 'raw-capture', find: rawCapture, since: '2.1'},
  {code: 'address', find: addresses, since: '1.4'},
  {code: 'bms-type', find: bmsType},
  {code: 'bms-type', find: canPortWithoutType, before: '1.4'},
  {code: 'bms-type', find: canPortWithoutType, since: '1.6', before: '2.0'},
  {code: 'excluded-devices', find: excludedDevices},
];

/** @param values the settings after the driver's own corrections */
export function checkTraps(context: CheckContext, values: ReadonlyMap<string, SettingValue>): Issue[] {
  return TRAPS.filter((rule) => isInRange(context.release, rule)).flatMap(({code, find}) =>
    find({...context, values, code}),
  );
}
