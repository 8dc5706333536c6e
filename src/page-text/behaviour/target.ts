import {decodeOrKeep} from '../../client/decodeOrKeep.ts';

/** Marks the element that the address leads to. `:target` does not know addresses that a script sets. */
export function markTarget(hash: string): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  if (hash.length > 1) document.getElementById(decodeOrKeep(hash.slice(1)))?.setAttribute('data-target', '');
}
