/*
 * A box that scrolls takes the keyboard focus and is a named region, because not every browser lets a scrolling box be
 * reached by keyboard; while nothing scrolls in it, it would be one stop too many. The HTML has all of them as regions.
 */

const role = 'region';

function describe(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) {
    box.setAttribute('role', role);
    box.setAttribute('aria-label', box.dataset.scrollBox ?? '');
    box.tabIndex = 0;
  } else {
    for (const attribute of ['role', 'aria-label', 'tabindex']) box.removeAttribute(attribute);
  }
}

/**
 * Keeps what a box says of itself in step with what is in it.
 * @returns function that ends it
 */
export function watchScrollBox(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => describe(box));
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
}

/** The same for all boxes in a text that React does not run. */
export function watchScrollBoxesIn(text: HTMLElement): () => void {
  const ends = [...text.querySelectorAll<HTMLElement>('[data-scroll-box]')].map(watchScrollBox);
  return () => ends.forEach((end) => end());
}
