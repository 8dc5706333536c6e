import type {ReactNode} from 'react';

import {readPoints, roundedPath} from './geometry';
import {tones, wireColours, type WireColour} from './palette';

interface WireProps {
  /** As SVG writes them: `10,20 30,20`. */
  readonly points: string;
  readonly colour: WireColour;
  /** Colour of the tracer of a two-coloured wire, such as white/green. */
  readonly stripe?: WireColour;
  readonly width?: number;
  readonly radius?: number;
}

/** A wire in its real colour. The thin edge keeps white visible on light and black on dark ground. */
export function Wire({points, colour, stripe, width = 4, radius = 8}: WireProps): ReactNode {
  const corners = readPoints(points);
  const d = roundedPath(corners, radius);
  // Without a bend there is nothing to fill.
  const fill = corners.length > 2 ? 'none' : undefined;
  return (
    <>
      <path d={d} fill={fill} stroke={tones.wireEdge} strokeWidth={width + 1.6} />
      <path d={d} fill={fill} stroke={wireColours[colour]} strokeWidth={width} />
      {stripe && <path d={d} fill={fill} stroke={wireColours[stripe]} strokeWidth={width} strokeDasharray="6 6" />}
    </>
  );
}
