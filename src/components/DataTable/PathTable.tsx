import type {ReactNode} from 'react';
import {RichText} from '../RichText/index.tsx';
import {DataTable} from './index.tsx';
import {CodeText} from '../RichText/CodeText.tsx';
import styles from './paths.module.css';

interface Props {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly {readonly label: string; readonly path: string; readonly purpose: string}[];
}

/** Table of paths and what each is for. The purpose is below the path, so that both fit the width of a phone. */
export function PathTable({caption, head, rows}: Props): ReactNode {
  return (
    <DataTable caption={caption} head={head}>
      {rows.map(({label, path, purpose}) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <div className={styles.path}>
              <CodeText text={path} />
            </div>
            <RichText>{purpose}</RichText>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
