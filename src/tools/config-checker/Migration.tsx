import {Fragment, type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import Heading from '@theme/Heading';
import {CopyButton} from '@site/src/components/CopyButton';
import {Button} from '../shared/Button.tsx';
import {VersionSelect} from '../shared/VersionSelect.tsx';
import type {ToolVersionChoice} from '../shared/useToolVersion.ts';
import {diffLines, hunksOf, type DiffLine} from './diff.ts';
import {download} from './download.ts';
import type {MigrationOutcome} from './outcome.ts';
import {
  changedDefaultsSummary,
  changedDefaultText,
  changedKey,
  migrationSummary,
  noLineChanges,
  skippedText,
} from './words.ts';
import type {Connection} from './useChecks.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface Props {
  readonly text: string;
  readonly choice: ToolVersionChoice;
  readonly connection: Connection;
  readonly onUse: (text: string, version: string) => void;
}

interface Preview {
  readonly from: string;
  readonly version: string;
  readonly target: string;
  readonly outcome: MigrationOutcome;
}

/** The file for another version: first what would change, then the reader decides. */
export function Migration({text, choice, connection, onUse}: Props): ReactNode {
  const {versions, version} = choice;
  const latest = versions.find(({isLast}) => isLast) ?? version;
  const [wanted, setWanted] = useState<string>();
  const [preview, setPreview] = useState<Preview>();
  const [hasFailed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const target =
    versions.find(({name}) => name === wanted) ??
    (version.isLast ? (versions.find((other) => other !== version) ?? latest) : latest);
  useEffect(() => {
    // What the reader asked for is below the button.
    if (preview) heading.current?.focus();
  }, [preview]);
  const isCurrent = preview?.from === text && preview.version === version.name && preview.target === target.name;
  const show = async (): Promise<void> => {
    try {
      const outcome = await connection.send('migrate', {text, version: version.name, target: target.name});
      setFailed(false);
      setPreview({from: text, version: version.name, target: target.name, outcome});
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className={styles.migration} aria-labelledby="migration">
      <Heading as="h2" id="migration">
        Move to another version
      </Heading>
      <p>
        Rewrites the file, which is for {version.label}, for another driver version. Order and comments stay; what the
        other version does not know stays as a comment with the reason.
      </p>
      <div className={shared.fields}>
        <VersionSelect
          choice={{versions, version: target, unknown: undefined}}
          label="New driver version"
          onChange={setWanted}
        />
        <Button disabled={target === version || text.trim() === ''} onClick={() => void show()}>
          Show what changes
        </Button>
      </div>
      {hasFailed && <p role="alert">The checker could not be loaded. Is the connection gone? Try again.</p>}
      {preview && isCurrent && (
        <div className={styles.preview}>
          <h3 ref={heading} tabIndex={-1}>
            Changes from {version.label} to {target.label}
          </h3>
          <MigrationPreview outcome={preview.outcome} from={text} label={target.label} />
          <div className={shared.actions}>
            <Button
              look="primary"
              onClick={() => {
                setPreview(undefined);
                onUse(preview.outcome.text, target.name);
              }}
            >
              Use this file
            </Button>
            <Button onClick={() => download(preview.outcome.text)}>Download the new file</Button>
            <CopyButton kind="text" className={shared.button} value={preview.outcome.text}>
              Copy the new file
            </CopyButton>
          </div>
        </div>
      )}
    </section>
  );
}

interface MigrationPreviewProps {
  readonly outcome: MigrationOutcome;
  readonly from: string;
  readonly label: string;
}

function MigrationPreview({outcome, from, label}: MigrationPreviewProps): ReactNode {
  const {text, changes, changedDefaults} = outcome;
  const [verdict, why] = migrationSummary(outcome, label);
  const hunks = useMemo(() => hunksOf(diffLines(from, text)), [from, text]);
  return (
    <>
      <p>{verdict}</p>
      {hunks.length === 0 && <p>{noLineChanges}</p>}
      {hunks.length > 0 && (
        <div className={styles.diff} role="region" aria-label="Difference" tabIndex={0} translate="no">
          {hunks.map((hunk, index) => (
            <Fragment key={index}>
              {hunk.skipped > 0 && <p className={styles.skipped}>{skippedText(hunk.skipped)}</p>}
              {hunk.lines.map((line, position) => (
                <DiffRow key={position} line={line} />
              ))}
            </Fragment>
          ))}
        </div>
      )}
      {changes.length > 0 && (
        <details open>
          <summary>{why}</summary>
          <ul className={styles.reasons}>
            {changes.map((change, index) => (
              <li key={index}>
                Line {change.line}, <code translate="no">{change.key}</code>
                {changedKey(change) !== undefined && (
                  <>
                    {' → '}
                    <code translate="no">{changedKey(change)}</code>
                  </>
                )}
                : {change.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {changedDefaults.length > 0 && (
        <details>
          <summary>{changedDefaultsSummary(changedDefaults.length)}</summary>
          <ul className={styles.reasons}>
            {changedDefaults.map((changed) => (
              <li key={changed.newKey}>
                <code translate="no">{changed.newKey}</code>: {changedDefaultText(changed)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>The whole new file</summary>
        <pre className={styles.whole} data-preview translate="no" tabIndex={0} aria-label="The whole new file">
          {text}
        </pre>
      </details>
    </>
  );
}

const signs: Readonly<Record<DiffLine['kind'], string>> = {same: ' ', removed: '−', added: '+'};

function DiffRow({line: {kind, text}}: {readonly line: DiffLine}): ReactNode {
  const content = (
    <>
      <span className={styles.diffSign} aria-hidden="true">
        {signs[kind]}
      </span>
      {text}
      {'\n'}
    </>
  );
  if (kind === 'removed') return <del className={styles.removed}>{content}</del>;
  if (kind === 'added') return <ins className={styles.added}>{content}</ins>;
  return <span className={styles.same}>{content}</span>;
}
