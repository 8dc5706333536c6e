import {Fragment, type ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Arrow} from './shared/Arrow';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones} from './shared/palette';

const batteries = ['BMS 1', 'BMS 2', 'BMS 3', 'BMS 4'];

const STUB_LENGTH = '30\u00a0cm';
const TRUNK_LENGTH = '20\u00a0m';
const SPACING = '5\u00a0m';

interface PointProps {
  readonly x: number;
  readonly y: number;
}

/** T-piece on the trunk. */
function TPiece({x, y}: PointProps): ReactNode {
  return (
    <rect x={x - 9} y={y - 9} width={18} height={18} rx={4} fill={tones.accent} stroke={tones.canvas} strokeWidth={2} />
  );
}

function WideLayout(): ReactNode {
  const trunkY = 132;
  const hostX = 108;
  const nodeXs = [312, 412, 512, 612];
  return (
    <Drawing layout="wide" height={284}>
      <line x1={60} x2={664} y1={trunkY} y2={trunkY} stroke={tones.warnLine} strokeWidth={7} />
      <line x1={hostX} x2={hostX} y1={78} y2={trunkY} stroke={tones.accent} strokeWidth={4} />
      <Box x={hostX - 52} y={26} width={104} height={52} title="GX device" text="CAN port" />
      <Label x={hostX + 12} y={108} text={STUB_LENGTH} tone="muted" />
      <TPiece x={hostX} y={trunkY} />
      {batteries.map((name, index) => {
        const x = nodeXs[index] ?? 0;
        return (
          <Fragment key={name}>
            <line x1={x} x2={x} y1={trunkY} y2={208} stroke={tones.accent} strokeWidth={4} />
            <TPiece x={x} y={trunkY} />
            <Box x={x - 40} y={208} width={80} height={48} title={name} />
            <Label x={x + 10} y={184} text={STUB_LENGTH} tone="muted" />
          </Fragment>
        );
      })}
      <Box x={12} y={trunkY - 22} width={56} height={44} tone="warn" title="120 Ω" titleSize={13} />
      <Box x={652} y={trunkY - 22} width={56} height={44} tone="warn" title="120 Ω" titleSize={13} />
      <Arrow points={`${hostX + 6},158 306,158`} heads="both" width={1.5} />
      <Label x={207} y={178} text={TRUNK_LENGTH} anchor="middle" />
      {nodeXs.slice(1).map((x) => (
        <Fragment key={x}>
          <Arrow points={`${x - 94},106 ${x - 6},106`} heads="both" width={1.5} />
          <Label x={x - 50} y={96} text={SPACING} anchor="middle" />
        </Fragment>
      ))}
      <Label x={462} y={44} text="trunk: one straight line" bold tone="warn" anchor="middle" />
      <path d="M462 52V74" stroke={tones.warnLine} />
    </Drawing>
  );
}

function NarrowLayout(): ReactNode {
  const trunkX = 104;
  const hostY = 112;
  const nodeYs = [232, 310, 388, 466];
  return (
    <Drawing layout="narrow" height={576}>
      <line x1={trunkX} x2={trunkX} y1={40} y2={530} stroke={tones.warnLine} strokeWidth={7} />
      <line x1={trunkX} x2={206} y1={hostY} y2={hostY} stroke={tones.accent} strokeWidth={4} />
      <Box x={206} y={hostY - 28} width={120} height={56} title="GX device" text="CAN port" />
      <Label x={160} y={hostY - 10} text={STUB_LENGTH} tone="muted" anchor="middle" />
      <TPiece x={trunkX} y={hostY} />
      {batteries.map((name, index) => {
        const y = nodeYs[index] ?? 0;
        return (
          <Fragment key={name}>
            <line x1={trunkX} x2={206} y1={y} y2={y} stroke={tones.accent} strokeWidth={4} />
            <TPiece x={trunkX} y={y} />
            <Box x={206} y={y - 22} width={120} height={44} title={name} />
            <Label x={160} y={y - 10} text={STUB_LENGTH} tone="muted" anchor="middle" />
          </Fragment>
        );
      })}
      <Box x={trunkX - 32} y={20} width={64} height={38} tone="warn" title="120 Ω" titleSize={13} />
      <Box x={trunkX - 32} y={518} width={64} height={38} tone="warn" title="120 Ω" titleSize={13} />
      <Arrow points={`78,${hostY + 6} 78,226`} heads="both" width={1.5} />
      <Label x={68} y={176} text={TRUNK_LENGTH} anchor="end" />
      {nodeYs.slice(1).map((y) => (
        <Fragment key={y}>
          <Arrow points={`78,${y - 72} 78,${y - 6}`} heads="both" width={1.5} />
          <Label x={68} y={y - 34} text={SPACING} anchor="end" />
        </Fragment>
      ))}
      <Label x={206} y={524} text={['trunk: one', 'straight line']} bold tone="warn" />
    </Drawing>
  );
}

/** CAN bus with several BMS: straight trunk, short stubs, a terminator at each end. */
export function CanChainFigure(): ReactNode {
  return (
    <Figure
      title="CAN bus: one straight trunk with a 120 ohm terminator at each end, every device on a T-piece with a stub of 30 cm"
      description={
        'A straight trunk cable ends in a terminator of 120 ohms on both sides. Near one end, the CAN port of the GX device hangs on a T-piece ' +
        'with a stub of 30 cm. After 20 m of trunk follow four T-pieces, 5 m apart, each with a stub of 30 cm to one BMS.'
      }
      caption={
        <>
          The trunk is one straight line with 120 Ω between CAN-H and CAN-L at both ends. Keep the stubs to the devices
          as short as 30 cm. The other lengths are an example.
        </>
      }
    >
      <WideLayout />
      <NarrowLayout />
    </Figure>
  );
}
