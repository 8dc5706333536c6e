import {useDeferredValue, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * The text below the first screen of a page that the reader has gone on to: React makes it when the first screen is there,
 * and lets the browser paint in between. At once where the reader's place may be in it: at an anchor, and on the way back.
 */
export function BelowFirstScreen({children}: {readonly children: ReactNode}): ReactNode {
  const {hash} = useLocation();
  const {action} = useHistory();
  const isInBuild = !useIsBrowser();
  const isFollowing = useDeferredValue(true, isInBuild || action === 'POP');
  return isFollowing || hash ? children : null;
}
