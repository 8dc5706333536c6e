import {Fragment, type ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {MINUS} from './shared/format';
import {Label} from './shared/Label';
import {tones, type WireColour} from './shared/palette';
import {Earth, NumberDisc, Resistor, Terminal} from './shared/symbols';
import {Wire} from './shared/Wire';

interface Conductor {
  readonly name: string;
  readonly signal: string;
  readonly colour: WireColour;
}

const conductors: readonly Conductor[] = [
  {name: 'A', signal: `A (DATA${MINUS})`, colour: 'green'},
  {name: 'B', signal: 'B (DATA+)', colour: 'orange'},
  {name: 'GND', signal: 'GND', colour: 'black'},
];

const deviceNames = ['BMS 1', 'BMS 2', 'Last BMS'];

interface ShieldProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Shield of one section of cable: a tube round its wires. */
function Shield({x, y, width, height}: ShieldProps): ReactNode {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={12}
      fill={tones.faint}
      fillOpacity={0.45}
      stroke={tones.muted}
      strokeDasharray="5 3"
    />
  );
}

function WideLayout(): ReactNode {
  const wireYs = [112, 160, 208];
  const deviceXs = [338, 466, 644];
  const stops = [210, ...deviceXs];
  const lastX = 644;
  return (
    <Drawing layout="wide" height={278}>
      <g transform="translate(0 -28)">
        <Box x={12} y={124} width={66} height={72} title="GX" text="device" />
        <path d="M78 160H114" stroke={tones.ink} strokeWidth={5} />
        <Label x={96} y={150} text="USB" tone="muted" anchor="middle" />
        <Box x={114} y={48} width={116} height={196} tone="soft" />
        <Label x={172} y={74} text="Adapter" size={14} bold anchor="middle" />

        {deviceXs.map((x, index) => (
          <Shield key={x} x={(stops[index] ?? 0) + 26} y={90} width={x - (stops[index] ?? 0) - 68} height={140} />
        ))}
        {deviceNames.map((name, index) => {
          const x = deviceXs[index] ?? 0;
          return (
            <Fragment key={name}>
              <Box x={x - 36} y={48} width={x === lastX ? 96 : 72} height={196} />
              <Label x={x === lastX ? x + 12 : x} y={74} text={name} size={14} bold anchor="middle" />
            </Fragment>
          );
        })}
        {conductors.map(({name, signal, colour}, row) => {
          const y = wireYs[row] ?? 0;
          return (
            <Fragment key={name}>
              <Wire colour={colour} points={`${stops[0] ?? 0},${y} ${lastX},${y}`} />
              <Label x={122} y={y + 5} text={signal} bold />
              {stops.map((x) => (
                <Terminal key={x} x={x} y={y} />
              ))}
              {deviceXs.map((x) =>
                x === lastX ? (
                  <Label key={x} x={x + 14} y={y + 5} text={name} bold />
                ) : (
                  <Label key={x} x={x} y={y - 13} text={name} bold anchor="middle" />
                ),
              )}
            </Fragment>
          );
        })}
        <path d="M552 80L562 240H548L538 80Z" fill={tones.canvas} />
        <path d="M538 80L548 240M552 80L562 240" stroke={tones.line} strokeWidth={2} />
        <Label x={545} y={70} text="more" tone="muted" anchor="middle" />

        <Resistor x={210} y={120} length={32} vertical dashed />
        <Resistor x={lastX} y={120} length={32} vertical dashed />

        <path
          d="M248 230V262M290 230Q290 256 306 256H360Q376 256 376 230M418 230Q418 256 434 256H490Q506 256 506 230"
          fill="none"
          stroke={tones.muted}
          strokeWidth={2}
        />
        <Earth x={248} y={260} />
        <NumberDisc x={338} y={256} text="2" />
        <NumberDisc x={276} y={272} text="2" />
        <NumberDisc x={374} y={136} text="1" />
        <NumberDisc x={186} y={136} text="3" />
        <NumberDisc x={lastX + 22} y={136} text="3" />
        <NumberDisc x={270} y={208} text="4" />
      </g>
    </Drawing>
  );
}

