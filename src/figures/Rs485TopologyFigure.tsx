import {Fragment, type ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones} from './shared/palette';
import {Joint, Verdict} from './shared/symbols';
import {Wire} from './shared/Wire';

const PANEL_WIDTH = 228;
const PANEL_HEIGHT = 204;

const bmsXs = [106, 158, 210];

/** Both wires of the pair side by side. */
function Pair({points, offset = '0 7'}: {readonly points: string; readonly offset?: string}): ReactNode {
  return (
    <>
      <Wire colour="green" width={3} points={points} />
      <g transform={`translate(${offset})`}>
        <Wire colour="orange" width={3} points={points} />
      </g>
    </>
  );
}

interface PanelProps {
  readonly right: boolean;
  readonly verdict: string;
  readonly explanation: readonly string[];
  readonly children: ReactNode;
}

function Panel({right, verdict, explanation, children}: PanelProps): ReactNode {
  return (
    <>
      <Verdict x={8} y={26} right={right} text={verdict} />
      {children}
      <Label x={8} y={172} text={explanation} tone="muted" />
    </>
  );
}

function LoopThrough(): ReactNode {
  return (
    <Panel right verdict="Right: a line" explanation={['The pair goes into each', 'device and out again.']}>
      <Pair points={`60,93 ${bmsXs[2] ?? 0},93`} />
      <Box x={8} y={66} width={62} height={60} tone="soft" text="Adapter" textSize={12} />
      {bmsXs.map((x, index) => (
        <Fragment key={x}>
          <rect
            x={x - 18}
            y={66}
            width={36}
            height={60}
            rx={6}
            fill={tones.box}
            fillOpacity={0.85}
            stroke={tones.line}
          />
          <Joint x={x} y={93} size={4.5} />
          <Joint x={x} y={100} size={4.5} />
          <Label x={x} y={84} text={String(index + 1)} bold anchor="middle" />
        </Fragment>
      ))}
    </Panel>
  );
}

function Stubs(): ReactNode {
  return (
    <Panel right={false} verdict="Wrong: branches" explanation={['Short wires branch off', 'a pair that passes by.']}>
      <Pair points="40,100 40,138 222,138" offset="-7 7" />
      {bmsXs.map((x, index) => (
        <Fragment key={x}>
          <Pair points={`${x + 3},90 ${x + 3},138`} offset="-7 7" />
          <Joint x={x + 3} y={138} tone="danger" size={4.5} />
          <Joint x={x - 4} y={145} tone="danger" size={4.5} />
          <Box x={x - 18} y={56} width={36} height={44} text={String(index + 1)} radius={6} />
        </Fragment>
      ))}
      <Box x={8} y={56} width={62} height={44} tone="soft" text="Adapter" textSize={12} />
    </Panel>
  );
}

function Star(): ReactNode {
  return (
    <Panel right={false} verdict="Wrong: a star" explanation={['Each device has its own', 'pair to the adapter.']}>
      {[68, 98, 128].map((y) => (
        <Pair key={y} points={`64,96 110,${y - 3} 180,${y - 3}`} offset="0 7" />
      ))}
      <Joint x={68} y={96} tone="danger" size={4.5} />
      <Joint x={68} y={103} tone="danger" size={4.5} />
      <Box x={8} y={72} width={56} height={54} tone="soft" text="Adapter" textSize={12} />
      {[68, 98, 128].map((y, index) => (
        <Box key={y} x={176} y={y - 13} width={44} height={26} text={String(index + 1)} radius={6} />
      ))}
    </Panel>
  );
}

const panels = [LoopThrough, Stubs, Star];

/** How to lay an RS485 line, and the two usual mistakes. */
export function Rs485TopologyFigure(): ReactNode {
  return (
    <Figure
      title="RS485 is right as a line through every device, and wrong with branches or as a star"
      description={
        'Three ways to connect three BMS to one RS485 adapter. Right: the pair of wires goes from the adapter into the terminals of device 1, ' +
        'from the same terminals to device 2 and on to device 3. Wrong: the pair passes by all devices and short wires branch off to each. ' +
        'Wrong: each device has its own pair of wires to the adapter, as a star.'
      }
      caption="Branches, stars and rings reflect the signal and disturb the data. Loop the cable through every terminal."
    >
      <Drawing layout="wide" height={PANEL_HEIGHT}>
        {panels.map((PanelDrawing, index) => (
          <g key={index} transform={`translate(${8 + index * (PANEL_WIDTH + 10)} 0)`}>
            <PanelDrawing />
          </g>
        ))}
        {[1, 2].map((index) => (
          <line
            key={index}
            x1={4 + index * (PANEL_WIDTH + 10)}
            x2={4 + index * (PANEL_WIDTH + 10)}
            y1={16}
            y2={PANEL_HEIGHT - 14}
            stroke={tones.faint}
            strokeWidth={2}
          />
        ))}
      </Drawing>
      <Drawing layout="narrow" height={PANEL_HEIGHT * 3}>
        {panels.map((PanelDrawing, index) => (
          <g key={index} transform={`translate(48 ${index * PANEL_HEIGHT})`}>
            <PanelDrawing />
          </g>
        ))}
      </Drawing>
    </Figure>
  );
}
