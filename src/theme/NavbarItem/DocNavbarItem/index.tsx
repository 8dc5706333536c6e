/*
 * A link to one page of the docs. The stock item counts as the current page on every page
 * of its sidebar, and off the docs it leads to the latest version instead of the stored one.
 */
import type {ReactNode} from 'react';
import {useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';

export default function DocNavbarItem({docId, docsPluginId, label, ...props}: Props): ReactNode {
  // Throws for an unknown id; null for a draft, which the production build leaves out.
  const doc = useLayoutDoc(docId, docsPluginId);
  const {activeDoc, activeVersion} = useActiveVersion(docsPluginId);
  if (doc === null) return null;
  const target = activeVersion.docs.find(({id}) => id === docId) ?? doc;
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc?.doc.path === target.path}
      label={label ?? target.id}
      to={target.path}
    />
  );
}
