import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readSearchAddress, searchAddress, type SearchAddress} from '@site/src/search/client/address.ts';

/** How long after the last key the address follows what is typed, milliseconds. */
const typingPause = 200;

export interface SearchAddressState {
  readonly address: SearchAddress;
  /** What stands in the search field. */
  readonly typed: string;
  readonly type: (query: string) => void;
  /** Searches at once for what is typed. */
  readonly submit: () => void;
  /** Opens another page or version, with a step to go back. */
  readonly go: (address: SearchAddress) => void;
}

/** The state of the search page, which lives in its address so that it can be shared and gone back to. */
export function useSearchAddress(): SearchAddressState {
  const history = useHistory();
  const {search} = useLocation();
  // The page is rendered without an address first: only the browser knows it.
  const address = readSearchAddress(useIsBrowser() ? search : '');
  const [draft, setDraft] = useState<string | null>(null);
  const written = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = draft ?? address.query;

  const write = useCallback(
    (next: SearchAddress, how: 'push' | 'replace') => {
      clearTimeout(timer.current);
      written.current = next.query;
      history[how]({search: searchAddress(next)});
    },
    [history],
  );

  useEffect(() => {
    if (draft === null || draft === written.current) return undefined;
    timer.current = setTimeout(() => write({query: draft, scope: address.scope}, 'replace'), typingPause);
    return () => clearTimeout(timer.current);
  }, [draft, address.scope, write]);

  // The address follows the field a little later; one that says something else was opened by a link or by going back.
  useEffect(() => {
    if (address.query !== written.current) setDraft(null);
  }, [address.query]);

  return {
    address,
    typed,
    type: setDraft,
    submit: () => write({query: typed, scope: address.scope}, 'replace'),
    go: (next) => write(next, 'push'),
  };
}
