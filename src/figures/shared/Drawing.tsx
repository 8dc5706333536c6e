import type {ReactNode} from 'react';
import clsx from 'clsx';

import styles from '../../components/Figure/styles.module.css';

export type Layout = 'wide' | 'narrow' | 'both' | 'panel';

/** Width of the viewBox of every narrow layout: text of 12 units is 11.6 px on a 360 px screen. */
const NARROW_WIDTH = 340;
/** Width of the viewBox of every wide layout: shown from 660 px, where text of 12 units is 11 px. */
const WIDE_WIDTH = 720;

interface DrawingProps {
  readonly layout: Layout;
  readonly height: number;
  /** Only for drawings that need neither of the two usual widths. */
  readonly width?: number;
  /** Left edge of what is shown. */
  readonly left?: number;
  readonly children: ReactNode;
}

/**
 * One layout of a figure, or a panel of it. The viewBox gives the browser the aspect ratio, so nothing shifts; which layout
 * shows is decided by a container query in the style sheet, which also has what most parts of all drawings share.
 */
export function Drawing({
  layout,
  height,
  width = layout === 'wide' ? WIDE_WIDTH : NARROW_WIDTH,
  left = 0,
  children,
}: DrawingProps): ReactNode {
  return (
    <svg data-layout={layout} viewBox={`${left} 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

interface PanelsProps {
  /** Four panels, which run down the columns: two columns on a narrow screen, four on a wide one. */
  readonly inColumns?: boolean;
  readonly isDivided?: boolean;
  /** `Drawing`s of the layout `panel`. */
  readonly children: ReactNode;
}

/** A figure of parts that stay as they are: one below the other on a narrow screen, two side by side on a wide one. */
export function Panels({inColumns = false, isDivided = false, children}: PanelsProps): ReactNode {
  return (
    <div className={clsx(styles.panels, inColumns && styles.columns, isDivided && styles.divided)}>{children}</div>
  );
}
