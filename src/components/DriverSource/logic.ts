import {project} from '@site/src/site';

/** Address of a file (or, with a slash at the end, a folder) of the driver at a tag or branch. */
export function driverSourceUrl(ref: string, path: string): string {
  const view = path.endsWith('/') ? 'tree' : 'blob';
  const clean = path.replace(/^\/+|\/+$/g, '');
  return `${project.repository}/${view}/${ref}/${clean}`;
}
