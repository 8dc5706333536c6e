import type {ReactNode} from 'react';
import {useSlashKeyChoice} from './useSlashKeyChoice';
import styles from './SlashKeyChoice.module.css';

/** Lets readers whose dictation or assistive technology types single keys turn '/' off (WCAG 2.1.4). */
export function SlashKeyChoice(): ReactNode {
  const [isOn, change] = useSlashKeyChoice();
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} onChange={(event) => change(event.target.checked)} />
      <span>
        <kbd>/</kbd> opens search
      </span>
    </label>
  );
}
