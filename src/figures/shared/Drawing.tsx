import type {ReactNode} from 'react';

import styles from '../../components/Figure/styles.module.css';

export type Layout = 'wide' | 'narrow' | 'both';

/** Width of the viewBox of every narrow layout: text of 12 units is 11.6 px on a 360 px screen. */
const NARROW_WIDTH = 340;
/** Width of the viewBox of every wide layout: shown from 660 px, where text of 12 units is 11 px. */
const WIDE_WIDTH = 720;

const layoutClass: Record<Layout, string | undefined> = {
  wide: styles.wide,
  narrow: styles.narrow,
  both: styles.both,
};

interface DrawingProps {
  readonly layout: Layout;
  readonly height: number;
  /** Only for drawings that need neither of the two usual widths. */
  readonly width?: number;
  readonly children: ReactNode;
}

/**
 * One layout of a figure. Size attributes give the browser the aspect ratio before any CSS, so nothing
 * shifts; which layout shows is decided by a container query in the style sheet.
 */
export function Drawing({
  layout,
  height,
  width = layout === 'wide' ? WIDE_WIDTH : NARROW_WIDTH,
  children,
}: DrawingProps): ReactNode {
  return (
    <svg
      className={layoutClass[layout]}
      data-layout={layout}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
