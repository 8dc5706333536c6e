import {useDocsPreferredVersion, useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {pageBeingRead, versionInUse, type PageBeingRead} from './pageBeingRead';

export interface VersionInUse {
  readonly versions: readonly GlobalVersion[];
  /** The page of the docs at the address, undefined off the docs. */
  readonly page: PageBeingRead | undefined;
  /** The version being read; off the docs the stored one, else the latest. */
  readonly version: GlobalVersion;
  readonly savePreferredVersionName: (name: string) => void;
}

/**
 * What the address and the reader's last choice say about the driver version. The hooks of
 * the docs plugin take every page below the root for one of the latest version.
 */
export function useVersionInUse(docsPluginId?: string): VersionInUse {
  const {pathname} = useLocation();
  const versions = useVersions(docsPluginId);
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const page = pageBeingRead(versions, pathname);
  return {versions, page, version: versionInUse(versions, page, preferredVersion), savePreferredVersionName};
}
