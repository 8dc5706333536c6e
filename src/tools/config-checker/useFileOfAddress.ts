import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useIsStillHere} from '@site/src/client/useIsStillHere';
import {configStore} from '../shared/savedText.ts';
import {carriesFile, unpackFromHash} from './share.ts';

/** What came with the address: a file, or one that cannot be read. */
export type FileOfAddress = 'none' | 'shown' | 'broken' | 'notLoaded';

/** Opens the file that the address carries. @param isReady whether the page runs */
export function useFileOfAddress(isReady: boolean): FileOfAddress {
  const [outcome, setOutcome] = useState<FileOfAddress>('none');
  const {hash} = useLocation();
  const history = useHistory();
  const isStillHere = useIsStillHere();
  useEffect(() => {
    if (!isReady || !carriesFile(hash)) return;
    const open = (text: string | undefined): void => {
      setOutcome(text === undefined ? 'broken' : 'shown');
      if (text !== undefined) configStore.replace(text);
      // The file is in the editor now; a reload must not bring the shared one back over later changes.
      if (isStillHere()) history.replace({...history.location, hash: ''});
    };
    // The address keeps what could not be unpacked.
    unpackFromHash(hash).then(open, () => setOutcome('notLoaded'));
  }, [isReady, hash, history, isStillHere]);
  return outcome;
}
