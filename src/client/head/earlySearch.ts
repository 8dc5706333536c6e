/**
 * Notes that the reader asks for the search while the page is shown and its scripts are still on their way. `data-search` of the root
 * is `coming` until then, `asked` from the first click on the button or Ctrl+K; the search bar removes it when it takes over.
 */
export function noteEarlySearch(): void {
  const {dataset} = document.documentElement;
  dataset.search = 'coming';

  const note = (event: Event) => {
    if (dataset.search === undefined) return;
    dataset.search = 'asked';
    document.querySelector('.DocSearch-Button')?.setAttribute('aria-busy', 'true');
    event.preventDefault();
  };
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('.DocSearch-Button')) note(event);
  });
  addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key?.toLowerCase() === 'k') note(event);
  });
}
