import type {ReactNode} from 'react';
import type {CompatibilityData} from '@site/src/docs-data/props';
import {DataTable} from '../DataTable/index.tsx';
import {NoteList, NoteMarks} from '../DataTable/Notes.tsx';
import {RichText} from '../RichText/index.tsx';
import styles from './styles.module.css';

const prefix = 'compatibility-note';

/** Which Venus OS the version being read works with, and what of it. */
export function CompatibilityTable({table}: {readonly table: CompatibilityData}): ReactNode {
  return (
    <>
      <DataTable
        caption="Venus OS, driver and display"
        head={table.columns.map(({label, notes}) => (
          <>
            {label} <NoteMarks ids={notes} prefix={prefix} />
          </>
        ))}
      >
        {table.rows.map(([first, ...rest], index) => (
          <tr key={index}>
            <th scope="row">
              {first?.text} <NoteMarks ids={first?.notes ?? []} prefix={prefix} />
            </th>
            {rest.map(({text, status, notes}, column) => (
              <td key={column} className={status === null ? undefined : styles[status]}>
                {text} <NoteMarks ids={notes} prefix={prefix} />
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
      <NoteList notes={table.notes} prefix={prefix} />
      {table.remarks.map((remark) => (
        <p key={remark}>
          <RichText>{remark}</RichText>
        </p>
      ))}
    </>
  );
}
