import {type ReactNode} from 'react';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import {ToolsNav} from '@site/src/components/ToolsNav';

/** With the tools at its foot. */
export default function PrimaryMenuWithTools(): ReactNode {
  return (
    <>
      <PrimaryMenu />
      <ToolsNav />
    </>
  );
}
