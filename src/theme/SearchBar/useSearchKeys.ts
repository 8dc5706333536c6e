import {useEffect} from 'react';
import {isSlashKeyOff} from './slashKey.ts';

function isTextField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

const isLetterK = ({key, metaKey, ctrlKey}: KeyboardEvent): boolean =>
  (metaKey || ctrlKey) && key?.toLowerCase() === 'k';

const isSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !isTextField(event.composedPath()[0]) &&
  !isSlashKeyOff();

/** What a browser has where a device has a way back. TypeScript's library does not know it yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

interface Search {
  readonly isOpen: boolean;
  readonly isAskAiActive: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Back from the assistant to the search. */
  readonly onLeaveAskAi: () => void;
}

/**
 * Opens and closes the search with Ctrl+K, ⌘K and '/', and closes it with Escape or Back. The hook of DocSearch takes '/' for dead
 * while a button has the focus, as the search button has after closing, and does not close with it.
 */
export function useSearchKeys({isOpen, isAskAiActive, onOpen, onClose, onLeaveAskAi}: Search): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isEscape = isOpen && event.code === 'Escape';
      if (isEscape && isAskAiActive) {
        event.preventDefault();
        onLeaveAskAi();
      } else if (isEscape || isLetterK(event) || isSlash(event)) {
        event.preventDefault();
        if (isOpen) onClose();
        else onOpen();
      }
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen, isAskAiActive, onOpen, onClose, onLeaveAskAi]);

  useEffect(() => {
    // Back by a swipe in a browser without CloseWatcher, and by its button: the page changes below the modal.
    if (!isOpen) return undefined;
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [isOpen, onClose]);

  useEffect(() => {
    // Back on a phone. Without this it opens the page before, behind the modal, which stays.
    if (!isOpen || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.onclose = isAskAiActive ? onLeaveAskAi : onClose;
    return () => watcher.destroy();
  }, [isOpen, isAskAiActive, onClose, onLeaveAskAi]);
}
