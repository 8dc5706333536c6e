import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Warning';

/** A triangle. */
export default function WarningIcon(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M8 1l7.5 14H.5zM7 6v4h2V6zm0 5v2h2v-2z" />
    </svg>
  );
}
