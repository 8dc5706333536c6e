/*
 * A click whose page has lost its script ends with a reload, for which src/package-patches/patches.ts keeps the browser from
 * restoring the scroll position of the page before. It does not scroll to the place in the address either, so that is done here.
 */
import {placeName} from './addressOfPlace';

function showPlace({document, history, location}: Window) {
  if (history.scrollRestoration === 'auto') return;
  document.getElementById(placeName(location.hash))?.scrollIntoView();
  // It is remembered for the page, and the way back would lose the reader's place. With the load the browser still asks.
  window.addEventListener('load', () => requestAnimationFrame(() => (history.scrollRestoration = 'auto')));
}

if (typeof window !== 'undefined') showPlace(window);

export {};
