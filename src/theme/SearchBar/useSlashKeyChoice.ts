import {useSyncExternalStore} from 'react';
import {isSlashKeyOff, slashKeySlot} from './slashKey.ts';

const isOffOnServer = (): boolean => false;

/** Whether '/' opens the search, and a function that changes it. Remembered in the browser; on until the reader says no. */
export function useSlashKeyChoice(): readonly [boolean, (isOn: boolean) => void] {
  const isOff = useSyncExternalStore(slashKeySlot.listen, isSlashKeyOff, isOffOnServer);
  return [!isOff, (isOn) => (isOn ? slashKeySlot.del() : slashKeySlot.set('off'))];
}
