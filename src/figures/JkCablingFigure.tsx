import type {ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones} from './shared/palette';
import {NumberDisc, Terminal} from './shared/symbols';
import {Wire} from './shared/Wire';

interface PositionProps {
  readonly x: number;
  readonly y: number;
}

/** BMS with its power leads at the lower edge; the upper left corner is (x, y). */
function JkBms({x, y}: PositionProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Wire colour="black" points="22,80 22,112" width={6} />
      <Wire colour="black" points="36,80 36,112" width={6} />
      <Wire colour="blue" points="92,80 92,112" width={6} />
      <Wire colour="blue" points="106,80 106,112" width={6} />
      <Box x={0} y={0} width={130} height={82} title="JK BMS" />
      <Label x={29} y={132} text={'P\u2212'} bold anchor="middle" />
      <Label x={99} y={132} text={'B\u2212'} bold anchor="middle" />
      <Label x={29} y={149} text="black" size={12} tone="muted" anchor="middle" />
      <Label x={99} y={149} text="blue" size={12} tone="muted" anchor="middle" />
    </g>
  );
}

function WideLayout(): ReactNode {
  return (
    <Drawing layout="wide" height={214}>
      <JkBms x={14} y={44} />
      <Wire colour="grey" width={7} points="150,86 206,86" />
      <rect x={136} y={72} width={20} height={28} rx={3} fill={tones.faint} stroke={tones.line} />
      <NumberDisc x={178} y={86} text="1" />
      <Label x={178} y={60} text="TTL" tone="muted" anchor="middle" />

      <Box
        x={206}
        y={44}
        width={126}
        height={126}
        tone="soft"
        title={['JK BMS', 'RS485 Module']}
        titleSize={13}
        text="converter"
      />
      <NumberDisc x={332} y={44} text="2" />

      <Wire colour="yellow" points="332,78 482,78" />
      <Wire colour="white" points="332,108 482,108" />
      <Wire colour="black" points="332,138 398,138" />
      <Label x={406} y={68} text="yellow: A" anchor="middle" />
      <Label x={406} y={127} text="white: B" anchor="middle" />
      <Label x={408} y={158} text="black: GND, left free" anchor="middle" />
      <circle cx={404} cy={138} r={6} fill={tones.canvas} stroke={tones.ink} strokeWidth={2} />

      <Box x={466} y={44} width={116} height={94} tone="soft" />
      <Terminal x={484} y={78} />
      <Terminal x={484} y={108} />
      <Label x={500} y={83} text="A" bold />
      <Label x={500} y={113} text="B" bold />
      <Label x={546} y={80} text={['RS485', 'to USB']} anchor="middle" />
      <NumberDisc x={582} y={44} text="3" />

      <path d="M582 92H630" stroke={tones.ink} strokeWidth={5} />
      <Label x={606} y={82} text="USB" tone="muted" anchor="middle" />
      <Box x={630} y={56} width={78} height={72} title="GX" text={['device or', 'Raspberry']} textSize={13} />
    </Drawing>
  );
}

function NarrowLayout(): ReactNode {
  return (
    <Drawing layout="narrow" height={600}>
      <JkBms x={28} y={14} />
      <Wire colour="grey" width={7} points="166,54 252,54 252,170" />
      <rect x={150} y={40} width={20} height={28} rx={3} fill={tones.faint} stroke={tones.line} />
      <NumberDisc x={206} y={54} text="1" />
      <Label x={206} y={34} text="TTL" tone="muted" anchor="middle" />

      <Box
        x={122}
        y={170}
        width={196}
        height={64}
        tone="soft"
        title="JK BMS RS485 Module"
        titleSize={13}
        text="converter"
      />
      <NumberDisc x={318} y={170} text="2" />

      <Wire colour="yellow" points="160,234 160,396" />
      <Wire colour="white" points="220,234 220,396" />
      <Wire colour="black" points="280,234 280,300" />
      <Label x={150} y={290} text={['yellow', 'A']} anchor="end" />
      <Label x={210} y={356} text={['white', 'B']} anchor="end" />
      <circle cx={280} cy={306} r={6} fill={tones.canvas} stroke={tones.ink} strokeWidth={2} />
      <Label x={280} y={332} text={['black', 'GND,', 'left free']} anchor="middle" />

      <Box x={122} y={384} width={196} height={80} tone="soft" />
      <Terminal x={160} y={404} />
      <Terminal x={220} y={404} />
      <Label x={174} y={409} text="A" bold />
      <Label x={234} y={409} text="B" bold />
      <Label x={220} y={446} text="RS485 to USB adapter" anchor="middle" />
      <NumberDisc x={318} y={384} text="3" />

      <path d="M220 464V512" stroke={tones.ink} strokeWidth={5} />
      <Label x={232} y={493} text="USB" tone="muted" />
      <Box x={122} y={512} width={196} height={66} title="GX device" text="or Raspberry Pi" />
    </Drawing>
  );
}

/** Way from the TTL socket of a JK BMS through the maker's RS485 converter to the GX device. */
export function JkCablingFigure(): ReactNode {
  return (
    <Figure
      title="JK BMS to GX device: TTL socket, JK RS485 converter, yellow wire to A and white wire to B of the USB adapter, black wire left free"
      description={
        'The 4-pin TTL socket of the JK BMS is connected by a cable to the JK BMS RS485 Module, the converter. Three wires leave the converter: ' +
        'yellow is A and goes to terminal A of the RS485 to USB adapter, white is B and goes to terminal B, black is GND and stays free. ' +
        'The adapter is plugged into USB of the GX device or Raspberry Pi. The BMS has two black leads P− at the left and two blue leads B− ' +
        'at the right.'
      }
      caption="From the JK BMS to the GX device. A USB extension between adapter and GX device is possible."
      notes={[
        'TTL/UART socket with 4 pins. The picture of the fronts shows which one it is.',
        'Converter of the maker. The Chinese print on it says: yellow A, white B, black GND. The white wire can be light grey.',
        'RS485 to USB adapter with two terminals: yellow to A, white to B. The black wire stays free.',
      ]}
    >
      <WideLayout />
      <NarrowLayout />
    </Figure>
  );
}
