import React, {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** How long the button says that it has copied, ms. */
const confirmationTime = 2000;

interface Props {
  readonly text: string | (() => string | Promise<string>);
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** Copies a text and says so; without the permission to write to the clipboard it says that instead. */
export function CopyButton({text, label, isDisabled = false}: Props): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (message === '') return undefined;
    const timer = setTimeout(() => setMessage(''), confirmationTime);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
      setMessage('Copied');
    } catch {
      setMessage('The browser does not allow copying');
    }
  };
  return (
    <>
      <button type="button" className={styles.button} disabled={isDisabled} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className={styles.number}>
        {message}
      </span>
    </>
  );
}
