import type {ReactNode} from 'react';
import type {Finding} from '@site/src/driver-config';
import type {Edit} from '@site/src/driver-config/types';
import {Button} from '../shared/Button.tsx';
import {repeatedHint, repeatedSummary} from './words.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

export const isDefaultNote = ({code}: Finding): boolean => code === 'equals-default';

interface Props {
  readonly findings: readonly Finding[];
  /** Number of settings in the file. */
  readonly settings: number;
  readonly isStale: boolean;
  readonly onJump: (finding: Finding) => void;
  readonly onLeaveOut: (edits: readonly Edit[]) => void;
}

/** Lines that only repeat the default, in one line; a copy of the whole default file has a hundred of them. */
export function Repeated({findings, settings, isStale, onJump, onLeaveOut}: Props): ReactNode {
  if (findings.length === 0) return null;
  const edits = findings.flatMap(({fix}) => fix?.edits ?? []);
  return (
    <details className={styles.repeated}>
      <summary>{repeatedSummary(findings.length, settings)}</summary>
      <p className={shared.hint}>{repeatedHint}</p>
      <Button look="small" aria-disabled={isStale || undefined} onClick={() => !isStale && onLeaveOut(edits)}>
        Leave them out
      </Button>
      <ul className={styles.repeatedKeys}>
        {findings.map((finding) => (
          <li key={`${finding.line} ${finding.key ?? ''}`}>
            <button type="button" className={styles.jump} onClick={() => onJump(finding)}>
              Line {finding.line}: <span translate="no">{finding.key}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
