import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type {SettingRow, SettingRowGroup} from '@site/src/docs-data/props';
import {settingAnchor} from '@site/src/docs-data/settingText';
import {Details} from '../Details/index.tsx';
import {RichText} from '../RichText/index.tsx';
import {CodeText} from '../RichText/CodeText.tsx';
import {AllowedValues} from './AllowedValues.tsx';
import styles from './styles.module.css';

interface Props {
  readonly group: SettingRowGroup;
}

/**
 * A group of settings, folded; its keys are on the fold. The browser opens it for an address below it and for "find in page";
 * src/page-text/behaviour does so for the filter and for links within the site, src/client/printStyles.ts for printing.
 */
export function SettingGroup({group}: Props): ReactNode {
  return (
    <Details data-settings-group>
      <summary>
        {group.name}{' '}
        <span className={styles.keys} translate="no" data-no-search>
          {group.rows.map(({key}) => key).join(', ')}
        </span>
      </summary>
      <Heading as="h3" id={group.id}>
        {group.name}
      </Heading>
      {/* On narrow screens the cells are stacked, which takes a table's meaning from it; the roles give it back. */}
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">Setting and default</th>
            <th role="columnheader">What it does</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {group.rows.map((row) => (
            <SettingRowView key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </Details>
  );
}

function SettingRowView({row}: {readonly row: SettingRow}): ReactNode {
  const anchor = settingAnchor(row.key);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor} role="row">
      <th role="rowheader">
        <a href={`#${anchor}`}>
          <CodeText text={row.key} />
        </a>
        <div translate="no">
          <small>Default</small>
          {` ${row.defaultText}`}
        </div>
      </th>
      <td role="cell">
        <p>
          <RichText>{row.summary}</RichText>
        </p>
        {row.effects !== undefined && (
          <p>
            <RichText>{row.effects}</RichText>
          </p>
        )}
        <div>
          <small>Allowed</small> <AllowedValues row={row} />
        </div>
      </td>
    </tr>
  );
}
