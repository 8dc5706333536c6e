import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

/** The moon. */
export default function DarkModeIcon(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth={2} {...props}>
      <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />
    </svg>
  );
}
