import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * The version whose path a path lies below, whether the page exists or not: `/v1.6.20250131/nowhere` is of v1.6.20250131.
 * The latest version is only found by its name: every path lies below the root.
 */
export function versionOfPath(versions: readonly GlobalVersion[], pathname: string): GlobalVersion | undefined {
  const root = versions.find(({isLast}) => isLast)?.path.replace(/\/$/, '') ?? '';
  return versions.find(({isLast, name, path}) => {
    const prefix = isLast ? `${root}/${name}` : path.replace(/\/$/, '');
    return pathname === prefix || pathname.startsWith(`${prefix}/`);
  });
}
