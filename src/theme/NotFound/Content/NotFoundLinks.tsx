import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchAddress} from '@site/src/search/client/address';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {wordsOfPath} from './wordsOfPath.ts';

const pages = [
  {id: 'general/index', title: 'Introduction'},
  {id: 'troubleshoot/troubleshoot', title: 'Troubleshoot'},
  {id: 'faq/faq', title: 'FAQ'},
];

/** Links on the 404 page: pages of the active version, and a search for the words of the address. */
export function NotFoundLinks(): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const search = useBaseUrl('search');
  const {activeVersion} = useActiveVersion();
  // The page is one file for all addresses: what it was asked for is known in the browser only.
  const words = useIsBrowser() ? wordsOfPath(pathname, base) : '';
  return (
    <nav className="container margin-bottom--xl" aria-label="Other pages">
      <div className="row">
        {/* In line with the text above. */}
        <div className="col col--6 col--offset-3">
          <ul>
            {pages.map(({id, title}) => {
              const path = activeVersion.docs.find((doc) => doc.id === id)?.path;
              return (
                path && (
                  <li key={id}>
                    <Link to={path}>{title}</Link>
                  </li>
                )
              );
            })}
            <li>
              <Link to={search + searchAddress({query: words})}>
                {words === '' ? 'Search' : `Search for “${words}”`}
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </nav>
  );
}
