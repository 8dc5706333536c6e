/*
 * Wrapped for the place of the translation widget below the menu, where it stays in view.
 */
import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {TranslationPlace} from '@site/src/components/TranslationPlace';

export default function DocSidebarDesktopContent(props: Props): ReactNode {
  return (
    <>
      <Content {...props} />
      <TranslationPlace />
    </>
  );
}
