import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/SystemColorMode';

/** A disc, half of it filled. */
export default function SystemColorModeIcon(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth={2} {...props}>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4v16a8 8 0 0 0 0-16z" fill="currentColor" />
    </svg>
  );
}
