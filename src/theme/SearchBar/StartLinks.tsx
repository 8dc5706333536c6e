import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {StartLists} from './StartLists';

interface Props {
  readonly modal: HTMLElement | null;
  readonly onClose: () => void;
}

function createPlace(): HTMLElement {
  const place = document.createElement('nav');
  place.className = 'search-start';
  place.setAttribute('aria-label', 'Often looked for');
  return place;
}

/**
 * What most readers come for, while nothing is typed and no earlier search is remembered: DocSearch then shows nothing at
 * all. A place of its own before the foot of the modal; modal.css hides it as soon as DocSearch has something to show.
 */
export function StartLinks({modal, onClose}: Props): ReactNode {
  const [place] = useState(createPlace);
  useEffect(() => {
    modal?.querySelector('.DocSearch-Footer')?.before(place);
    return () => place.remove();
  }, [modal, place]);
  return createPortal(<StartLists onChoose={onClose} />, place);
}
