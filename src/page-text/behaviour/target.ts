import {decodeOrKeep} from '../../client/decodeOrKeep.ts';
import {unfold} from '../../client/unfold.ts';

/**
 * Marks the element that the address leads to, and opens what is folded around it. `:target` does not know addresses that a
 * script sets.
 */
export function markTarget(hash: string): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  const target = hash.length > 1 ? document.getElementById(decodeOrKeep(hash.slice(1))) : null;
  if (!target) return;
  target.setAttribute('data-target', '');
  if (unfold(target)) target.scrollIntoView();
}
