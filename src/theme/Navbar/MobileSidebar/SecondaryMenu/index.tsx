import {type ReactNode} from 'react';
import SecondaryMenu from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';
import {ToolsNav} from '@site/src/components/ToolsNav';

/** With the tools at its foot. */
export default function SecondaryMenuWithTools(): ReactNode {
  return (
    <>
      <SecondaryMenu />
      <ToolsNav />
    </>
  );
}
