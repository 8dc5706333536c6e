import React, {type ReactNode, useId, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SettingRowGroup} from '@site/src/docsData/props';
import {SettingGroup} from './SettingGroup.tsx';
import {countRows, filterGroups} from './logic.ts';
import styles from './styles.module.css';

/**
 * All settings of the version being read, by group. Everything stands in the page's HTML; the filter only hides rows.
 */
export function SettingsReference({groups}: {readonly groups: readonly SettingRowGroup[]}): ReactNode {
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();
  // The filter belongs to the address it was typed at: a link to a row must not lead to a hidden one.
  const [filter, setFilter] = useState({query: '', hash: ''});
  const query = filter.hash === hash ? filter.query : '';
  const inputId = useId();
  const visible = filterGroups(groups, query);
  const total = countRows(groups);
  return (
    <div className={styles.reference}>
      <div className={styles.filter}>
        <label htmlFor={inputId}>Filter settings</label>
        <input
          id={inputId}
          type="search"
          value={query}
          placeholder="max cell voltage"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setFilter({query: event.target.value, hash})}
        />
        <span role="status">{query.trim() === '' ? `${total} settings` : `${visible.size} of ${total} settings`}</span>
      </div>
      {groups.map((group) => (
        <SettingGroup key={group.id} group={group} visible={visible} address={isBrowser ? hash : ''} />
      ))}
    </div>
  );
}
