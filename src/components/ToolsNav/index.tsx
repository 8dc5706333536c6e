import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The tools, at the foot of the menus: the navbar has no place for them. The footer has the list. */
export function ToolsNav(): ReactNode {
  const tools = useThemeConfig().footer?.links.find(({title}) => title === 'Tools')?.items as
    readonly {readonly label: string; readonly to: string}[] | undefined;
  return (
    <nav className={styles.tools} aria-label="Tools">
      <ul>
        {tools?.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
