/** Why a limit is what it is, in sentences of one kind: what limits, with the reader's own number. Pure. */
import {
  curvesOf,
  type CurrentLimit,
  type Curve,
  type EffectiveSettings,
  type Version,
  type VoltageLimit,
} from '@site/src/driver-config';
import {numbersOf, ownInputs, type ReadNumbers} from './results.ts';
import {say} from './texts.ts';
import {joined, volts, withUnit} from './words.ts';

/** A; less than the driver tells apart. */
const epsilon = 5e-4;

export interface WordedLimit {
  readonly reason: string;
  /** Less than the settings allow. */
  readonly isLimited: boolean;
  /** Nothing may flow. */
  readonly isStopped: boolean;
  /** All that stops a current, in a sentence, where the reason names only the first of several causes. */
  readonly fullReason?: string;
}

/** "highest cell 3.52 V" */
function reading(curve: Curve, x: number): string {
  const value = withUnit(x, curve);
  switch (curve.source) {
    case 'cell-voltage':
      return say(curve.direction === 'charge' ? 'cause-highest-cell' : 'cause-lowest-cell', {value});
    case 'temperature':
      return say('cause-sensor', {value});
    case 'mosfet-temperature':
      return say('cause-mosfet', {value});
    case 'soc':
      return say('cause-soc', {value});
  }
}

/** On which side of the points with the full current the reading is. */
function verdict(curve: Curve, x: number, effective: EffectiveSettings): string {
  const points = numbersOf(effective, curve.points);
  const fractions = numbersOf(effective, curve.fractions);
  const full = Math.max(...fractions);
  const isLow = x < Math.min(...points.filter((_, index) => fractions[index] === full));
  if (curve.source === 'temperature' || curve.source === 'mosfet-temperature') {
    return say(isLow ? 'too-cold' : 'too-warm');
  }
  return say(isLow ? 'too-low' : 'too-high');
}

interface Context {
  readonly version: Version;
  readonly effective: EffectiveSettings;
  readonly numbers: ReadNumbers;
}

/** Words for a current limit: all that limits to the same current. */
export function wordCurrent(direction: Curve['direction'], limit: CurrentLimit, context: Context): WordedLimit {
  const {version, effective, numbers} = context;
  const {amperes, byCurve} = limit;
  const maximumKey = direction === 'charge' ? 'MAX_BATTERY_CHARGE_CURRENT' : 'MAX_BATTERY_DISCHARGE_CURRENT';
  const maximum = Number(effective[maximumKey] ?? 0);
  const bms = direction === 'charge' ? numbers.bmsCharge : numbers.bmsDischarge;
  const isStopped = amperes <= 0;
  const stopped = (causes: string): string => say(`${direction}-stopped`, {causes});
  if (Math.abs(amperes - maximum) < epsilon) {
    const reason = isStopped ? stopped(say('cause-maximum')) : say('current-full');
    return {isStopped, isLimited: isStopped, reason};
  }
  const curves = curvesOf(version).filter(({id}) => Math.abs((byCurve[id]?.amperes ?? Infinity) - amperes) < epsilon);
  const causes = curves.map((curve) => {
    const x = byCurve[curve.id]?.x;
    if (x === undefined) {
      return ownInputs(curve, numbers).length === 0
        ? say('cause-missing-mosfet')
        : say('cause-failed-curve', {points: curve.points});
    }
    return isStopped
      ? say('cause-stopping', {reading: reading(curve, x), verdict: verdict(curve, x, effective)})
      : reading(curve, x);
  });
  if (bms !== undefined && Math.abs(bms - amperes) < epsilon) causes.push(say('cause-bms'));
  const isLimited = true;
  if (!isStopped) return {isStopped, isLimited, reason: say('current-limited', {causes: joined(causes)})};
  if (causes.length < 2) return {isStopped, isLimited, reason: stopped(joined(causes))};
  return {
    isStopped,
    isLimited,
    reason: stopped(say('more-causes', {cause: causes[0] ?? '', count: causes.length - 1})),
    fullReason: `${stopped(joined(causes))}.`,
  };
}

/** Words for the voltage limit. */
export function wordVoltage(
  {isReduced, applies}: VoltageLimit,
  cells: number,
  {numbers: {highestCell}}: Pick<Context, 'numbers'>,
): WordedLimit {
  const reason =
    isReduced && highestCell !== undefined
      ? say('voltage-lowered', {reading: volts(highestCell)})
      : say('voltage-full', {cells, subject: say(`voltage-of-${applies}`)});
  return {isStopped: false, isLimited: isReduced, reason};
}
