import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';

/**
 * Path of a page in the version being read; `undefined` outside of the docs or when that version has no such page.
 * @param docId e.g. "general/install"
 */
export function useDocPath(docId: string): string | undefined {
  const {activeVersion} = useActiveDocContext(undefined);
  return activeVersion?.docs.find(({id}) => id === docId)?.path;
}
