import type {ReactNode} from 'react';

import type {Point} from './geometry';
import {tones} from './palette';

/** Edges of the plot area in units of the viewBox. */
export interface PlotFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly point: (value: Point) => Point;
}

/** Linear scale from data to the plot area; y grows upwards. */
export function createScale(frame: PlotFrame, xDomain: Point, yDomain: Point): Scale {
  const x = (value: number): number =>
    frame.left + ((value - xDomain[0]) / (xDomain[1] - xDomain[0])) * (frame.right - frame.left);
  const y = (value: number): number =>
    frame.bottom - ((value - yDomain[0]) / (yDomain[1] - yDomain[0])) * (frame.bottom - frame.top);
  return {x, y, point: ([valueX, valueY]) => [x(valueX), y(valueY)]};
}

/** Ground of a plot, with the axes. */
export function PlotArea({frame}: {readonly frame: PlotFrame}): ReactNode {
  const {left, right, top, bottom} = frame;
  return (
    <>
      <rect x={left} y={top} width={right - left} height={bottom - top} fill={tones.box} />
      <path d={`M${left} ${top}V${bottom}H${right}`} fill="none" stroke={tones.line} />
    </>
  );
}
