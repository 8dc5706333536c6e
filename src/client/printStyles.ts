/*
 * People print wiring pages. Paper is light: text of the dark mode is hardly legible on it, and pages, drawings and
 * code follow one attribute, so that is what changes while printing. And paper can't be opened: what is folded on the
 * screen prints, too.
 */
function printStyles(target: Window) {
  const root = target.document.documentElement;
  let shown: string | undefined;
  let unfolded: readonly HTMLDetailsElement[] = [];
  target.addEventListener('beforeprint', () => {
    shown = root.dataset.theme;
    root.dataset.theme = 'light';
    unfolded = [...target.document.querySelectorAll<HTMLDetailsElement>('.markdown details:not([open])')];
    for (const details of unfolded) details.open = true;
  });
  target.addEventListener('afterprint', () => {
    if (shown) root.dataset.theme = shown;
    for (const details of unfolded) details.open = false;
  });
}

if (typeof window !== 'undefined') printStyles(window);

export {};
