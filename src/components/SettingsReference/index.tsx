import React, {type ReactNode, useEffect, useId, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import type {SettingRowGroup} from '@site/src/docsData/props';
import {SettingGroup} from './SettingGroup.tsx';
import {countRows, filterGroups} from './logic.ts';
import styles from './styles.module.css';

/**
 * All settings of the version being read, by group. Everything stands in the page's HTML; the filter only hides rows.
 */
export function SettingsReference({groups}: {readonly groups: readonly SettingRowGroup[]}): ReactNode {
  const [query, setQuery] = useState('');
  const target = useTarget(() => setQuery(''));
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
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status">
          {query.trim() === '' ? `${total} settings` : `${visible.size} of ${total} settings`}
        </span>
      </div>
      {groups.map((group) => (
        <SettingGroup key={group.id} group={group} visible={visible} target={target} />
      ))}
    </div>
  );
}

/** Anchor that the address points at, known once the page runs. A new target must not stay hidden by the filter. */
function useTarget(onChange: () => void): string {
  const {hash} = useLocation();
  const [target, setTarget] = useState('');
  useEffect(() => {
    setTarget(decodeURIComponent(hash.slice(1)));
    onChange();
    // Only a new address counts, not a new callback.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash]);
  return target;
}
