import type {ReactNode} from 'react';

import {ticks} from './curve';
import {decimalsOf, MINUS} from './format';
import type {Point} from './geometry';
import {Label} from './Label';
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

/** Values of the y axis, % of its maximum. */
export const shares = [0, 25, 50, 75, 100];

interface PlotAxesProps {
  readonly frame: PlotFrame;
  readonly xDomain: Point;
  /** The y axis begins at 0. */
  readonly yMaximum: number;
  /** About how many ticks the x axis has. */
  readonly xTicks: number;
  readonly xLabel: string;
  readonly yLabel: string;
  /** Writes a value of the y axis. */
  readonly plain: (value: number) => string;
  readonly size: number;
}

/** Ground of a plot, with the axes: y in quarters. */
export function PlotAxes({frame, xDomain, yMaximum, xTicks, xLabel, yLabel, plain, size}: PlotAxesProps): ReactNode {
  const {left, right, top, bottom} = frame;
  const scale = createScale(frame, xDomain, [0, yMaximum || 1]);
  const values = ticks(xDomain, xTicks);
  const decimals = Math.max(0, ...values.map(decimalsOf));
  return (
    <>
      <rect x={left} y={top} width={right - left} height={bottom - top} fill={tones.box} />
      <path d={`M${left} ${top}V${bottom}H${right}`} fill="none" stroke={tones.line} />
      {shares.map((share) => {
        const value = (yMaximum * share) / 100;
        const y = scale.y(value);
        return (
          <g key={share} data-axis="y" data-value={value}>
            <line x1={left} x2={right} y1={y} y2={y} stroke={tones.faint} />
            <Label x={left - 8} y={y + 4.5} text={plain(value)} size={size} tone="muted" anchor="end" />
          </g>
        );
      })}
      <Label x={11} y={top - 21} text={yLabel} size={size} bold />
      {values.map((tick) => (
        <g key={tick} data-axis="x" data-value={tick}>
          <line x1={scale.x(tick)} x2={scale.x(tick)} y1={bottom} y2={bottom + 5} stroke={tones.line} />
          <Label
            x={scale.x(tick)}
            y={bottom + 20}
            text={tick.toFixed(decimals).replace('-', MINUS)}
            size={size}
            tone="muted"
            anchor="middle"
          />
        </g>
      ))}
      <Label x={(left + right) / 2} y={bottom + 40} text={xLabel} size={size} bold anchor="middle" />
    </>
  );
}
