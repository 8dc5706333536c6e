/*
 * Wrapped for the menu of readers without JavaScript, which is below the navbar.
 */
import type {ReactNode} from 'react';
import Navbar from '@theme-original/Navbar';
import {SiteMenu} from '@site/src/components/NoScriptMenu';

export default function NavbarWithMenu(): ReactNode {
  return (
    <>
      <Navbar />
      <SiteMenu />
    </>
  );
}
