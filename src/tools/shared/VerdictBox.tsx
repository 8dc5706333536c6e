import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

export type VerdictSeverity =
  'none' | 'good' | 'info' | 'harmless' | 'warning' | 'attention' | 'missing' | 'error' | 'fault';

const signs: Readonly<Partial<Record<VerdictSeverity, string>>> = {
  good: '✓',
  info: '✓',
  harmless: '✓',
  warning: '!',
  attention: '!',
  missing: '!',
  error: '✕',
  fault: '✕',
};

interface Props {
  readonly severity: VerdictSeverity;
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
      {signs[severity] !== undefined && (
        <span className={styles.verdictSign} aria-hidden="true">
          {signs[severity]}
        </span>
      )}
      <div>{children}</div>
    </div>
  );
}
