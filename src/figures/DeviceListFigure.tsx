import {Fragment, type ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones} from './shared/palette';

const ROW = 40;

interface Row {
  readonly name: string;
  readonly values: string;
  readonly isOurs?: boolean;
}

const rows: readonly Row[] = [
  {name: 'SerialBattery …', values: '76 %   53.12 V   12.4 A', isOurs: true},
  {name: 'MultiPlus', values: 'Bulk'},
  {name: 'Solar charger', values: '640 W'},
];

/** The device list of the GX device with the battery of the driver. */
export function DeviceListFigure(): ReactNode {
  return (
    <Figure
      title="The battery of the driver appears in the device list beside the other devices, with state of charge, voltage and current"
      description={
        'A device list with three rows. The first is marked: SerialBattery with 76 per cent, 53.12 volts and 12.4 amperes. ' +
        'Below it are an inverter in bulk and a solar charger with 640 watts.'
      }
      caption="The device list when everything works. The values are an example."
    >
      <Drawing layout="both" height={50 + rows.length * ROW}>
        <Box x={8} y={8} width={324} height={34 + rows.length * ROW} />
        <Label x={20} y={30} text="Devices" bold />
        {rows.map(({name, values, isOurs = false}, index) => {
          const y = 40 + index * ROW;
          return (
            <Fragment key={name}>
              {isOurs ? (
                <rect
                  x={12}
                  y={y}
                  width={316}
                  height={ROW - 4}
                  rx={5}
                  fill={tones.okSoft}
                  stroke={tones.ok}
                  strokeWidth={2}
                />
              ) : (
                <line x1={16} x2={324} y1={y} y2={y} stroke={tones.faint} />
              )}
              <Label x={20} y={y + 23} text={name} bold={isOurs} />
              <Label x={320} y={y + 23} text={values} anchor="end" tone={isOurs ? 'ink' : 'muted'} />
            </Fragment>
          );
        })}
      </Drawing>
    </Figure>
  );
}
