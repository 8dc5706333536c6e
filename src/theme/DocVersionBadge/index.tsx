/*
 * Wrapped: a version other than the latest says so in a line that leads there, and the pages of the way from a BMS to a battery
 * in the device list have its steps.
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
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {Props} from '@theme/DocVersionBadge';
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

export default function DocVersionBadgeAndSteps(props: Props): ReactNode {
  const {isLast} = useDocsVersion();
  const {id} = useDoc().metadata;
  const current = steps.findIndex(([step]) => step === id);
  return (
    <>
      {isLast ? <DocVersionBadge {...props} /> : <OtherVersionLine />}
      {current !== -1 && <Steps current={current} />}
    </>
  );
}
