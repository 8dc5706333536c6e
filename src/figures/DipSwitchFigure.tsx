import {Fragment, type ReactNode} from 'react';

import type {FigureData} from '../docs-data/types';
import {Figure} from '../components/Figure';
import {Drawing, Panels} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones} from './shared/palette';

interface DipSwitchFigureProps {
  readonly bms: 'jk-pb' | 'eg4';
  readonly versionData: FigureData;
}

const bmsTexts = {
  'jk-pb': {
    name: 'JK PB',
    /** With all switches off the BMS becomes bus master and RS485 stops answering. */
    allOffAllowed: false,
  },
  eg4: {name: 'EG4 LiFePower', allOffAllowed: true},
} as const;

const SWITCHES = 4;
const addresses = Array.from({length: 2 ** SWITCHES}, (_, address) => address);
const switchNumbers = Array.from({length: SWITCHES}, (_, index) => index + 1);

/** Switch 1 counts 1, switch 2 counts 2, switch 3 counts 4, switch 4 counts 8. */
function isOn(address: number, switchNumber: number): boolean {
  return (address & (1 << (switchNumber - 1))) !== 0;
}

function hex(address: number): string {
  return `0x${address.toString(16).padStart(2, '0')}`;
}

function switchesText(address: number): string {
  const on = switchNumbers.filter((number) => isOn(address, number));
  return on.length === 0 ? 'all off' : `${on.join(', ')} on`;
}

/** The four slots of a block, with their corners. All blocks have the same text here, so that it is compressed to nothing. */
const slots = switchNumbers
  .map((number) => `M${7 + (number - 1) * 15.5} 7q0-2 2-2h7q2 0 2 2v20q0 2-2 2h-7q-2 0-2-2z`)
  .join('');

function levers(address: number): string {
  return switchNumbers
    .map((number) => `M${8 + (number - 1) * 15.5} ${isOn(address, number) ? 6 : 17}h9v11h-9z`)
    .join('');
}

interface BlockProps {
  readonly address: number;
  readonly warn: boolean;
}

/** The four switches, as seen from the front: up is on. */
function SwitchBlock({address, warn}: BlockProps): ReactNode {
  return (
    <>
      <rect width={72} height={34} rx={4} fill={warn ? tones.danger : tones.accent} />
      <path d={slots} fill={tones.faint} />
      <path d={levers(address)} fill={tones.ink} />
    </>
  );
}

function Legend({x, y}: {readonly x: number; readonly y: number}): ReactNode {
  return (
    <>
      <Label x={x} y={y + 22} text="ON" bold />
      <path
        d={`M${x + 11} ${y + 44}V${y + 28}M${x + 6} ${y + 33}L${x + 11} ${y + 27}L${x + 16} ${y + 33}`}
        fill="none"
        stroke={tones.ink}
        strokeWidth={2}
      />
      <rect x={x + 34} y={y} width={140} height={62} rx={6} fill={tones.accent} />
      {switchNumbers.map((number) => {
        const left = x + 46 + (number - 1) * 31;
        const on = number === 1;
        return (
          <Fragment key={number}>
            <rect x={left} y={y + 8} width={20} height={46} rx={3} fill={tones.faint} />
            <rect x={left + 2} y={on ? y + 10 : y + 32} width={16} height={20} rx={2} fill={tones.ink} />
            <Label x={left + 10} y={y + 80} text={String(number)} bold anchor="middle" />
            <Label x={left + 10} y={y + 98} text={`+${2 ** (number - 1)}`} tone="muted" anchor="middle" />
          </Fragment>
        );
      })}
      <Label x={x + 186} y={y + 18} text={['Here switch 1', 'is on: 0x01']} />
      <Label x={x + 186} y={y + 80} text="switch" tone="muted" />
      <Label x={x + 186} y={y + 98} text="counts" tone="muted" />
    </>
  );
}

interface ColumnProps {
  readonly column: readonly number[];
  readonly allOffAllowed: boolean;
}

const ROW_HEIGHT = 54;

/** Addresses run down the columns, as in a printed table. */
const columns: readonly (readonly number[])[] = [0, 4, 8, 12].map((first) => addresses.slice(first, first + 4));

function Column({column, allOffAllowed}: ColumnProps): ReactNode {
  return (
    <>
      {column.map((address, index) => {
        const warn = address === 0 && !allOffAllowed;
        return (
          <g key={address} transform={`translate(0 ${index * ROW_HEIGHT})`}>
            <SwitchBlock address={address} warn={warn} />
            <Label x={82} y={14} text={hex(address)} size={14} bold mono tone={warn ? 'danger' : 'ink'} />
            <Label
              x={82}
              y={31}
              text={warn ? 'never' : switchesText(address)}
              size={12}
              tone={warn ? 'danger' : 'muted'}
            />
          </g>
        );
      })}
    </>
  );
}

function AddressTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {switchNumbers.map((number) => (
            <th key={number} scope="col">
              S{number}
            </th>
          ))}
          <th scope="col">Address</th>
        </tr>
      </thead>
      <tbody>
        {addresses.map((address) => (
          <tr key={address}>
            {switchNumbers.map((number) => (
              <td key={number}>{isOn(address, number) ? 'on' : 'off'}</td>
            ))}
            <td>
              <code translate="no">{hex(address)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Address of a BMS for each position of its four DIP switches. */
export function DipSwitchFigure({bms, versionData}: DipSwitchFigureProps): ReactNode {
  const {name, allOffAllowed} = bmsTexts[bms];
  const {batteryAddressesKey} = versionData;
  return (
    <Figure
      title={`DIP switches of the ${name}: switch 1 counts 1, switch 2 counts 2, switch 3 counts 4, switch 4 counts 8; the sum is the address`}
      description={addresses
        .map(
          (address) => `${hex(address)}: ${switchesText(address)}${address === 0 && !allOffAllowed ? ', never' : ''}.`,
        )
        .join(' ')}
      caption={
        <>
          Address of the {name} by DIP switches: add up the switches that are on.
          {!allOffAllowed && ' Never leave all four off: that BMS becomes bus master and RS485 stops answering.'}
          {batteryAddressesKey !== null && (
            <>
              {' '}
              Three batteries, for example: <code translate="no">{`${batteryAddressesKey} = 0x01, 0x02, 0x03`}</code>.
            </>
          )}
        </>
      }
      details={{summary: 'Switches and addresses as a table', content: <AddressTable />}}
    >
      <Panels>
        <Drawing layout="panel" height={142}>
          <Legend x={24} y={16} />
        </Drawing>
      </Panels>
      <Panels inColumns>
        {columns.map((column) => (
          <Drawing key={column[0]} layout="panel" left={-12} width={170} height={column.length * ROW_HEIGHT}>
            <Column column={column} allOffAllowed={allOffAllowed} />
          </Drawing>
        ))}
      </Panels>
    </Figure>
  );
}
