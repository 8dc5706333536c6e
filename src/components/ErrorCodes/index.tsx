import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ErrorCodeRow} from '@site/src/docs-data/props';
import {DataTable} from '../DataTable/index.tsx';
import {RichText} from '../RichText/index.tsx';
import styles from './styles.module.css';

/** Error codes that the version being read shows, each row with the anchor `error-<code>` unless a heading has it. */
export function ErrorCodes({rows}: {readonly rows: readonly ErrorCodeRow[]}): ReactNode {
  const brokenLinks = useBrokenLinks();
  return (
    <DataTable
      caption="Error codes of the driver"
      head={['Error', 'Meaning and usual causes', 'What to do']}
      className={styles.table}
    >
      {rows.map(({code, anchor, name, meaning, causes, remedies}) => {
        if (anchor !== null) brokenLinks.collectAnchor(anchor);
        return (
          <tr key={code} id={anchor ?? undefined}>
            <th scope="row">
              #{code} <span className={styles.name}>{name}</span>
            </th>
            <td>
              <p>
                <RichText>{meaning}</RichText>
              </p>
              <TextList texts={causes} />
            </td>
            <td>
              <TextList texts={remedies} />
            </td>
          </tr>
        );
      })}
    </DataTable>
  );
}

function TextList({texts}: {readonly texts: readonly string[]}): ReactNode {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <RichText>{text}</RichText>
        </li>
      ))}
    </ul>
  );
}
