/*
 * Buttons with `data-copied` copy their value, or else the code of their block or of the head of their row. They say so
 * for a while, with `data-copied`, or `data-refused` when the browser lets nothing be copied.
 */

import {shownFor} from '../../components/useCopyState.ts';

/** Ends of what buttons say now. */
const saying = new WeakMap<HTMLButtonElement, () => void>();

/** Without the last line end: a command that is pasted waits for the reader's Enter. */
function textFor(button: HTMLButtonElement): string {
  return (
    button.value ||
    (button.closest('th, .theme-code-block')?.querySelector('code')?.textContent ?? '').replace(/\n$/, '')
  );
}

function say(button: HTMLButtonElement, state: 'copied' | 'refused'): void {
  saying.get(button)?.();
  const words = button.dataset[state] ?? '';
  const label = button.querySelector('span');
  const before = {text: label?.textContent ?? '', name: button.getAttribute('aria-label') ?? '', title: button.title};
  const write = ({text, name, title}: typeof before) => {
    if (label) label.textContent = text;
    button.setAttribute('aria-label', name);
    if (before.title) button.title = title;
  };
  write({text: words, name: words, title: words});
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
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copied]') : null;
  if (button) void copy(button);
}
