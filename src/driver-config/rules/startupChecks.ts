/**
 * The checks that the driver makes when it starts, in its order, with its own corrections and its own texts.
 * A check without `since` is in all versions, one without `before` also in every future one.
 * Source of all of them: the settings module of the driver at v1.3, v1.4, v1.6, v2.0 and v2.1.
 */
import {say} from '../texts/say.ts';
import {issueAtFirstOf, issueLog} from './context.ts';
import type {CheckContext, Issue} from './context.ts';
import type {FindingCode} from '../findingCodes.ts';
import {isUpsideDown, turnRound} from './curveRules.ts';
import {notPerCell} from './perCell.ts';
import {CURVES, maximumKey, type Curve} from '../limits/curves.ts';
import {setKey} from '../ini/edits.ts';
import {optionOf} from '../ini/iniFile.ts';
import {floatRepr} from '../ini/python.ts';
import {numberOf, numbersOf, valuesOf} from '../ini/readSettings.ts';
import type {Readings} from '../ini/readSettings.ts';
import {isBefore, isInRange, isSince} from '../../versions/release.ts';
import type {Release, ReleaseRange} from '../../versions/release.ts';
import type {Fix, SettingValue} from '../types.ts';

/** Values during the start: the driver's corrections change them. */
class Values extends Map<string, SettingValue> {
  /** Keys whose value is a replacement for an unreadable one: the driver prints those without decimals. */
  readonly replaced = new Set<string>();

  /** Voltages of the whole battery stand for those of a cell: advice that builds on them is wrong. */
  isOutOfScale = false;

  /** Keys that the file sets. */
  readonly inFile = new Set<string>();

  /** A number as the driver prints it. */
  print(key: string): string {
    const value = this.get(key);
    if (typeof value !== 'number') return '';
    return this.replaced.has(key) ? String(value) : floatRepr(value);
  }

  /** Gives one key the value of another one. */
  copy(key: string, source: string): void {
    this.set(key, this.get(source) ?? null);
    if (this.replaced.has(source)) this.replaced.add(key);
    else this.replaced.delete(key);
  }
}

interface Found {
  /** The driver's text without its prefix. */
  readonly log: string;
  readonly message: string;
  /** What to do, where the values are what the reader meant. */
  readonly advice?: string;
  /** What the driver uses instead. */
  readonly correction?: () => void;
  /** Set this key to the text of another one, or to this text. */
  readonly fix?: {
    readonly title: string;
    readonly safe: boolean;
    readonly key: string;
    readonly value: string;
    /** Keys that have to change with it. */
    readonly also?: readonly (readonly [key: string, value: string])[];
  };
}

interface StartupCheck extends ReleaseRange {
  readonly code: FindingCode;
  /** Keys it is about: the finding is shown at the first one that the file sets. */
  readonly keys: readonly string[];
  /** `warning`: a line in the log only. */
  readonly severity?: 'warning';
  readonly find: (values: Values, release: Release) => Found | undefined;
}

const PLEASE = 'Please check the configuration.';

const STILL_WORKS = 'To ensure that the driver still works correctly,';

/** Keys that have another name before 2.0. */
const RESET_VOLTAGE_SINCE = 'SOC_RESET_CELL_VOLTAGE';
const RESET_VOLTAGE_BEFORE = 'SOC_RESET_VOLTAGE';

const resetVoltageKey = (release: Release): string =>
  isSince(release, '2.0') ? RESET_VOLTAGE_SINCE : RESET_VOLTAGE_BEFORE;

/** What a limiter's list of fractions means in ampere. */
function amperes(values: Values, currentKey: string, fractionKey: string): readonly number[] | undefined {
  const current = values.get(currentKey);
  const fractions = numbersOf(values, fractionKey);
  return typeof current === 'number' && fractions ? fractions.map((fraction) => current * fraction) : undefined;
}

