/*
 * The second click of a double click on a link does nothing: the first one is on its way, and the reader would find the page
 * twice in the history, or follow a link that has come below the pointer.
 */
function dropSecondClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link && event.detail > 1) event.preventDefault();
}

if (typeof document !== 'undefined') document.addEventListener('click', dropSecondClick, {capture: true});

export {};
