import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {CopyButton} from '@site/src/components/CopyButton';
import type {Version} from '@site/src/driver-config';
import {RichText} from '@site/src/components/RichText';
import type {ConfigLines} from './configLines.ts';
import {say} from './texts.ts';
import shared from '../shared/styles.module.css';

/** The lines to paste, once the version accepts them without a finding. */
export function Lines({lines, version}: {readonly lines: ConfigLines; readonly version: Version}): ReactNode {
  const {text, keys, result} = lines;
  const problems = result.findings;
  return (
    <section aria-labelledby="lines">
      <Heading as="h2" id="lines">
        {say('lines-title')}
      </Heading>
      {keys.length === 0 && problems.length === 0 && <p>{say('lines-none', {version: version.label})}</p>}
      {problems.length > 0 && (
        <div role="alert" className={shared.notice}>
          <p>{say(result.error119 ? 'lines-error-119' : 'lines-problems')}</p>
          <ul>
            {problems.map(({line, code, message}) => (
              <li key={`${line} ${code}`}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {keys.length > 0 && (
        <>
          <pre tabIndex={0} aria-label={say('lines-title')} translate="no">
            {text}
          </pre>
          <div className={shared.actions}>
            <CopyButton kind="text" className={shared.button} value={text}>
              {say('lines-copy')}
            </CopyButton>
          </div>
          <p className={shared.hint}>
            <RichText>{say('lines-where')}</RichText>
          </p>
        </>
      )}
    </section>
  );
}
