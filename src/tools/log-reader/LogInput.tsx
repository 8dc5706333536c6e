import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {Button, FileButton} from '../shared/Button.tsx';
import {pathOfDoc} from '../shared/pathOfDoc.ts';
import {replacesAll} from '../shared/useAnswerFirst.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** A text field with more characters would make every key slow; the log is shown below anyway. */
const maxInField = 100_000;

interface Props {
  readonly text: string;
  readonly isReady: boolean;
  /** A log was replaced and can be brought back. */
  readonly hasReplaced: boolean;
  /** The reader changed the log in the field. */
  readonly onText: (text: string) => void;
  /** Comes before the text of a log that is pasted. */
  readonly onPaste: () => void;
  readonly onType: () => void;
  /** The reader put something else in the place of a log that is too large for the field. */
  readonly onReplace: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onBringBack: () => void;
  readonly onForget: () => void;
}

/** Where the log comes from: pasted, typed, opened. */
export function LogInput({
  text,
  isReady,
  hasReplaced,
  onText,
  onPaste,
  onType,
  onReplace,
  onFiles,
  onBringBack,
  onForget,
}: Props): ReactNode {
  const {activeVersion: version} = useActiveVersion();
  const isLarge = text.length > maxInField;
  return (
    <>
      <label>
        <span className={shared.label}>Log</span>
        <textarea
          className={styles.input}
          aria-describedby="log-help"
          placeholder={isLarge ? 'A large log is open. Paste another one here.' : 'Paste the log here'}
          translate="no"
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          disabled={!isReady}
          value={isLarge ? '' : text}
          onKeyDown={onType}
          onPaste={({currentTarget}) => {
            if (replacesAll(currentTarget)) onPaste();
          }}
          onChange={({target}) => (isLarge ? onReplace : onText)(target.value)}
        />
      </label>
      <p id="log-help" className={shared.hint}>
        Nothing leaves your browser. You can also drop files here: logs such as <code>current</code>, several at once,
        and <code>.gz</code>, <code>.tar.gz</code> or <code>.zip</code> archives.{' '}
        <Link to={`${pathOfDoc(version, 'troubleshoot/troubleshoot')}#logs`}>Where do I find the log?</Link>
      </p>
      <div className={shared.actions}>
        <FileButton label="Logs to open" multiple disabled={!isReady} onFiles={onFiles}>
          Open files
        </FileButton>
        <Button disabled={text === '' && !hasReplaced} onClick={onForget}>
          Forget the log
        </Button>
        {hasReplaced && <Button onClick={onBringBack}>Back to the log before</Button>}
      </div>
    </>
  );
}
