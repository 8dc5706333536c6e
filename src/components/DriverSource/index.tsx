import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {driverSourceUrl} from './logic.ts';

interface Props {
  /** Path in the driver's repository; a folder ends with a slash. */
  readonly path: string;
  readonly children: ReactNode;
  /** Tag or branch of the version being read, put in by src/docs-data/remark/docsData.ts. */
  readonly driverRef: string;
}

/** Link to the driver's source of the version being read. */
export function DriverSource({path, children, driverRef}: Props): ReactNode {
  return <Link to={driverSourceUrl(driverRef, path)}>{children}</Link>;
}
