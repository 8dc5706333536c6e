/**
 * Keeps what a reader does while the page is shown and its scripts are still on their way, until `earlyActions.ts` beside this
 * folder does it: the values of all fields, and the last button or Ctrl+K that was pressed.
 */
export function keepEarlyActions(): void {
  const kept: EarlyActions = {fields: new Map(), button: null, repeat() {}};
  window.earlyActions = kept;

  function keepPress(event: Event, button: Element | null): void {
    // Nobody else hears of it until it is repeated.
    event.preventDefault();
    event.stopPropagation();
    kept.button?.removeAttribute('aria-busy');
    kept.button = button;
    button?.setAttribute('aria-busy', 'true');
  }

  function keep(event: Event): void {
    const {target, type} = event;
    if (document.documentElement.dataset.hasHydrated === 'true' || !(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('#__docusaurus button');
    if (type === 'input') {
      const {value, checked} = target as HTMLInputElement;
      kept.fields.set(target, [value, checked, (event as InputEvent).inputType]);
    } else if (type === 'click') {
      // What React runs or has made, as on the screen of a crash, has properties of its own.
      if (!button || Object.keys(button).length > 0) return;
      keepPress(event, button);
      kept.repeat = () => button.click();
    } else {
      const {key, ctrlKey, metaKey} = event as KeyboardEvent;
      if (key?.toLowerCase() !== 'k' || !(ctrlKey || metaKey)) return;
      keepPress(event, document.querySelector('.DocSearch-Button'));
      kept.repeat = () => target.dispatchEvent(new KeyboardEvent(type, event));
    }
  }

  // On the way down, before anything else hears of it.
  for (const type of ['input', 'click', 'keydown']) addEventListener(type, keep, true);
}
