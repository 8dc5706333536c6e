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

interface Search {
  readonly isOpen: boolean;
  readonly isAskAiActive: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Back from the assistant to the search. */
  readonly onLeaveAskAi: () => void;
}

/**
 * Opens and closes the search with Ctrl+K, ⌘K and '/', and closes it with Escape. The hook of DocSearch takes '/' for dead
 * while a button has the focus, as the search button has after closing, and does not close with it.
 */
export function useSearchKeys({isOpen, isAskAiActive, onOpen, onClose, onLeaveAskAi}: Search): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isEscape = isOpen && event.code === 'Escape';
      if (isEscape && isAskAiActive) onLeaveAskAi();
      else if (isEscape || isLetterK(event) || isSlash(event)) {
        event.preventDefault();
        if (isOpen) onClose();
        else onOpen();
      }
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen, isAskAiActive, onOpen, onClose, onLeaveAskAi]);
}