/** Whether the reset charge is on. Up to 1.4, 0 days count as on. */
function isResetOn(values: Values, release: Release, zeroCounts: boolean): boolean {
  const days = values.get('SOC_RESET_AFTER_DAYS');
  if (typeof days !== 'number') return false;
  return days !== 0 || (zeroCounts && isBefore(release, '1.6'));
}

interface Bound {
  readonly side: 'above' | 'below';
  /** What the driver uses the bound for instead. */
  readonly use?: string;
  readonly advice: string;
  /** How the driver prints the two voltages. */
  readonly printed?: readonly [value: string, bound: string];
}

/** A voltage on the wrong side of a bound: the driver uses the bound instead. */
function outsideBound(values: Values, key: string, boundKey: string, options: Bound): Found | undefined {
  const {side, use = '', advice, printed = [values.print(key), values.print(boundKey)]} = options;
  const value = numberOf(values, key);
  const bound = numberOf(values, boundKey);
  if (value === undefined || bound === undefined || !(side === 'above' ? value > bound : value < bound))
    return undefined;
  return {
    log:
      `${key} (${printed[0]} V) is ${side === 'above' ? 'greater' : 'less'} than ${boundKey} (${printed[1]} V). ` +
      `${STILL_WORKS} ${key} was set to ${boundKey}. ${PLEASE}`,
    message: say('startup.v-v-driver-uses-v', {key, value, side, boundKey, bound, use}),
    advice,
    correction: () => values.copy(key, boundKey),
    fix: {title: say('startup.set-as-driver-does', {key, bound}), safe: true, key, value: String(bound)},
  };
}

const floatTooHigh: StartupCheck['find'] = (values, release) => {
  const max = values.print('MAX_CELL_VOLTAGE');
  return outsideBound(values, 'FLOAT_CELL_VOLTAGE', 'MAX_CELL_VOLTAGE', {
    side: 'above',
    use: ' for float',
    advice: say('startup.lower-one-raise-other'),
    // v1.3 corrects the value before it prints it.
    ...(isBefore(release, '1.4') && {printed: [max, max]}),
  });
};

const floatTooLow: StartupCheck['find'] = (values) =>
  outsideBound(values, 'FLOAT_CELL_VOLTAGE', 'MIN_CELL_VOLTAGE', {
    side: 'below',
    use: ' for float',
    advice: say('startup.raise-one-lower-other'),
    // The driver forgets to fill in the numbers.
    printed: ['{FLOAT_CELL_VOLTAGE}', '{MIN_CELL_VOLTAGE}'],
  });

function resetTooLow(values: Values, release: Release): Found | undefined {
  // v1.3 checks it even when the reset charge is off.
  if (isSince(release, '1.4') && !isResetOn(values, release, false)) return undefined;
  const key = resetVoltageKey(release);
  return outsideBound(values, key, 'MAX_CELL_VOLTAGE', {
    side: 'below',
    use: say('startup.for-reset-charge'),
    advice: say('startup.raise', {key}),
    ...(isBefore(release, '1.6') && {printed: [`{${key}}`, '{MAX_CELL_VOLTAGE}']}),
  });
}

const WINDOW_MIN = 'BLOCK_ON_DISCONNECT_VOLTAGE_MIN';
const WINDOW_MAX = 'BLOCK_ON_DISCONNECT_VOLTAGE_MAX';

const isWindowUsed = (values: Values): boolean => values.get('BLOCK_ON_DISCONNECT') === false;

const windowTooLow = (values: Values): Found | undefined =>
  isWindowUsed(values)
    ? outsideBound(values, WINDOW_MIN, 'MIN_CELL_VOLTAGE', {
        side: 'below',
        advice: say('startup.raise-2', {windowmin: WINDOW_MIN}),
      })
    : undefined;

const windowTooHigh = (values: Values): Found | undefined =>
  isWindowUsed(values)
    ? outsideBound(values, WINDOW_MAX, 'MAX_CELL_VOLTAGE', {
        side: 'above',
        advice: say('startup.lower', {windowmax: WINDOW_MAX}),
      })
    : undefined;

