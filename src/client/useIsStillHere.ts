import {useCallback, useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

/**
 * For what acts later than the reader did: a timer, a promise. While the script of the next page is loading, the component
 * of this page still runs, but the address is already that of the next one and must not be written to.
 *
 * @returns function that tells whether the address is still that of the page that calls it
 */
export function useIsStillHere(): () => boolean {
  const history = useHistory();
  const {pathname} = useLocation();
  // Read from the history: the router's own location has another form of addresses such as `/page/index.html`.
  const own = useRef<string | null>(null);
  useEffect(() => {
    own.current = history.location.pathname;
  }, [history, pathname]);
  return useCallback(() => own.current === null || history.location.pathname === own.current, [history]);
}
