import React, {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** How long the button says that it has copied, ms. */
const confirmationTime = 1500;

/** Button that copies a key. Without the permission to write to the clipboard it says so. */
export function CopyKey({name}: {readonly name: string}): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (message === '') return undefined;
    const timer = setTimeout(() => setMessage(''), confirmationTime);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(name);
      setMessage('Copied');
    } catch {
      setMessage('Not copied');
    }
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()} aria-label={message || `Copy ${name}`}>
      {message || 'Copy'}
    </button>
  );
}
