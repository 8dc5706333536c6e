/** Limits for the reader's numbers, by the driver's arithmetic. Pure. */
import {
  currentLimit,
  curveCurrent,
  curvesOf,
  limitMode,
  maximumKey,
  packVoltages,
  PLOT_MARGIN,
  unitOf,
  voltageLimit,
  type BatteryReadings,
  type Curve,
  type CurrentLimit,
  type EffectiveSettings,
  type LimitMode,
  type PackVoltages,
  type Version,
  type VoltageLimit,
} from '@site/src/driver-config';
import type {Given} from './bmsLimits.ts';
import {readingNames, readReading, type LimitsState, type ReadingName} from './state.ts';

/** Readings that a limit depends on, and that are in a field, but not a number. */
interface Needs {
  readonly needs: readonly ReadingName[];
}

export interface Limits {
  readonly pack: PackVoltages;
  readonly voltage: VoltageLimit & Needs;
  readonly charge: CurrentLimit & Needs;
  readonly discharge: CurrentLimit & Needs;
  readonly mode: LimitMode;
}

export type ReadNumbers = Readonly<Partial<Record<ReadingName, number>>>;

const typedNumbers = (readings: LimitsState['readings']): ReadNumbers =>
  Object.fromEntries(
    Object.entries(readings).flatMap(([name, text]) => {
      const value = readReading(text);
      return value === undefined || Number.isNaN(value) ? [] : [[name, value]];
    }),
  );

const pairs = [
  ['lowestCell', 'highestCell'],
  ['coldest', 'warmest'],
] as const;

/** Pairs that were typed into each other's field: the lower reading is above the upper one. */
const swappedPairs = (numbers: ReadNumbers) =>
  pairs.filter(([lower, upper]) => (numbers[lower] ?? -Infinity) > (numbers[upper] ?? Infinity));

/** Whether this is the upper reading of such a pair. */
export const isSwapped = (name: ReadingName, readings: LimitsState['readings']): boolean =>
  swappedPairs(typedNumbers(readings)).some(([, upper]) => upper === name);

/** What the reader typed as numbers, swapped ones put right; what is not a number counts as not known. */
export function readReadings(readings: LimitsState['readings']): ReadNumbers {
  const numbers = typedNumbers(readings);
  const swaps = swappedPairs(numbers).map(([lower, upper]) => ({[lower]: numbers[upper], [upper]: numbers[lower]}));
  return Object.assign({}, numbers, ...swaps) as ReadNumbers;
}

/** By the engine's names, each read only when the engine reads it. */
const batteryReadings = (numbers: ReadNumbers, ignoresTemperatureSource: boolean): BatteryReadings => ({
  ignoresTemperatureSource,
  get highestCell() {
    return numbers.highestCell;
  },
  get lowestCell() {
    return numbers.lowestCell;
  },
  get temperatures() {
    return [numbers.coldest ?? null, numbers.warmest ?? null];
  },
  get mosfetTemperature() {
    return numbers.mosfet;
  },
  get soc() {
    return numbers.soc;
  },
  get bmsChargeLimit() {
    return numbers.bmsCharge;
  },
  get bmsDischargeLimit() {
    return numbers.bmsDischarge;
  },
});

/**
 * One cell at the highest voltage, all others at the lowest: what is known without the voltage of every cell. A cell that
 * the driver does not see adds nothing to its sum.
 */
function cellVoltages(
  {highestCell, lowestCell}: ReadNumbers,
  count: number,
  seen: Given['cellsSeen'],
): readonly number[] {
  const known = lowestCell ?? highestCell ?? 0;
  const others = seen === 'all' ? known : 0;
  return [seen === 'none' ? 0 : (highestCell ?? known), ...Array.from({length: count - 1}, () => others)];
}

export function limitsFor(
  version: Version,
  effective: EffectiveSettings,
  cells: number,
  given: Pick<Given, 'readings' | 'phase'> & Partial<Given>,
): Limits {
  const numbers = readReadings(given.readings);
  const unreadable = readingNames.filter((name) => Number.isNaN(readReading(given.readings[name])));
  /** What is not a number would count as not known, and so lead to the most permissive limit: the limit names it instead. */
  const withNeeds = <Limit extends object>(calculate: (readings: ReadNumbers) => Limit): Limit & Needs => {
    const used = new Set<ReadingName>();
    const get = (target: ReadNumbers, name: ReadingName): number | undefined => {
      used.add(name);
      return target[name];
    };
    const limit = calculate(new Proxy(numbers, {get}));
    return {...limit, needs: unreadable.filter((name) => used.has(name))};
  };
  const current = (direction: Curve['direction']): CurrentLimit & Needs =>
    withNeeds((used) =>
      currentLimit(direction, version, effective, batteryReadings(used, given.ignoresTemperatureSource ?? false)),
    );
  return {
    pack: packVoltages(version, effective, cells),
    voltage: withNeeds((used) => {
      const seen = {
        count: cells,
        get voltages() {
          return cellVoltages(used, cells, given.cellsSeen ?? 'all');
        },
      };
      return voltageLimit(version, effective, seen, given.phase);
    }),
    charge: current('charge'),
    discharge: current('discharge'),
    mode: limitMode(version, effective),
  };
}

