/*
 * With the hash router the page is in the hash of the address. So a plain link to a place on the page (`#place`)
 * would lead to a page of that name, and a browser that opens an address with a place does not know where to scroll.
 * This does both.
 */
import type {ClientModule} from '@docusaurus/types';
import {addressOfPlace, placeName} from './addressOfPlace';
import {unfold} from './unfold';

function showPlace(hash: string): void {
  const place = document.getElementById(placeName(hash));
  if (!place) return;
  unfold(place);
  place.scrollIntoView();
}

function followPlace(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const place = link?.getAttribute('href') ?? '';
  const hash = addressOfPlace(window.location.hash, place);
  if (hash === null || event.defaultPrevented) return;
  event.preventDefault();
  if (window.location.hash === hash) showPlace(place);
  else window.location.hash = hash;
}

let waiting: MutationObserver | null = null;

/** The page of the first address arrives after the frame around it, and the browser does not know the place. */
function showPlaceOnceThere(hash: string): void {
  const isThere = (): boolean => document.getElementById(placeName(hash)) !== null;
  // What is closed opens for its address in the frame after the page.
  const show = (): number => requestAnimationFrame(() => setTimeout(() => showPlace(hash)));
  if (isThere()) {
    show();
    return;
  }
  waiting = new MutationObserver(() => {
    if (!isThere()) return;
    stopWaiting();
    show();
  });
  waiting.observe(document.body, {childList: true, subtree: true});
}

function stopWaiting(): void {
  waiting?.disconnect();
  waiting = null;
}

let isListening = false;

const hashAnchors: ClientModule = {
  onRouteUpdate() {
    stopWaiting();
    // After React's own listeners, which are on an element below.
    if (!isListening) document.addEventListener('click', followPlace);
    isListening = true;
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation && location.hash !== '') showPlaceOnceThere(location.hash);
  },
};

export default hashAnchors;
