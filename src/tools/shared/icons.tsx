import type {ReactNode} from 'react';
import type {ToolName} from '@site/src/components/ToolLink/toolAddress';

/** Lines of 24 × 24, drawn as those of the figures: one stroke, no fill. */
const paths: Readonly<Record<ToolName, string>> = {
  'log-reader': 'M5 3h10l4 4v14H5zM14 3v5h5M8 12h8M8 15.5h8M8 19h5',
  'config-checker': 'M4 6h9M17 6h3M4 12h3M11 12h9M4 18h9M17 18h3M13 4v4h4V4zM7 10v4h4v-4zM13 16v4h4v-4z',
  'bms-finder': 'M3 7h11v10H3zM14 10h2v4h-2M6 10v4M9 10v4M17.5 15.5a3 3 0 1 0 0 .01M19.7 18l2.3 2.5',
  'charge-limits': 'M4 3v17h17M7 8h6c2 0 3 8 5 8h2M7 12.5h2M7 16h4',
};

export function ToolIcon({tool}: {readonly tool: ToolName}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[tool]} />
    </svg>
  );
}