function windowUpsideDown(values: Values): Found | undefined {
  const low = numberOf(values, WINDOW_MIN);
  const high = numberOf(values, WINDOW_MAX);
  const [min, max] = [numberOf(values, 'MIN_CELL_VOLTAGE') ?? 0, numberOf(values, 'MAX_CELL_VOLTAGE') ?? 0];
  if (low === undefined || high === undefined || !isWindowUsed(values) || !(low >= high)) return undefined;
  return {
    log:
      `${WINDOW_MIN} (${values.print(WINDOW_MIN)} V) is greater or equal to ${WINDOW_MAX} (${values.print(WINDOW_MAX)} V). ` +
      `For safety reasons BLOCK_ON_DISCONNECT was set to True. ${PLEASE}`,
    message: say('startup.v-not-below-v-driver', {windowmin: WINDOW_MIN, low, windowmax: WINDOW_MAX, high}),
    advice: say('startup.set-both-range-middle-what', {min, max}),
    correction: () => values.set('BLOCK_ON_DISCONNECT', true),
    fix: {
      title: say('startup.set-block-disconnect-true-as'),
      safe: false,
      key: 'BLOCK_ON_DISCONNECT',
      value: 'True',
    },
  };
}

function twoSourcesOfSoc(values: Values): Found | undefined {
  const path = values.get('EXTERNAL_SENSOR_DBUS_PATH_SOC') ?? null;
  if (values.get('SOC_CALCULATION') !== true || path === null) return undefined;
  return {
    log:
      'SOC_CALCULATION and EXTERNAL_SENSOR_DBUS_PATH_SOC are both enabled. This will lead to a conflict. ' +
      'Please disable one of them in the configuration.',
    message: say('startup.state-charge-soc-comes-from'),
    fix: {
      title: say('startup.set-soc-calculation-false-sensor'),
      safe: false,
      key: 'SOC_CALCULATION',
      value: 'False',
    },
  };
}

/** Difference from which the driver takes the criterion for switched off. */
const BULK_DIFF_IS_OFF = 0.101;

function neverBulk(values: Values): Found | undefined {
  const soc = numberOf(values, 'SWITCH_TO_BULK_SOC_THRESHOLD');
  const diff = numberOf(values, 'SWITCH_TO_BULK_CELL_VOLTAGE_DIFF');
  if (soc === undefined || diff === undefined || soc > 0 || !(diff >= BULK_DIFF_IS_OFF)) return undefined;
  return {
    log:
      'Your current configuration very likely prevents the switch from FLOAT to BULK.' +
      `SWITCH_TO_BULK_SOC_THRESHOLD is set to ${soc} and SWITCH_TO_BULK_CELL_VOLTAGE_DIFF is set to ` +
      `${values.print('SWITCH_TO_BULK_CELL_VOLTAGE_DIFF')}.\n` +
      'Please check the configuration and adjust the values accordingly.',
    message: say('startup.both-ways-from-float-back'),
  };
}

const curveWithId = (wanted: Curve['id']): Curve => {
  const curve = CURVES.find(({id}) => id === wanted);
  if (!curve) throw new Error(`There is no curve ${wanted}.`);
  return curve;
};

const CHARGING = curveWithId('charge-by-cell-voltage');
const DISCHARGING = curveWithId('discharge-by-cell-voltage');

/** The check of the driver does not ask whether the curve is in use. */
const isCurveUnused = (values: Values, {enable}: Curve): boolean => values.get(enable) === false;

/** First point of a curve and its current; the driver looks at no other one. */
function firstPoint(values: Values, {direction, points, fractions}: Curve): {volts: number; amps: number} | undefined {
  const volts = numbersOf(values, points)?.[0];
  const amps = amperes(values, maximumKey(direction), fractions)?.[0];
  return volts === undefined || amps === undefined ? undefined : {volts, amps};
}

