import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {pathOfDoc} from '../shared/pathOfDoc.ts';

/** Says what is missing without JavaScript: the table itself is in the page, of the latest version. */
export function PlainTable(): ReactNode {
  const versions = useVersions(undefined);
  return (
    <p>
      Search, filters and comparison need JavaScript. Below is the full table of the latest version. For your version
      read Supported BMS of{' '}
      {versions.map((version, index) => (
        <Fragment key={version.name}>
          {index > 0 && ', '}
          <Link to={pathOfDoc(version, 'general/supported-bms')}>{version.label}</Link>
        </Fragment>
      ))}
      .
    </p>
  );
}
