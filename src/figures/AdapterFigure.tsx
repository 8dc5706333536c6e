import {Fragment, type ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones} from './shared/palette';
import {Terminal, Verdict} from './shared/symbols';

interface AdapterProps {
  readonly y: number;
  readonly isolated: boolean;
  readonly verdict: string;
  readonly terminals: readonly string[];
  readonly hint: readonly string[];
}

/** A USB to RS485 adapter from above: plug, board and screw terminals. */
function Adapter({y, isolated, verdict, terminals, hint}: AdapterProps): ReactNode {
  return (
    <>
      <Verdict x={14} y={y} right={isolated} text={verdict} />
      <rect x={18} y={y + 44} width={34} height={34} fill={tones.faint} stroke={tones.line} />
      <Label x={35} y={y + 66} text="USB" size={12} anchor="middle" />
      <Box x={52} y={y + 24} width={196} height={74} tone={isolated ? 'ok' : 'plain'} />
      <Box x={64} y={y + 48} width={66} height={26} text="USB chip" textSize={12} />
      {isolated && (
        <>
          <path
            d={`M150 ${y + 30}V${y + 92}M158 ${y + 30}V${y + 92}`}
            stroke={tones.ok}
            strokeWidth={2.5}
            strokeDasharray="5 3"
          />
          <Label x={208} y={y + 66} text="isolator" size={12} anchor="middle" />
        </>
      )}
      {terminals.map((name, index) => {
        const at = y + 61 + (index - (terminals.length - 1) / 2) * 24;
        return (
          <Fragment key={name}>
            <Terminal x={262} y={at} />
            <Label x={280} y={at + 5} text={name} bold />
          </Fragment>
        );
      })}
      <Label x={18} y={y + 120} text={hint} tone="muted" />
    </>
  );
}

/** How to tell an isolated adapter from one that is not. */
export function AdapterFigure(): ReactNode {
  return (
    <Figure
      title="An isolated adapter says so in its data sheet and has a ground terminal that may be connected; on any other one GND stays free"
      description={
        'Two USB to RS485 adapters. The isolated one has a barrier between the USB chip and its terminals A, B and GND; all ' +
        'three may be connected. The other one has no barrier: only A and B may be connected, even if it has a GND terminal.'
      }
      caption="Look for “isolated” or “galvanic isolation” in the data sheet of the adapter. If it says nothing, it is not isolated."
    >
      <Drawing layout="both" height={320}>
        <Adapter y={24} isolated verdict="Isolated" terminals={['A', 'B', 'GND']} hint={['Connect A, B and GND.']} />
        <Adapter
          y={178}
          isolated={false}
          verdict="Not isolated"
          terminals={['A', 'B']}
          hint={['Connect A and B only. Never GND.']}
        />
      </Drawing>
    </Figure>
  );
}