const unusedList = ({enable, points}: Curve, volts: number, target: string): string =>
  say('startup.first-entry-v-does-not', {points, volts, target, enable});

/** The driver sees the first entry only, and its text is about that; what is wrong is the whole curve. */
function upsideDown(values: Values, side: Curve, volts: number): Pick<Found, 'message' | 'advice' | 'fix'> | undefined {
  if (isCurveUnused(values, side) || !isUpsideDown(side, values)) return undefined;
  const key = [side.points, side.fractions].filter((one) => values.inFile.has(one));
  const value = [...(numbersOf(values, key[0] ?? '') ?? [])].reverse().join(', ');
  return {
    message: say('startup.driver-reports-error-119', {
      rest:
        side === CHARGING
          ? say('startup.charging-only-allowed-above-v', {volts})
          : say('startup.discharging-only-allowed-below-v', {volts}),
    }),
    advice: turnRound(side),
    ...(key[0] !== undefined && key.length === 1
      ? {fix: {title: say('bms.set', {key: key[0], value}), safe: false, key: key[0], value}}
      : {}),
  };
}

function stopsBeforeMax(values: Values): Found | undefined {
  const first = firstPoint(values, CHARGING);
  const max = numberOf(values, 'MAX_CELL_VOLTAGE');
  if (!first || max === undefined || !(first.volts < max) || first.amps !== 0) return undefined;
  return {
    log:
      `Maximum value of CELL_VOLTAGES_WHILE_CHARGING (${floatRepr(first.volts)} V) is lower than ` +
      `MAX_CELL_VOLTAGE (${values.print('MAX_CELL_VOLTAGE')} V). MAX_CELL_VOLTAGE will never be reached this way and battery will not ` +
      `change to float. ${PLEASE}`,
    message: isCurveUnused(values, CHARGING)
      ? unusedList(CHARGING, first.volts, `MAX_CELL_VOLTAGE (${max} V)`)
      : say('startup.charging-stops-at-v-per', {volts: first.volts, max}),
    advice: letStartAt(values, CHARGING, first.volts, max),
    ...moveFirstPoint(values, CHARGING, max),
    ...upsideDown(values, CHARGING, first.volts),
  };
}

function stopsBeforeReset(values: Values, release: Release): Found | undefined {
  const key = resetVoltageKey(release);
  const first = firstPoint(values, CHARGING);
  const reset = numberOf(values, key);
  if (!first || reset === undefined || !isResetOn(values, release, true)) return undefined;
  if (!(first.volts < reset) || first.amps !== 0) return undefined;
  return {
    log:
      `Maximum value of CELL_VOLTAGES_WHILE_CHARGING (${floatRepr(first.volts)} V) is lower than ` +
      `${key} (${values.print(key)} V). ${key} will never be reached this way and battery will not ` +
      `change to float. ${PLEASE}`,
    message: isCurveUnused(values, CHARGING)
      ? unusedList(CHARGING, first.volts, `${key} (${reset} V)`)
      : say('startup.reset-charge-shall-reach-v', {reset, key, volts: first.volts}),
    advice: letStartAt(values, CHARGING, first.volts, reset),
    ...(isFarOff(first.volts, reset) ? resetCurve(values, key) : moveFirstPoint(values, CHARGING, reset)),
    ...upsideDown(values, CHARGING, first.volts),
  };
}

/** How far the first point may move alone, V. Beyond, the next points leave hardly any current on the way there. */
const MOST_MOVED_ALONE = 0.1;

const isFarOff = (volts: number, target: number): boolean => Math.abs(target - volts) > MOST_MOVED_ALONE + 1e-6;

function letStartAt(values: Values, side: Curve, volts: number, target: number): string {
  if (values.isOutOfScale) return '';
  const start = say('startup.let-list-start-at-v', {target, rest: side === CHARGING ? 'above' : 'below'});
  return isFarOff(volts, target)
    ? say('startup.move-whole-curve-along-first', {start, fractions: side.fractions})
    : `${start}.`;
}

