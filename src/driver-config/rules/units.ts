// cspell:ignore milli
/** Units behind numbers: which of them can go, and which change the number. */
import {say} from '../texts/say.ts';
import {strip} from '../ini/python.ts';
import type {Setting} from '../types.ts';

/** How often a unit goes into that of the setting. `milli`: too small to be written with decimals. */
interface UnitName {
  readonly names: RegExp;
  readonly factor: number;
  readonly milli?: true;
}

const SECONDS = /^(?:s|secs?|seconds?)$/;
const MINUTES = /^(?:min|mins|minutes?)$/;
const HOURS = /^(?:h|hrs?|hours?)$/;
const PERCENT = /^(?:%%?|percent)$/;

/** By the unit of the setting. Whatever is not listed is no reason to change a number. */
const UNITS: Readonly<Record<string, readonly UnitName[]>> = {
  V: [
    {names: /^(?:v|volts?)$/, factor: 1},
    {names: /^(?:mv|millivolts?)$/, factor: 0.001, milli: true},
  ],
  A: [{names: /^(?:a|amps?|amperes?)$/, factor: 1}],
  Ah: [
    {names: /^ah$/, factor: 1},
    {names: /^mah$/, factor: 0.001, milli: true},
  ],
  s: [
    {names: SECONDS, factor: 1},
    {names: /^(?:ms|msecs?|milliseconds?)$/, factor: 0.001, milli: true},
    {names: MINUTES, factor: 60},
    {names: HOURS, factor: 3600},
  ],
  min: [
    {names: MINUTES, factor: 1},
    {names: SECONDS, factor: 1 / 60},
    {names: HOURS, factor: 60},
  ],
  days: [
    {names: /^(?:d|days?)$/, factor: 1},
    {names: /^weeks?$/, factor: 7},
  ],
  '%': [{names: PERCENT, factor: 1}],
  '°C': [{names: /^(?:°|°?c|°?celsius)$/, factor: 1}],
  ratio: [{names: PERCENT, factor: 0.01}],
  'V/s': [{names: /^v\/s$/, factor: 1}],
  'A/s': [{names: /^a\/s$/, factor: 1}],
  cells: [{names: /^(?:s|cells?)$/, factor: 1}],
  MB: [{names: /^mb$/, factor: 1}],
};

const NUMBER_WITH_UNIT = /^([+-]?(?:\d+(?:[.,]\d+)?|\.\d+))\s*([a-z°%/]*)$/i;

/** A comma in front of three digits can set thousands apart; cell voltages are never that high. */
export const isThousands = (text: string, {unit}: Setting): boolean =>
  unit !== 'V' && /^[+-]?[1-9]\d{0,2},\d{3}$/.test(text);

/** Whether letters, or a percent sign, follow a number. */
export const hasUnit = (text: string): boolean => /\d\s*[a-z°%µ]/i.test(text);

/**
 * What the reader has to know when there is a unit.
 * @param value the number to write, where it is known
 */
export function unitAdvice({unit}: Setting, value?: string): string {
  if (unit === null) return say('units.write-number-without-unit');
  if (unit === 'ratio')
    return say('units.write-fraction', {rest: value === undefined ? say('units.such-as-0-05-for') : `: ${value}`});
  return value === undefined
    ? say('units.setting-write-number-without-unit', {unit})
    : say('units.setting-write', {unit, value});
}

/**
 * The numbers without their units, converted where the unit is another one of the same kind.
 * @returns undefined when an item is not a number, or when its unit leaves a doubt
 */
export function withoutUnits(text: string, setting: Setting): string | undefined {
  const isList = setting.type.startsWith('list');
  const units = UNITS[setting.unit ?? ''];
  if (!units) return undefined;
  const items = (isList ? text.split(',') : [text]).map((item) => NUMBER_WITH_UNIT.exec(strip(item)));
  const found: {readonly digits: string; readonly unit: UnitName | undefined}[] = [];
  for (const item of items) {
    const [, digits = '', name = ''] = item ?? [];
    const unit = units.find(({names}) => names.test(name.toLowerCase()));
    if (digits === '' || (name !== '' && !unit)) return undefined;
    found.push({digits, unit});
  }
  const [first] = found.flatMap(({unit}) => unit ?? []);
  if (!first) return undefined;
  const isConverted = found.some(({unit}) => unit !== undefined && unit.factor !== 1);
  const numbers = found.map(({digits, unit}) => {
    const plain = digits.replace(',', '.');
    if (!isConverted) return isThousands(digits, setting) ? undefined : plain;
    // Of a list with a number that has no unit nobody knows what it is in; 0 is 0 in all of them.
    if (unit !== first && Number(plain) !== 0) return undefined;
    if (digits.includes(',') && unit?.names !== PERCENT) return undefined;
    if (first.milli && !/^[+-]?\d+$/.test(plain)) return undefined;
    return String(Number((Number(plain) * first.factor).toPrecision(10)));
  });
  return numbers.every((number) => number !== undefined) ? numbers.join(', ') : undefined;
}
