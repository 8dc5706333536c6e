import type {ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Box} from './shared/Box';
import {Drawing, Panels} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones} from './shared/palette';
import {NumberDisc} from './shared/symbols';

/** A socket on the front. `number` refers to the notes below the figure; sockets for the cells have none. */
interface Socket {
  readonly x: number;
  readonly row: 'upper' | 'lower';
  readonly width: number;
  readonly number?: 1 | 2 | 3 | 4 | 5;
  /** Text below a socket: what is printed there, or what it is. */
  readonly text?: string;
}

interface Front {
  readonly models: readonly string[];
  readonly hasLed: boolean;
  readonly sockets: readonly Socket[];
}

const temperature: Socket = {x: 62, row: 'upper', width: 44, number: 1};
const cellSockets: readonly Socket[] = [
  {x: 122, row: 'upper', width: 90, text: 'cells'},
  {x: 224, row: 'upper', width: 90, text: 'cells'},
];

const fronts: readonly Front[] = [
  {
    models: ['JK-BD4A17S4P'],
    hasLed: true,
    sockets: [temperature, ...cellSockets, {x: 122, row: 'lower', width: 50, number: 2}],
  },
  {
    models: ['JK-BD6A17S6P, BD6A20S6P, BD6A24S6P,', 'BD6A17S8P, BD6A20S8P, BD6A24S8P'],
    hasLed: true,
    sockets: [
      temperature,
      ...cellSockets,
      {x: 122, row: 'lower', width: 50, number: 2},
      {x: 264, row: 'lower', width: 50, number: 3},
    ],
  },
  {
    models: ['JK-B1A8S20P, JK-B2A8S20P'],
    hasLed: false,
    sockets: [
      {x: 26, row: 'upper', width: 34, number: 1},
      {x: 70, row: 'upper', width: 28},
      {x: 108, row: 'upper', width: 44, number: 2},
      {x: 162, row: 'upper', width: 38, number: 3},
      {x: 210, row: 'upper', width: 32, number: 4},
      {x: 252, row: 'upper', width: 64, text: 'cells'},
    ],
  },
  {
    models: ['JK-BD6A20S10P, BD6A24S10P, B1A20S15P,', 'B1A24S15P, B2A24S15P, B2A24S20P'],
    hasLed: true,
    sockets: [
      temperature,
      ...cellSockets,
      {x: 36, row: 'lower', width: 62, number: 5, text: 'CAN/RS485'},
      {x: 120, row: 'lower', width: 50, number: 2, text: 'GPS'},
      {x: 194, row: 'lower', width: 46, number: 3},
      {x: 264, row: 'lower', width: 46, number: 4},
    ],
  },
];

const hasOneRow = ({sockets}: Front): boolean => sockets.every(({row}) => row === 'upper');
const heightOf = (front: Front): number => (hasOneRow(front) ? 148 : 220);

const rowTops = {upper: 78, lower: 146};

function SocketDrawing({socket}: {readonly socket: Socket}): ReactNode {
  const {x, row, width, number, text} = socket;
  const y = rowTops[row];
  const isWanted = number === 2;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={30}
        rx={4}
        fill={isWanted ? tones.accentSoft : tones.faint}
        stroke={isWanted ? tones.accent : tones.line}
        strokeWidth={isWanted ? 3 : undefined}
      />
      {number !== undefined && <NumberDisc x={x + width / 2} y={y + 15} text={String(number)} />}
      {text !== undefined && (
        <Label
          x={x + width / 2}
          y={number === undefined ? y + 20 : y + 48}
          text={text}
          size={12}
          anchor="middle"
          tone={number === undefined ? 'muted' : 'ink'}
          mono={number !== undefined}
        />
      )}
    </>
  );
}

function FrontDrawing({front}: {readonly front: Front}): ReactNode {
  return (
    <>
      <Label x={12} y={22} text={front.models} size={12.5} bold />
      <Box x={12} y={58} width={316} height={hasOneRow(front) ? 72 : 148} />
      {front.hasLed && (
        <>
          <circle cx={36} cy={86} r={6} fill="#c8312b" stroke={tones.wireEdge} strokeWidth={1} />
          <Label x={36} y={110} text="LED" size={12} anchor="middle" tone="muted" />
        </>
      )}
      {front.sockets.map((socket) => (
        <SocketDrawing key={`${socket.row} ${socket.x}`} socket={socket} />
      ))}
    </>
  );
}

/** Where the TTL/UART socket is on the JK BMS, by group of models. */
export function JkFrontFigure(): ReactNode {
  return (
    <Figure
      title="Fronts of four groups of JK BMS with their TTL/UART socket: in the last group it is the one printed GPS"
      description={
        'JK-BD4A17S4P: upper row from left to right red LED, temperature sensor, two cell sockets; lower row the TTL/UART socket. ' +
        'BD6A with 6P or 8P: the same, and the LCD socket at the right end of the lower row. B1A8S20P and B2A8S20P: all in one row: ' +
        'temperature sensor, a small socket, TTL/UART, LCD, heater, cells. Last group, BD6A with 10P and B1A or B2A with 15P or 24S20P: ' +
        'upper row as the first group; lower row the socket printed CAN/RS485, the socket printed GPS, which is TTL/UART, then LCD and heater.'
      }
      caption={
        <>
          Front views, from left to right as you look at the sockets. The socket for the driver’s cable is number 2. The
          labels on the case are misleading: in the last group it is the socket printed <b translate="no">GPS</b>.
        </>
      }
      notes={[
        'Temperature sensor',
        'TTL/UART socket, 4 pins: for the driver. RS485 only through the JK adapter.',
        'LCD',
        'Heater (option)',
        'CAN, only if the BMS was ordered with it. Pins from left to right: GND, CAN_H, CAN_L.',
      ]}
    >
      <Panels>
        {fronts.map((front) => (
          <Drawing key={front.models[0]} layout="panel" height={heightOf(front)}>
            <FrontDrawing front={front} />
          </Drawing>
        ))}
      </Panels>
    </Figure>
  );
}
