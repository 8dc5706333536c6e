import type {ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Arrow} from './shared/Arrow';
import {Box} from './shared/Box';
import {Drawing, Panels} from './shared/Drawing';
import {MINUS} from './shared/format';
import {readPoints, roundedPath} from './shared/geometry';
import {Label} from './shared/Label';
import {tones} from './shared/palette';
import {Joint, Verdict} from './shared/symbols';
import {Wire} from './shared/Wire';

const PANEL_HEIGHT = 404;

/** Way of the load current once the BMS has opened its switch and GND of the data cable is connected. */
const faultPath = roundedPath(readPoints('116,88 226,88'));
const returnPath = roundedPath(readPoints('310,138 310,338 40,338 40,212 66,212 66,134'));

function OpenSwitch(): ReactNode {
  return (
    <g fill="none" stroke={tones.ink} strokeWidth={3} strokeLinecap="round">
      <path d="M66 181V212M40 255V219Q40 212 47 212H66L95 194M106 212H115" />
      <circle cx={66} cy={212} r={3} fill={tones.ink} />
      <circle cx={101} cy={212} r={4} strokeWidth={2} fill={tones.box} />
    </g>
  );
}

interface PanelProps {
  readonly right: boolean;
  readonly verdict: string;
  readonly adapter: string;
  readonly current: string;
  readonly consequence: readonly string[];
  /** What lies on the wires: the fault current, or the barrier in the adapter. */
  readonly children: ReactNode;
}

/** Battery, BMS, inverter and GX device with their minus side and the data cable; the same in both panels. */
function Panel({right, verdict, adapter, current, consequence, children}: PanelProps): ReactNode {
  const tone = right ? 'ok' : 'danger';
  return (
    <>
      <Verdict x={14} y={26} right={right} text={verdict} />
      <Wire colour="red" points="116,88 226,88" />
      <Wire colour="black" points="66,134 66,180" />
      <Wire colour="black" points="116,212 310,212" />
      <Wire colour="black" points="310,138 310,246" />
      <Joint x={310} y={212} />
      <Wire colour="grey" width={3} points="92,256 92,308 132,308" />
      <Wire colour="black" width={3} points="40,256 40,338 132,338" />
      <Wire colour="grey" width={3} points="212,308 252,308 252,300" />
      <Wire colour="black" width={3} points="212,338 310,338 310,300" />
      <Box x={16} y={66} width={100} height={68} title="Battery" text="cells" />
      <Label x={104} y={84} text="+" size={16} bold anchor="middle" />
      <Label x={80} y={130} text={MINUS} size={16} bold anchor="middle" />
      <Box x={226} y={66} width={100} height={72} text={['Inverter,', 'chargers']} />
      <Label x={296} y={133} text={MINUS} size={16} bold anchor="middle" />
      <Label x={237} y={84} text="+" size={16} bold anchor="middle" />
      <Box x={16} y={180} width={100} height={76} />
      <Box x={226} y={246} width={100} height={54} />
      <Label x={264} y={278} text="GX device" anchor="middle" />
      <Box x={132} y={294} width={80} height={58} tone={right ? 'ok' : 'plain'} />
      <Label x={164} y={284} text={adapter} anchor="middle" tone="muted" />
      {children}
      <OpenSwitch />
      <Label x={104} y={246} text="BMS" bold anchor="end" size={14} />
      <Label x={122} y={203} text="switch open" tone="muted" />
      <Label x={298} y={166} text={current} anchor="end" tone={tone} bold />
      <Label x={140} y={328} text="GND" size={12} />
      <Label x={170} y={376} text={consequence} anchor="middle" tone={tone} bold />
    </>
  );
}

function DangerPanel(): ReactNode {
  return (
    <Panel
      right={false}
      verdict="Danger: GND without isolation"
      adapter="USB adapter"
      current="load current"
      consequence={['takes the thin GND wire', 'of the data cable']}
    >
      <g fill="none" stroke={tones.danger} strokeWidth={9} strokeLinecap="round" opacity={0.4}>
        <path d={faultPath} />
        <path d={returnPath} />
      </g>
      <Arrow tone="danger" width={2.5} points="122,88 182,88" />
      <Arrow tone="danger" width={2.5} points="310,142 310,192" />
      <Arrow tone="danger" width={2.5} points="310,306 310,338 228,338" />
      <Arrow tone="danger" width={2.5} points="126,338 40,338 40,280" />
      <Arrow tone="danger" width={2.5} points="66,178 66,142" />
    </Panel>
  );
}

function SafePanel(): ReactNode {
  return (
    <Panel
      right
      verdict="Safe: isolated adapter"
      adapter="isolated adapter"
      current="no current"
      consequence={['data passes the barrier,', 'current does not']}
    >
      <path d="M180 289V357M188 289V357" stroke={tones.ok} strokeWidth={2.5} strokeDasharray="5 3" />
    </Panel>
  );
}

/** Why the data link must be isolated: the way of the current when the BMS opens the minus side. */
export function IsolationFigure(): ReactNode {
  return (
    <Figure
      title="With GND connected and no isolation, the load current flows through the data cable when the BMS switches off; an isolated adapter leaves it no way"
      description={
        'Two circuits side by side. In both, the BMS has opened its switch in the minus lead of the battery. Left, dangerous: the ' +
        'GND wire of the data cable joins the BMS to the GX device through an adapter without isolation. The load current comes from ' +
        'the minus of the inverter, enters the GX device, runs through the USB cable, the adapter and the thin GND wire into the BMS ' +
        'and on to the battery: the wire and the devices can burn. Right, safe: the adapter is isolated, data crosses the barrier, ' +
        'current cannot, so no current flows.'
      }
      caption={
        <>
          Most BMS switch the minus side. With an adapter that is <strong>not</strong> isolated, connect only A and B
          (RS485) or only RX and TX (TTL): never GND, never power.
        </>
      }
    >
      <Panels isDivided>
        <Drawing layout="panel" height={PANEL_HEIGHT}>
          <DangerPanel />
        </Drawing>
        <Drawing layout="panel" height={PANEL_HEIGHT}>
          <SafePanel />
        </Drawing>
      </Panels>
    </Figure>
  );
}
