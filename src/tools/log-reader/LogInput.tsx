import type {ReactNode} from 'react';
import {asTyped} from '../shared/asTyped.ts';
import {logStore} from '../shared/savedText.ts';
import {useSavedText} from '../shared/useSavedText.ts';
import {replacesAll} from '../shared/useAnswerFirst.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** A text field with more characters would make every key slow; the log is shown below anyway. */
const maxInField = 100_000;

interface Props {
  /** Comes before the text of a log that is pasted. */
  readonly onPaste: () => void;
  readonly onType: () => void;
}

/** The log as text. Whatever takes the place of one that is too large for the field, or was not shown yet, can be undone. */
export function LogInput({onPaste, onType}: Props): ReactNode {
  const {text} = useSavedText(logStore);
  const isLarge = text.length > maxInField;
  return (
    <label>
      <span className={shared.label}>Log</span>
      <textarea
        className={styles.input}
        placeholder={isLarge ? 'A large log is open. Paste another one here.' : 'Paste the log here'}
        {...asTyped}
        value={isLarge ? '' : text}
        onKeyDown={onType}
        onPaste={({currentTarget}) => {
          if (replacesAll(currentTarget)) onPaste();
        }}
        onChange={({target, isTrusted}) => (isLarge || !isTrusted ? logStore.replace : logStore.type)(target.value)}
      />
    </label>
  );
}
