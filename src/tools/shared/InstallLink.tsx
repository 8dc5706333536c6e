import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {pathOfDoc} from './pathOfDoc.ts';

interface Props {
  /** Name of the version whose page says how it is done. */
  readonly version: string;
  readonly section: 'get-files' | 'edit-config';
  readonly children: ReactNode;
}

/** To a section of How to install in a version. */
export function InstallLink({version: name, section, children}: Props): ReactNode {
  const version = useVersions(undefined).find((candidate) => candidate.name === name);
  return version && <Link to={`${pathOfDoc(version, 'general/install')}#${section}`}>{children}</Link>;
}
