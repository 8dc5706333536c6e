import type {ReactNode} from 'react';
import {ToolPage} from '../../../tools/shared/ToolPage.tsx';
import {VersionLinks} from '../../../tools/shared/VersionLinks.tsx';
import {LogReader} from '../../../tools/log-reader/LogReader.tsx';

/** `/tools/log-reader`: what happened, and what to do? */
export default function LogReaderPage(): ReactNode {
  return (
    <ToolPage
      title="Log reader"
      description="Paste the log of your driver: what happened, what it means and what to do, with a timeline, the lines and a report for the issue tracker."
      intro="Says what happened, what it means and what to do."
      withoutScript={<WithoutScript />}
    >
      <LogReader />
    </ToolPage>
  );
}

function WithoutScript(): ReactNode {
  return (
    <p>
      The log reader works in your browser and needs JavaScript. Without it, look for the lines of your log in the
      section about log messages of your version:{' '}
      <VersionLinks doc="troubleshoot/troubleshoot" anchor="#log-messages" />.
    </p>
  );
}
