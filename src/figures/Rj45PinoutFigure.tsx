import type {ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Drawing, Panels} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones, type WireColour} from './shared/palette';
import {Wire} from './shared/Wire';

interface PinWire {
  readonly colour: WireColour;
  readonly stripe?: WireColour;
  readonly name: string;
}

function striped(stripe: WireColour): PinWire {
  return {colour: 'white', stripe, name: `white/${stripe}`};
}

function solid(colour: WireColour): PinWire {
  return {colour, name: colour};
}

/** Colours of the pins 1 to 8 in the two wiring standards of network cables. */
const standards: Readonly<Record<'T568A' | 'T568B', readonly PinWire[]>> = {
  T568A: [
    striped('green'),
    solid('green'),
    striped('orange'),
    solid('blue'),
    striped('blue'),
    solid('orange'),
    striped('brown'),
    solid('brown'),
  ],
  T568B: [
    striped('orange'),
    solid('orange'),
    striped('green'),
    solid('blue'),
    striped('blue'),
    solid('green'),
    striped('brown'),
    solid('brown'),
  ],
};

/** CAN signals of the VE.Can and BMS-Can ports by pin. */
const canSignals: Readonly<Record<number, string>> = {3: 'GND', 7: 'CAN-H', 8: 'CAN-L'};
const pins = [1, 2, 3, 4, 5, 6, 7, 8];

const PANEL_HEIGHT = 366;

function pinX(pin: number): number {
  return 170 + (pin - 4.5) * 33;
}

/** One plug, contacts towards the reader, cable downwards. */
function Plug({standard}: {readonly standard: 'T568A' | 'T568B'}): ReactNode {
  return (
    <>
      <Label x={38} y={27} text={standard} size={16} bold tone="accent" />
      {[3, 7, 8].map((pin) => (
        <rect key={pin} x={pinX(pin) - 14} y={58} width={28} height={298} rx={6} fill={tones.accentSoft} />
      ))}
      <path
        d="M44 74h252a8 8 0 0 1 8 8v112a6 6 0 0 1 -6 6v18h-256v-18a6 6 0 0 1 -6 -6v-112a8 8 0 0 1 8 -8z"
        fill={tones.box}
        stroke={tones.line}
        fillOpacity={0.75}
      />
      {pins.map((pin) => {
        const wire = standards[standard][pin - 1];
        const signal = canSignals[pin];
        return wire ? (
          <g key={pin} transform={`translate(${pinX(pin)})`}>
            <g opacity={signal ? undefined : 0.55}>
              <Wire colour={wire.colour} stripe={wire.stripe} width={9} points="0,118 0,246" />
            </g>
            <rect x={-6} y={80} width={12} height={40} rx={2} fill="#d8b24a" stroke={tones.wireEdge} strokeWidth={1} />
            <Label x={0} y={68} text={String(pin)} anchor="middle" bold tone={signal ? 'accent' : 'muted'} />
            <Label
              x={4.5}
              y={254}
              text={wire.name}
              size={12}
              rotate={-90}
              anchor="end"
              bold={signal !== undefined}
              tone={signal ? 'ink' : 'muted'}
            />
          </g>
        ) : null;
      })}
      <path d={`M${pinX(7)} 56V42M${pinX(8)} 56V42`} stroke={tones.accent} />
      <Label x={pinX(3)} y={50} text={canSignals[3] ?? ''} anchor="middle" bold tone="accent" />
      <Label x={pinX(7) + 10} y={36} text={canSignals[7] ?? ''} anchor="end" bold tone="accent" />
      <Label x={pinX(8) - 10} y={36} text={canSignals[8] ?? ''} bold tone="accent" />
    </>
  );
}

function PinTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Pin</th>
          <th scope="col">CAN</th>
          <th scope="col">T568A</th>
          <th scope="col">T568B</th>
        </tr>
      </thead>
      <tbody>
        {pins.map((pin) => (
          <tr key={pin}>
            <td>{pin}</td>
            <td>{canSignals[pin] ?? '\u2013'}</td>
            <td>{standards.T568A[pin - 1]?.name}</td>
            <td>{standards.T568B[pin - 1]?.name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Colours of a network cable in both standards, with the three pins that CAN uses. */
export function Rj45PinoutFigure(): ReactNode {
  return (
    <Figure
      title="RJ45 plug of the VE.Can port: pin 3 is GND, pin 7 CAN-H, pin 8 CAN-L; the wire of pin 3 is white/orange in T568A and white/green in T568B"
      description={
        'Two RJ45 plugs, seen onto the contacts with the cable downwards, pins 1 to 8 from left to right. ' +
        (['T568A', 'T568B'] as const)
          .map(
            (standard) =>
              `${standard}: ${standards[standard].map(({name}, index) => `${index + 1} ${name}`).join(', ')}.`,
          )
          .join(' ') +
        ' CAN uses pin 3 for GND, pin 7 for CAN-H and pin 8 for CAN-L; the other pins stay unconnected.'
      }
      caption={
        <>
          Plug of a network cable, seen onto its contacts, cable downwards: pin 1 is on the left. The VE.Can port uses
          pins 3, 7 and 8; leave the others unconnected. T568A and T568B differ at pin 3, so look which one your cable
          is.
        </>
      }
      details={{summary: 'Pins and colours as a table', content: <PinTable />}}
    >
      <Panels>
        <Drawing layout="panel" height={PANEL_HEIGHT}>
          <Plug standard="T568A" />
        </Drawing>
        <Drawing layout="panel" height={PANEL_HEIGHT}>
          <Plug standard="T568B" />
        </Drawing>
      </Panels>
    </Figure>
  );
}
