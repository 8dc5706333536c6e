import type {ReactNode} from 'react';
import type {SettingRow} from '@site/src/docs-data/props';
import {DataTable} from '../DataTable/index.tsx';
import {RichText} from '../RichText/index.tsx';
import {SettingLink} from '../Setting/SettingLink.tsx';
import {AllowedValues} from './AllowedValues.tsx';
import styles from './styles.module.css';

interface Props {
  /** What a page writes: the keys, or the group. */
  readonly keys?: readonly string[];
  readonly group?: string;
  readonly caption?: string;
  /** From the data of the version, put in by src/docs-data/remark/docsData.ts. */
  readonly rows: readonly SettingRow[];
}

/** Table of some settings of the version being read. */
export function SettingsTable({group, caption = group ?? 'Settings', rows}: Props): ReactNode {
  return (
    <DataTable caption={caption} head={['Setting', 'Default', 'Allowed', 'What it does']} className={styles.table}>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">
            <SettingLink name={row.key} />
          </th>
          <td translate="no" className={styles.default}>
            {row.defaultText}
          </td>
          <td className={styles.allowed}>
            <AllowedValues row={row} />
          </td>
          <td className={styles.summary}>
            <RichText>{row.summary}</RichText>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
