import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {BmsRow} from '@site/src/docs-data/props';
import {DataTable} from '../DataTable/index.tsx';
import {RichText} from '../RichText/index.tsx';
import {useDocPath} from '../Setting/useDocPath.ts';
import {BmsHead, Maker} from './BmsHead.tsx';
import {Connections} from './Connections.tsx';
import {daisyChainWord} from './logic.ts';
import styles from './styles.module.css';

/** The BMS that the version being read supports, each row with the anchor `bms-<id>`. */
export function BmsTable({rows}: {readonly rows: readonly BmsRow[]}): ReactNode {
  const brokenLinks = useBrokenLinks();
  const connect = useDocPath('general/connect');
  rows.forEach(({id}) => brokenLinks.collectAnchor(`bms-${id}`));
  return (
    <DataTable
      caption={`Supported BMS: ${rows.length} entries`}
      head={['BMS', 'Connection', 'Several on one cable', 'On by default', 'BMS type']}
      tall
      cards
      className={styles.table}
    >
      {rows.map((row) => (
        <tr key={row.id} id={`bms-${row.id}`} role="row">
          <th scope="row" role="rowheader">
            <BmsHead row={row} connect={connect} />
          </th>
          <td role="cell" data-label="Connection">
            <Connections ids={row.connections} />
          </td>
          <td role="cell" data-label="Several on one cable" className={styles.chain}>
            {daisyChainWord(row.daisyChain.status)}
            {row.daisyChain.note !== null && (
              <>
                : <RichText>{row.daisyChain.note}</RichText>
              </>
            )}
          </td>
          <td role="cell" data-label="On by default">
            <RichText>{row.onByDefault ? 'Yes' : 'No: name it in `BMS_TYPE`'}</RichText>
          </td>
          <td role="cell" data-label="BMS type">
            {row.sections.map(({class: name, id, cannotWork}) => (
              <div key={id}>
                <a href={`#${id}`}>
                  <code translate="no">{name}</code>
                </a>
                {cannotWork && <strong className={styles.cannotWork}> cannot work in this version</strong>}
              </div>
            ))}
            <Maker row={row} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
