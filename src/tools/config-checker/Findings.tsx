import {type ReactNode, type Ref, useState} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {Finding} from '@site/src/driver-config';
import type {Edit} from '@site/src/driver-config/types';
import type {CheckOutcome} from './outcome.ts';
import {Button} from '../shared/Button.tsx';
import {severitySign} from '../shared/VerdictBox.tsx';
import {isDefaultNote, Repeated} from './Repeated.tsx';
import {fixLabel, placeText} from './words.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** Enough to work on; more would make the page slow. */
const pageSize = 50;

interface Props {
  readonly outcome: CheckOutcome;
  /** The text changed since: places and fixes may be wrong, so they wait for the next check. */
  readonly isStale: boolean;
  readonly onJump: (finding: Finding) => void;
  readonly onFix: (finding: Finding, index: number) => void;
  readonly onFixAll: (edits: readonly Edit[]) => void;
  readonly ref: Ref<HTMLOListElement>;
}

export function Findings({outcome, isStale, onJump, onFix, onFixAll, ref}: Props): ReactNode {
  const [most, setMost] = useState(pageSize);
  const {counts} = outcome;
  const findings = outcome.findings.filter((finding) => !isDefaultNote(finding));
  const repeated = outcome.findings.filter(isDefaultNote);
  const total = counts.error + counts.warning + counts.info;
  const shown = findings.slice(0, most);
  return (
    <>
      <ol ref={ref} className={shared.findings} aria-label="Findings">
        {shown.map((finding, index) => (
          <li
            key={`${finding.line} ${finding.column} ${finding.code} ${index}`}
            className={shared.finding}
            data-finding={finding.code}
            data-severity={finding.severity}
          >
            <button type="button" className={styles.jump} onClick={() => onJump(finding)}>
              <span className={shared.sign} aria-hidden="true">
                {severitySign[finding.severity]}
              </span>
              {placeText(finding.severity, finding.line)}
              {finding.key !== undefined && (
                <>
                  : <span translate="no">{finding.key}</span>
                </>
              )}
            </button>
            <p>
              <RichText>{withoutAddresses(finding.message)}</RichText>
            </p>
            {finding.log !== undefined && (
              <pre className={styles.log} translate="no" tabIndex={0} aria-label="In the driver's log">
                {finding.log}
              </pre>
            )}
            {finding.fix && (
              <Button
                look="small"
                aria-disabled={isStale || undefined}
                onClick={() => !isStale && onFix(finding, index)}
              >
                {fixLabel(finding.fix.title)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Repeated
        findings={repeated}
        settings={outcome.settings}
        isStale={isStale}
        onJump={onJump}
        onLeaveOut={onFixAll}
      />
      {findings.length > most && <Button onClick={() => setMost(most + pageSize)}>Show more findings</Button>}
      {total > outcome.findings.length && (
        <p className={shared.hint}>
          {total} findings in all; the first {outcome.findings.length} are listed.
        </p>
      )}
    </>
  );
}

/** Messages quote the reader's file. An address in it is shown, but never becomes a link. */
const withoutAddresses = (message: string): string => message.replace(/(https?):\/\//g, '$1:\u200b//');
