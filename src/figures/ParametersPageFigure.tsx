import type {ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones} from './shared/palette';
import {NumberDisc} from './shared/symbols';

interface ValueRow {
  readonly name: string;
  readonly value: string;
  /** The row that names what limits. */
  readonly isReason?: boolean;
  readonly note?: string;
}

/** An example in which the default curve gives a round number: 25 A at a highest cell of 3.450 V. */
const rows: readonly ValueRow[] = [
  {name: 'Charge Mode', value: 'Bulk (Linear Mode)', note: '1'},
  {name: 'Charge Voltage Limit (CVL)', value: '55.20 V'},
  {name: 'Charge Limitation', value: 'Cell Voltage', isReason: true, note: '2'},
  {name: 'Charge Current Limit (CCL)', value: '25 A'},
  {name: 'Discharge Limitation', value: 'Max Battery Discharge Current', note: '3'},
  {name: 'Discharge Current Limit (DCL)', value: '60 A'},
];

const ROW = 46;

function Row({y, name, value, isReason = false, note}: ValueRow & {readonly y: number}): ReactNode {
  return (
    <>
      {isReason ? (
        <rect
          x={12}
          y={y}
          width={316}
          height={ROW - 4}
          rx={5}
          fill={tones.warnSoft}
          stroke={tones.warnLine}
          strokeWidth={2}
        />
      ) : (
        <line x1={16} x2={324} y1={y - 2} y2={y - 2} stroke={tones.faint} />
      )}
      <Label x={20} y={y + 17} text={name} size={12} tone="muted" />
      <Label x={20} y={y + 34} text={value} bold />
      {note !== undefined && <NumberDisc x={312} y={y + 21} text={note} />}
    </>
  );
}

/** The page "Parameters" of a 1.x driver, with a current limit and its reason. */
export function ParametersPageFigure(): ReactNode {
  return (
    <Figure
      title="The Parameters page names the reason in the row above each current limit, here the cell voltage for the charge current"
      description={
        'The page Parameters as a list of six rows. Charge Mode: Bulk, Linear Mode. Charge Voltage Limit, CVL: 55.20 ' +
        'volts. Charge Limitation, marked: Cell Voltage. Charge Current Limit, CCL: 25 amperes. Discharge Limitation: Max ' +
        'Battery Discharge Current. Discharge Current Limit, DCL: 60 amperes.'
      }
      caption={
        <>
          The page <b translate="no">Parameters</b>, simplified. The values are an example with the highest cell at
          3.450 V; this is not a fault.
        </>
      }
      notes={[
        'The charge state.',
        'The reason for the charge current limit (CCL) in the row below: a cell is nearly full.',
        'Nothing else limits: the row below shows the maximum discharge current.',
      ]}
    >
      <Drawing layout="both" height={52 + rows.length * ROW}>
        <Box x={8} y={8} width={324} height={36 + rows.length * ROW} />
        <Label x={20} y={30} text="Parameters" bold />
        {rows.map((row, index) => (
          <Row key={row.name} y={40 + index * ROW} {...row} />
        ))}
      </Drawing>
    </Figure>
  );
}
