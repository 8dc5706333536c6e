/*
 * Buttons with `data-copy` copy their value, or else the code of their block or of the head of their row, and say for a
 * while that they have, or that the browser lets nothing be copied.
 */

import {shownFor} from '../../components/useCopyState.ts';

type State = 'copied' | 'refused';

const words: Readonly<Record<string, Readonly<Record<State, string>>>> = {
  code: {copied: 'Copied!', refused: 'Copying is blocked by the browser'},
  key: {copied: 'Copied', refused: 'Not copied'},
};

/** Ends of what buttons say now. */
const saying = new WeakMap<HTMLButtonElement, () => void>();

/** Without the last line end: a command that is pasted waits for the reader's Enter. */
function textFor(button: HTMLButtonElement): string {
  return (
    button.value ||
    (button.closest('th, .theme-code-block')?.querySelector('code')?.textContent ?? '').replace(/\n$/, '')
  );
}

function say(button: HTMLButtonElement, state: State): void {
  saying.get(button)?.();
  const said = words[button.dataset.copy ?? '']?.[state] ?? '';
  const label = button.querySelector('span');
  const before = {text: label?.textContent ?? '', name: button.getAttribute('aria-label') ?? '', title: button.title};
  const write = ({text, name, title}: typeof before) => {
    if (label) label.textContent = text;
    button.setAttribute('aria-label', name);
    if (before.title) button.title = title;
  };
  write({text: said, name: said, title: said});
  button.dataset.state = state;
  const end = () => {
    window.clearTimeout(timer);
    saying.delete(button);
    write(before);
    delete button.dataset.state;
  };
  const timer = window.setTimeout(end, shownFor);
  saying.set(button, end);
}

async function copy(button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(textFor(button));
    say(button, 'copied');
  } catch {
    // No clipboard without https, or refused by the reader.
    say(button, 'refused');
  }
}

export function onClick({target}: Event): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy]') : null;
  if (button) void copy(button);
}

function addCopyButton(key: HTMLElement): void {
  if (key.nextElementSibling?.matches('button')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.copy = 'key';
  button.setAttribute('aria-label', `Copy ${key.textContent}`);
  button.innerHTML = '<span>Copy</span>';
  key.after(' ', button);
}

/**
 * The settings of a group get their buttons when it is opened: a hundred of them would make the page that is sent longer.
 * Without an event for the groups that were opened before this script came.
 */
export function addCopyButtons(event?: Event): void {
  const groups = event ? [event.target] : document.querySelectorAll('details');
  for (const group of groups) {
    if (!(group instanceof HTMLDetailsElement && group.open && group.matches('[data-settings-group]'))) continue;
    group.querySelectorAll<HTMLElement>('th > a').forEach(addCopyButton);
  }
}