/** Offers the list with another first point, where the list stays in order and the rest still fits. */
function moveFirstPoint(values: Values, side: Curve, volts: number): Pick<Found, 'fix'> {
  const [first, ...rest] = numbersOf(values, side.points) ?? [];
  if (first === undefined || isFarOff(first, volts)) return {};
  if (rest.some((point) => (side === CHARGING ? point >= volts : point <= volts))) return {};
  const value = [volts, ...rest].join(', ');
  return {fix: {title: say('startup.set', {points: side.points, value}), safe: false, key: side.points, value}};
}

/** The worked example of the features page: over-voltage protection at 3.65 V per cell. */
const RESET_VOLTAGE_EXAMPLE = 3.62;
const RESET_POINTS_EXAMPLE = '3.65, 3.62, 3.45, 3.4, 3.375';
const RESET_FRACTIONS_EXAMPLE = '0, 0.02, 0.05, 0.25, 1';

/** Offers the example where the file has left everything that it changes at the defaults. */
function resetCurve(values: Values, resetKey: string): Pick<Found, 'fix'> {
  const max = numberOf(values, 'MAX_CELL_VOLTAGE');
  const touched = [CHARGING.points, CHARGING.fractions, resetKey];
  if (touched.some((key) => values.inFile.has(key)) || max === undefined || max > RESET_VOLTAGE_EXAMPLE) return {};
  return {
    fix: {
      title: say('startup.set-charge-curve-reaches-for', {resetKey, resetvoltageexample: RESET_VOLTAGE_EXAMPLE}),
      safe: false,
      key: resetKey,
      value: String(RESET_VOLTAGE_EXAMPLE),
      also: [
        [CHARGING.points, RESET_POINTS_EXAMPLE],
        [CHARGING.fractions, RESET_FRACTIONS_EXAMPLE],
      ],
    },
  };
}

function stopsBeforeMin(values: Values): Found | undefined {
  const first = firstPoint(values, DISCHARGING);
  const min = numberOf(values, 'MIN_CELL_VOLTAGE');
  if (!first || min === undefined || !(first.volts > min) || first.amps !== 0) return undefined;
  return {
    log:
      `Minimum value of CELL_VOLTAGES_WHILE_DISCHARGING (${floatRepr(first.volts)} V) is higher than ` +
      `MIN_CELL_VOLTAGE (${values.print('MIN_CELL_VOLTAGE')} V). MIN_CELL_VOLTAGE will never be reached this way. ${PLEASE}`,
    message: isCurveUnused(values, DISCHARGING)
      ? unusedList(DISCHARGING, first.volts, `MIN_CELL_VOLTAGE (${min} V)`)
      : say('startup.discharging-stops-at-v-per', {volts: first.volts, min}),
    advice: letStartAt(values, DISCHARGING, first.volts, min),
    ...moveFirstPoint(values, DISCHARGING, min),
    ...upsideDown(values, DISCHARGING, first.volts),
  };
}

/** A list of fractions without a 1: the full current is never allowed. The driver compares ampere, so 0 A hides it. */
function neverFull(
  {fractions: fractionKey, direction, source}: Curve,
  values: Values,
  release: Release,
): Found | undefined {
  const currentKey = maximumKey(direction);
  const amps = amperes(values, currentKey, fractionKey);
  const current = values.get(currentKey);
  const fractions = numbersOf(values, fractionKey);
  if (!amps || !fractions || amps.some((value) => value === current)) return undefined;
  // v1.3 and v1.4 name the wrong current for the list by temperature.
  const printed = isBefore(release, '1.6') && source === 'temperature' ? 'discharge' : direction;
  const isEmpty = fractions.length === 0;
  const reported = say('startup.driver-reports-error-119-2');
  return {
    log:
      `In ${fractionKey} (${fractions.map(floatRepr).join(', ')}) there is no value set to 1. ` +
      `This means that the battery will never use the maximum ${printed} current. ${PLEASE}`,
    message: isEmpty
      ? say('startup.has-no-entry-so-limit', {
          fractionKey,
          rest: isBefore(release, '1.4') ? say('startup.driver-notes-error-119-error') : reported,
        })
      : say('startup.no-entry-1-so-full', {fractionKey, side: direction, currentKey, rest: reported}),
    ...(isEmpty ? {} : {advice: say('startup.at-least-one-entry-has')}),
  };
}

