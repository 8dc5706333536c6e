import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useIsStillHere} from '@site/src/client/useIsStillHere';
import {readSearchAddress, searchAddress, type SearchAddress} from '@site/src/search/client/address.ts';

/** How long after the last key the address follows what is typed, milliseconds. */
const typingPause = 200;

export interface SearchAddressState {
  readonly address: SearchAddress;
  /** Text of the search field. */
  readonly typed: string;
  readonly type: (query: string) => void;
  /** Searches at once for what is typed. */
  readonly submit: () => void;
  /** Opens another page or version, with a step to go back. */
  readonly go: (address: SearchAddress) => void;
  /** Puts another address in place of this one. */
  readonly correct: (address: SearchAddress) => void;
}

/** The state of the search page, which lives in its address so that it can be shared and gone back to. */
export function useSearchAddress(): SearchAddressState {
  const history = useHistory();
  const {search} = useLocation();
  const isStillHere = useIsStillHere();
  // The page is rendered without an address first: only the browser knows it.
  const address = readSearchAddress(useIsBrowser() ? search : '');
  /** Text of the field while it differs from the address that it was typed at. */
  const [draft, setDraft] = useState<string | null>(null);
  const written = useRef<string | null>(null);
  const typed = draft ?? address.query;

  const write = useCallback(
    (next: SearchAddress, how: 'push' | 'replace') => {
      if (!isStillHere()) return;
      written.current = next.query;
      const wanted = searchAddress(next);
      // The page shows a new address only later; until then it may ask for the same one with every render.
      if (wanted !== history.location.search) history[how]({...history.location, search: wanted});
    },
    [history, isStillHere],
  );

  useEffect(() => {
    if (draft === null || draft === address.query) return undefined;
    const timer = setTimeout(() => write({query: draft, scope: address.scope}, 'replace'), typingPause);
    return () => clearTimeout(timer);
  }, [draft, address.query, address.scope, write]);

  // An address that was not written here was opened by a link or by going back; the field follows it.
  useEffect(() => {
    if (address.query !== written.current) setDraft(null);
    written.current = address.query;
  }, [address.query]);

  // Someone may go back before the page has shown the address that was written last: then the query does not change.
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action === 'POP') setDraft(null);
      }),
    [history],
  );

  return {
    address,
    typed,
    type: setDraft,
    submit: () => write({query: typed, scope: address.scope}, 'replace'),
    go: (next) => write(next, 'push'),
    correct: (next) => write(next, 'replace'),
  };
}
