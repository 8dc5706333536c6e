import type {ReactNode} from 'react';

import {tones, type Tone} from './palette';

/** Line drawings in a 24 by 24 field; the stroke comes from the group round them. */
const shapes = {
  battery: (
    <>
      <rect x={2.5} y={7} width={19} height={13} rx={2} />
      <path d="M6 7V4.5h3V7M15 7V4.5h3V7M6 13.5h4M14.5 13.5h4M16.5 11.5v4" />
    </>
  ),
  inverter: (
    <>
      <rect x={3} y={3} width={18} height={18} rx={2.5} />
      <path d="M6.5 12c1.8-5 3.7-5 5.5 0s3.7 5 5.5 0" />
    </>
  ),
  sun: (
    <>
      <circle cx={12} cy={12} r={4.2} />
      <path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" />
    </>
  ),
  display: (
    <>
      <rect x={2.5} y={4} width={19} height={13} rx={2} />
      <path d="M8 21h8M12 17v4M6.5 13l3-3.5 2.5 2 5-4.5" />
    </>
  ),
  cloud: <path d="M7 18.5a4.3 4.3 0 0 1-.5-8.6 5.8 5.8 0 0 1 11.2 1 3.9 3.9 0 0 1-.5 7.6z" />,
  message: <path d="M4 5h16v10.5H11l-4.5 4v-4H4zM8 9h8M8 12h5" />,
  chip: (
    <>
      <rect x={6} y={6} width={12} height={12} rx={1.5} />
      <path d="M9 6V3M15 6V3M9 21v-3M15 21v-3M6 9H3M6 15H3M21 9h-3M21 15h-3" />
    </>
  ),
} as const;

export type PictogramName = keyof typeof shapes;

interface PictogramProps {
  readonly name: PictogramName;
  /** Left upper corner. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly tone?: Tone;
}

/** Small picture beside a name; never the only thing that says what a box is. */
export function Pictogram({name, x, y, size = 24, tone = 'accent'}: PictogramProps): ReactNode {
  const scale = size / 24;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke={tones[tone]}
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[name]}
    </g>
  );
}
