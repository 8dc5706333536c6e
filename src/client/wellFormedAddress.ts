/*
 * The router decodes the path of an address, and Docusaurus its hash. A `%` that begins no escape, as in /50% or #50%, makes
 * that fail and takes the page down. Such an address is escaped before they read it: here, and when the reader changes it.
 */
import {escapeMalformed} from './escapeMalformed.ts';

function escapeAddress({location, history}: Window): void {
  const address = new URL(location.href);
  address.pathname = escapeMalformed(address.pathname);
  address.hash = escapeMalformed(address.hash);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

if (typeof window !== 'undefined') {
  escapeAddress(window);
  // Before the router's own listener.
  window.addEventListener('popstate', () => escapeAddress(window));
}
