import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useToolLinks, type ToolItem} from './useToolLinks.ts';
import styles from './styles.module.css';

function MenuLink({label, to}: ToolItem): ReactNode {
  return (
    <Link className="menu__link" isNavLink activeClassName="menu__link--active" to={to}>
      {label}
    </Link>
  );
}

/** The tools as the last group of a menu, in its style. They belong to no driver version, so they are not in `sidebars.ts`. */
export function ToolsNav(): ReactNode {
  return (
    <nav className={styles.tools} aria-label="Tools">
      <ul className="menu__list">
        <li className="menu__list-item">
          <MenuLink label="Tools" to="/tools/" />
          <ul className="menu__list">
            {useToolLinks().map((tool) => (
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
