/*
 * The field above the settings hides the rows that do not hold its words, and opens the groups of the others for as long as
 * it holds any; see components/SettingsReference.
 */
import {afterPaint} from '../../client/afterPaint.ts';
import {matches, settingsCount, wordsOf} from '../../components/SettingsReference/logic.ts';

export const settingsField = '[data-settings] input';

const textOf = (parent: Element, selector: string) => parent.querySelector(selector)?.textContent ?? '';

/** Groups that the filter has opened: it closes them again, and leaves those alone that the reader opened. */
const opened = new WeakSet<HTMLDetailsElement>();

/** Of those, the ones that are not laid out yet unless they are near the screen. */
const waiting = new Set<HTMLDetailsElement>();

function layOut(group: HTMLDetailsElement): void {
  waiting.delete(group);
  group.style.cssText = '';
}

/** The first letter opens all groups at once. One after the other, so that each letter shows when it is typed. */
function layOutWaiting(): void {
  const [next] = waiting;
  if (!next) return;
  layOut(next);
  afterPaint(layOutWaiting);
}

function showHits(group: HTMLDetailsElement, hasHits: boolean): void {
  if (hasHits && !group.open) {
    group.open = true;
    opened.add(group);
    group.style.cssText = 'content-visibility:auto;contain-intrinsic-size:auto 40rem';
    if (waiting.size === 0) afterPaint(layOutWaiting);
    waiting.add(group);
  } else if (!hasHits && opened.delete(group)) {
    group.open = false;
    layOut(group);
  }
}

function filter(reference: Element, query: string): void {
  const words = wordsOf(query);
  let total = 0;
  let visible = 0;
  for (const group of reference.querySelectorAll<HTMLDetailsElement>('[data-settings-group]')) {
    let isEmpty = true;
    for (const row of group.querySelectorAll<HTMLElement>('tbody tr')) {
      const text = `${textOf(row, 'th code')} ${textOf(group, 'h3')} ${textOf(row, 'td p')}`;
      row.hidden = !matches(text, words);
      total++;
      if (row.hidden) continue;
      visible++;
      isEmpty = false;
    }
    group.hidden = isEmpty;
    showHits(group, words.length > 0 && !isEmpty);
  }
  const status = reference.querySelector('[role="status"]');
  if (status) status.textContent = settingsCount(total, words.length === 0 ? undefined : visible);
}

export function onInput({target}: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLInputElement && target.matches(settingsField))) return;
  const reference = target.closest('[data-settings]');
  if (reference) filter(reference, target.value);
}

/** The filter belongs to the address it was typed at: a link to a row must not lead to a hidden one. */
export function showAllSettings(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(settingsField)) {
    if (field.value === '') continue;
    field.value = '';
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}
