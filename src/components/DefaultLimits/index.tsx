import type {ReactNode} from 'react';
import type {LimitRow} from '@site/src/docs-data/props';
import {DataTable} from '../DataTable/index.tsx';
import {SettingLink} from '../Setting/SettingLink.tsx';

/** Default limits of the version being read, for a cell and for a pack of 16. */
export function DefaultLimits({rows}: {readonly rows: readonly LimitRow[]}): ReactNode {
  return (
    <DataTable caption="Default limits" head={['Limit', 'Default', '16 cells in series', 'Setting']}>
      {rows.map(({label, key, value, pack}) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          <td>{value}</td>
          <td>{pack ?? 'the same'}</td>
          <td>
            <SettingLink name={key} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
