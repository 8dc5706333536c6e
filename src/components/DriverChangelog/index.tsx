import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {project} from '@site/src/site';

interface Props {
  readonly children: ReactNode;
}

/** Link to the driver's newest list of changes, for posts of the changelog; pages of a version use `<DriverSource>`. */
export function DriverChangelog({children}: Props): ReactNode {
  return <Link to={project.driverChangelog}>{children}</Link>;
}
