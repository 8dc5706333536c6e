/*
 * Hosts serve a page at more addresses than its own: /changelog/index.html, /tools, /general/install/. Docusaurus loads the
 * parts of the address as it is, but renders those of a tidied one; when the two differ, the page is shown twice. So the
 * address becomes the page's own before Docusaurus reads it. Canonical addresses in the head agree with it then, too.
 */
import {addressToOpen} from './addressToOpen.ts';

function openAtOwnAddress({document, location, history}: Window): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (canonical === undefined) return;
  const change = addressToOpen(location.pathname, new URL(canonical).pathname);
  if (change === null) return;
  const address = new URL(change.path + location.search + location.hash, location.origin);
  if (address.origin !== location.origin) return;
  // The page of another address than the one that was asked for has to be fetched.
  if (change.isOtherPage) location.replace(address);
  else history.replaceState(history.state, '', address);
}

if (typeof window !== 'undefined') openAtOwnAddress(window);

export {};
