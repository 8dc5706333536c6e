/*
 * Wrapped for the place of the translation widget above both panels of the mobile menu, so that
 * one widget serves the primary menu and the docs menu; and because the stock menu lets the keyboard out below it.
 */
import type {ReactNode} from 'react';
import Header from '@theme-original/Navbar/MobileSidebar/Header';
import {TranslationPlace} from '@site/src/components/TranslationPlace';
import {useMenuKeyboard} from './useMenuKeyboard';

export default function NavbarMobileSidebarHeader(): ReactNode {
  useMenuKeyboard();
  return (
    <>
      <Header />
      <TranslationPlace />
    </>
  );
}
