import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Danger';

/** An octagon, as on a stop sign. */
export default function DangerIcon(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M5 1h6l4 4v6l-4 4H5l-4-4V5zm2 3v5h2V4zm0 6v2h2v-2z" />
    </svg>
  );
}
