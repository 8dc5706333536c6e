import React, {type ReactNode, useId} from 'react';
import type {FeatureMatrixData} from '@site/src/docs-data/props';
import {DataTable} from '../DataTable/index.tsx';
import {NoteList, NoteMarks} from '../DataTable/Notes.tsx';
import {columnAnchor} from './logic.ts';
import styles from './styles.module.css';

const prefix = 'feature-note';

/**
 * What the driver reads and controls with each BMS. Reads whole without JavaScript; with it, one column can be picked, see
 * src/page-text/behaviour/columnChoice.ts.
 */
export function FeatureMatrix({matrix}: {readonly matrix: FeatureMatrixData}): ReactNode {
  const selectId = useId();
  return (
    <>
      <div className={styles.filter} data-columns>
        <label htmlFor={selectId}>Show</label>
        <select id={selectId}>
          <option value="">all {matrix.columns.length} BMS columns</option>
          {matrix.columns.map(({name}, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <DataTable
        caption="Features by BMS"
        tall
        className={styles.matrix}
        head={[
          'Feature',
          ...matrix.columns.map(({name, notes}) => (
            <>
              <span id={columnAnchor(name)}>{name}</span> <NoteMarks ids={notes} prefix={prefix} />
            </>
          )),
        ]}
      >
        {matrix.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.feature} <NoteMarks ids={row.notes} prefix={prefix} />
            </th>
            {matrix.columns.map(({name}, index) => {
              const value = row.values[index] ?? '';
              return (
                <td key={name} className={value === 'Yes' ? styles.yes : value === 'No' ? styles.no : undefined}>
                  {value} <NoteMarks ids={row.valueNotes[name] ?? []} prefix={prefix} />
                </td>
              );
            })}
          </tr>
        ))}
      </DataTable>
      <dl className={styles.legend}>
        {Object.entries(matrix.legend).map(([value, meaning]) => (
          <div key={value}>
            <dt>{value}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {Object.keys(matrix.notes).some((id) => /[a-z]/.test(id)) && (
        <p className={styles.differences}>
          Notes with a letter: the driver's source differs from its own documentation. The table follows the source.
        </p>
      )}
      <NoteList notes={matrix.notes} prefix={prefix} />
    </>
  );
}
