/*
 * Paper is light: text of the dark mode is hardly legible on it, and people print wiring pages.
 * Pages, drawings and code follow one attribute, so that is what changes while printing.
 */
function printInLight(target: Window) {
  const root = target.document.documentElement;
  let shown: string | undefined;
  target.addEventListener('beforeprint', () => {
    shown = root.dataset.theme;
    root.dataset.theme = 'light';
  });
  target.addEventListener('afterprint', () => {
    if (shown) root.dataset.theme = shown;
  });
}

if (typeof window !== 'undefined') printInLight(window);

export {};
