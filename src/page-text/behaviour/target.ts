import {decodeOrKeep} from '../../client/decodeOrKeep.ts';
import {unfold} from '../../client/unfold.ts';

/**
 * Marks the element that the address leads to, and opens what is folded around it. `:target` does not know addresses that a
 * script sets.
 * @returns whether the page has the element
 */
export function markTarget(hash: string): boolean {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  const target = hash.length > 1 ? document.getElementById(decodeOrKeep(hash.slice(1))) : null;
  if (!target) return false;
  target.setAttribute('data-target', '');
  if (unfold(target)) target.scrollIntoView();
  return true;
}
