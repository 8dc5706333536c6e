import type {ReactNode} from 'react';
import latestSettings from '@generated/tools-data/default/latest-settings.json';
import {DataTable} from '@site/src/components/DataTable';
import {RichText} from '@site/src/components/RichText';
import {CodeText} from '@site/src/components/RichText/CodeText';
import type {SettingsFallback as Fallback} from '@site/src/docs-data/tools-data/types';

/** All settings of the latest version as plain tables. Only ever rendered into the page without JavaScript. */
export default function SettingsFallback(): ReactNode {
  const {groups} = latestSettings as Fallback;
  return groups.map(({name, rows}) => (
    <DataTable key={name} caption={name} head={['Setting', 'Default', 'What it does']}>
      {rows.map(({key, defaultText, summary}) => (
        <tr key={key}>
          <th scope="row">
            <CodeText text={key} />
          </th>
          <td>{defaultText}</td>
          <td>
            <RichText>{summary}</RichText>
          </td>
        </tr>
      ))}
    </DataTable>
  ));
}
