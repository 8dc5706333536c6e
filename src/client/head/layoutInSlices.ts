/**
 * Lays out the text of a docs page in slices: first what is near the screen (`content-visibility`), then some blocks after
 * each paint. All of it at once as soon as the reader does anything, because heights of blocks that have not been laid out
 * are estimates. Not for a visit that begins at a place inside the page: a hash, the way back, a reload.
 */
export function layOutInSlices(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The name has the text fragment of the address, too, which `location` leaves out.
  const isAtTop = visit?.type === 'navigate' && !visit.name.includes('#');
  if (!isAtTop || !('requestIdleCallback' in window && 'adoptedStyleSheets' in document)) return;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '@media screen{.theme-doc-markdown>:nth-child(n+10){content-visibility:auto;contain-intrinsic-size:auto 9rem}}',
  );
  document.adoptedStyleSheets = [sheet];
  const {dataset} = document.documentElement;
  dataset.slices = '';

  function layOutAll(): void {
    sheet.disabled = true;
    delete dataset.slices;
  }

  /** Those of the first screen are laid out as ever. */
  let laidOut = 9;
  function layOutSlice(): void {
    const waiting = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown>*')].slice(laidOut);
    for (const block of waiting.slice(0, 8)) {
      block.style.contentVisibility = 'visible';
      laidOut++;
    }
    if (waiting.length > 8 || document.readyState === 'loading') waitForPaint();
    else layOutAll();
  }

  function waitForPaint(): void {
    requestAnimationFrame(() => requestIdleCallback(layOutSlice));
  }

  for (const action of ['scroll', 'pointerdown', 'keydown', 'click']) addEventListener(action, layOutAll, {once: true});
  waitForPaint();
}
