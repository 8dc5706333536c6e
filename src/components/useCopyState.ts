import {useEffect, useState} from 'react';

export type CopyState = 'ready' | 'copied' | 'failed';

/** How long a button says that it copied, ms (specification, section 9). */
export const shownFor = 1500;

/**
 * State of a button that copies.
 * @param copy - copies, or rejects: without https there is no clipboard, and a reader can refuse it
 * @param stays - outcomes that stay on the screen because the reader has to act on them
 */
export function useCopyState(copy: () => Promise<void>, stays?: CopyState): [state: CopyState, run: () => void] {
  const [state, setState] = useState<CopyState>('ready');

  useEffect(() => {
    if (state === 'ready' || state === stays) return undefined;
    const timer = window.setTimeout(() => setState('ready'), shownFor);
    return () => window.clearTimeout(timer);
  }, [state, stays]);

  return [
    state,
    () => {
      copy().then(
        () => setState('copied'),
        () => setState('failed'),
      );
    },
  ];
}
