/** Marks the element that the address leads to. `:target` does not know addresses that a script sets. */
export function markTarget(hash: string): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  if (hash.length > 1) document.getElementById(decode(hash.slice(1)))?.setAttribute('data-target', '');
}

/** The address bar may hold anything. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
