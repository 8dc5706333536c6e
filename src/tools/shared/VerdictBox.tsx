import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

/** What stands before a finding, beside its words. */
export const severitySign = {
  good: '✓',
  info: 'i',
  harmless: 'i',
  warning: '!',
  attention: '!',
  missing: '?',
  error: '✕',
  fault: '✕',
} as const;

interface Props {
  /** 'none': there is no answer yet. */
  readonly severity: keyof typeof severitySign | 'none';
  readonly isBusy?: boolean;
  /** Takes the focus when the reader has pasted or opened something. */
  readonly ref: Ref<HTMLDivElement>;
  /** Undefined: there is nothing to answer yet. */
  readonly children: ReactNode;
}

/** The answer of a tool: green with a tick, amber, red. */
export function VerdictBox({severity, isBusy = false, ref, children}: Props): ReactNode {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      className={styles.verdict}
      data-severity={severity}
      aria-busy={isBusy}
      hidden={children === undefined}
    >
      {severity !== 'none' && (
        <span className={styles.verdictSign} aria-hidden="true">
          {severitySign[severity]}
        </span>
      )}
      <div>{children}</div>
    </div>
  );
}
