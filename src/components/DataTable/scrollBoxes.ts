/*
 * A box that scrolls takes the keyboard focus and is a named region, because not every browser lets a scrolling box be
 * reached by keyboard; while nothing scrolls in it, it would be one stop too many. The HTML has all of them as regions.
 */

const role = 'region';

const scrolls = (box: HTMLElement): boolean => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;

function describe(box: HTMLElement, isScrolling: boolean): void {
  if (isScrolling) {
    box.setAttribute('role', role);
    box.setAttribute('aria-label', box.dataset.scrollBox ?? '');
    box.tabIndex = 0;
  } else {
    for (const attribute of ['role', 'aria-label', 'tabindex']) box.removeAttribute(attribute);
  }
}

/** All boxes are measured before the first one is changed: the browser computes no style in between. */
function watch(boxes: readonly HTMLElement[]): () => void {
  const boxOf = new Map<Element, HTMLElement>();
  const observer = new ResizeObserver((entries) => {
    const changed = new Set(entries.flatMap(({target}) => boxOf.get(target) ?? []));
    const states = [...changed].map((box) => [box, scrolls(box)] as const);
    for (const [box, isScrolling] of states) describe(box, isScrolling);
  });
  for (const box of boxes) {
    for (const part of [box, ...box.children]) {
      boxOf.set(part, box);
      observer.observe(part);
    }
  }
  return () => observer.disconnect();
}

/**
 * Keeps what a box says of itself in step with what is in it.
 * @returns function that ends it
 */
export const watchScrollBox = (box: HTMLElement): (() => void) => watch([box]);

/** The same for all boxes in a text that React does not run. */
export const watchScrollBoxesIn = (text: HTMLElement): (() => void) =>
  watch([...text.querySelectorAll<HTMLElement>('[data-scroll-box]')]);
