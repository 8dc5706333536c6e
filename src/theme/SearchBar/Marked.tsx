import {Fragment, type ReactNode} from 'react';
import {readPieces} from '@site/src/search/client/pieces.ts';

/** Highlighted text of the search as elements; its HTML never reaches the page. */
export function Marked({html}: {readonly html: string}): ReactNode {
  return readPieces(html).map(({text, isMatch}, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
