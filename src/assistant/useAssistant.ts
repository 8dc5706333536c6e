import {useLayoutEffect} from 'react';
import {openFetchGate} from './fetchGate.ts';
import {openHostedGate} from './hostedGate.ts';

/**
 * Address that paths of the site are appended to: pages of the hash router are behind the hash of its one file. The screen
 * drops links with another scheme than that of the web, so a file is not named by its own.
 */
function linkRootOf(baseUrl: string, isHashRouter: boolean): string {
  return isHashRouter ? '#/' : `${window.location.origin}${baseUrl}`;
}

interface Settings {
  readonly mode: 'embedded' | 'hosted';
  /** Path of the site's root, starting and ending with a slash. */
  readonly baseUrl: string;
  /** Where files of the site are, seen from the page; differs from `baseUrl` with the hash router. */
  readonly fileRoot: string;
}

/**
 * Lets the embedded assistant answer the Ask AI screen as long as the modal is there. In hosted mode, makes the provider's
 * refusals readable.
 */
export function useAssistant({mode, baseUrl, fileRoot}: Settings): void {
  useLayoutEffect(() => {
    if (mode === 'hosted') {
      openHostedGate();
      return undefined;
    }
    return openFetchGate({fileRoot, linkRoot: linkRootOf(baseUrl, fileRoot !== baseUrl)});
  }, [mode, baseUrl, fileRoot]);
}
