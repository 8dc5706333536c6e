/**
 * Values whose meaning changed together with the name of their key. Every conversion keeps what the driver does with
 * the battery; where that is impossible, it says why.
 */
import {say} from '../texts/say.ts';
import type {Catalog, Version} from '../catalog.ts';
import {shorten} from './context.ts';
import {optionOf} from '../ini/iniFile.ts';
import type {IniFile, IniOption} from '../ini/iniFile.ts';
import type {KeyStep} from './keyHistory.ts';
import {parsePythonFloat, parsePythonInt, strip} from '../ini/python.ts';
import {EMPTY_MEANS_OFF, replacementOf} from '../ini/readSettings.ts';

export type Converted = {readonly value: string} | {readonly problem: string};

/** Text behind the first of these keys that the file sets; the default of the first one when it sets none. */
type Lookup = (...keys: readonly string[]) => string;

/** Whether the version that the file was written for takes a text for True. */
type IsTrue = (text: string) => boolean;

type Conversion = (value: string, lookup: Lookup, isTrue: IsTrue) => Converted;

interface ConversionPair {
  readonly forward: Conversion;
  readonly back: Conversion;
}

const value = (text: string): Converted => ({value: text});
const problem = (text: string): Converted => ({problem: shorten(text, 200)});

/** Sum or difference without the noise of binary fractions: millivolts are as fine as these settings get. */
const plain = (volts: number): string => String(Number(volts.toFixed(6)));

/** In v1.6 and newer; v1.3 and v1.4 know only `True`. */
const isTrueWord: IsTrue = (text) => strip(text).toLowerCase() === 'true';

function decimalsToHex(text: string): Converted {
  const addresses: string[] = [];
  for (const item of text.split(',').map(strip).filter(Boolean)) {
    const address = parsePythonInt(item);
    if (address === undefined || address < 0 || address > 255) {
      return problem(say('conversions.no-decimal-address-so-cannot', {item}));
    }
    addresses.push(`0x${address.toString(16).padStart(2, '0').toUpperCase()}`);
  }
  return value(addresses.join(', '));
}

function hexToDecimals(text: string): Converted {
  const addresses: string[] = [];
  for (const item of text.split(',').map(strip).filter(Boolean)) {
    if (!/^(?:0x)?[0-9a-f]{2}$/i.test(item)) {
      return problem(say('conversions.no-hexadecimal-address-such-as', {item}));
    }
    addresses.push(String(Number.parseInt(item.replace(/^0x/i, ''), 16)));
  }
  return value(addresses.join(', '));
}

const ALL_SENSORS = '1, 2, 3, 4';

function sensorToList(text: string): Converted {
  const sensor = parsePythonInt(text);
  if (sensor === 0) return value(ALL_SENSORS);
  if (sensor !== undefined && sensor >= 1 && sensor <= 4) return value(String(sensor));
  return problem(say('conversions.not-one-0-4-so', {text}));
}

function listToSensor(text: string): Converted {
  const sensors = text.split(',').map(strip).filter(Boolean);
  const numbers = new Set(sensors.map(parsePythonInt));
  if (numbers.size === 4 && [1, 2, 3, 4].every((sensor) => numbers.has(sensor))) return value('0');
  const [only] = numbers;
  if (numbers.size === 1 && only !== undefined && only >= 1 && only <= 4) return value(String(only));
  return problem(say('conversions.older-versions-use-either-one'));
}

/** Settings of v1.6 that were an absolute cell difference and became an addition to another one in v2.0. */
const DIFF_BEFORE = 'CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_UNTIL';
const DIFF_SINCE = 'SWITCH_TO_FLOAT_CELL_VOLTAGE_DIFF';

function restartToDeviation(text: string, lookup: Lookup): Converted {
  const restart = parsePythonFloat(text);
  const difference = parsePythonFloat(lookup(DIFF_BEFORE, DIFF_SINCE) || String(replacementOf(DIFF_SINCE)));
  if (restart === undefined || difference === undefined || !Number.isFinite(restart - difference)) {
    return problem(say('conversions.new-value-old-one-less', {setting: DIFF_SINCE}));
  }
  return value(plain(Math.max(0, restart - difference)));
}

