import type {ReactNode} from 'react';
import {useCopyState, type CopyState} from '../../components/useCopyState.ts';
import {Button} from './Button.tsx';
import styles from './styles.module.css';

const messages: Readonly<Record<CopyState, string>> = {
  ready: '',
  copied: 'Copied',
  failed: 'The browser does not allow copying',
};

interface Props {
  readonly text: string | (() => string | Promise<string>);
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** Copies a text and says so; without the permission to write to the clipboard it says that instead. */
export function CopyButton({text, label, isDisabled = false}: Props): ReactNode {
  const [state, copy] = useCopyState(async () =>
    navigator.clipboard.writeText(typeof text === 'string' ? text : await text()),
  );
  return (
    <>
      <Button disabled={isDisabled} onClick={copy}>
        {label}
      </Button>
      <span role="status" className={styles.number}>
        {messages[state]}
      </span>
    </>
  );
}
