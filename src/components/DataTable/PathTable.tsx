import React, {type ReactNode} from 'react';
import {RichText} from '../RichText/index.tsx';
import {DataTable} from './index.tsx';
import {CodeText} from '../RichText/CodeText.tsx';
import styles from './paths.module.css';

interface Props {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly {readonly label: string; readonly path: string; readonly purpose: string}[];
}

/** Table of paths and what each is for. */
export function PathTable({caption, head, rows}: Props): ReactNode {
  return (
    <DataTable caption={caption} head={head} className={styles.paths}>
      {rows.map(({label, path, purpose}) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <CodeText text={path} />
          </td>
          <td>
            <RichText>{purpose}</RichText>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
