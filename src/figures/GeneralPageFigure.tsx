import {Fragment, type ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {NumberDisc} from './shared/symbols';

interface FieldRow {
  readonly name: string;
  readonly values: readonly string[];
  /** The measured value that limits at the moment. */
  readonly isRed?: boolean;
  readonly note?: string;
}

/** An example that fits the default curve of charging: about 1.5 A at a highest cell of 3.436 V. */
const rows: readonly FieldRow[] = [
  {name: 'Overview', values: ['1.4 A', '54.90 V', '98 %']},
  {name: 'Cell max', values: ['3.436 V'], isRed: true, note: '1'},
  {name: 'Charge mode', values: ['Absorption'], note: '2'},
  {name: 'CVL', values: ['3.450 V', '55.20 V'], note: '3'},
  {name: 'CCL', values: ['Cell Voltage', '1.5 A'], note: '4'},
  {name: 'DCL', values: ['60 A']},
  {name: 'Allow to', values: ['charge', 'discharge', 'balance']},
];

const ROW = 40;

/** The page "General" of the driver, with the value that limits the charge current. */
export function GeneralPageFigure(): ReactNode {
  return (
    <Figure
      title="The General page shows in red the value that limits, here the highest cell, and names the reason beside the current limit"
      description={
        'The page dbus-serialbattery General as a table. Overview: current, voltage and state of charge. Cell max in red: ' +
        '3.436 volts. Charge mode: Absorption. CVL 3.450 volts a cell, 55.20 volts for the battery. CCL: limited by Cell ' +
        'Voltage to 1.5 amperes. DCL 60 amperes. Permissions to charge, discharge and balance.'
      }
      caption={
        <>
          The page <b translate="no">dbus-serialbattery - General</b>, simplified. The values are an example of a nearly
          full battery; this is not a fault.
        </>
      }
      notes={[
        'Red: this value limits at the moment, here the highest cell.',
        'The charge state.',
        'Charge voltage limit, for a cell and for the battery.',
        'Charge current limit, with the reason beside the value.',
      ]}
    >
      <Drawing layout="both" height={52 + rows.length * ROW}>
        <Box x={8} y={8} width={324} height={36 + rows.length * ROW} />
        <Label x={20} y={30} text="General" bold />
        {rows.map(({name, values, isRed = false, note}, index) => {
          const y = 42 + index * ROW;
          const width = 192 / values.length;
          return (
            <Fragment key={name}>
              <Label x={20} y={y + 20} text={name} />
              {values.map((value, column) => (
                <Box
                  key={value}
                  x={114 + column * width}
                  y={y}
                  width={width - 5}
                  height={30}
                  tone={isRed ? 'danger' : 'plain'}
                  text={isRed ? undefined : value}
                  title={isRed ? value : undefined}
                  textSize={12}
                  titleSize={12}
                  radius={4}
                />
              ))}
              {note !== undefined && <NumberDisc x={318} y={y + 15} text={note} />}
            </Fragment>
          );
        })}
      </Drawing>
    </Figure>
  );
}