export type Point = readonly [x: number, amperes: number];

export interface CurvePlotData {
  readonly curve: Curve;
  readonly isOn: boolean;
  /** A; what the curve's fractions are fractions of. */
  readonly maximum: number;
  readonly domain: readonly [number, number];
  /** Points of the lists, rising in x. */
  readonly points: readonly Point[];
  readonly lines: Readonly<Record<LimitMode, readonly Point[]>>;
  /** Rows of the table: x and the current in both modes. */
  readonly rows: readonly {readonly x: number; readonly linear: number; readonly step: number}[];
  /** Where the reader's battery is; several temperatures give several. */
  readonly own: readonly Point[];
}

/** A list of numbers among the settings; empty when it is none. */
export const numbersOf = (effective: EffectiveSettings, key: string): readonly number[] => {
  const value = effective[key];
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];
};

/** Numbers of the reader that a curve is about. */
export function ownInputs({source, direction}: Curve, numbers: ReadNumbers): readonly number[] {
  const {highestCell, lowestCell, coldest, warmest, mosfet, soc} = numbers;
  const inputs = {
    'cell-voltage': [direction === 'charge' ? highestCell : lowestCell],
    temperature: [coldest, warmest],
    'mosfet-temperature': [mosfet],
    soc: [soc],
  }[source];
  return [...new Set(inputs.filter((value): value is number => value !== undefined))];
}

/**
 * What a slider for a reading covers: the points of all curves in its unit, because one curve may begin above what a battery
 * usually has. Undefined: there are none.
 */
export function sliderRange(
  unit: string,
  version: Version,
  effective: EffectiveSettings,
): readonly [low: number, high: number] | undefined {
  if (unit === '%') return [0, 100];
  const points = curvesOf(version)
    .filter((curve) => unitOf(curve) === unit)
    .flatMap((curve) => numbersOf(effective, curve.points));
  return points.length === 0 ? undefined : [Math.min(...points), Math.max(...points)];
}

/** The curve that allows least, in each direction. */
export function bindingCurves({charge, discharge}: Limits): ReadonlySet<Curve['id']> {
  const lowest = ({byCurve}: CurrentLimit): readonly Curve['id'][] =>
    (Object.keys(byCurve) as Curve['id'][])
      .filter((id) => byCurve[id])
      .sort((a, b) => (byCurve[a]?.amperes ?? Infinity) - (byCurve[b]?.amperes ?? Infinity))
      .slice(0, 1);
  return new Set([...lowest(charge), ...lowest(discharge)]);
}

/** Far less than what the driver tells apart; makes both sides of a step visible. */
const epsilon = 1e-6;

/**
 * A curve of the effective settings, ready to draw; every value comes from the driver's own rule.
 * @returns undefined when the lists are empty or do not fit each other, so that there is no curve
 */
function curvePlot(
  curve: Curve,
  effective: EffectiveSettings,
  mode: LimitMode,
  numbers: ReadNumbers,
): CurvePlotData | undefined {
  const xs = [...new Set(numbersOf(effective, curve.points))].sort((a, b) => a - b);
  const [low, high] = [xs[0], xs.at(-1)];
  const isComplete =
    xs.length > 1 && numbersOf(effective, curve.fractions).length >= numbersOf(effective, curve.points).length;
  if (low === undefined || high === undefined || !isComplete) return undefined;
  const at = (x: number, wanted: LimitMode): number => curveCurrent(curve, x, effective, wanted) ?? 0;
  const own = ownInputs(curve, numbers);
  const margin = (high - low) * PLOT_MARGIN;
  const domain = [
    Math.min(low - margin, ...own.map((x) => x - margin / 3)),
    Math.max(high + margin, ...own.map((x) => x + margin / 3)),
  ] as const;
  const corners = (wanted: LimitMode): readonly Point[] =>
    [domain[0], ...xs.flatMap((x) => [x - epsilon, x, x + epsilon]), domain[1]].map((x) => [x, at(x, wanted)]);
  return {
    curve,
    isOn: effective[curve.enable] === true,
    maximum: Number(effective[maximumKey(curve.direction)] ?? 0),
    domain,
    points: xs.map((x) => [x, at(x, 'linear')]),
    lines: {linear: corners('linear'), step: corners('step')},
    rows: xs.map((x) => ({x, linear: at(x, 'linear'), step: at(x, 'step')})),
    own: own.map((x) => [x, at(x, mode)]),
  };
}

export const curvePlots = (
  version: Version,
  effective: EffectiveSettings,
  mode: LimitMode,
  numbers: ReadNumbers,
): readonly (CurvePlotData | {readonly curve: Curve; readonly isOn: boolean; readonly lines?: undefined})[] =>
  curvesOf(version).map(
    (curve) => curvePlot(curve, effective, mode, numbers) ?? {curve, isOn: effective[curve.enable] === true},
  );
