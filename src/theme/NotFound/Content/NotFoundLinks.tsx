import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchAddress} from '@site/src/search/client/address';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {wordsOfPath} from './wordsOfPath.ts';

const pages = [
  {id: 'general/install', title: 'Install'},
  {id: 'troubleshoot/troubleshoot', title: 'Troubleshoot'},
  {id: 'faq/faq', title: 'FAQ'},
  {id: 'general/index', title: 'Introduction'},
];

/** Where to go from an address that does not exist: a search for its words, pages of the active version, the tools. */
export function NotFoundLinks(): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const search = useBaseUrl('search');
  const {activeVersion} = useActiveVersion();
  // The page is one file for all addresses: what it was asked for is known in the browser only.
  const words = useIsBrowser() ? wordsOfPath(pathname, base) : '';
  return (
    <nav aria-label="Other pages">
      <ul>
        <li>
          <Link to={search + searchAddress({query: words})}>{words === '' ? 'Search' : `Search for “${words}”`}</Link>
        </li>
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
          <Link to="/tools">Tools</Link>: check a config.ini, read a log, find a BMS, work out charge limits
        </li>
      </ul>
    </nav>
  );
}
