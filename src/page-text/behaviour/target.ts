import {decodeOrKeep} from '../../client/decodeOrKeep.ts';

/**
 * Opens what is folded around an element. The browser does so for the address that a page is loaded with, not for one that
 * a script sets.
 * @returns whether anything was closed: then the page was scrolled before the element had its place
 */
function unfold(element: Element): boolean {
  let wasClosed = false;
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    wasClosed ||= !fold.open;
    fold.open = true;
  }
  return wasClosed;
}

/** Marks the element that the address leads to, and opens what is folded around it. `:target` does not know addresses that a script sets. */
export function markTarget(hash: string): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  const target = hash.length > 1 ? document.getElementById(decodeOrKeep(hash.slice(1))) : null;
  if (!target) return;
  target.setAttribute('data-target', '');
  if (unfold(target)) target.scrollIntoView();
}
