/*
 * Buttons with `data-copy` copy their value, the text at their address, or else the code of their block or of the head of their
 * row, and say for a while that they have, or that the browser lets nothing be copied.
 */

import {copyText} from './copyText.ts';

type State = 'copied' | 'refused';

/** How long a button says that it copied, ms (specification, section 9). */
const shownFor = 1500;

const refusals: Readonly<Record<string, string>> = {
  key: 'Not copied',
  page: 'Could not copy. Open the Markdown instead:',
};

/** Ends of what buttons say now. */
const saying = new WeakMap<HTMLButtonElement, () => void>();

async function fetchText(address: string): Promise<string> {
  // Its name does not change with its content, and a host may let browsers keep it: a new page would copy its old text.
  const response = await fetch(address, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

function textFor(button: HTMLButtonElement): Promise<string> {
  if (button.dataset.copy === 'page') return fetchText(button.value);
  if (button.value) return Promise.resolve(button.value);
  const code = button.closest('th, .theme-code-block')?.querySelector('code')?.textContent ?? '';
  // Without the last line end: a command that is pasted waits for the reader's Enter.
  return Promise.resolve(code.replace(/\n$/, ''));
}

function say(button: HTMLButtonElement, state: State): void {
  saying.get(button)?.();
  const kind = button.dataset.copy ?? '';
  const label = button.querySelector('span');
  const text = label?.textContent ?? '';
  const names = ['aria-label', 'title'].flatMap((name) => {
    const value = button.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  const said = state === 'copied' ? 'Copied!' : (refusals[kind] ?? 'Copying is blocked by the browser');
  if (label) label.textContent = said;
  for (const [name] of names) button.setAttribute(name, said);
  button.dataset.state = state;
  const end = () => {
    window.clearTimeout(timer);
    saying.delete(button);
    if (label) label.textContent = text;
    for (const [name, value] of names) button.setAttribute(name, value);
    delete button.dataset.state;
  };
  // After a failure the reader needs the link beside the button, so this text stays.
  const timer = state === 'refused' && kind === 'page' ? undefined : window.setTimeout(end, shownFor);
  saying.set(button, end);
}

async function copy(button: HTMLButtonElement): Promise<void> {
  try {
    await copyText(textFor(button));
    say(button, 'copied');
  } catch {
    // No clipboard without https, refused by the reader, or no text at the address.
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
