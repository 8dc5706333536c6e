import {type ReactNode, useId} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {FeatureMatrixData} from '@site/src/docs-data/props';
import {DataTable} from '../DataTable/index.tsx';
import {NoteList, NoteMarks} from '../DataTable/Notes.tsx';
import {RichText} from '../RichText/index.tsx';
import {useDocPath} from '../Setting/useDocPath.ts';
import notes from '../DataTable/notes.module.css';
import styles from './styles.module.css';

const prefix = 'feature-note';

/**
 * What the driver reads and controls with each BMS. Reads whole without JavaScript; with it, one column can be picked, see
 * src/page-text/behaviour/columnChoice.ts. A phone has room for one: there the table waits for the choice.
 */
export function FeatureMatrix({matrix}: {readonly matrix: FeatureMatrixData}): ReactNode {
  const selectId = useId();
  const brokenLinks = useBrokenLinks();
  const supported = useDocPath('general/supported-bms') ?? '';
  matrix.columns.forEach(({anchor}) => brokenLinks.collectAnchor(anchor));
  return (
    <>
      <div className={styles.filter} data-columns>
        <label htmlFor={selectId}>Show</label>
        <select id={selectId} className="control">
          <option value="">choose your BMS</option>
          <option value="all">all {matrix.columns.length} BMS columns</option>
          {matrix.columns.map(({name, cannotWork}, index) => (
            <option key={name} value={index}>
              {name}
              {cannotWork !== undefined && ' (cannot work)'}
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
          ...matrix.columns.map(({name, anchor, section, notes, cannotWork}) => (
            <>
              <Link id={anchor} to={`${supported}#${section}`}>
                {name}
              </Link>{' '}
              <NoteMarks ids={notes} prefix={prefix} />
              {cannotWork !== undefined && <span className={styles.cannotWork}> cannot work in this version</span>}
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
                  {value}
                  <Origin marks={matrix.marks} row={row} column={name} />{' '}
                  <NoteMarks ids={row.valueNotes[name] ?? []} prefix={prefix} />
                </td>
              );
            })}
          </tr>
        ))}
      </DataTable>
      <dl className={styles.legend} data-no-search>
        {Object.entries(matrix.legend).map(([value, meaning]) => (
          <div key={value}>
            <dt>{value}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
        {Object.entries(matrix.marks).map(([id, {symbol, meaning}]) => (
          <div key={id}>
            <dt>{symbol}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <CannotWork matrix={matrix} />
      <NoteList notes={matrix.notes} prefix={prefix} />
    </>
  );
}

/** Where a value comes from: a symbol for the eye, the words for screen readers, the search and copies of the page. */
function Origin({
  marks,
  row,
  column,
}: {
  readonly marks: FeatureMatrixData['marks'];
  readonly row: FeatureMatrixData['rows'][number];
  readonly column: string;
}): ReactNode {
  const id = Object.keys(row.marks ?? {}).find((mark) => row.marks?.[mark]?.includes(column));
  const mark = id === undefined ? undefined : marks[id];
  if (mark === undefined) return null;
  return (
    <span className={styles.origin} data-symbol={mark.symbol}>
      , {mark.text}
    </span>
  );
}

function CannotWork({matrix}: {readonly matrix: FeatureMatrixData}): ReactNode {
  const columns = matrix.columns.filter(({cannotWork}) => cannotWork !== undefined);
  if (columns.length === 0) return null;
  return (
    <ul className={notes.list}>
      {columns.map(({name, cannotWork}) => (
        <li key={name}>
          <strong>{name} cannot work in this version:</strong> <RichText>{cannotWork?.why ?? ''}</RichText>{' '}
          <RichText>{cannotWork?.instead ?? ''}</RichText>
        </li>
      ))}
    </ul>
  );
}
