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
  const d = roundedPath(readPoints(points), radius);
  return (
    <g fill="none">
      <path d={d} stroke={tones.wireEdge} strokeWidth={width + 1.6} />
      <path d={d} stroke={wireColours[colour]} strokeWidth={width} />
      {stripe && <path d={d} stroke={wireColours[stripe]} strokeWidth={width} strokeDasharray="6 6" />}
    </g>
  );
}
