import {useDocsPreferredVersion, useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {findActiveDoc, findActiveVersion, type ActiveDoc} from './activeDoc';
import {versionOfPath} from './versionOfPath';

export interface ActiveVersion {
  readonly versions: readonly GlobalVersion[];
  /** The page of the docs at the address, undefined off the docs. */
  readonly activeDoc: ActiveDoc | undefined;
  /** The version of that page; off the docs the stored one, else the latest. */
  readonly activeVersion: GlobalVersion;
  readonly savePreferredVersionName: (name: string) => void;
}

/**
 * What the address and the reader's last choice say about the driver version. The hook of this name in the docs plugin
 * takes every page below the root for one of the latest version.
 */
export function useActiveVersion(docsPluginId?: string): ActiveVersion {
  const {pathname} = useLocation();
  const versions = useVersions(docsPluginId);
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const activeDoc = findActiveDoc(versions, pathname);
  // An address that does not exist still says which version it is about. Only the browser knows it: the not-found page is one
  // file for all addresses.
  const versionOfAddress = useIsBrowser() ? versionOfPath(versions, pathname) : undefined;
  return {
    versions,
    activeDoc,
    activeVersion: findActiveVersion(versions, activeDoc, versionOfAddress ?? preferredVersion),
    savePreferredVersionName,
  };
}
