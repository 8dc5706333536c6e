import type {ReactNode} from 'react';
import {Button} from '../shared/Button.tsx';
import {comparisonId} from './Comparison.tsx';
import {say} from './texts.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** The comparison is above the list, on a phone far out of sight. */
function showComparison(): void {
  const heading = document.getElementById(comparisonId);
  heading?.scrollIntoView();
  heading?.focus();
}

/** One button for all that are ticked; it stays at the lower edge of the window. */
export function CompareBar({count}: {readonly count: number}): ReactNode {
  if (count === 0) return null;
  return (
    <div className={styles.compareBar}>
      <Button look="primary" className={shared.needsScript} onClick={showComparison}>
        {say('compare-chosen', {count})}
      </Button>
    </div>
  );
}
