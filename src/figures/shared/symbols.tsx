import type {ReactNode} from 'react';

import {Label} from './Label';
import {tones, type Tone} from './palette';

interface SymbolProps {
  readonly x: number;
  readonly y: number;
}

/** Protective earth. (x, y) is the end of the wire that leads to it, coming from above. */
export function Earth({x, y}: SymbolProps): ReactNode {
  return (
    <g stroke={tones.ink} strokeWidth={2}>
      <line x1={x} y1={y} x2={x} y2={y + 8} />
      <line x1={x - 11} y1={y + 8} x2={x + 11} y2={y + 8} />
      <line x1={x - 7} y1={y + 13} x2={x + 7} y2={y + 13} />
      <line x1={x - 3} y1={y + 18} x2={x + 3} y2={y + 18} />
    </g>
  );
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
      <line x1={x} y1={y} x2={x + lead} y2={y} strokeDasharray={dash} />
      <line x1={x + lead + body} y1={y} x2={x + length} y2={y} strokeDasharray={dash} />
      <rect x={x + lead} y={y - 5.5} width={body} height={11} rx={1.5} strokeDasharray={dash} />
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
  const d = right
    ? `M${x - arm} ${y + size * 0.04}L${x - size * 0.1} ${y + arm * 0.85}L${x + arm * 1.1} ${y - arm * 0.8}`
    : `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`;
  return (
    <g>
      <circle cx={x} cy={y} r={size} fill={right ? tones.ok : tones.danger} />
      <path d={d} fill="none" stroke={tones.canvas} strokeWidth={size * 0.24} strokeLinecap="round" />
    </g>
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
    <g>
      <Mark x={x + 11} y={y} right={right} />
      <Label x={x + 29} y={y + size * 0.36} text={text} size={size} bold tone={right ? 'ok' : 'danger'} />
    </g>
  );
}

interface TerminalProps extends SymbolProps {
  readonly size?: number;
}

/** Screw terminal, seen from the front. */
export function Terminal({x, y, size = 8}: TerminalProps): ReactNode {
  const slot = size * 0.5;
  return (
    <g stroke={tones.ink} strokeWidth={1.5}>
      <circle cx={x} cy={y} r={size} fill={tones.faint} />
      <line x1={x - slot} y1={y + slot} x2={x + slot} y2={y - slot} />
    </g>
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
    <g>
      <circle cx={x} cy={y} r={10.5} fill={tones[tone]} />
      <Label x={x} y={y + 4.6} text={text} size={13} bold anchor="middle" tone="onAccent" />
    </g>
  );
}
