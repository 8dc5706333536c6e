/*
 * Wrapped for the list of pages of readers without JavaScript, where the sidebar has no room.
 */
import type {ReactNode} from 'react';
import DocRootLayout from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import {PagesMenu} from '@site/src/components/NoScriptMenu';

export default function DocRootLayoutWithPages(props: Props): ReactNode {
  return (
    <>
      <PagesMenu />
      <DocRootLayout {...props} />
    </>
  );
}
