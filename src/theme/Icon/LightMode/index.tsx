import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';

/** The sun. */
export default function LightModeIcon(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth={2} {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10l2 2M5 19l2-2M17 7l2-2" />
    </svg>
  );
}
