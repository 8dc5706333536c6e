/*
 * The stock search page waits forever when no answer comes, searches the development version unless told otherwise and
 * puts the provider's HTML into the page. This one asks the site's own client, embedded or hosted.
 */
import {useId, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {maxQueryLength} from '@site/src/search/client/address.ts';
import {changelogTag} from '@site/src/search/records/tags.ts';
import {versionTag} from '@site/src/search/client/tags.ts';
import {useActiveVersion, type ActiveVersion} from '@site/src/versions/useActiveVersion';
import {SlashKeyChoice} from '../SearchBar/SlashKeyChoice';
import {StartLists} from '../SearchBar/StartLists';
import {isEmpty, Outcome} from './Outcome';
import {useOutcome} from './useOutcome';
import {useSearchAddress} from './useSearchAddress';
import styles from './styles.module.css';

interface Scope {
  readonly name: string;
  readonly label: string;
  readonly tag: string;
}

/** What can be searched: each version of the docs, and the changelog. */
function listScopes(versions: ActiveVersion['versions']): readonly Scope[] {
  return [
    ...versions.map(({name, label}) => ({name, label, tag: versionTag(name)})),
    {name: changelogTag, label: 'Changelog', tag: changelogTag},
  ];
}

/** By its name, or by the release that it or its label begins with: `1.6`, `v2.1`. */
function findScope(scopes: readonly Scope[], wanted: string): Scope | undefined {
  const isRelease = /^v?\d/.test(wanted);
  const start = `v${wanted.replace('v', '')}`;
  return (
    scopes.find(({name}) => name === wanted) ??
    scopes.find(({name, label}) => isRelease && (name.startsWith(start) || label.startsWith(start)))
  );
}

function SearchPageContent(): ReactNode {
  const {versions, activeVersion} = useActiveVersion();
  const scopes = listScopes(versions);
  const {address, typed, type, submit, go, correct} = useSearchAddress();
  const {scope: wanted = activeVersion.name} = address;
  const found = findScope(scopes, wanted);
  const scope = found ?? findScope(scopes, activeVersion.name)!;
  const page = address.page ?? 0;
  const {outcome, retry} = useOutcome(address.query, scope.tag, page);
  const ids = {query: useId(), scope: useId()};
  const title = address.query.trim() === '' ? 'Search the documentation' : `Search results for "${address.query}"`;
  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1" className={styles.heading}>
          {title}
        </Heading>
        <noscript>
          <p>Search needs JavaScript. Without it, look through the contents of Install, Troubleshoot and FAQ.</p>
        </noscript>
        <div className={styles.needsScript}>
          <form
            className={styles.form}
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <label htmlFor={ids.query}>
              <span className={styles.label}>Search for</span>
              <input
                id={ids.query}
                type="search"
                name="q"
                className="control"
                placeholder="Setting, error number, symptom, log line…"
                maxLength={maxQueryLength}
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => type(event.target.value)}
              />
            </label>
            <label htmlFor={ids.scope}>
              <span className={styles.label}>In version</span>
              <select
                id={ids.scope}
                className="control"
                value={scope.name}
                translate="no"
                onChange={(event) => go({query: typed, scope: event.target.value})}
              >
                {scopes.map(({name, label}) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </form>
          {found === undefined && (
            <p role="status">
              There is no version “{wanted}” here. You see {scope.label}.
            </p>
          )}
          <Outcome
            outcome={outcome}
            query={address.query}
            onRetry={retry}
            onPage={(next) => go({query: address.query, scope: address.scope, page: next})}
            onNoSuchPage={(last) => correct({query: address.query, scope: address.scope, page: last})}
          />
          {(address.query.trim() === '' || isEmpty(outcome)) && (
            <nav className={styles.start} aria-label="Often looked for">
              <StartLists />
            </nav>
          )}
          <SlashKeyChoice />
        </div>
      </main>
    </>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
