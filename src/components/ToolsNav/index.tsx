import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import styles from './styles.module.css';

interface Tool {
  readonly label: string;
  readonly to: string;
}

function MenuLink({label, to}: Tool): ReactNode {
  return (
    <Link className="menu__link" isNavLink activeClassName="menu__link--active" to={to}>
      {label}
    </Link>
  );
}

/** The tools as the last group of a menu, in its style. They belong to no driver version, so they are not in `sidebars.ts`. */
export function ToolsNav(): ReactNode {
  const tools = useThemeConfig().footer?.links.find(({title}) => title === 'Tools')?.items as
    readonly Tool[] | undefined;
  return (
    <nav className={styles.tools} aria-label="Tools">
      <ul className="menu__list">
        <li className="menu__list-item">
          <MenuLink label="Tools" to="/tools/" />
          <ul className="menu__list">
            {tools?.map((tool) => (
              <li key={tool.to} className="menu__list-item">
                <MenuLink {...tool} />
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  );
}
