/*
 * Does what `head/earlyActions.ts` has kept, once the page runs. React would leave the fields empty and not know of the press.
 */

function fill({fields}: EarlyActions): void {
  for (const [field, [value, isChecked, inputType]] of fields) {
    const tell = (type: string) => field.dispatchEvent(new Event(type, {bubbles: true}));
    if (inputType === 'insertFromPaste') tell('paste');
    // React overrides the property of the field itself, so as not to take this for a change.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    tell('input');
    tell('change');
    if (field instanceof HTMLInputElement && field.checked !== isChecked) field.click();
  }
}

function doEarlyActions(actions: EarlyActions): void {
  const root = document.documentElement;
  new MutationObserver((_changes, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    fill(actions);
    actions.button?.removeAttribute('aria-busy');
    actions.repeat();
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}

if (typeof window !== 'undefined' && window.earlyActions) doEarlyActions(window.earlyActions);

export {};
