import {useEffect, useState, useSyncExternalStore} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useIsStillHere} from '@site/src/client/useIsStillHere';
import {displayOf, withDisplay} from './rawText.ts';
import {emptyFile, fileStore, redo, replaceText, undo, type SavedFile} from './savedFile.ts';
import {carriesFile, unpackFromHash} from './share.ts';

export interface ConfigFile extends SavedFile {
  /** False until the page runs; nothing may be shown before. */
  readonly isReady: boolean;
  /** False when a reload would lose the text. */
  readonly isKept: boolean;
  /** What came with the address: a file, or one that cannot be read. */
  readonly shared: 'none' | 'shown' | 'broken' | 'notLoaded';
  /** The reader changed the text field. */
  readonly type: (display: string) => void;
  /** A fix, a migration, another file: the text before stays in the history. */
  readonly replace: (text: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** On the server there is no file, and no storage to look for one. */
const noFile = (): undefined => undefined;

/** The file that the reader works on; empty at first. */
export function useConfigFile(): ConfigFile {
  const stored = useSyncExternalStore(fileStore.subscribe, fileStore.read, noFile);
  const isKept = useSyncExternalStore(fileStore.subscribe, fileStore.isKept, () => true);
  const [shared, setShared] = useState<ConfigFile['shared']>('none');
  const {hash} = useLocation();
  const history = useHistory();
  const isStillHere = useIsStillHere();
  const isReady = stored !== undefined;

  useEffect(() => {
    if (!isReady || !carriesFile(hash)) return;
    const open = (text: string | undefined): void => {
      setShared(text === undefined ? 'broken' : 'shown');
      if (text !== undefined) fileStore.write(replaceText(fileStore.read() ?? emptyFile, text));
      // The file is in the editor now; a reload must not bring the shared one back over later changes.
      if (isStillHere()) history.replace({...history.location, hash: ''});
    };
    // The address keeps what could not be unpacked.
    unpackFromHash(hash).then(open, () => setShared('notLoaded'));
  }, [isReady, hash, history, isStillHere]);

  const change = (next: (file: SavedFile) => SavedFile): void => fileStore.write(next(fileStore.read() ?? emptyFile));
  return {
    ...(stored ?? emptyFile),
    isReady,
    isKept,
    shared,
    type: (display) =>
      change((file) => (displayOf(file.text) === display ? file : {...file, text: withDisplay(file.text, display)})),
    replace: (text) => change((file) => replaceText(file, text)),
    undo: () => change(undo),
    redo: () => change(redo),
  };
}
