import type {ReactNode} from 'react';

import {round} from './geometry';
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

/** What the style sheet gives every drawing; such a text has no attribute for it. */
export const INHERITED = {size: 13, tone: 'ink'} as const;

/** Text of a drawing. Names in `mono` are marked as not to be translated, which also gives them their font. */
export function Label({
  x,
  y,
  text,
  size = INHERITED.size,
  tone = INHERITED.tone,
  anchor = 'start',
  bold = false,
  mono = false,
  rotate,
}: LabelProps): ReactNode {
  const lines = typeof text === 'string' ? [text] : text;
  return (
    <text
      x={x}
      y={round(y)}
      fontSize={size === INHERITED.size ? undefined : size}
      fill={tone === INHERITED.tone ? undefined : tones[tone]}
      textAnchor={anchor === 'start' ? undefined : anchor}
      fontWeight={bold ? 650 : undefined}
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
