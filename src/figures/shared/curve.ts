/** The lines that plot a current limit. How the driver reads it from its lists is in the driver's engine. */
import type {CurveData} from '../../docs-data/types';
import {PLOT_MARGIN} from '../../driver-config/limits/curves';
import {stepOutput} from '../../driver-config/limits/curveOutput';
import type {Point} from './geometry';

/** Limits at the points of the curve, A, in the order of its list. */
function currentsOf(curve: CurveData): readonly number[] {
  if (curve.fraction.length < curve.x.length) throw new Error(`${curve.fractionKey} is shorter than ${curve.xKey}`);
  return curve.fraction.map((fraction) => fraction * curve.maxCurrent);
}

/** Points of the curve as `[x, A]`, rising in x, whatever the order of the driver's list is. */
export function sortedPoints(curve: CurveData): readonly Point[] {
  const currents = currentsOf(curve);
  return curve.x.map((x, index): Point => [x, currents[index] ?? NaN]).sort(([a], [b]) => a - b);
}

/** A range of x in which step mode keeps the limit, A. Open ends are infinite. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly current: number;
}

/** Step mode as ranges, rising in x: the driver's rule between each two points, and beyond the outermost ones. */
export function steps(curve: CurveData): readonly Step[] {
  const currents = currentsOf(curve);
  const xs = sortedPoints(curve).map(([x]) => x);
  const borders = [-Infinity, ...xs, Infinity];
  const ranges: Step[] = [];
  for (const [index, from] of borders.slice(0, -1).entries()) {
    const to = borders[index + 1] ?? Infinity;
    const inside = from === -Infinity ? to - 1 : to === Infinity ? from + 1 : (from + to) / 2;
    const current = stepOutput(inside, curve.x, currents, curve.stepUses) ?? NaN;
    const previous = ranges.at(-1);
    if (previous?.current === current) ranges[ranges.length - 1] = {...previous, to};
    else ranges.push({from, to, current});
  }
  return ranges;
}

/** Corner points of the linear line, continued flat to both ends of the plot. */
export function linearLine(curve: CurveData, domain: Point): readonly Point[] {
  const points = sortedPoints(curve);
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) {
    throw new Error(`${curve.xKey} is empty`);
  }
  return [[domain[0], first[1]], ...points, [domain[1], last[1]]];
}

/** Corner points of the step line between both ends of the plot. */
export function stepLine(curve: CurveData, domain: Point): readonly Point[] {
  return steps(curve).flatMap(({from, to, current}): Point[] => [
    [Math.max(from, domain[0]), current],
    [Math.min(to, domain[1]), current],
  ]);
}

/** Range of x that a plot of the curve shows: the points and a little flat line on both sides. */
export function plotDomain(curve: CurveData): Point {
  const xs = curve.x;
  const low = Math.min(...xs);
  const high = Math.max(...xs);
  const margin = (high - low) * PLOT_MARGIN;
  return [low - margin, high + margin];
}

/** Round values for the ticks of an axis, at most `count` of them. */
export function ticks([low, high]: Point, count: number): readonly number[] {
  const rough = (high - low) / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const unit = [1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10;
  const step = unit * magnitude;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({length: last - first + 1}, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
