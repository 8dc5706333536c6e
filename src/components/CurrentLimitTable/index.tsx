import React, {type ReactNode} from 'react';
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
        head={[curve.xLabel, 'Share of the highest current', `${curve.limit} at ${curve.maxCurrent} A`]}
      >
        {curvePoints(curve).map(({x, share, current}) => (
          <tr key={x}>
            <th scope="row">{x}</th>
            <td>{share}</td>
            <td>{current}</td>
          </tr>
        ))}
      </DataTable>
      <p>
        Points: <SettingLink name={curve.xKey} /> and <SettingLink name={curve.fractionKey} />. Highest current:{' '}
        <SettingLink name={curve.maxCurrentKey} />. Switched {curve.enabledByDefault ? 'on' : 'off'} by default with{' '}
        <SettingLink name={curve.enableKey} />.
      </p>
    </>
  );
}
