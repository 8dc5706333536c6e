import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const tools = [
  ['log-reader', 'Log reader'],
  ['config-checker', 'Config checker'],
  ['bms-finder', 'BMS finder'],
  ['charge-limits', 'Charge limits'],
] as const;

/** The tools, at the foot of the menu of the pages: the navbar has no place for them. */
export function ToolsNav(): ReactNode {
  return (
    <nav className={styles.tools} aria-label="Tools">
      <ul>
        {tools.map(([name, label]) => (
          <li key={name}>
            <Link to={`/tools/${name}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
