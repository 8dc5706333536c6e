import type {ReactNode} from 'react';

import {tones, type Tone} from './palette';

export interface LabelProps {
  readonly x: number;
  /** Base line of the first line of text. */
  readonly y: number;
  /** One string, or one string a line. */
  readonly text: string | readonly string[];
  readonly size?: number;
  readonly tone?: Tone;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  /** For paths, log lines and names that a reader would type. */
  readonly mono?: boolean;
  /** Degrees, clockwise, round the point (x, y). */
  readonly rotate?: number;
}

export const LINE_HEIGHT = 1.3;

/** Text of a drawing. Names in `mono` are marked as not to be translated. */
export function Label({
  x,
  y,
  text,
  size = 13,
  tone = 'ink',
  anchor = 'start',
  bold = false,
  mono = false,
  rotate,
}: LabelProps): ReactNode {
  const lines = typeof text === 'string' ? [text] : text;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fill={tones[tone]}
      textAnchor={anchor === 'start' ? undefined : anchor}
      fontWeight={bold ? 650 : undefined}
      fontFamily={mono ? 'var(--ifm-font-family-monospace)' : undefined}
      className={mono ? 'notranslate' : undefined}
      transform={rotate === undefined ? undefined : `rotate(${rotate} ${x} ${y})`}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={index} x={x} dy={index === 0 ? undefined : `${LINE_HEIGHT}em`}>
              {line}
            </tspan>
          ))}
    </text>
  );
}
