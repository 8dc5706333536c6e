import {type ReactNode, useEffect, useRef} from 'react';
import {Button} from './Button.tsx';
import styles from './styles.module.css';

interface Props {
  /** What was entered, in a few words. */
  readonly summary: string;
  readonly isFolded: boolean;
  readonly onUnfold: () => void;
  readonly children: ReactNode;
}

/** What the reader enters, above the answer; one line of it once there is an answer. */
export function InputCard({summary, isFolded, onUnfold, children}: Props): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const wasFolded = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasFolded.current && !isFolded) card.current?.focus();
    wasFolded.current = isFolded;
  }, [isFolded]);
  if (!isFolded) {
    return (
      <div ref={card} tabIndex={-1} className={styles.inputCard}>
        {children}
      </div>
    );
  }
  return (
    <div className={styles.inputLine}>
      <span>{summary}</span>
      <Button look="small" onClick={onUnfold}>
        Change
      </Button>
    </div>
  );
}
