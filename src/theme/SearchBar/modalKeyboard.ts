import {useEffect, type KeyboardEvent, type MouseEvent} from 'react';
import {createFocusTrap} from 'focus-trap';
import {makeInert} from '@site/src/client/makeInert';

/**
 * Keeps the focus inside of the modal: what lies behind it cannot be reached until it closes. DocSearch's own trap takes
 * the fields and buttons that are there when the modal opens, and results come later.
 *
 * @param modal element that holds the modal, a child of the body; null until it is there
 */
export function useFocusTrap(modal: HTMLElement | null): void {
  useEffect(() => {
    if (!modal) return undefined;
    const trap = createFocusTrap(modal, {
      initialFocus: false,
      fallbackFocus: '.DocSearch-Input',
      escapeDeactivates: false,
      returnFocusOnDeactivate: false,
      allowOutsideClick: true,
    });
    trap.activate();
    const behind = [...document.body.children].filter((child) => child !== modal && child instanceof HTMLElement);
    const makeUsable = makeInert(behind as HTMLElement[]);
    return () => {
      trap.deactivate();
      makeUsable();
    };
  }, [modal]);
}

/**
 * Enter on a row of the assistant does what a click on it does. DocSearch handles the click with the conversation that is
 * open now, and Enter with the one that was open first, which nobody sees any more.
 */
export function chooseRowWithEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement) || !event.target.matches('.DocSearch-Input')) return;
  const row = event.currentTarget.querySelector('.DocSearch-Hit[aria-selected="true"]');
  // Results are links, which Enter may also open elsewhere; rows of the assistant are not.
  const target = row?.querySelector('.DocSearch-Hit--AskAI, [data-conversation]');
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  target.click();
}

/** A press beside the modal closes it; without this the browser then takes the focus away from the search button. */
export function keepFocusOnOverlay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.matches('.DocSearch-Container')) event.preventDefault();
}
