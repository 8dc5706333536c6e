import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lines of 24 × 24, drawn as those of the figures: one stroke, no fill. */
const paths = {
  alert: 'M12 4 3 20h18zM12 10v5M12 17v.1',
  batteries: 'M3 9h7v11H3zM14 9h7v11h-7zM5 9V6h3v3M16 9V6h3v3M5 14h3M16 14h3M17.5 12.5v3',
  bolt: 'M13 3 6 14h5l-1 7 8-11h-5z',
  curve: 'M4 3v17h17M7 8h6c2 0 3 8 5 8h2M7 12.5h2M7 16h4',
  document: 'M5 3h10l4 4v14H5zM14 3v5h5M8 12h8M8 15.5h8M8 19h5',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  'find-battery': 'M3 7h11v10H3zM14 10h2v4h-2M6 10v4M9 10v4M17.5 15.5a3 3 0 1 0 0 .01M19.7 18l2.3 2.5',
  'no-battery': 'M3 7h15v10H3zM18 10h3v4h-3M4 21 18 3',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  sliders: 'M4 6h9M17 6h3M4 12h3M11 12h9M4 18h9M17 18h3M13 4v4h4V4zM7 10v4h4v-4zM13 16v4h4v-4z',
  talk: 'M3 5h18v11h-9l-5 4v-4H3zM7 9h10M7 12h6',
} as const;

export type LineIconName = keyof typeof paths;

/** A small picture beside a name, which says what it shows: hidden from screen readers. */
export function LineIcon({name}: {readonly name: LineIconName}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