const FRACTION_CHECKS = CURVES.map((curve): StartupCheck => {
  const {points, fractions, direction, since, before} = curve;
  return {
    code: 'no-full-current',
    keys: [fractions, maximumKey(direction), points],
    find: (values, release) => neverFull(curve, values, release),
    ...(since && {since}),
    ...(before && {before}),
  };
});

const WINDOW: ReleaseRange = {since: '1.4'};

const FLOAT_TOO_HIGH: StartupCheck = {
  code: 'float-above-max',
  keys: ['FLOAT_CELL_VOLTAGE', 'MAX_CELL_VOLTAGE'],
  find: floatTooHigh,
};

const STARTUP_CHECKS: readonly StartupCheck[] = [
  FLOAT_TOO_HIGH,
  {code: 'float-below-min', keys: ['FLOAT_CELL_VOLTAGE', 'MIN_CELL_VOLTAGE'], find: floatTooLow},
  {
    code: 'reset-below-max',
    keys: [RESET_VOLTAGE_SINCE, RESET_VOLTAGE_BEFORE, 'MAX_CELL_VOLTAGE', 'SOC_RESET_AFTER_DAYS'],
    find: resetTooLow,
  },
  {code: 'disconnect-min-too-low', keys: [WINDOW_MIN, 'MIN_CELL_VOLTAGE'], find: windowTooLow, ...WINDOW},
  {code: 'disconnect-max-too-high', keys: [WINDOW_MAX, 'MAX_CELL_VOLTAGE'], find: windowTooHigh, ...WINDOW},
  {
    code: 'disconnect-window-empty',
    keys: [WINDOW_MIN, WINDOW_MAX, 'MIN_CELL_VOLTAGE', 'MAX_CELL_VOLTAGE'],
    find: windowUpsideDown,
    ...WINDOW,
  },
  {code: 'two-soc-sources', keys: ['SOC_CALCULATION'], find: twoSourcesOfSoc, since: '2.0'},
  {
    code: 'never-back-to-bulk',
    keys: ['SWITCH_TO_BULK_SOC_THRESHOLD', 'SWITCH_TO_BULK_CELL_VOLTAGE_DIFF'],
    severity: 'warning',
    find: neverBulk,
    since: '2.0',
  },
  {
    code: 'charge-stops-below-max',
    keys: [CHARGING.points, 'MAX_CELL_VOLTAGE', CHARGING.fractions, maximumKey('charge')],
    find: stopsBeforeMax,
  },
  {
    code: 'charge-stops-below-reset',
    keys: [CHARGING.points, RESET_VOLTAGE_SINCE, RESET_VOLTAGE_BEFORE, 'SOC_RESET_AFTER_DAYS', CHARGING.fractions],
    find: stopsBeforeReset,
  },
  {
    code: 'discharge-stops-above-min',
    keys: [DISCHARGING.points, 'MIN_CELL_VOLTAGE', DISCHARGING.fractions, maximumKey('discharge')],
    find: stopsBeforeMin,
  },
  ...FRACTION_CHECKS,
];

export interface StartupResult {
  readonly issues: readonly Issue[];
  /** Values after the driver's corrections. */
  readonly values: ReadonlyMap<string, SettingValue>;
}

function startValues(readings: Readings): Values {
  const values = new Values(valuesOf(readings));
  for (const {key, option, text, issue} of readings.values()) {
    if (option) values.inFile.add(key);
    if (option && (text === '' || issue?.kind === 'unreadable')) values.replaced.add(key);
  }
  return values;
}

