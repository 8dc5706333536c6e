import type {ReactNode} from 'react';
import {Button} from '../shared/Button.tsx';
import {spansOf, type TimelineRun} from './timelineOf.ts';
import {durationText, olderRunsText, runText, timeText} from './words.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

const phaseWords = {start: 'Start', search: 'Search', reading: 'Reads the battery', lost: 'Battery lost'} as const;

interface Props {
  readonly runs: readonly TimelineRun[];
  readonly older: number;
  readonly onJump: (line: number, from: HTMLElement) => void;
}

const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`;

/** Each run of the driver as a bar on one axis; the sentence above it says the same. */
export function Timeline({runs, older, onJump}: Props): ReactNode {
  if (runs.length === 0) return null;
  const spans = spansOf(runs);
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">Runs of the driver</h2>
      <ul className={styles.legend} aria-hidden="true">
        {Object.entries(phaseWords).map(([name, word]) => (
          <li key={name} data-phase={name}>
            {word}
          </li>
        ))}
      </ul>
      {older > 0 && <p className={shared.hint}>{olderRunsText(runs.length, older)}</p>}
      <ol className={styles.timeline}>
        {runs.map((run, index) => (
          <li key={run.from} className={styles.run}>
            <p className={styles.runText}>
              {run.startMs !== undefined && <span className={shared.number}>{timeText(run.startMs, run.isTai)} </span>}
              {runText(run)} {durationText(run)}
              <Button look="small" onClick={(event) => onJump(run.from, event.currentTarget)}>
                Lines {run.from} to {run.to}
              </Button>
            </p>
            <div className={styles.axis} aria-hidden="true">
              <div
                className={styles.bar}
                style={{
                  // A short run at the end of the axis has room for the least width of a bar.
                  marginInlineStart: `min(${percent(spans[index]?.start ?? 0)}, 100% - 1.5rem)`,
                  width: percent(spans[index]?.length ?? 1),
                }}
              >
                {run.phases.map(({name, share}) => (
                  <span key={name} data-phase={name} style={{flexGrow: share}} />
                ))}
                <span className={styles.end} data-end={run.end} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
