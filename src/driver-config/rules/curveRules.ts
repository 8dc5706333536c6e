/** Curves of the current limits that leave no current where a battery is most of the time. */
import {say} from '../texts/say.ts';
import {changeTo, issueAtFirstOf} from './context.ts';
import type {CheckContext, Issue} from './context.ts';
import {notPerCell} from './perCell.ts';
import {CURVES, inputName, maximumKey, unitOf, type Curve} from '../limits/curves.ts';
import {curveCurrent, limitMode} from '../limits/limits.ts';
import {numberOf, numbersOf} from '../ini/readSettings.ts';
import {isInRange} from '../../versions/release.ts';
import type {Fix, SettingValue} from '../types.ts';

type Values = ReadonlyMap<string, SettingValue>;

const direction = (list: readonly number[]): 'rises' | 'falls' | undefined => {
  const steps = list.slice(1).map((value, index) => value - (list[index] ?? value));
  if (steps.some((step) => step > 0) && steps.every((step) => step >= 0)) return 'rises';
  if (steps.some((step) => step < 0) && steps.every((step) => step <= 0)) return 'falls';
  return undefined;
};

/** The readings at which a battery has to work. For the cells several: curves of other chemistries bend at other places. */
function ordinaryReadings({source}: Pick<Curve, 'source'>, values: Values): readonly number[] {
  switch (source) {
    case 'cell-voltage': {
      const min = numberOf(values, 'MIN_CELL_VOLTAGE');
      const max = numberOf(values, 'MAX_CELL_VOLTAGE');
      if (min === undefined || max === undefined || !(min < max)) return [];
      return [(min + max) / 2, min + 0.75 * (max - min)];
    }
    case 'temperature':
    case 'mosfet-temperature':
      return [25];
    case 'soc':
      return [50];
  }
}

/**
 * Whether the current falls where it has to rise: charging slows down as cells fill, discharging as they empty. A curve
 * that only covers the other end, for example to charge empty cells gently, is meant so.
 */
export function isUpsideDown(
  curve: Pick<Curve, 'source' | 'direction' | 'points' | 'fractions'>,
  values: Values,
): boolean {
  const points = numbersOf(values, curve.points);
  const fractions = numbersOf(values, curve.fractions);
  if (curve.source !== 'cell-voltage' && curve.source !== 'soc') return false;
  if (!points || !fractions || points.length !== fractions.length) return false;
  const [x, y] = [direction(points), direction(fractions)];
  const [middle] = ordinaryReadings(curve, values);
  if (x === undefined || y === undefined || middle === undefined) return false;
  const rises = x === y;
  return curve.direction === 'charge' ? rises && Math.max(...points) > middle : !rises && Math.min(...points) < middle;
}

export const turnRound = ({points, fractions}: Pick<Curve, 'points' | 'fractions'>): string =>
  say('curve.curve-upside-down-turn-one', {points, fractions});

/** Turns the list round that the file sets; with both in the file nobody knows which one is meant. */
function turnedRound({readings}: CheckContext, curve: Curve, values: Values): Fix | undefined {
  const set = [curve.points, curve.fractions].filter((key) => readings.get(key)?.option);
  const [key] = set;
  const option = key === undefined ? undefined : readings.get(key)?.option;
  const list = key === undefined ? undefined : numbersOf(values, key);
  return set.length === 1 && option && list ? changeTo(option, [...list].reverse().join(', '), false) : undefined;
}

/** Below this share of the maximum a battery is as good as switched off. */
const HARDLY_ANY = 0.1;

const rounded = (value: number): number => Math.round(value * 100) / 100;

const REMEDY: Readonly<Record<Curve['source'], string>> = {
  'cell-voltage': say('curve.move-whole-curve-voltages-your'),
  temperature: say('curve.temperatures-c-each-fraction-at'),
  'mosfet-temperature': say('curve.each-temperature-c-belongs-fraction'),
  soc: say('curve.each-soc-belongs-fraction-at'),
};

const where = (curve: Curve, reading: number): string =>
  curve.source === 'cell-voltage'
    ? say('curve.at-v-per-cell', {reading: rounded(reading)})
    : say('curve.at', {
        rest: curve.source === 'soc' ? 'an SoC' : `a ${inputName(curve)}`,
        reading,
        unitOf: unitOf(curve),
      });

function checkCurve(context: CheckContext, curve: Curve, values: Values, started: readonly Issue[]): Issue[] {
  const {readings, version} = context;
  const keys = [
    curve.points,
    curve.fractions,
    ...(curve.source === 'cell-voltage' ? ['MAX_CELL_VOLTAGE', 'MIN_CELL_VOLTAGE'] : []),
  ];
  if (values.get(curve.enable) !== true || !keys.some((key) => readings.get(key)?.option)) return [];
  if (keys.some((key) => readings.get(key)?.issue)) return [];
  const points = numbersOf(values, curve.points);
  const fractions = numbersOf(values, curve.fractions);
  const maximum = numberOf(values, maximumKey(curve.direction)) ?? 0;
  // Lists of other lengths or out of order have a finding of their own.
  if (!points || points.length !== fractions?.length || direction(points) === undefined || maximum <= 0) return [];
  const stops = curve.direction === 'charge' ? 'charge-stops-below-max' : 'discharge-stops-above-min';
  if (curve.source === 'cell-voltage' && started.some(({code}) => code === stops)) return [];
  const settings = Object.fromEntries(values);
  const checked = ordinaryReadings(curve, values).map((reading) => ({
    reading,
    amperes: curveCurrent(curve, reading, settings, limitMode(version, settings)) ?? maximum,
  }));
  const [first] = checked;
  const isOff = first !== undefined && checked.every(({amperes}) => amperes < HARDLY_ANY * maximum);
  const isTurned = isUpsideDown(curve, values);
  if (!first || (!isOff && !isTurned)) return [];
  const flow = curve.direction === 'charge' ? 'charged' : 'discharged';
  const effect = isOff
    ? say('curve.battery-may-be-only', {
        where: where(curve, first.reading),
        flow,
        amperes: rounded(first.amperes),
        maximum,
        points: curve.points,
        fractions: curve.fractions,
      })
    : '';
  return [
    issueAtFirstOf(context, keys, {
      severity: isOff ? 'error' : 'warning',
      code: isTurned ? 'curve-upside-down' : 'curve-without-current',
      message: `${effect}${isTurned ? turnRound(curve) : REMEDY[curve.source]}`,
      fix: isTurned ? turnedRound(context, curve, values) : undefined,
    }),
  ];
}

/**
 * @param values the settings after the driver's own corrections
 * @param started what the checks at the start have found
 */
export function checkCurves(context: CheckContext, values: Values, started: readonly Issue[]): Issue[] {
  if (notPerCell(context).length > 0) return [];
  return CURVES.filter((curve) => isInRange(context.release, curve)).flatMap((curve) =>
    checkCurve(context, curve, values, started),
  );
}
