/*
 * The hash edition has no host that redirects and no files whose names end a route. What canonicalAddress.ts and redirects do
 * elsewhere happens here, before the router reads the address.
 */
import versions from '@site/versions.json';
import removed from '@site/versions-removed.json';
import {routeToOpen} from './routeToOpen.ts';

const names = [...versions.slice(0, 1), ...removed];

function openOwnRoute({location, history}: Window): void {
  const hash = routeToOpen(location.hash, names);
  if (hash !== null) history.replaceState(history.state, '', hash);
}

if (typeof window !== 'undefined') {
  openOwnRoute(window);
  // Capturing: the router listens, too.
  window.addEventListener('hashchange', () => openOwnRoute(window), {capture: true});
}

export {};
