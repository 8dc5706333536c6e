/* What the reader unfolded, filtered and chose is there again when they come back to a page: their place is inside it. */
import {columnField, onChange} from './columnChoice.ts';
import {onInput, settingsField} from './settingsFilter.ts';

interface State {
  readonly folds: readonly boolean[];
  readonly fields: readonly string[];
}

/** By the key of the entry in the history. */
const states = new Map<string | undefined, State>();

const foldsOf = () => [...document.querySelectorAll<HTMLDetailsElement>('.markdown details')];
const fieldsOf = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`${columnField}, ${settingsField}`),
];

/** Shows what the fields say, after they were filled without an event. */
export function followFields(): void {
  for (const target of fieldsOf()) {
    onChange({target});
    onInput({target});
  }
}

export function keepState(key: string | undefined): void {
  states.set(key, {folds: foldsOf().map(({open}) => open), fields: fieldsOf().map(({value}) => value)});
}

export function bringBackState(key: string | undefined): void {
  const state = states.get(key);
  if (!state) return;
  fieldsOf().forEach((field, index) => {
    field.value = state.fields[index] ?? '';
  });
  followFields();
  foldsOf().forEach((fold, index) => {
    if (state.folds[index]) fold.open = true;
  });
}
