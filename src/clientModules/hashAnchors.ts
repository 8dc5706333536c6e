/*
 * With the hash router the page stands behind the hash of the address, and a plain link to a place on the page (`#place`)
 * would lead to a page of that name. This takes such links to the place.
 */
import type {ClientModule} from '@docusaurus/types';
import {addressOfPlace} from './addressOfPlace';

function followPlace(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const place = link?.getAttribute('href') ?? '';
  const hash = addressOfPlace(window.location.hash, place);
  if (hash === null || event.defaultPrevented) return;
  event.preventDefault();
  if (window.location.hash === hash) document.getElementById(decodeURIComponent(place.slice(1)))?.scrollIntoView();
  else window.location.hash = hash;
}

let isListening = false;

const hashAnchors: ClientModule = {
  onRouteUpdate() {
    // After React's own listeners, which are on an element below.
    if (!isListening) document.addEventListener('click', followPlace);
    isListening = true;
  },
};

export default hashAnchors;
