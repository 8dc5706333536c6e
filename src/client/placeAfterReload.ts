/*
 * A click whose page has lost its script ends with a reload. The browser would restore the scroll position of the page before,
 * so it is kept from that while a page is on its way, and the place in the address is shown after the reload.
 */
import type {ClientModule} from '@docusaurus/types';
import {placeName} from './addressOfPlace';

const forgetPosition = (): void => {
  history.scrollRestoration = 'manual';
};

export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({previousLocation}) => {
  if (!previousLocation) return undefined;
  window.addEventListener('beforeunload', forgetPosition);
  return () => window.removeEventListener('beforeunload', forgetPosition);
};

function showPlace({document, history, location}: Window) {
  if (history.scrollRestoration === 'auto') return;
  document.getElementById(placeName(location.hash))?.scrollIntoView();
  // It is remembered for the page, and the way back would lose the reader's place. With the load the browser still asks.
  window.addEventListener('load', () => requestAnimationFrame(() => (history.scrollRestoration = 'auto')));
}

if (typeof window !== 'undefined') showPlace(window);
