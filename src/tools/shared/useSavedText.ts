import {useSyncExternalStore} from 'react';
import {noText, type SavedText, type TextStore} from './savedText.ts';

interface StoredText extends SavedText {
  /** False until the page runs; nothing may be shown before. */
  readonly isReady: boolean;
  /** False when a reload would lose the text. */
  readonly isKept: boolean;
}

/** On the server there is no text, and no storage to look for one. */
const notAsked = (): undefined => undefined;

/** The text that the reader works on; empty at first. */
export function useSavedText({subscribe, read, isKept}: TextStore): StoredText {
  const stored = useSyncExternalStore(subscribe, read, notAsked);
  return {
    ...(stored ?? noText),
    isReady: stored !== undefined,
    isKept: useSyncExternalStore(subscribe, isKept, () => true),
  };
}
