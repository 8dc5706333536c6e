import {type ReactNode, useState} from 'react';
import {CopyButton} from '@site/src/components/CopyButton';
import {Button} from '../shared/Button.tsx';
import {Checkbox} from '../shared/Field.tsx';
import {project} from '@site/src/site';
import type {ReportJob} from './work.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface Props {
  /** The reader's config.ini, if there is one. */
  readonly config: string | undefined;
  readonly makeReport: (job: ReportJob) => Promise<string>;
}

/** The text for the issue tracker. The reader sees and edits it before it goes anywhere. */
export function Report({config, makeReport}: Props): ReactNode {
  const [report, setReport] = useState<string>();
  const [isRedacted, setRedacted] = useState(true);
  const [withConfig, setWithConfig] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const make = (redacted: boolean, included: boolean): void => {
    // Until the new one is there: the old text may hold what the reader wants to have out of it now.
    if (redacted && !isRedacted) setReport('');
    setRedacted(redacted);
    setWithConfig(included);
    makeReport({isRedacted: redacted, config: included ? config : undefined}).then(
      (made) => {
        setFailed(false);
        setReport(made);
      },
      () => {
        setFailed(true);
        setReport(undefined);
      },
    );
  };
  return (
    <section aria-labelledby="report" className={styles.report}>
      <h2 id="report">Report</h2>
      <p>A report has what a maintainer asks for: versions, devices, the newest run and your settings.</p>
      <div role="status">
        {hasFailed && (
          <p className={shared.hint}>
            The report could not be made, because a part of this site could not be loaded. Try again, on another device
            if the connection is fine.
          </p>
        )}
      </div>
      {report === undefined ? (
        <Button onClick={() => make(true, true)}>Make a report</Button>
      ) : (
        <>
          <div className={shared.actions}>
            <Checkbox isChecked={isRedacted} onChange={(redacted) => make(redacted, withConfig)}>
              Replace addresses, serial numbers and names
            </Checkbox>
            {config !== undefined && (
              <Checkbox isChecked={withConfig} onChange={(included) => make(isRedacted, included)}>
                Include the config.ini of the config checker
              </Checkbox>
            )}
          </div>
          <p className={shared.hint}>
            {isRedacted
              ? 'Bluetooth addresses, serial numbers, VRM IDs, IP addresses and names are replaced. Equal values have the same replacement. Read the report before you post it.'
              : 'The report contains addresses, serial numbers and names as they are in the log.'}
          </p>
          <label>
            <span className={shared.label}>Text of the report</span>
            <textarea
              className={styles.reportText}
              value={report}
              aria-busy={report === ''}
              spellCheck={false}
              translate="no"
              onChange={(event) => setReport(event.target.value)}
            />
          </label>
          <div className={shared.actions}>
            {report !== '' && (
              <CopyButton kind="text" className={shared.button} value={report}>
                Copy the report
              </CopyButton>
            )}
            <a href={`${project.issues}/new/choose`} target="_blank" rel="noopener noreferrer">
              Open the issue tracker
            </a>
          </div>
        </>
      )}
    </section>
  );
}
