import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Note';

/** A sheet. */
export default function NoteIcon(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M3 1h10v14H3zm2 3v1.5h6V4zm0 3v1.5h6V7zm0 3v1.5h4V10z" />
    </svg>
  );
}
