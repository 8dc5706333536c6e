import {type ReactNode} from 'react';
import SecondaryMenu from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';
import {KeepOffline} from '@site/src/components/KeepOffline';
import {ToolsNav} from '@site/src/components/ToolsNav';

/** With the tools and the offline file at its foot. */
export default function SecondaryMenuWithTools(): ReactNode {
  return (
    <>
      <SecondaryMenu />
      <ToolsNav />
      <KeepOffline isExplained={false} />
    </>
  );
}
