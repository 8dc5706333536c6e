/**
 * Keeps what a reader does while the page is shown and its scripts are still on their way, and does it when the page runs: the
 * values of all fields, and the last button or Ctrl+K that was pressed. React would empty the fields and not see the press.
 */
export function keepEarlyActions(): void {
  const root = document.documentElement;
  const isRunning = () => root.dataset.hasHydrated === 'true';
  const fields = new Map<HTMLInputElement, readonly [value: string, isChecked: boolean, isPasted: boolean]>();
  let busy: Element | null = null;
  let repeat = () => {};

  function keepPress(event: Event, button: Element | null): void {
    // Nobody else hears of it until it is repeated.
    event.preventDefault();
    event.stopPropagation();
    busy?.removeAttribute('aria-busy');
    busy = button;
    busy?.setAttribute('aria-busy', 'true');
  }

  function keep(event: Event): void {
    const {target, type} = event;
    if (isRunning() || !(target instanceof Element)) return;
    const field = target.matches('input, select, textarea') && (target as HTMLInputElement);
    const button = target.closest<HTMLElement>('#__docusaurus button');
    if (type === 'input' && field) {
      const isPasted = (event as InputEvent).inputType === 'insertFromPaste';
      fields.set(field, [field.value, field.checked, isPasted]);
    } else if (type === 'click' && button) {
      keepPress(event, button);
      repeat = () => button.click();
    } else if (type === 'keydown') {
      const {key, ctrlKey, metaKey} = event as KeyboardEvent;
      if (key !== 'k' || !(ctrlKey || metaKey)) return;
      keepPress(event, document.querySelector('.DocSearch-Button'));
      repeat = () => target.dispatchEvent(new KeyboardEvent(type, event));
    }
  }

  // On the way down, before anything else hears of it.
  for (const type of ['input', 'click', 'keydown']) addEventListener(type, keep, true);
  new MutationObserver((_changes, observer) => {
    if (!isRunning()) return;
    observer.disconnect();
    for (const [field, [value, isChecked, isPasted]] of fields) {
      const tell = (type: string) => field.dispatchEvent(new Event(type, {bubbles: true}));
      if (isPasted) tell('paste');
      // React overrides the property of the field itself, so as not to take this for a change.
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
      tell('input');
      tell('change');
      if (field.checked !== isChecked) field.click();
    }
    busy?.removeAttribute('aria-busy');
    repeat();
  }).observe(root, {attributes: true});
}
