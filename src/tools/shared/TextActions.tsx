import type {ReactNode} from 'react';
import {Button, FileButton} from './Button.tsx';
import type {TextStore} from './savedText.ts';
import {useSavedText} from './useSavedText.ts';
import styles from './styles.module.css';

interface Props {
  readonly store: TextStore;
  readonly what: 'file' | 'log';
  readonly openLabel: string;
  /** Of the field for files, for those who listen to the page. */
  readonly filesLabel: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** A whole text that the reader pasted or asked for. */
  readonly onText: (text: string) => void;
  readonly onNotice: (notice: string) => void;
  readonly loadExample: () => Promise<string>;
}

/** Where the text comes from: the clipboard, a file, the example; and what takes it away again. */
export function TextActions(props: Props): ReactNode {
  const {store, what, openLabel, filesLabel, multiple = false, onFiles, onText, onNotice, loadExample} = props;
  const {text, history, isReady} = useSavedText(store);
  const isEmpty = text.trim() === '';
  const paste = async (): Promise<void> => {
    try {
      const pasted = await navigator.clipboard.readText();
      if (pasted.trim() === '') onNotice('The clipboard holds no text.');
      else onText(pasted);
    } catch {
      onNotice('The browser keeps the clipboard from this page. Paste into the field below.');
    }
  };
  const tryExample = (): void =>
    void loadExample().then(onText, () =>
      onNotice('The example could not be loaded. Is the connection gone? Try again.'),
    );
  return (
    <div className={styles.actions}>
      <Button look={isEmpty ? 'primary' : undefined} disabled={!isReady} onClick={() => void paste()}>
        Paste
      </Button>
      <FileButton label={filesLabel} multiple={multiple} disabled={!isReady} onFiles={onFiles}>
        {openLabel}
      </FileButton>
      {isEmpty && (
        <Button disabled={!isReady} onClick={tryExample}>
          Try an example
        </Button>
      )}
      {(!isEmpty || history.length > 0) && (
        <Button
          onClick={() => {
            store.forget();
            onNotice(`The ${what} is forgotten.`);
          }}
        >
          Forget the {what}
        </Button>
      )}
    </div>
  );
}

/** Steps through the texts that were replaced, once there are any. */
export function History({store}: {readonly store: TextStore}): ReactNode {
  const {history, future} = useSavedText(store);
  if (history.length + future.length === 0) return null;
  return (
    <>
      <Button disabled={history.length === 0} onClick={store.undo}>
        Undo
      </Button>
      <Button disabled={future.length === 0} onClick={store.redo}>
        Redo
      </Button>
    </>
  );
}
