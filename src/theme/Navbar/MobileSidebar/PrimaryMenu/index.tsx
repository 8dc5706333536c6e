import {type ReactNode} from 'react';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import {KeepOffline} from '@site/src/components/KeepOffline';
import {ToolsNav} from '@site/src/components/ToolsNav';

/** With the tools and the offline file at its foot. */
export default function PrimaryMenuWithTools(): ReactNode {
  return (
    <>
      <PrimaryMenu />
      <ToolsNav />
      <KeepOffline isExplained={false} />
    </>
  );
}
