import {useDeferredValue, useMemo, type ReactNode} from 'react';
import {applyEdits} from '@site/src/driver-config/ini/edits';
import {describeKeysOfLog, describePaste, describePython} from '@site/src/driver-config/paste/describePaste';
import {readPaste} from '@site/src/driver-config/paste/readPaste';
import {Button} from '../shared/Button.tsx';
import styles from './styles.module.css';

interface Props {
  readonly text: string;
  /** Keys of the text that the version does not know; undefined before the first check. */
  readonly unknownKeys: ReadonlySet<string> | undefined;
  /** Name of the version. */
  readonly label: string;
  readonly onReplace: (text: string) => void;
}

/** The key of each line: the text before the first = or :. */
const keysOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\r\n|\r|\n/).map((line) => line.replace(/[=:].*$/, '').trim()));

/** What of a text is not part of a file; for a large one not with every key that is typed. */
function usePaste(text: string) {
  const deferred = useDeferredValue(text);
  return useMemo(() => {
    const paste = readPaste(deferred);
    return {...paste, keys: paste.keysOfLog.length > 0 ? keysOf(deferred) : new Set<string>()};
  }, [deferred]);
}

/** What was pasted along with the file. */
export function PasteNotes({text, unknownKeys, label, onReplace}: Props): ReactNode {
  const {noise, pythonLines, keysOfLog, keys} = usePaste(text);
  const {sentences, button} = describePaste(noise);
  const known = unknownKeys === undefined ? [] : keysOfLog.filter((key) => keys.has(key) && !unknownKeys.has(key));
  return (
    <div role="status">
      {noise.length > 0 && (
        <div className={styles.pasted}>
          <p>{sentences.join(' ')}</p>
          <Button look="small" onClick={() => onReplace(applyEdits(text, readPaste(text).edits))}>
            {button}
          </Button>
        </div>
      )}
      {known.length > 0 && <p className={styles.pasted}>{describeKeysOfLog(known.length, label)}</p>}
      {pythonLines.length > 0 && <p className={styles.pasted}>{describePython(pythonLines)}</p>}
    </div>
  );
}
