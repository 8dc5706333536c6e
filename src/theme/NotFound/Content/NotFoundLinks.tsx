import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {LineIconName} from '@site/src/components/LineIcon';
import {TaskCard, TaskCards} from '@site/src/components/TaskCards';
import {searchAddress} from '@site/src/search/client/address';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {wordsOfPath} from './wordsOfPath.ts';

const pages: readonly {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly icon: LineIconName;
}[] = [
  {id: 'general/install', title: 'Install', text: 'Install, update or remove the driver', icon: 'download'},
  {id: 'troubleshoot/troubleshoot', title: 'Troubleshoot', text: 'Battery missing, alarms, charging', icon: 'alert'},
  {id: 'faq/faq', title: 'FAQ', text: 'Short answers, by topic', icon: 'talk'},
  {id: 'general/index', title: 'Introduction', text: 'What the driver does', icon: 'document'},
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
      <TaskCards>
        <TaskCard title="Search" icon="search">
          <Link to={search + searchAddress({query: words})}>
            {words === '' ? 'All pages' : `Search for “${words}”`}
          </Link>
        </TaskCard>
        {pages.map(({id, title, text, icon}) => {
          const path = activeVersion.docs.find((doc) => doc.id === id)?.path;
          return (
            path && (
              <TaskCard key={id} title={title} icon={icon}>
                <Link to={path}>{text}</Link>
              </TaskCard>
            )
          );
        })}
        <TaskCard title="Tools" icon="sliders">
          <Link to="/tools">Check a config.ini, read a log, find a BMS</Link>
        </TaskCard>
      </TaskCards>
    </nav>
  );
}
