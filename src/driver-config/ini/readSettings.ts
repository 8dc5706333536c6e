/**
 * Reads every setting of a version as its driver does: user file over defaults, `%` replaced, text turned into
 * booleans, numbers and lists by the rules of that version.
 */
import type {Version} from '../catalog.ts';
import {optionOf} from './iniFile.ts';
import type {IniFile, IniOption} from './iniFile.ts';
import {interpolate} from './interpolation.ts';
import type {InterpolationError} from './interpolation.ts';
import {parsePythonFloat, parsePythonInt, strip} from './python.ts';
import {isBefore} from '../../versions/release.ts';
import type {Release} from '../../versions/release.ts';
import type {Setting, SettingValue} from '../types.ts';

/** What the driver makes of a text that it cannot use as it is. */
export type ReadIssue =
  /** `%`: the driver does not start. */
  | {readonly kind: 'interpolation'; readonly error: InterpolationError}
  /** A number or a list item is not a number. Before 2.0 no start; since then `replacement` and error 119. */
  | {readonly kind: 'unreadable'; readonly item: string; readonly wants: 'float' | 'int'}
  /** Since 2.0: counts as `replacement`, silently. */
  | {readonly kind: 'empty'}
  /** Not True or False: counts as False, silently. */
  | {readonly kind: 'not-a-bool'}
  | {readonly kind: 'unknown-log-level'};

export interface Reading {
  readonly key: string;
  readonly setting: Setting;
  /** The line in the user's file; undefined: the default holds. */
  readonly option: IniOption | undefined;
  /** Text that is read, `%` replaced. */
  readonly text: string;
  /** Undefined: the driver ends before it has a value. */
  readonly value: SettingValue | undefined;
  readonly issue?: ReadIssue;
}

/**
 * Keys that only shell scripts read, from the user's file alone; the driver never looks at them.
 * Source: install and enable scripts of all versions (v2.1 for the last two).
 */
export const SHELL_ONLY_KEYS: ReadonlySet<string> = new Set([
  'BLUETOOTH_BMS',
  'BLUETOOTH_USE_USB',
  'CAN_PORT',
  'SERIAL_STARTER_ENABLED',
  'GUI_INSTALL_CUSTOMIZATIONS',
]);

/** Numbers that may be left empty in every version: the feature is off, or the BMS type's own value holds. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['SOC_RESET_AFTER_DAYS', 'POLL_INTERVAL']);

/** Since 2.0: what an empty or unreadable number becomes, where it is not 0. Source: default arguments of the driver. */
const REPLACEMENTS: ReadonlyMap<string, number> = new Map([
  ['SWITCH_TO_FLOAT_CELL_VOLTAGE_DIFF', 10],
  ['SWITCH_TO_BULK_CELL_VOLTAGE_DIFF', 10],
  ['BMS_CAPTURE_RAW_DATA_MAX_SIZE_MB', 5],
  ['BMS_CAPTURE_RAW_DATA_BACKUP_COUNT', 3],
]);

/** Since 2.0: numbers whose empty form is a documented way to switch a feature off. */
export const EMPTY_MEANS_OFF: ReadonlySet<string> = new Set([
  'SWITCH_TO_FLOAT_WAIT_FOR_SEC',
  'SWITCH_TO_FLOAT_CELL_VOLTAGE_DIFF',
  'SWITCH_TO_FLOAT_CELL_VOLTAGE_DEVIATION',
  'SWITCH_TO_BULK_SOC_THRESHOLD',
  'SWITCH_TO_BULK_CELL_VOLTAGE_DIFF',
  'BMS_CAPTURE_RAW_DATA_MAX_SIZE_MB',
  'BMS_CAPTURE_RAW_DATA_BACKUP_COUNT',
]);

/** Since 2.0: value of a number that is empty or unreadable. */
export const replacementOf = (key: string): number => REPLACEMENTS.get(key) ?? 0;

export const LOG_LEVELS: readonly string[] = ['ERROR', 'WARNING', 'INFO', 'DEBUG'];

/** Since 1.6 `true` in any case is true; before, only `True` was. */
export const isTrue = (text: string, release: Release): boolean =>
  isBefore(release, '1.6') ? text === 'True' : text.toLowerCase() === 'true';

/**
 * Items of a list as the driver splits it: at commas, empty items dropped.
 * Before 1.6 an item of blanks only was kept, as an empty one.
 */
function splitList(text: string, release: Release): string[] {
  const items = text.split(',');
  return (
    isBefore(release, '1.6') ? items.filter((item) => item !== '') : items.filter((item) => strip(item) !== '')
  ).map(strip);
}

type ReadValue = Pick<Reading, 'value' | 'issue'>;

