import type {ReactNode} from 'react';
import type {PathRow} from '@site/src/docs-data/props';
import {PathTable} from '../DataTable/PathTable.tsx';

/** Files and folders of the version being read. */
export function FileLocations({rows}: {readonly rows: readonly PathRow[]}): ReactNode {
  return <PathTable caption="Files and folders" head={['Item', 'Path, and what it is']} rows={rows} />;
}
