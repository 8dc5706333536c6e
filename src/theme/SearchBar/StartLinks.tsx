import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {startLinks} from './startLinks.ts';

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
  const {activeVersion} = useActiveVersion();
  const [place] = useState(createPlace);
  useEffect(() => {
    modal?.querySelector('.DocSearch-Footer')?.before(place);
    return () => place.remove();
  }, [modal, place]);
  return createPortal(
    startLinks.map(({title, links}) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {links.map(({text, doc, anchor}) => {
            const path = activeVersion.docs.find(({id}) => id === doc)?.path;
            return (
              path !== undefined && (
                <li key={text}>
                  <Link to={`${path}#${anchor}`} onClick={onClose}>
                    {text}
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      </section>
    )),
    place,
  );
}
