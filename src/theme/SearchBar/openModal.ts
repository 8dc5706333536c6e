import {useEffect} from 'react';

interface OpenModal {
  readonly isAskAiActive: boolean;
  readonly typed: string;
}

/**
 * The search as it is open. A page of another kind brings a frame of its own, with a search bar of its own: when it arrives
 * while the reader is searching, that bar continues where this one was.
 */
export let openModal: OpenModal | null = null;

/** Keeps `openModal` for the search bar that may come. */
export function useOpenModal(isOpen: boolean, isAskAiActive: boolean): void {
  useEffect(() => {
    if (!isOpen) {
      openModal = null;
      return undefined;
    }
    openModal = {isAskAiActive, typed: openModal?.typed ?? ''};
    const noteTyped = ({target}: Event) => {
      if (target instanceof HTMLInputElement && target.matches('.DocSearch-Input')) {
        openModal = {isAskAiActive, typed: target.value};
      }
    };
    document.addEventListener('input', noteTyped, {capture: true});
    return () => document.removeEventListener('input', noteTyped, {capture: true});
  }, [isOpen, isAskAiActive]);
}
