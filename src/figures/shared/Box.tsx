import type {ReactNode} from 'react';

import {Label, LINE_HEIGHT} from './Label';
import {tones, type Tone} from './palette';

export type BoxTone = 'plain' | 'accent' | 'soft' | 'warn' | 'danger' | 'ok' | 'ghost';

interface BoxColours {
  readonly fill: string;
  readonly stroke: string;
  readonly title: Tone;
  readonly text: Tone;
}

const boxColours: Record<BoxTone, BoxColours> = {
  plain: {fill: tones.box, stroke: tones.line, title: 'ink', text: 'muted'},
  accent: {fill: tones.accent, stroke: tones.accent, title: 'onAccent', text: 'onAccent'},
  soft: {fill: tones.accentSoft, stroke: tones.accent, title: 'ink', text: 'muted'},
  warn: {fill: tones.warnSoft, stroke: tones.warnLine, title: 'warn', text: 'ink'},
  danger: {fill: tones.dangerSoft, stroke: tones.danger, title: 'danger', text: 'ink'},
  ok: {fill: tones.okSoft, stroke: tones.ok, title: 'ok', text: 'ink'},
  ghost: {fill: 'none', stroke: tones.line, title: 'muted', text: 'muted'},
};

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tone?: BoxTone;
  readonly title?: string | readonly string[];
  readonly text?: string | readonly string[];
  readonly titleSize?: number;
  readonly textSize?: number;
  readonly align?: 'start' | 'middle';
  readonly titleMono?: boolean;
  readonly textMono?: boolean;
  readonly dashed?: boolean;
  /** Room kept free at the left edge, for instance for a pictogram. */
  readonly indent?: number;
  readonly radius?: number;
}

function asLines(text: string | readonly string[] | undefined): readonly string[] {
  if (text === undefined) {
    return [];
  }
  return typeof text === 'string' ? [text] : text;
}

/** A device, program or state: rounded box whose title and text are centred vertically. */
export function Box({
  x,
  y,
  width,
  height,
  tone = 'plain',
  title,
  text,
  titleSize = 14,
  textSize = 13,
  align = 'middle',
  titleMono = false,
  textMono = false,
  dashed = false,
  indent = 0,
  radius = 8,
}: BoxProps): ReactNode {
  const colours = boxColours[tone];
  const titleLines = asLines(title);
  const textLines = asLines(text);
  const titleHeight = titleLines.length * titleSize * LINE_HEIGHT;
  const textHeight = textLines.length * textSize * LINE_HEIGHT;
  const top = y + (height - titleHeight - textHeight) / 2;
  const textX = align === 'middle' ? x + indent + (width - indent) / 2 : x + indent + 12;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={radius}
        fill={colours.fill}
        stroke={colours.stroke}
        strokeDasharray={dashed ? '5 4' : undefined}
      />
      {titleLines.length > 0 && (
        <Label
          x={textX}
          y={top + titleSize * 1.02}
          text={titleLines}
          size={titleSize}
          tone={colours.title}
          anchor={align}
          bold
          mono={titleMono}
        />
      )}
      {textLines.length > 0 && (
        <Label
          x={textX}
          y={top + titleHeight + textSize * 1.02}
          text={textLines}
          size={textSize}
          tone={colours.text}
          anchor={align}
          mono={textMono}
        />
      )}
    </>
  );
}