interface Fired {
  readonly check: StartupCheck;
  readonly found: Found;
  /** A number that could not be read is not a basis for a fix: the typing error comes first. */
  readonly isFollowUp: boolean;
}

/** Runs the checks, which correct the values on the way. */
function runChecks(values: Values, release: Release): Fired[] {
  const fired: Fired[] = [];
  let isFloatTooHigh = false;
  for (const check of STARTUP_CHECKS) {
    if (!isInRange(release, check)) continue;
    // Since 1.6 the second check of the float voltage is only made when the first one passed.
    if (check.code === 'float-below-min' && isFloatTooHigh && isSince(release, '1.6')) continue;
    const found = check.find(values, release);
    if (!found) continue;
    if (check === FLOAT_TOO_HIGH) isFloatTooHigh = true;
    const isFollowUp = values.isOutOfScale || check.keys.some((key) => values.replaced.has(key));
    found.correction?.();
    fired.push({check, found, isFollowUp});
  }
  return fired;
}

/** Keys whose value is not what the reader meant, which has a finding of its own. */
const misreadKeys = (context: CheckContext): readonly string[] => [
  ...[...context.readings.values()]
    .filter(({issue}) => issue?.kind === 'unreadable' || issue?.kind === 'empty')
    .map(({key}) => key),
  ...notPerCell(context),
];

/** The checks that fire whatever these keys are set to: not those that only follow from them. */
function firedAnyway(context: CheckContext, keys: readonly string[]): ReadonlySet<StartupCheck> {
  const values = startValues(context.readings);
  for (const key of keys) {
    values.set(key, context.version.settings.get(key)?.default ?? null);
    values.replaced.delete(key);
  }
  return new Set(runChecks(values, context.release).map(({check}) => check));
}

/** Runs the checks of the version over the values that could be read. */
export function runStartupChecks(context: CheckContext): StartupResult {
  const values = startValues(context.readings);
  const misread = misreadKeys(context);
  values.isOutOfScale = notPerCell(context).length > 0;
  const fired = runChecks(values, context.release);
  const anyway = misread.length > 0 && fired.length > 0 ? firedAnyway(context, misread) : undefined;
  const issues = fired.map(({check, found, isFollowUp}) => {
    const {log, message, advice} = found;
    const causes = anyway?.has(check) === false ? check.keys.filter((key) => misread.includes(key)) : [];
    // Advice that builds on a voltage of 0 would lead to a list that starts at 0 V.
    const whatToDo =
      causes.length > 0 ? say('startup.comes-from-put-right-first', {causes: causes.join(', ')}) : advice;
    const full = [message, whatToDo].filter(Boolean).join(' ');
    return issueOf(context, check, isFollowUp ? {log, message: full} : {...found, message: full});
  });
  return {issues, values};
}

function issueOf(context: CheckContext, check: StartupCheck, {log, message, fix}: Found): Issue {
  const {release, file, version} = context;
  const keys = check.keys.filter((key) => version.settings.has(key));
  const anchor = keys.map((key) => optionOf(file, key)).find((option) => option !== undefined);
  const changes = fix ? [[fix.key, fix.value] as const, ...(fix.also ?? [])] : [];
  const edits = changes.flatMap(([key, value]) => setKey(file, key, value, anchor));
  const fixed: Fix | undefined = fix && edits.length > 0 ? {title: fix.title, safe: fix.safe, edits} : undefined;
  const isWarning = check.severity === 'warning';
  return issueAtFirstOf(context, keys, {
    severity: isWarning ? 'warning' : 'error',
    code: check.code,
    message,
    // LOGGING = ERROR hides warnings.
    log: isWarning ? (context.readings.get('LOGGING')?.value === 'ERROR' ? undefined : log) : issueLog(release, log),
    fix: fixed,
    effect: isWarning ? undefined : 'error119',
  });
}
