import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {pathOfDoc} from './pathOfDoc.ts';

interface Props {
  /** Id of a page, such as `general/install`. */
  readonly doc: string;
  /** With its `#`. */
  readonly anchor?: string;
}

/** The same page, or a place on it, in every version. */
export function VersionLinks({doc, anchor = ''}: Props): ReactNode {
  return useVersions(undefined).map((version, index) => (
    <Fragment key={version.name}>
      {index > 0 && ', '}
      <Link to={pathOfDoc(version, doc) + anchor}>{version.label}</Link>
    </Fragment>
  ));
}