function readNumber(setting: Setting, text: string, wants: 'float' | 'int', release: Release): ReadValue {
  if (text === '' && MAY_BE_EMPTY.has(setting.key)) return {value: null};
  const value = wants === 'int' ? parsePythonInt(text) : parsePythonFloat(text);
  if (value !== undefined) return {value: correctSilently(setting.key, value)};
  const stops = isBefore(release, '2.0') || setting.key === 'POLL_INTERVAL';
  if (stops) return {value: undefined, issue: {kind: 'unreadable', item: text, wants}};
  const replacement = correctSilently(setting.key, replacementOf(setting.key));
  if (text !== '') return {value: replacement, issue: {kind: 'unreadable', item: text, wants}};
  return EMPTY_MEANS_OFF.has(setting.key) ? {value: replacement} : {value: replacement, issue: {kind: 'empty'}};
}

/** Source: all versions raise a shorter interval to 5 s without a message. */
const correctSilently = (key: string, value: number): number =>
  key === 'TIME_TO_SOC_RECALCULATE_EVERY' && value < 5 ? 5 : value;

function readList(setting: Setting, text: string, release: Release): ReadValue {
  const items = splitList(text, release);
  if (setting.type === 'list<string>') return {value: items};
  const wants = setting.type === 'list<int>' ? 'int' : 'float';
  const numbers: number[] = [];
  for (const item of items) {
    const number = wants === 'int' ? parsePythonInt(item) : parsePythonFloat(item);
    if (number === undefined) {
      const issue = {kind: 'unreadable', item, wants} as const;
      return isBefore(release, '2.0') ? {value: undefined, issue} : {value: [], issue};
    }
    numbers.push(number);
  }
  return {value: numbers};
}

function readLogLevel(text: string, release: Release): ReadValue {
  const level = text.toUpperCase();
  if (LOG_LEVELS.includes(level)) return {value: level};
  const issue = {kind: 'unknown-log-level'} as const;
  return isBefore(release, '1.6') ? {value: 'INFO', issue} : {value: undefined, issue};
}

function readBool(text: string, release: Release): ReadValue {
  const value = isTrue(text, release);
  const isPlainFalse = isBefore(release, '1.6') ? text === 'False' : text.toLowerCase() === 'false';
  return value || isPlainFalse ? {value} : {value, issue: {kind: 'not-a-bool'}};
}

/** Reads one text as the given setting. */
export function readValue(setting: Setting, text: string, release: Release): ReadValue {
  switch (setting.type) {
    case 'bool':
      return readBool(text, release);
    case 'int':
    case 'float':
      return readNumber(setting, text, setting.type, release);
    case 'enum':
      if (setting.key === 'LOGGING') return readLogLevel(text, release);
      return typeof setting.default === 'number' ? readNumber(setting, text, 'int', release) : {value: text};
    case 'string':
      return {value: text === '' ? null : text};
    default:
      return readList(setting, text, release);
  }
}

export type Readings = ReadonlyMap<string, Reading>;

function defaultRawOf(version: Version, lookup: string): string | undefined {
  const key = version.keyByLookup.get(lookup);
  const setting = key === undefined ? undefined : version.settings.get(key);
  return setting && strip(setting.defaultRaw);
}

/** All settings of the version, in the order of its default file. */
export function readSettings(file: IniFile, version: Version): Readings {
  const {release} = version;
  const rawOf = (lookup: string): string | undefined => optionOf(file, lookup)?.raw ?? defaultRawOf(version, lookup);

  const readings = new Map<string, Reading>();
  for (const setting of version.data.settings) {
    const {key} = setting;
    const option = optionOf(file, key);
    if (!option) {
      readings.set(key, {key, setting, option, text: setting.defaultRaw, value: setting.default});
      continue;
    }
    const isForDriver = !SHELL_ONLY_KEYS.has(key);
    const interpolated = isForDriver ? interpolate(option.raw, key, rawOf) : {value: option.raw};
    if ('error' in interpolated) {
      const issue = {kind: 'interpolation', error: interpolated.error} as const;
      readings.set(key, {key, setting, option, text: option.raw, value: undefined, issue});
      continue;
    }
    const text = interpolated.value;
    readings.set(key, {key, setting, option, text, ...readValue(setting, text, release)});
  }
  return readings;
}

/** Settings whose readings have a value. */
export const valuesOf = (readings: Readings): Map<string, SettingValue> => {
  const values = new Map<string, SettingValue>();
  for (const {key, value} of readings.values()) if (value !== undefined) values.set(key, value);
  return values;
};

/** A setting that has one number. */
export function numberOf(values: ReadonlyMap<string, SettingValue>, key: string): number | undefined {
  const value = values.get(key);
  return typeof value === 'number' ? value : undefined;
}

/** A setting that has a list of numbers. */
export function numbersOf(values: ReadonlyMap<string, SettingValue>, key: string): readonly number[] | undefined {
  const value = values.get(key);
  return Array.isArray(value) && value.every((item): item is number => typeof item === 'number') ? value : undefined;
}
