import type {ReactNode} from 'react';

import {type Point, round, roundedPath} from './geometry';
import {Label} from './Label';
import {tones, type Tone} from './palette';

interface SymbolProps {
  readonly x: number;
  readonly y: number;
}

/** Protective earth. (x, y) is the end of the wire that leads to it, coming from above. */
export function Earth({x, y}: SymbolProps): ReactNode {
  return <path d={`M${x} ${y}v8m-11 0h22m-18 5h14m-10 5h6`} stroke={tones.ink} strokeWidth={2} />;
}

interface ResistorProps extends SymbolProps {
  readonly length: number;
  readonly vertical?: boolean;
  /** Optional parts are drawn dashed. */
  readonly dashed?: boolean;
}

/** Resistor between (x, y) and the point `length` to the right of it, or below it. */
export function Resistor({x, y, length, vertical = false, dashed = false}: ResistorProps): ReactNode {
  const body = Math.min(length * 0.6, 26);
  const lead = (length - body) / 2;
  const dash = dashed ? '4 3' : undefined;
  return (
    <g transform={vertical ? `rotate(90 ${x} ${y})` : undefined} stroke={tones.ink} strokeWidth={2} fill={tones.box}>
      <path d={`M${x} ${y}h${round(lead)}m${round(body)} 0h${round(lead)}`} strokeDasharray={dash} />
      <rect x={round(x + lead)} y={y - 5.5} width={round(body)} height={11} rx={1.5} strokeDasharray={dash} />
    </g>
  );
}

interface MarkProps extends SymbolProps {
  readonly right: boolean;
  readonly size?: number;
}

/** Tick or cross in a disc. Always put the word beside it: shape and colour are not enough. */
export function Mark({x, y, right, size = 11}: MarkProps): ReactNode {
  const arm = size * 0.42;
  const corners: readonly Point[] = right
    ? [
        [x - arm, y + size * 0.04],
        [x - size * 0.1, y + arm * 0.85],
        [x + arm * 1.1, y - arm * 0.8],
      ]
    : [
        [x - arm, y - arm],
        [x + arm, y + arm],
      ];
  const cross = right ? '' : `m0${-round(arm * 2)}l${-round(arm * 2)} ${round(arm * 2)}`;
  return (
    <>
      <circle cx={x} cy={y} r={size} fill={right ? tones.ok : tones.danger} />
      <path
        d={`${roundedPath(corners, 0)}${cross}`}
        fill="none"
        stroke={tones.canvas}
        strokeWidth={round(size * 0.24)}
        strokeLinecap="round"
      />
    </>
  );
}

interface VerdictProps extends SymbolProps {
  readonly right: boolean;
  readonly text: string;
  readonly size?: number;
}

/** Tick or cross with its word. */
export function Verdict({x, y, right, text, size = 14}: VerdictProps): ReactNode {
  return (
    <>
      <Mark x={x + 11} y={y} right={right} />
      <Label x={x + 29} y={y + size * 0.36} text={text} size={size} bold tone={right ? 'ok' : 'danger'} />
    </>
  );
}

interface TerminalProps extends SymbolProps {
  readonly size?: number;
}

/** Screw terminal, seen from the front: a disc and its slot. */
export function Terminal({x, y, size = 8}: TerminalProps): ReactNode {
  const arc = `a${size} ${size} 0 1 1`;
  return (
    <path
      d={`M${x + size} ${y}${arc}${-2 * size} 0${arc} ${2 * size} 0m${-1.5 * size} ${size / 2}l${size}${-size}`}
      fill={tones.faint}
      stroke={tones.ink}
    />
  );
}

/** Dot where wires join. */
export function Joint({x, y, tone = 'ink', size = 4}: SymbolProps & {tone?: Tone; size?: number}): ReactNode {
  return <circle cx={x} cy={y} r={size} fill={tones[tone]} />;
}

interface NumberDiscProps extends SymbolProps {
  readonly text: string;
  readonly tone?: Tone;
}

/** Number that refers to a key beside the drawing, or to a step. */
export function NumberDisc({x, y, text, tone = 'accent'}: NumberDiscProps): ReactNode {
  return (
    <>
      <circle cx={x} cy={y} r={10.5} fill={tones[tone]} />
      <Label x={x} y={y + 4.6} text={text} size={13} bold anchor="middle" tone="onAccent" />
    </>
  );
}
