import {useEffect, useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('search-slash-key');
const isOff = (): boolean => slot.get() === 'off';
const isOffOnServer = (): boolean => false;

function isTextField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/**
 * Calls back on '/' typed outside of text fields. DocSearch's own shortcut is dead while a button has the focus, as the
 * search button has after closing, and it never closes.
 */
export function useSlashKey(onSlash: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTextField(event.composedPath()[0])) return;
      event.preventDefault();
      onSlash();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onSlash, isOn]);
}

/** Whether '/' opens the search, and a function that changes it. Remembered in the browser; on until the reader says no. */
export function useSlashKeyChoice(): readonly [boolean, (isOn: boolean) => void] {
  return [!useSyncExternalStore(slot.listen, isOff, isOffOnServer), (isOn) => (isOn ? slot.del() : slot.set('off'))];
}
