import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useIsStillHere} from '@site/src/client/useIsStillHere';

/** How the state of a tool is written in the address. */
export interface AddressCodec<State> {
  /** Text of the address is a stranger's: whatever does not fit is left out. */
  readonly parse: (params: URLSearchParams) => State;
  readonly print: (state: State) => URLSearchParams;
}

/** Typing changes the state with every key, and browsers allow only so many changes of the address in a while, ms. */
const addressDelay = 300;

/**
 * State that can be shared as an address. The page is rendered without it first, as the server does; the address speaks
 * once the page runs, and again when the reader goes back or follows a link.
 * @param codec the same object in every call
 */
export function useAddressState<State>(codec: AddressCodec<State>): readonly [State, (state: State) => void] {
  const {search} = useLocation();
  const isStillHere = useIsStillHere();
  const history = useHistory();
  const [state, setState] = useState(() => codec.parse(new URLSearchParams()));
  const written = useRef<string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setState(codec.parse(new URLSearchParams(search)));
  }, [search, codec]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback(
    (next: State) => {
      const write = (): void => {
        if (!isStillHere()) return;
        const text = codec.print(next).toString();
        written.current = text === '' ? '' : `?${text}`;
        if (written.current !== history.location.search)
          history.replace({...history.location, search: written.current});
      };
      setState(next);
      // At once after a pause: a reader who chooses something may reload the page the moment after.
      if (timer.current === undefined) write();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        write();
      }, addressDelay);
    },
    [codec, history, isStillHere],
  );
  return [state, change];
}
