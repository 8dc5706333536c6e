import type {ReactNode} from 'react';

import {arrowHead, pointBefore, readPoints, roundedPath} from './geometry';
import {tones, type Tone} from './palette';

interface ArrowProps {
  /** As SVG writes them: `10,20 30,20`. */
  readonly points: string;
  readonly tone?: Tone;
  readonly width?: number;
  readonly heads?: 'end' | 'both' | 'none';
  readonly dashed?: boolean;
  readonly radius?: number;
}

/**
 * A flow of data, current or time. Heads are shapes instead of SVG markers: markers need ids, and ids
 * clash when a figure is on a page twice.
 */
export function Arrow({
  points,
  tone = 'muted',
  width = 2,
  heads = 'end',
  dashed = false,
  radius = 8,
}: ArrowProps): ReactNode {
  const head = 5 + width * 2;
  const shaft = [...readPoints(points)];
  const [first, second] = shaft;
  const [beforeLast, last] = shaft.slice(-2);
  if (!first || !second || !last || !beforeLast) {
    throw new Error('An Arrow needs at least two points.');
  }
  // The line stops inside the head, so that its blunt end does not show at the tip.
  if (heads !== 'none') {
    shaft[shaft.length - 1] = pointBefore(beforeLast, last, head * 0.7);
  }
  if (heads === 'both') {
    shaft[0] = pointBefore(second, first, head * 0.7);
  }
  const colour = tones[tone];
  return (
    <>
      <path
        d={roundedPath(shaft, radius)}
        fill="none"
        stroke={colour}
        strokeWidth={width}
        strokeDasharray={dashed ? '6 5' : undefined}
      />
      {heads !== 'none' && (
        <path
          d={`${arrowHead(beforeLast, last, head)}${heads === 'both' ? arrowHead(second, first, head) : ''}`}
          fill={colour}
        />
      )}
    </>
  );
}
