/** A point of a drawing, in units of its viewBox. */
export type Point = readonly [x: number, y: number];

/** Points as SVG writes them: `10,20 30,20`. */
export function readPoints(points: string): readonly Point[] {
  return points.split(' ').map((point): Point => {
    const [x = NaN, y = NaN] = point.split(',').map(Number);
    return [x, y];
  });
}

/** One decimal is finer than any screen shows, and keeps the HTML small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** The point `length` before `to` on the straight line from `from`. */
export function pointBefore(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  if (whole === 0) {
    return to;
  }
  const share = Math.min(length / whole, 1);
  return [to[0] - (to[0] - from[0]) * share, to[1] - (to[1] - from[1]) * share];
}

const roundPoint = ([x, y]: Point): Point => [round(x), round(y)];

/** Numbers as a path writes them: a minus sign separates, too. */
const join = (...numbers: readonly number[]): string => numbers.map(String).join(' ').replaceAll(' -', '-');

const step = ([fromX, fromY]: Point, [toX, toY]: Point): Point => [round(toX - fromX), round(toY - fromY)];

function lineTo(from: Point, to: Point): string {
  const [x, y] = step(from, to);
  if (y === 0) return `h${x}`;
  return x === 0 ? `v${y}` : `l${join(x, y)}`;
}

/** Relative from its first point on, so that equal shapes are equal text wherever they are. */
function relativePath([first, ...others]: readonly Point[]): string {
  if (!first) return '';
  let at = roundPoint(first);
  const lines = others.map((point) => {
    const to = roundPoint(point);
    const line = lineTo(at, to);
    at = to;
    return line;
  });
  return `M${join(...roundPoint(first))}${lines.join('')}`;
}

/** SVG path through all points, with corners rounded by `radius` where the legs are long enough. */
export function roundedPath(points: readonly Point[], radius = 7): string {
  const [first] = points;
  if (!first || radius === 0) return relativePath(points);
  let at = roundPoint(first);
  const commands = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    const after = points[index + 2];
    const corner = roundPoint(point);
    if (!after) return lineTo(at, corner);
    const reach = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
    const enter = roundPoint(pointBefore(before, point, reach));
    const leave = roundPoint(pointBefore(after, point, reach));
    const command = `${lineTo(at, enter)}q${join(...step(enter, corner), ...step(enter, leave))}`;
    at = leave;
    return command;
  });
  return `M${join(...roundPoint(first))}${commands.join('')}`;
}

/** Arrow head as a path: its tip is at `tip`, pointing away from `from`. */
export function arrowHead(from: Point, tip: Point, length: number): string {
  const [baseX, baseY] = pointBefore(from, tip, length);
  const halfWidth = length * 0.5;
  const whole = distance(from, tip) || 1;
  const normalX = ((tip[1] - from[1]) / whole) * halfWidth;
  const normalY = ((tip[0] - from[0]) / whole) * halfWidth;
  return `${relativePath([tip, [baseX + normalX, baseY - normalY], [baseX - normalX, baseY + normalY]])}z`;
}
