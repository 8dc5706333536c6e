import {afterPaint} from './afterPaint.ts';

/**
 * Takes what lies behind a layer of the page, such as a menu or a modal, away from the keyboard and from screen readers.
 *
 * Not before the layer is painted: the browser makes the styles of all that is behind anew, which takes longer than the layer
 * itself on a long page.
 *
 * @returns what gives it back, when the layer closes
 */
export function makeInert(behind: readonly HTMLElement[]): () => void {
  const parts = behind.filter(({inert}) => !inert);
  const cancel = afterPaint(() => parts.forEach((part) => (part.inert = true)));
  return () => {
    cancel();
    for (const part of parts) part.inert = false;
  };
}
