import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {Version} from '@site/src/driver-config';
import {CopyButton} from '../shared/CopyButton.tsx';
import type {ConfigLines} from './configLines.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** The lines to paste, once the version accepts them without a finding. */
export function Lines({lines, version}: {readonly lines: ConfigLines; readonly version: Version}): ReactNode {
  const {text, keys, result} = lines;
  const problems = result.findings;
  return (
    <section aria-labelledby="lines">
      <Heading as="h2" id="lines">
        Lines for config.ini
      </Heading>
      {keys.length === 0 && problems.length === 0 && (
        <p>Nothing to write: these are the defaults of {version.label}. Change a setting and its lines appear here.</p>
      )}
      {problems.length > 0 && (
        <div role="alert" className={shared.notice}>
          <p>{result.error119 ? 'The driver would raise error 119:' : 'Look at this before you use the lines:'}</p>
          <ul>
            {problems.map(({line, code, message}) => (
              <li key={`${line} ${code}`}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {keys.length > 0 && (
        <>
          <pre className={styles.lines} tabIndex={0} aria-label="Lines for config.ini" translate="no">
            {text}
          </pre>
          <div className={shared.actions}>
            <CopyButton text={text} label="Copy the lines" />
          </div>
          <p className={shared.hint}>
            Put them below <code>[DEFAULT]</code> in your config.ini and restart the driver. Where your file has one of
            these keys, change its line instead.
          </p>
        </>
      )}
    </section>
  );
}