function deviationToRestart(text: string, lookup: Lookup): Converted {
  const deviation = parsePythonFloat(text === '' ? '0' : text);
  const difference = parsePythonFloat(lookup(DIFF_SINCE, DIFF_BEFORE) || String(replacementOf(DIFF_SINCE)));
  if (deviation === undefined || difference === undefined || !Number.isFinite(deviation + difference)) {
    return problem(say('conversions.old-value-new-one-plus', {setting: DIFF_SINCE}));
  }
  return value(plain(difference + deviation));
}

function chargeModeToLinear(text: string): Converted {
  const mode = parsePythonInt(text);
  // Every number but 2 acts as linear; an unreadable text becomes 0.
  return value(mode === 2 ? 'False' : 'True');
}

function controllerModeToIController(text: string): Converted {
  const mode = parsePythonInt(text);
  if (mode === 1) return value('False');
  if (mode === 2) return value('True');
  return problem(say('conversions.older-versions-know-only-p'));
}

/**
 * Why an address is not carried over: v1.3 has one for HeltecModbus only, and its default is in many files; later the
 * same list is for all BMS, and hides those at other addresses.
 */
export function addressOfOtherBms(file: IniFile, steps: readonly KeyStep[]): string | undefined {
  if (!steps.some(({rename}) => rename.old === 'HELTEC_MODBUS_ADDR')) return undefined;
  return optionOf(file, 'BMS_TYPE')?.raw.includes('HeltecModbus') === true
    ? undefined
    : say('conversions.v1-3-only-heltecmodbus-takes');
}

/** By the name of the old key. Source: change notes of the drivers named in the renames data. */
const CONVERSIONS: ReadonlyMap<string, ConversionPair> = new Map<string, ConversionPair>([
  ['HELTEC_MODBUS_ADDR', {forward: decimalsToHex, back: hexToDecimals}],
  ['TEMP_BATTERY', {forward: sensorToList, back: listToSensor}],
  [
    'LINEAR_LIMITATION_ENABLE',
    {forward: (text, _, isTrue) => value(isTrue(text) ? '1' : '2'), back: chargeModeToLinear},
  ],
  ['CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_TIME_RESTART', {forward: restartToDeviation, back: deviationToRestart}],
  [
    'CVL_ICONTROLLER_MODE',
    {forward: (text, _, isTrue) => value(isTrue(text) ? '2' : '1'), back: controllerModeToIController},
  ],
]);

function lookupIn(catalog: Catalog, file: IniFile): Lookup {
  return (...keys) => {
    const key = keys.find((candidate) => optionOf(file, candidate) !== undefined);
    return key === undefined ? defaultOf(catalog.versions, keys[0] ?? '') : (optionOf(file, key)?.raw ?? '');
  };
}

const defaultOf = (versions: readonly Version[], key: string): string =>
  versions
    .filter(({settings}) => settings.has(key))
    .at(-1)
    ?.settings.get(key)?.defaultRaw ?? '';

/**
 * Value of an option after all steps of its way to another version. Renamed keys keep their text.
 * @param isTrue how the version that the file was written for reads a switch, where that version is known
 */
export function convertAlong(
  catalog: Catalog,
  file: IniFile,
  option: IniOption,
  steps: readonly KeyStep[],
  isTrue: IsTrue = isTrueWord,
): Converted {
  const lookup = lookupIn(catalog, file);
  let text = option.raw;
  for (const {kind, rename, direction, from} of steps) {
    if (kind !== 'superseded') {
      // Only newer versions take an empty number for "off".
      if (direction === 'back' && text === '' && EMPTY_MEANS_OFF.has(from)) text = String(replacementOf(from));
      continue;
    }
    const conversion = rename.old === null ? undefined : CONVERSIONS.get(rename.old);
    if (!conversion) return {problem: rename.note};
    const converted =
      direction === 'forward' ? conversion.forward(text, lookup, isTrue) : conversion.back(text, lookup, isTrue);
    if ('problem' in converted) return converted;
    text = converted.value;
  }
  return {value: text};
}
