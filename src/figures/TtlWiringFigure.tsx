import {Fragment, type ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Arrow} from './shared/Arrow';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones, type WireColour} from './shared/palette';
import {NumberDisc} from './shared/symbols';
import {Wire} from './shared/Wire';

/** `a`: the BMS gives the battery voltage. `b`: the BMS gives 5 V. */
type Variant = 'a' | 'b';

interface TtlWiringFigureProps {
  readonly variant: Variant;
}

interface Signal {
  readonly bms: string;
  readonly adapter: string;
  readonly colour: WireColour;
}

/** Wires by the terminals they join, in the order of the terminals of the BMS. */
function signals(variant: Variant): readonly Signal[] {
  return [
    {bms: variant === 'a' ? 'VCC+' : '5+', adapter: '+5 V', colour: 'red'},
    {bms: 'TX', adapter: 'RX', colour: 'green'},
    {bms: 'RX', adapter: 'TX', colour: 'grey'},
    {bms: 'GND', adapter: 'GND', colour: 'black'},
  ];
}

const adapterTerminals = ['+5 V', 'TX', 'RX', 'GND'];

function WideLayout({variant}: TtlWiringFigureProps): ReactNode {
  const ys = [92, 140, 188, 236];
  const leave = 110;
  const enter = 448;
  return (
    <Drawing layout="wide" height={290}>
      <Box x={14} y={28} width={96} height={238} />
      <Label x={62} y={54} text="BMS" size={15} bold anchor="middle" />
      <Box x={448} y={28} width={152} height={238} tone="soft" />
      <Label x={524} y={54} text="Isolated adapter" size={14} bold anchor="middle" />
      <path d="M532 74V256M540 74V256" stroke={tones.accent} strokeWidth={2.5} strokeDasharray="5 3" />
      <Box x={648} y={126} width={60} height={64} title="GX" text="device" />
      <Wire colour="black" width={5} points="600,158 648,158" />
      <Label x={624} y={148} text="USB" tone="muted" anchor="middle" />

      {signals(variant).map(({bms, adapter, colour}, index) => {
        const from = ys[index] ?? 0;
        const to = ys[adapterTerminals.indexOf(adapter)] ?? 0;
        const bend = from === to ? '' : `230,${from} 330,${to} `;
        return (
          <Fragment key={bms}>
            <Wire colour={colour} points={`${leave},${from} ${bend}${enter},${to}`} radius={14} />
            <Label x={leave - 10} y={from + 5} text={bms} bold anchor="end" />
          </Fragment>
        );
      })}
      {adapterTerminals.map((terminal, index) => (
        <Label key={terminal} x={enter + 10} y={(ys[index] ?? 0) + 5} text={terminal} bold />
      ))}
      <Arrow points="424,188 446,188" tone="ink" width={2.5} />
      <Arrow points="134,188 112,188" tone="ink" width={2.5} />
      {variant === 'a' ? (
        <>
          <Box x={222} y={66} width={116} height={52} tone="warn" title={['DC-DC', 'converter']} titleSize={13} />
          <Label x={160} y={62} text={['battery', 'voltage']} tone="muted" anchor="middle" />
          <Label x={393} y={82} text="5 V" tone="muted" anchor="middle" />
          <NumberDisc x={206} y={92} text="1" tone="warn" />
        </>
      ) : (
        <>
          <Label x={280} y={82} text="5 V" tone="muted" anchor="middle" />
          <NumberDisc x={206} y={92} text="1" />
        </>
      )}
      <NumberDisc x={280} y={164} text="2" />
      <NumberDisc x={280} y={236} text="3" />
    </Drawing>
  );
}

