import type {ReactNode} from 'react';
import type {PathRow} from '@site/src/docs-data/props';
import {PathTable} from '../DataTable/PathTable.tsx';

/** Log files of the version being read. */
export function LogPaths({rows}: {readonly rows: readonly PathRow[]}): ReactNode {
  return <PathTable caption="Log files" head={['Log', 'Path, and when to read it']} rows={rows} />;
}
