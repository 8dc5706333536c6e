import {Fragment, type ReactNode} from 'react';

import {Label} from './Label';
import {tones, type Tone} from './palette';
import {NumberDisc} from './symbols';

/** One line on a screen of text. */
export interface ScreenLine {
  readonly text: string;
  readonly tone?: Tone;
  /** Number of the note that explains the line. */
  readonly note?: string;
  /** The line that the reader looks for or types. */
  readonly marked?: boolean;
}

interface ScreenProps {
  readonly title: string;
  readonly lines: readonly ScreenLine[];
}

const FRAME = {x: 8, y: 8, width: 324, head: 28};
const LINE_STEP = 22;

/** Height of a `Screen` with so many lines, for the drawing around it. */
export function screenHeight(lines: number): number {
  return FRAME.y * 2 + FRAME.head + lines * LINE_STEP + 14;
}

/** A terminal, an editor or a log, reduced to the lines that matter. 43 characters fit on a line without a note. */
export function Screen({title, lines}: ScreenProps): ReactNode {
  const height = screenHeight(lines.length) - FRAME.y * 2;
  return (
    <>
      <rect x={FRAME.x} y={FRAME.y} width={FRAME.width} height={height} rx={8} fill={tones.box} stroke={tones.line} />
      <path
        d={`M8 ${FRAME.y + FRAME.head}V16a8 8 0 0 1 8 -8h308a8 8 0 0 1 8 8v${FRAME.head - 8}z`}
        fill={tones.faint}
      />
      <Label x={20} y={27} text={title} bold />
      {lines.map(({text, tone = 'ink', note, marked = false}, index) => {
        const y = FRAME.y + FRAME.head + 20 + index * LINE_STEP;
        return (
          <Fragment key={index}>
            {marked && (
              <rect x={14} y={y - 15} width={312} height={LINE_STEP - 1} rx={4} fill={tones.okSoft} stroke={tones.ok} />
            )}
            <Label x={20} y={y} text={text} size={12} tone={tone} bold={marked} mono />
            {note !== undefined && <NumberDisc x={314} y={y - 4} text={note} />}
          </Fragment>
        );
      })}
    </>
  );
}
