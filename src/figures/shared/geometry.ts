/** A point of a drawing, in units of its viewBox. */
export type Point = readonly [x: number, y: number];

/** Points as SVG writes them: `10,20 30,20`. */
export function readPoints(points: string): readonly Point[] {
  return points.split(' ').map((point): Point => {
    const [x = NaN, y = NaN] = point.split(',').map(Number);
    return [x, y];
  });
}

/** Two decimals are finer than any screen shows, and keep the HTML small. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
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

/** SVG path through all points, with corners rounded by `radius` where the legs are long enough. */
export function roundedPath(points: readonly Point[], radius = 7): string {
  const commands = points.map((point, index) => {
    const [x, y] = point;
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before) {
      return `M${round(x)} ${round(y)}`;
    }
    if (!after || radius === 0) {
      return `L${round(x)} ${round(y)}`;
    }
    const reach = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
    const [enterX, enterY] = pointBefore(before, point, reach);
    const [leaveX, leaveY] = pointBefore(after, point, reach);
    return `L${round(enterX)} ${round(enterY)}Q${round(x)} ${round(y)} ${round(leaveX)} ${round(leaveY)}`;
  });
  return commands.join('');
}

/** Corner points of an arrow head whose tip is at `tip`, pointing away from `from`. */
export function arrowHead(from: Point, tip: Point, length: number): string {
  const [baseX, baseY] = pointBefore(from, tip, length);
  const halfWidth = length * 0.5;
  const whole = distance(from, tip) || 1;
  const normalX = ((tip[1] - from[1]) / whole) * halfWidth;
  const normalY = ((tip[0] - from[0]) / whole) * halfWidth;
  return [
    `${round(tip[0])},${round(tip[1])}`,
    `${round(baseX + normalX)},${round(baseY - normalY)}`,
    `${round(baseX - normalX)},${round(baseY + normalY)}`,
  ].join(' ');
}
