import {useEffect} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

export const slashKeySlot = createStorageSlot('search-slash-key');

export const isSlashKeyOff = (): boolean => slashKeySlot.get() === 'off';

function isTextField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/**
 * Calls back on '/' typed outside of text fields. DocSearch's own shortcut is dead while a button has the focus, as the
 * search button has after closing, and it never closes.
 */
export function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTextField(event.composedPath()[0])) return;
      if (isSlashKeyOff()) return;
      event.preventDefault();
      onSlash();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onSlash]);
}
