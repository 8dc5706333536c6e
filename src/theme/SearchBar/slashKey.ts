import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** The reader's choice whether '/' opens the search. */
export const slashKeySlot = createStorageSlot('search-slash-key');

export const isSlashKeyOff = (): boolean => slashKeySlot.get() === 'off';

function listen(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

const isOffOnServer = (): boolean => false;

/** Whether the reader has turned '/' off, in this tab or another. */
export const useIsSlashKeyOff = (): boolean => useSyncExternalStore(listen, isSlashKeyOff, isOffOnServer);
