/*
 * Wrapped, for what is above the title: a version other than the latest says so in a line that leads there, the pages of the
 * way from a BMS to a battery in the device list have its steps, and the page can be copied as Markdown.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDoc,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {Props} from '@theme/DocVersionBadge';
import {CopyPage} from '@site/src/components/CopyPage';
import {copyPath} from '@site/src/config/copyPath';
import {developmentVersion} from '@site/src/versions/developmentVersion';
import styles from './styles.module.css';

function OtherVersionLine(): ReactNode {
  const {version, label, pluginId} = useDocsVersion();
  const {latestDocSuggestion, latestVersionSuggestion} = useDocVersionSuggestions(pluginId);
  const path = latestDocSuggestion?.path ?? latestVersionSuggestion.path;
  return (
    <p className={clsx('theme-doc-version-banner', styles.line)}>
      <strong translate="no">{label}</strong>{' '}
      {version === developmentVersion.name ? 'is not released.' : 'is an older version.'}{' '}
      <Link to={path}>Latest: {latestVersionSuggestion.label}</Link>
    </p>
  );
}

const steps = [
  ['general/supported-bms', 'Supported BMS', ''],
  ['general/connect', 'Connect', ''],
  ['general/install', 'Install', ''],
  ['general/install', 'First run', '#first-run-check'],
] as const;

function Steps({current}: {readonly current: number}): ReactNode {
  const docs = useActiveDocContext(undefined).activeVersion?.docs ?? [];
  return (
    <nav className={styles.steps} aria-label="Steps">
      {steps.map(([step, title, hash], index) => {
        const path = docs.find(({id}) => id === step)?.path;
        return path === undefined ? null : (
          <Link key={title} to={path + hash} aria-current={index === current ? 'step' : undefined}>
            {title}
          </Link>
        );
      })}
    </nav>
  );
}

export default function AboveTheTitle(props: Props): ReactNode {
  const {isLast} = useDocsVersion();
  const {id, permalink} = useDoc().metadata;
  const {baseUrl, trailingSlash, future} = useDocusaurusContext().siteConfig;
  // The permalink is the one without the setting for slashes; the copy lies where the page does.
  const address = applyTrailingSlash(permalink, {trailingSlash, baseUrl});
  const current = steps.findIndex(([step]) => step === id);
  return (
    <>
      {/* The hash-routed edition has no copies. */}
      {future.experimental_router !== 'hash' && <CopyPage address={copyPath(address)} />}
      {isLast ? <DocVersionBadge {...props} /> : <OtherVersionLine />}
      {current !== -1 && <Steps current={current} />}
    </>
  );
}
