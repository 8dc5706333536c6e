import type {ReactNode} from 'react';
import type {DataFile} from '@site/src/docs-data/schema';
import {DataTable} from '../DataTable/index.tsx';
import {CodeText} from '../RichText/CodeText.tsx';
import {RichText} from '../RichText/index.tsx';

interface Props {
  readonly batteries: DataFile<'bms'>['bluetoothLibrary'];
  readonly isTall?: boolean;
}

/** Bluetooth batteries that the driver reads through the aiobmsble library, with the word for `BLUETOOTH_BMS`. */
export function BluetoothLibrary({batteries, isTall}: Props): ReactNode {
  return (
    <DataTable
      caption="Batteries that the aiobmsble library reads over Bluetooth"
      head={['Maker and type: sold as', 'Entry', 'Bluetooth name', 'Remarks']}
      tall={isTall}
    >
      {batteries.map(({configEntry, manufacturer, model, brands, bluetoothNames, remark}) => (
        <tr key={configEntry}>
          <th scope="row">
            {[manufacturer, model].filter(Boolean).join(' ')}
            {brands.length > 0 && `: ${brands.join(', ')}`}
          </th>
          <td>
            <CodeText text={configEntry} />
          </td>
          <td translate="no">{bluetoothNames.join(', ')}</td>
          <td>{remark === null ? '–' : <RichText>{remark}</RichText>}</td>
        </tr>
      ))}
    </DataTable>
  );
}
