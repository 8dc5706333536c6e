/**
 * Opens what is folded around an element. The browser does so for the address that a page is loaded with, not for one that
 * a script sets.
 * @returns whether anything was closed: then a page that was scrolled before has to be scrolled again
 */
export function unfold(element: Element): boolean {
  let wasClosed = false;
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    wasClosed ||= !fold.open;
    fold.open = true;
  }
  return wasClosed;
}
