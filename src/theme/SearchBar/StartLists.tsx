import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {startLinks} from './startLinks.ts';

/** What most readers come for, in the version being read: of the modal and of the search page before anything is typed. */
export function StartLists({onChoose}: {readonly onChoose?: () => void}): ReactNode {
  const {activeVersion} = useActiveVersion();
  return startLinks.map(({title, links}) => (
    <section key={title}>
      <h2>{title}</h2>
      <ul className="chips">
        {links.map(({text, doc, anchor}) => {
          const path = activeVersion.docs.find(({id}) => id === doc)?.path;
          return (
            path !== undefined && (
              <li key={text}>
                <Link className="chip" to={`${path}#${anchor}`} onClick={onChoose}>
                  {text}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </section>
  ));
}
