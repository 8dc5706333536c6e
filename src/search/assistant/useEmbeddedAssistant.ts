import {useLayoutEffect} from 'react';
import {openFetchGate} from './fetchGate.ts';

/** Address that paths of the site go on from: pages of the hash router are behind the hash of its one file. */
function linkRootOf(baseUrl: string, isHashRouter: boolean): string {
  const {origin, href} = window.location;
  return isHashRouter ? `${href.split('#')[0]}#/` : `${origin}${baseUrl}`;
}

interface Settings {
  readonly mode: 'embedded' | 'hosted';
  /** Path of the site's root, starting and ending with a slash. */
  readonly baseUrl: string;
  /** Where files of the site are, seen from the page; differs from `baseUrl` with the hash router. */
  readonly fileRoot: string;
}

/** Lets the embedded assistant answer the Ask AI screen as long as the modal is there. Does nothing in hosted mode. */
export function useEmbeddedAssistant({mode, baseUrl, fileRoot}: Settings): void {
  useLayoutEffect(() => {
    if (mode !== 'embedded') return undefined;
    return openFetchGate({fileRoot, linkRoot: linkRootOf(baseUrl, fileRoot !== baseUrl)});
  }, [mode, baseUrl, fileRoot]);
}
