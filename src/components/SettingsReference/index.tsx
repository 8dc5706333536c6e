import {type ReactNode, useId} from 'react';
import type {SettingRowGroup} from '@site/src/docs-data/props';
import {SettingGroup} from './SettingGroup.tsx';
import {countRows, settingsCount} from './logic.ts';
import styles from './styles.module.css';

/**
 * All settings of the version being read, by group. Everything is in the page's HTML; the groups are folded, and the filter
 * only hides rows and opens groups, see src/page-text/behaviour/settingsFilter.ts.
 */
export function SettingsReference({groups}: {readonly groups: readonly SettingRowGroup[]}): ReactNode {
  const inputId = useId();
  return (
    <div className={styles.reference} data-settings>
      <div className={styles.filter}>
        <label htmlFor={inputId}>Filter settings</label>
        <input
          id={inputId}
          className="control"
          type="search"
          placeholder="max cell voltage"
          autoComplete="off"
          spellCheck={false}
        />
        <span role="status">{settingsCount(countRows(groups))}</span>
      </div>
      <nav className={styles.groups} aria-label="Groups of settings" data-no-search data-print>
        {groups.map(({id, name}) => (
          <a key={id} className="chip" href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      {groups.map((group) => (
        <SettingGroup key={group.id} group={group} />
      ))}
    </div>
  );
}