function NarrowLayout({variant}: TtlWiringFigureProps): ReactNode {
  const xs = [72, 144, 216, 288];
  const leave = 76;
  const enter = 262;
  return (
    <Drawing layout="narrow" height={414}>
      <Box x={34} y={12} width={292} height={64} />
      <Label x={180} y={36} text="BMS" size={15} bold anchor="middle" />
      <Box x={34} y={262} width={292} height={74} tone="soft" />
      <path d="M44 297H316M44 303H316" stroke={tones.accent} strokeWidth={2.5} strokeDasharray="5 3" />
      <Label x={180} y={326} text="Isolated adapter" size={14} bold anchor="middle" />
      <Wire colour="black" width={5} points="180,336 180,366" />
      <Label x={194} y={357} text="USB" tone="muted" />
      <Box x={130} y={366} width={100} height={36} title="GX device" />

      {signals(variant).map(({bms, adapter, colour}, index) => {
        const from = xs[index] ?? 0;
        const to = xs[adapterTerminals.indexOf(adapter)] ?? 0;
        const bend = from === to ? '' : `${from},130 ${to},210 `;
        return (
          <Fragment key={bms}>
            <Wire colour={colour} points={`${from},${leave} ${bend}${to},${enter}`} radius={14} />
            <Label x={from} y={leave - 9} text={bms} bold anchor="middle" />
          </Fragment>
        );
      })}
      {adapterTerminals.map((terminal, index) => (
        <Label key={terminal} x={xs[index] ?? 0} y={enter + 22} text={terminal} bold anchor="middle" />
      ))}
      <Arrow points="216,238 216,261" tone="ink" width={2.5} />
      <Arrow points="216,100 216,77" tone="ink" width={2.5} />
      {variant === 'a' ? (
        <>
          <Box x={26} y={140} width={92} height={48} tone="warn" title={['DC-DC', 'converter']} titleSize={13} />
          <Label x={62} y={94} text={['battery', 'voltage']} tone="muted" anchor="end" />
          <Label x={62} y={222} text="5 V" tone="muted" anchor="end" />
          <NumberDisc x={72} y={126} text="1" tone="warn" />
        </>
      ) : (
        <>
          <Label x={62} y={130} text="5 V" tone="muted" anchor="end" />
          <NumberDisc x={72} y={170} text="1" />
        </>
      )}
      <NumberDisc x={180} y={170} text="2" />
      <NumberDisc x={288} y={170} text="3" />
    </Drawing>
  );
}

const texts = {
  a: {
    title:
      'TTL wiring for a BMS that gives the battery voltage: VCC+ through a DC-DC converter to +5 V, TX to RX, RX to TX, GND to GND',
    description:
      'From the BMS to the isolated adapter lead four wires. Red: VCC+ of the BMS, which carries the battery voltage, through a DC-DC ' +
      'converter to +5 V of the adapter. Green: TX of the BMS to RX of the adapter. Grey: RX of the BMS from TX of the adapter; green ' +
      'and grey cross. Black: GND to GND. The adapter is connected to the GX device by USB.',
    caption:
      'BMS with the battery voltage on its plus pin. The drawing shows signals, not the order of the pins in the plug.',
    supply:
      'Measure the plus pin first. The full battery voltage destroys an adapter made for 5 V: put a DC-DC converter in between.',
  },
  b: {
    title: 'TTL wiring for a BMS that gives 5 V: 5+ to +5 V, TX to RX, RX to TX, GND to GND',
    description:
      'From the BMS to the isolated adapter lead four wires. Red: 5+ of the BMS straight to +5 V of the adapter. Green: TX of the BMS to ' +
      'RX of the adapter. Grey: RX of the BMS from TX of the adapter; green and grey cross. Black: GND to GND. The adapter is connected ' +
      'to the GX device by USB.',
    caption: 'BMS with 5 V on its plus pin. The drawing shows signals, not the order of the pins in the plug.',
    supply: 'Only if you measured 5 V on the plus pin: it feeds the BMS side of the adapter.',
  },
} as const;

/** UART/TTL wiring between a BMS and the GX device, for both kinds of supply. */
export function TtlWiringFigure({variant}: TtlWiringFigureProps): ReactNode {
  const {title, description, caption, supply} = texts[variant];
  return (
    <Figure
      title={title}
      description={description}
      caption={caption}
      notes={[
        supply,
        'TX and RX cross: what one side sends, the other receives.',
        'GND only because the adapter is isolated. Without isolation: no GND, no supply.',
      ]}
    >
      <WideLayout variant={variant} />
      <NarrowLayout variant={variant} />
    </Figure>
  );
}
