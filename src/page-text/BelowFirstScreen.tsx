import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Calls back once what has been rendered is on the screen. */
function afterPaint(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callBack);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The text below the first screen of a page that the reader has gone on to: it follows when the first screen has been
 * painted. At once where the reader's place may be in it: at an anchor, and on the way back.
 */
export function BelowFirstScreen({children}: {readonly children: ReactNode}): ReactNode {
  const {hash} = useLocation();
  const {action} = useHistory();
  const isInBuild = !useIsBrowser();
  const [isFollowing, setIsFollowing] = useState(isInBuild || action === 'POP');
  useEffect(
    () => (isFollowing ? undefined : afterPaint(() => startTransition(() => setIsFollowing(true)))),
    [isFollowing],
  );
  return isFollowing || hash ? children : null;
}
