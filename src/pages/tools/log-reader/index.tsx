import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {ToolPage} from '../../../tools/shared/ToolPage.tsx';
import {pathOfDoc} from '../../../tools/shared/pathOfDoc.ts';
import {LogReader} from '../../../tools/log-reader/LogReader.tsx';

/** `/tools/log-reader`: what happened, and what to do? */
export default function LogReaderPage(): ReactNode {
  return (
    <ToolPage
      title="Log reader"
      description="Paste the log of your driver: what happened, what it means and what to do, with a timeline, the lines and a report for the issue tracker."
      intro="Paste the log of the driver, or drop the file here. The log reader says what happened, what it means and what to do, for the driver version that wrote it."
      withoutScript={<WithoutScript />}
    >
      <LogReader />
    </ToolPage>
  );
}

function WithoutScript(): ReactNode {
  const versions = useVersions(undefined);
  return (
    <p>
      The log reader works in your browser and needs JavaScript. Without it, look for the lines of your log in the
      section about log messages of your version:{' '}
      {versions.map((version, index) => (
        <Fragment key={version.name}>
          {index > 0 && ', '}
          <Link to={`${pathOfDoc(version, 'troubleshoot/troubleshoot')}#log-messages`}>{version.label}</Link>
        </Fragment>
      ))}
      .
    </p>
  );
}
