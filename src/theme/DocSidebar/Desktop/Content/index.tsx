/*
 * Wrapped for the tools and the place of the translation widget below the menu, where they stay in view.
 */
import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {ToolsNav} from '@site/src/components/ToolsNav';
import {TranslationPlace} from '@site/src/components/TranslationPlace';

export default function DocSidebarDesktopContent(props: Props): ReactNode {
  return (
    <>
      <Content {...props} />
      <ToolsNav />
      <TranslationPlace />
    </>
  );
}
