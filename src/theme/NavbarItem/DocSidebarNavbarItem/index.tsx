/*
 * A link to a sidebar of the docs. Off the docs the stock item leads to the latest version
 * instead of the stored one, and it counts as current on a page that has an item of its own.
 */
import type {ReactNode} from 'react';
import {useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';

export default function DocSidebarNavbarItem({sidebarId, docsPluginId, label, ...props}: Props): ReactNode {
  // Throws for an unknown id.
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const {activeDoc, activeVersion} = useActiveVersion(docsPluginId);
  if (!link) {
    throw new Error(`DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`);
  }
  const ownItems = new Set(useThemeConfig().navbar.items.map(({docId: own}) => own));
  const target = activeVersion.sidebars?.[sidebarId]?.link ?? link;
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc?.doc.sidebar === sidebarId && !ownItems.has(activeDoc.doc.id)}
      label={label ?? target.label}
      to={target.path}
    />
  );
}
