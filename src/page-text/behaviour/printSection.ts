/*
 * 'Print this section', in folded instructions with steps: what somebody takes to the battery bank is one of them, not the
 * forty sheets of its page. The print rules in css/custom.css leave out the rest.
 */

function addPrintButton(fold: HTMLDetailsElement): void {
  if (fold.querySelector(':scope > button[data-print]')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.dataset.print = '';
  button.textContent = 'Print this section';
  fold.append(button);
}

/** Without an event for the folds that were opened before this script came. */
export function addPrintButtons(event?: Event): void {
  const folds = event ? [event.target] : document.querySelectorAll('details');
  for (const fold of folds) {
    if (!(fold instanceof HTMLDetailsElement && fold.open && fold.matches('.theme-doc-markdown details'))) continue;
    if (fold.querySelector(':scope > ol') && fold.querySelector(':scope > :is(h2, h3)')) addPrintButton(fold);
  }
}

export function onPrintClick({target}: Event): void {
  const fold = target instanceof Element ? target.closest('button[data-print]')?.parentElement : undefined;
  if (!fold) return;
  const root = document.documentElement;
  root.toggleAttribute('data-prints-section', true);
  fold.toggleAttribute('data-printed', true);
  window.addEventListener(
    'afterprint',
    () => {
      root.removeAttribute('data-prints-section');
      fold.removeAttribute('data-printed');
    },
    {once: true},
  );
  window.print();
}
