import {useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {makeInert} from '@site/src/client/makeInert';

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** What the open menu lies over: the page, and the bar that has opened it. */
function partsBehindMenu(): readonly HTMLElement[] {
  const navbar = document.querySelector('nav.navbar');
  const page = [...(navbar?.parentElement?.children ?? [])].filter((part) => part !== navbar);
  return [navbar?.querySelector('.navbar__inner'), ...page].filter((part) => part instanceof HTMLElement);
}

/**
 * While the menu of a phone is open, the keyboard stays in it, Escape closes it, and so does a link to the page that is open
 * already, which changes nothing else.
 */
export function useMenuKeyboard(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const makeUsable = makeInert(partsBehindMenu());
    const menu = document.querySelector('.navbar-sidebar');
    const takeFocus = () => {
      if (!menu?.contains(document.activeElement)) focus('.navbar-sidebar__close');
    };
    // While it begins to slide in, nothing in it can have the focus; for readers who want no motion it is there at once.
    const frame = requestAnimationFrame(takeFocus);
    menu?.addEventListener('transitionend', takeFocus);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toggle();
    };
    const closeOnLogo = ({target}: MouseEvent) => {
      if (target instanceof Element && target.closest('.navbar-sidebar__brand a')) toggle();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOnLogo);
    return () => {
      cancelAnimationFrame(frame);
      menu?.removeEventListener('transitionend', takeFocus);
      makeUsable();
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOnLogo);
      focus('.navbar__toggle');
    };
  }, [shown, toggle]);
}
