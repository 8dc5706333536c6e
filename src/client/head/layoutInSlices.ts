/**
 * Lays out the text of a docs page in slices (`content-visibility`): for the first paint what the screen shows, then what is
 * near it, then some blocks after each paint. All of it at once as soon as the reader does anything, because heights of
 * blocks that have not been laid out are estimates. Not for a visit that begins at a place inside the page: a hash, the way
 * back, a reload.
 */
export function layOutInSlices(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The name has the text fragment of the address, too, which `location` leaves out.
  const isAtTop = visit?.type === 'navigate' && !visit.name.includes('#');
  // Safari has no idle callbacks.
  if (!isAtTop || !('requestIdleCallback' in window)) return;

  const text = '.theme-doc-markdown>*';
  const sheet = new CSSStyleSheet({media: 'screen'});
  // For browsers, 'near the screen' is more than another screen. Not visible either: what has a place counts as shifted.
  sheet.replaceSync(
    `${text}{content-visibility:auto;contain-intrinsic-size:auto 9rem}` +
      `${text}:not([style]){content-visibility:hidden;visibility:hidden}`,
  );
  document.adoptedStyleSheets = [sheet];
  const {dataset} = document.documentElement;
  dataset.slices = '';

  function layOutAll(): void {
    sheet.disabled = true;
    delete dataset.slices;
  }

  let laidOut = 0;
  const blocks = () => [...document.querySelectorAll<HTMLElement>(text)];

  function layOut(some: readonly HTMLElement[]): void {
    for (const {style} of some) style.contentVisibility = 'visible';
    laidOut += some.length;
  }

  /** Before a paint. In steps, because each look at a place makes the browser lay out. */
  function fillScreen(): void {
    for (let next = blocks().slice(laidOut); next.length > 0; next = next.slice(3)) {
      layOut(next.slice(0, 3));
      const below = next[3];
      if (below && below.getBoundingClientRect().top > innerHeight) return void requestAnimationFrame(layOutNearScreen);
    }
    if (document.readyState === 'loading') requestAnimationFrame(fillScreen);
    else layOutAll();
  }

  /** After that paint. */
  function layOutNearScreen(): void {
    sheet.deleteRule(1);
    waitForPaint();
  }

  function layOutSlice(): void {
    const next = blocks().slice(laidOut);
    layOut(next.slice(0, 8));
    if (next.length > 8) waitForPaint();
    else layOutAll();
  }

  function waitForPaint(): void {
    requestAnimationFrame(() => requestIdleCallback(layOutSlice));
  }

  for (const action of ['scroll', 'pointerdown', 'keydown', 'click']) addEventListener(action, layOutAll, {once: true});
  requestAnimationFrame(fillScreen);
}
