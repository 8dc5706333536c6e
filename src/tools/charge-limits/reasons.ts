/** Why a limit is what it is, in sentences of one kind: what limits, with the reader's own number. Pure. */
import {
  curveCurrent,
  curvesOf,
  type CurrentLimit,
  type Curve,
  type EffectiveSettings,
  type LimitMode,
  type Version,
  type VoltageLimit,
} from '@site/src/driver-config';
import {numbersOf, ownInputs, type ReadNumbers} from './results.ts';
import type {Phase} from './state.ts';
import {volts, withUnit} from './words.ts';

/** A; less than the driver tells apart. */
const epsilon = 5e-4;

export interface WordedLimit {
  readonly reason: string;
  /** Nothing may flow: shown in amber. */
  readonly isStopped: boolean;
  /** All that stops a current, in a sentence, where the reason names only the first of several causes. */
  readonly fullReason?: string;
}

const subjects: Readonly<Record<Curve['source'], Readonly<Record<Curve['direction'], string>>>> = {
  'cell-voltage': {charge: 'highest cell', discharge: 'lowest cell'},
  temperature: {charge: 'sensor at', discharge: 'sensor at'},
  'mosfet-temperature': {charge: 'MOSFET at', discharge: 'MOSFET at'},
  soc: {charge: 'state of charge', discharge: 'state of charge'},
};

/** "highest cell 3.52 V" */
const reading = (curve: Curve, x: number): string => `${subjects[curve.source][curve.direction]} ${withUnit(x, curve)}`;

/** On which side of the points with the full current the reading is. */
function verdict(curve: Curve, x: number, effective: EffectiveSettings): string {
  const points = numbersOf(effective, curve.points);
  const fractions = numbersOf(effective, curve.fractions);
  const full = Math.max(...fractions);
  const isLow = x < Math.min(...points.filter((_, index) => fractions[index] === full));
  if (curve.source === 'temperature' || curve.source === 'mosfet-temperature') return isLow ? 'too cold' : 'too warm';
  return isLow ? 'too low' : 'too high';
}

interface Context {
  readonly version: Version;
  readonly effective: EffectiveSettings;
  readonly mode: LimitMode;
  readonly numbers: ReadNumbers;
}

/** The reader's number that a curve takes its limit from; undefined when it takes none of them. */
function decisive(curve: Curve, amperes: number, {effective, mode, numbers}: Context): number | undefined {
  return ownInputs(curve, numbers).find(
    (x) => Math.abs((curveCurrent(curve, x, effective, mode) ?? Infinity) - amperes) < epsilon,
  );
}

/** Words for a current limit: all that limits to the same current. */
export function wordCurrent(direction: Curve['direction'], limit: CurrentLimit, context: Context): WordedLimit {
  const {version, effective, numbers} = context;
  const {amperes, byCurve} = limit;
  const maximumKey = direction === 'charge' ? 'MAX_BATTERY_CHARGE_CURRENT' : 'MAX_BATTERY_DISCHARGE_CURRENT';
  const maximum = Number(effective[maximumKey] ?? 0);
  const bms = direction === 'charge' ? numbers.bmsCharge : numbers.bmsDischarge;
  const isStopped = amperes <= 0;
  const stopped = direction === 'charge' ? 'Charging stopped' : 'Discharging stopped';
  if (Math.abs(amperes - maximum) < epsilon) {
    return {
      isStopped,
      reason: isStopped ? `${stopped}: the maximum current is 0 A` : 'Not limited: the maximum current',
    };
  }
  const curves = curvesOf(version).filter(({id}) => Math.abs((byCurve[id] ?? Infinity) - amperes) < epsilon);
  const causes = curves.map((curve) => {
    const x = decisive(curve, amperes, context);
    if (x === undefined) return ownInputs(curve, numbers).length === 0 ? 'missing MOSFET temperature' : curve.source;
    return isStopped ? `${reading(curve, x)} is ${verdict(curve, x, effective)}` : reading(curve, x);
  });
  if (bms !== undefined && Math.abs(bms - amperes) < epsilon) causes.push('the BMS itself');
  if (!isStopped) return {isStopped, reason: `Limited by ${causes.join(' and ')}`};
  if (causes.length < 2) return {isStopped, reason: `${stopped}: ${causes.join()}`};
  return {
    isStopped,
    reason: `${stopped}: ${causes[0]}, +${causes.length - 1}\u00a0more`,
    fullReason: `${stopped}: ${causes.join(' and ')}.`,
  };
}

const phaseSubjects: Readonly<Record<Phase, string>> = {
  bulk: 'highest cell voltage',
  'bulk-reset': 'cell voltage of the SoC reset',
  float: 'cell voltage in float',
};

/** Words for the voltage limit. */
export function wordVoltage(
  {isReduced, applies}: VoltageLimit,
  cells: number,
  {numbers: {highestCell}}: Pick<Context, 'numbers'>,
): WordedLimit {
  const reason =
    isReduced && highestCell !== undefined
      ? `Lowered: highest cell ${volts(highestCell)} is too high`
      : `Not limited: ${cells} × ${phaseSubjects[applies]}`;
  return {isStopped: false, reason};
}
