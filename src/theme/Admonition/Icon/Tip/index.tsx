import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Tip';

/** A lamp. */
export default function TipIcon(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M8 1a5 5 0 0 0-3 9v2h6v-2a5 5 0 0 0-3-9zM6 13v2h4v-2z" />
    </svg>
  );
}