function NarrowLayout(): ReactNode {
  const wireXs = [88, 150, 212];
  const deviceYs = [252, 366, 512];
  const stops = [134, ...deviceYs];
  const lastY = 512;
  return (
    <Drawing layout="narrow" height={556}>
      <Box x={100} y={10} width={100} height={36} title="GX device" />
      <path d="M150 46V78" stroke={tones.ink} strokeWidth={5} />
      <Label x={162} y={67} text="USB" tone="muted" />
      <Box x={56} y={78} width={208} height={76} tone="soft" />
      <Label x={160} y={101} text="Adapter" size={14} bold anchor="middle" />

      {deviceYs.map((y, index) => (
        <Shield key={y} x={66} y={(stops[index] ?? 0) + 30} width={168} height={y - (stops[index] ?? 0) - 76} />
      ))}
      {deviceNames.map((name, index) => {
        const y = deviceYs[index] ?? 0;
        return (
          <Fragment key={name}>
            <Box x={56} y={y - 36} width={208} height={56} />
            <Label x={272} y={y - 3} text={name.split(' ')} size={14} bold />
          </Fragment>
        );
      })}
      {conductors.map(({name, colour}, column) => {
        const x = wireXs[column] ?? 0;
        return (
          <Fragment key={name}>
            <Wire colour={colour} points={`${x},${stops[0] ?? 0} ${x},${lastY}`} />
            {stops.map((y) => (
              <Fragment key={y}>
                <Terminal x={x} y={y} />
                <Label x={x + 13} y={y - 10} text={name} bold />
              </Fragment>
            ))}
          </Fragment>
        );
      })}
      <path d="M60 424L240 432V444L60 436Z" fill={tones.canvas} />
      <path d="M60 424L240 432M60 436L240 444" stroke={tones.line} strokeWidth={2} />
      <Label x={248} y={440} text="more" tone="muted" />

      <Resistor x={96} y={134} length={46} dashed />
      <Resistor x={96} y={lastY} length={46} dashed />

      <path
        d="M66 182H30M66 208Q42 208 42 226V260Q42 280 66 280M66 322Q42 322 42 340V376Q42 396 66 396"
        fill="none"
        stroke={tones.muted}
        strokeWidth={2}
      />
      <Earth x={30} y={181} />
      <NumberDisc x={30} y={166} text="2" />
      <NumberDisc x={42} y={243} text="2" />
      <NumberDisc x={186} y={256} text="1" />
      <NumberDisc x={124} y={115} text="3" />
      <NumberDisc x={30} y={lastY} text="3" />
      <NumberDisc x={250} y={190} text="4" />
    </Drawing>
  );
}

/** Several BMS on one RS485 adapter: a line from device to device. */
export function Rs485ChainFigure(): ReactNode {
  return (
    <Figure
      title="RS485 line from the adapter through every BMS to the last one: A to A, B to B, GND to GND, the shield earthed once"
      description={
        'The GX device is connected by USB to an RS485 adapter. From its terminals A (DATA−), B (DATA+) and GND, a shielded cable leads to ' +
        'the same terminals of BMS 1, from there to BMS 2, and so on to the last BMS. Each terminal takes the incoming and the outgoing ' +
        'wire. The shields of the cable sections are joined to each other and earthed once, at the adapter. If the line is longer than ' +
        '10 m, a resistor of 120 ohms is between A and B at each end.'
      }
      caption={
        <>
          Several BMS on one RS485 adapter: loop the cable from device to device, A to A and B to B, and give every BMS
          its own address. The wire colours are an example.
        </>
      }
      notes={[
        'Each terminal takes the incoming and the outgoing wire: no branches.',
        'Join the shields from cable to cable and earth them once, at the adapter.',
        'Only if the line is longer than 10 m: a resistor of 120 Ω to 130 Ω between A and B, at both ends.',
        'GND only if the adapter is isolated.',
      ]}
    >
      <WideLayout />
      <NarrowLayout />
    </Figure>
  );
}
