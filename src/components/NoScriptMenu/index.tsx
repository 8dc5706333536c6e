import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {addressIn, versionChoices} from '@site/src/versions/versionChoices';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {flattenSidebar, type MenuLink} from './logic.ts';
import styles from './styles.module.css';

/** Without JavaScript neither the menu of a phone nor the list of versions opens; `details` does. */
function Menu({
  title,
  className,
  children,
}: {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <noscript>
      <details className={clsx(styles.menu, className)}>
        <summary>{title}</summary>
        {children}
      </details>
    </noscript>
  );
}

function Links({links, label}: {readonly links: readonly MenuLink[]; readonly label: string}): ReactNode {
  const {pathname} = useLocation();
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({label: text, to}) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The items of the navbar and the versions of the page, for readers without JavaScript. */
export function SiteMenu(): ReactNode {
  const {versions, activeVersion, activeDoc} = useActiveVersion();
  const {items} = useThemeConfig().navbar;
  const links = items.flatMap(({label, to, href}): MenuLink[] => {
    const target = to ?? href;
    return typeof label === 'string' && typeof target === 'string' ? [{label, to: target}] : [];
  });
  const faq = activeVersion.docs.find(({id}) => id === 'faq/faq');
  return (
    <Menu title="Menu">
      <Links
        label="Site, without JavaScript"
        links={[
          {label: 'Docs', to: addressIn(activeVersion, undefined, '')},
          ...(faq ? [{label: 'FAQ', to: faq.path}] : []),
          ...links,
        ]}
      />
      <p>Driver version:</p>
      <Links
        label="Driver versions, without JavaScript"
        links={versionChoices(versions).map((choice) => ({
          label: choice.label,
          to: addressIn(choice.version, activeDoc, ''),
        }))}
      />
    </Menu>
  );
}

/** The pages of the active version, for readers without JavaScript on a screen that has no room for the sidebar. */
export function PagesMenu(): ReactNode {
  const sidebar = useDocsSidebar();
  const {activeVersion} = useActiveVersion();
  if (!sidebar) return null;
  return (
    <Menu title={`Pages of ${activeVersion.label}`} className={styles.narrow}>
      <Links label="Pages, without JavaScript" links={flattenSidebar(sidebar.items)} />
    </Menu>
  );
}
