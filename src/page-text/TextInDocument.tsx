import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {watchScrollBoxesIn} from '../components/DataTable/scrollBoxes.ts';
import {followLinks} from './followLinks.ts';

/** The text of the page that the visit began with. The HTML is this site's own, from its build. */
export function TextInDocument({html}: {readonly html: string}): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => (text.current ? watchScrollBoxesIn(text.current) : undefined), []);
  useEffect(() => {
    if (!text.current) return undefined;
    return followLinks(text.current, {
      push: (address) => history.push(address),
      // Looked up on use: boundedPrefetch.ts replaces it.
      preload: (path) => window.docusaurus?.preload(path),
      prefetch: (path) => window.docusaurus?.prefetch(path),
    });
  }, [history]);
  return (
    <div
      ref={text}
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      // While React starts, the elements are there already, and it leaves them as they are.
      dangerouslySetInnerHTML={{__html: html}}
      suppressHydrationWarning
    />
  );
}
