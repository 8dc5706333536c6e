/** The two ways in which the driver reads a current limit from its lists, and the lines that plot them. */
import type {CurveData} from '../../docs-data/types';
import type {Point} from './geometry';

/** Points of the curve as `[x, A]`, rising in x, whatever the order of the driver's list is. */
export function sortedPoints(curve: CurveData): readonly Point[] {
  return curve.x
    .map((x, index): Point => {
      const fraction = curve.fraction[index];
      if (fraction === undefined) {
        throw new Error(`${curve.fractionKey} is shorter than ${curve.xKey}`);
      }
      return [x, fraction * curve.maxCurrent];
    })
    .sort(([a], [b]) => a - b);
}

/** A range of x in which step mode keeps the limit, A. Open ends are infinite. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly current: number;
}

/**
 * Step mode as ranges, rising in x: below the first point its value holds, above the last point the last one;
 * between two points the value of the lower or of the higher one, as the curve says.
 */
export function steps(curve: CurveData): readonly Step[] {
  const points = sortedPoints(curve);
  const ranges: Step[] = [];
  const add = (from: number, to: number, current: number): void => {
    const previous = ranges[ranges.length - 1];
    if (previous && previous.current === current) {
      ranges[ranges.length - 1] = {...previous, to};
    } else {
      ranges.push({from, to, current});
    }
  };
  points.forEach(([x, current], index) => {
    if (index === 0) {
      add(-Infinity, x, current);
    }
    const next = points[index + 1];
    if (next) {
      add(x, next[0], curve.stepUses === 'lower' ? current : next[1]);
    } else {
      add(x, Infinity, current);
    }
  });
  return ranges;
}

/** Corner points of the linear line, led on flat to both ends of the plot. */
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
  const margin = (high - low) * 0.12;
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
