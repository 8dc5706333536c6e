/**
 * Lays out the text of a docs page in slices (`content-visibility`): for the first paint what the screen shows, then what is
 * near it, then some blocks after each paint, as many as take the browser a short while. All of it at once as soon as the
 * reader does anything, because heights of blocks that have not been laid out are estimates. Not for a visit that begins at
 * a place inside the page: a hash, the way back, a reload.
 */
export function layOutInSlices(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The name has the text fragment of the address, too, which `location` leaves out.
  const isAtTop = visit?.type === 'navigate' && !visit.name.includes('#');
  // Safari has no idle callbacks.
  if (!isAtTop || !('requestIdleCallback' in window)) return;

  /** How long blocks are laid out before the browser may paint and answer the reader again, ms. */
  const sliceTime = 15;
  /** The browser itself lays out what is within one and a half screens below the one that shows. */
  const screensNearby = 3;
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
    // A script may have led to a place while heights above it were estimates.
    document.querySelector(':target')?.scrollIntoView();
  }

  let laidOut = 0;
  const waiting = () => [...document.querySelectorAll<HTMLElement>(text)].slice(laidOut);

  function layOut(some: readonly HTMLElement[]): void {
    for (const {style} of some) style.contentVisibility = 'visible';
    laidOut += some.length;
  }

  /**
   * Block by block, until the time of a slice is used: the paint that follows is a part of the same task, and no task should
   * keep the reader waiting.
   *
   * @returns whether the blocks that wait begin below this many screens
   */
  function layOutSlice(screens = Infinity): boolean {
    const end = performance.now() + sliceTime;
    const before = laidOut;
    for (const block of waiting()) {
      // Looking at the place makes the browser lay out the blocks above.
      if (block.getBoundingClientRect().top > screens * innerHeight) return true;
      if (laidOut > before && performance.now() > end) return false;
      layOut([block]);
    }
    return true;
  }

  /** Before a paint. In steps, because each look at a place makes the browser lay out. */
  function fillScreen(): void {
    for (let next = waiting(); next.length > 0; next = next.slice(3)) {
      layOut(next.slice(0, 3));
      const below = next[3];
      if (below && below.getBoundingClientRect().top > innerHeight) return void requestAnimationFrame(layOutNearScreen);
    }
    if (document.readyState === 'loading') requestAnimationFrame(fillScreen);
    else layOutAll();
  }

  /** After that paint. */
  function layOutNearScreen(): void {
    if (!layOutSlice(screensNearby)) return void requestAnimationFrame(layOutNearScreen);
    sheet.deleteRule(1);
    waitForPaint();
  }

  function layOutRest(): void {
    layOutSlice();
    if (waiting().length > 0) waitForPaint();
    else layOutAll();
  }

  function waitForPaint(): void {
    requestAnimationFrame(() => requestIdleCallback(layOutRest));
  }

  for (const action of ['scroll', 'pointerdown', 'keydown', 'click']) addEventListener(action, layOutAll, {once: true});
  requestAnimationFrame(fillScreen);
}
