import type {ReactNode} from 'react';
import type {CurveData} from '@site/src/docs-data/types';
import {DataTable} from '../DataTable/index.tsx';
import {SettingLink} from '../Setting/SettingLink.tsx';
import {curveCaption, curvePoints} from './logic.ts';

/** Default current limit curve of the version being read as a table. */
export function CurrentLimitTable({curve}: {readonly curve: CurveData}): ReactNode {
  return (
    <>
      <DataTable
        caption={curveCaption(curve)}
        head={[curve.xLabel, 'Fraction of the maximum', `${curve.limit} at ${curve.maxCurrent} A`]}
      >
        {curvePoints(curve).map(({x, fraction, current}) => (
          <tr key={x}>
            <th scope="row">{x}</th>
            <td>{fraction}</td>
            <td>{current}</td>
          </tr>
        ))}
      </DataTable>
      <p>
        Settings: <SettingLink name={curve.xKey} />, <SettingLink name={curve.fractionKey} />. Switch:{' '}
        <SettingLink name={curve.enableKey} />, {curve.enabledByDefault ? 'on' : 'off'} by default.
      </p>
    </>
  );
}
