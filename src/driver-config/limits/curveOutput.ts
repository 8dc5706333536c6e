/** The two ways in which the driver reads an output from two lists. */
import type {Curve} from './curves.ts';

/** Number of points that are not above `x`, in the way Python's bisect finds it, also in unsorted lists. */
function bisect(points: readonly number[], x: number): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (x < (points[middle] ?? Infinity)) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Ascending {
  readonly points: readonly number[];
  readonly outputs: readonly number[];
}

/** The driver turns both lists round when the first point is above the last one. */
function ascending(points: readonly number[], outputs: readonly number[]): Ascending {
  const first = points[0] ?? 0;
  const last = points.at(-1) ?? 0;
  return first > last ? {points: [...points].reverse(), outputs: [...outputs].reverse()} : {points, outputs};
}

/** Output outside the points; undefined between them. */
function beyondEnds({points, outputs}: Ascending, x: number): number | undefined {
  if (x <= (points[0] ?? -Infinity)) return outputs[0];
  if (x >= (points.at(-1) ?? Infinity)) return outputs.at(-1);
  return undefined;
}

/**
 * Straight lines between neighbouring points, the end values outside.
 * @returns undefined where the driver fails, because the lists are empty or the outputs too short
 */
export function linearOutput(x: number, points: readonly number[], outputs: readonly number[]): number | undefined {
  if (points.length === 0 || outputs.length === 0) return undefined;
  const lists = ascending(points, outputs);
  const end = beyondEnds(lists, x);
  if (end !== undefined) return end;
  const index = bisect(lists.points, x);
  const [fromX, toX] = [lists.points[index], lists.points[index - 1]];
  const [fromY, toY] = [lists.outputs[index], lists.outputs[index - 1]];
  if (fromX === undefined || toX === undefined || fromY === undefined || toY === undefined) return undefined;
  const output = fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY);
  return Math.min(Math.max(fromY, toY), Math.max(Math.min(fromY, toY), output));
}

/**
 * The output of one neighbouring point, the end values outside.
 * @param uses which neighbour: the one with the lower or with the higher x
 * @returns undefined where the driver fails
 */
export function stepOutput(
  x: number,
  points: readonly number[],
  outputs: readonly number[],
  uses: Curve['stepUses'],
): number | undefined {
  if (points.length === 0 || outputs.length === 0) return undefined;
  const lists = ascending(points, outputs);
  const end = beyondEnds(lists, x);
  if (end !== undefined) return end;
  const index = bisect(lists.points, x);
  return lists.outputs[uses === 'higher' ? index : index - 1];
}
