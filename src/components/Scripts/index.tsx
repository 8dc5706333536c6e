import type {ReactNode} from 'react';
import type {ScriptRow} from '@site/src/docs-data/props';
import {PathTable} from '../DataTable/PathTable.tsx';

/** Scripts that a reader of this version may call. */
export function Scripts({rows}: {readonly rows: readonly ScriptRow[]}): ReactNode {
  return (
    <PathTable
      caption="Scripts of the driver"
      head={['Script', 'Path, and what it does']}
      rows={rows.map(({name, path, purpose}) => ({label: name, path, purpose}))}
    />
  );
}
