import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Info';

/** A disc. */
export default function InfoIcon(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M8 1a7 7 0 1 0 .01 0zM7 4v2h2V4zm0 3v5h2V7z" />
    </svg>
  );
}
