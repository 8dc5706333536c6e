// Where the Tab key moves on a page, and whether its focus can be seen there.
import type {Page} from '@playwright/test';

export interface Stop {
  /** Tag and words of the element that has the focus; null at the end of the page. */
  readonly name: string | null;
  /** Nothing of how it looks has changed with the focus. */
  readonly hasNoRing: boolean;
  /** All of it lies outside of the window or under something else, as under the navbar. */
  readonly isHidden: boolean;
  /** The box that its order counts in: nearest landmark, list, column or table. */
  readonly group: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Remembers the look of everything focusable while it has no focus. */
export async function startAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    const lookOf = (element: Element, part?: string) => {
      const {outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor} = getComputedStyle(
        element,
        part,
      );
      const outline = outlineStyle === 'none' ? '' : [outlineStyle, outlineWidth, outlineColor].join(' ');
      return [outline, boxShadow, borderColor, backgroundColor].join(' | ');
    };
    // Its frame may show the focus instead: that of a card, which its link covers, or of an editor.
    const looksOf = (element: Element) => {
      const frame = element.parentElement;
      const frames = [frame, frame?.parentElement, frame?.parentElement?.parentElement];
      return [lookOf(element), lookOf(element, '::after'), ...frames.map((box) => (box ? lookOf(box) : ''))].join('\n');
    };
    const looks = new Map<Element, string>();
    for (const element of document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')) {
      looks.set(element, looksOf(element));
    }
    Object.assign(window, {focusWatch: {looks, looksOf, groups: [] as Element[]}});
  });
}

/** Presses a key and says where the focus is. */
export async function step(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  return page.evaluate(async () => {
    const {looks, looksOf, groups} = (
      window as unknown as {
        focusWatch: {looks: Map<Element, string>; looksOf: (element: Element) => string; groups: Element[]};
      }
    ).focusWatch;
    const element = document.activeElement ?? document.body;
    const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
    const boxes =
      'ul, ol, td, th, fieldset, section, details, .row > *, nav, aside, main, header, footer, [role=dialog]';
    let box = element;
    while (box !== document.body) {
      box = box.parentElement ?? document.body;
      // Each cell of a grid is read for itself. An element with 'display: contents' has no place of its own.
      const isCell = box.parentElement !== null && getComputedStyle(box.parentElement).display === 'grid';
      if ((isCell || box.matches(boxes)) && getComputedStyle(box).display !== 'contents') break;
    }
    if (!groups.includes(box)) groups.push(box);
    const isSeenAt = ([x, y]: readonly [number, number]) => {
      const there = document.elementFromPoint(x, y);
      if (there === null || there === document.body) return false;
      return element.contains(there) || there.contains(element) || there.closest('label') !== null;
    };
    const isHiddenNow = () => {
      const points = [...element.getClientRects()].flatMap((line) =>
        [0.05, 0.5, 0.95].map((part) => [line.left + part * line.width, line.top + line.height / 2] as const),
      );
      return !points.some(isSeenAt);
    };
    // What was not drawn yet takes its place in the next frames, and the browser scrolls after it.
    for (let frame = 0; frame < 3 && isHiddenNow(); frame++) await new Promise(requestAnimationFrame);
    // Where it begins: a link may continue in the next line. Its box may have been scrolled.
    const {left, top, bottom} = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const origin = box.getBoundingClientRect();
    return {
      name: element === document.body ? null : name,
      hasNoRing: looks.get(element) === looksOf(element),
      isHidden: isHiddenNow(),
      group: groups.indexOf(box),
      left: left - origin.left,
      top: top - origin.top,
      bottom: bottom - origin.top,
    };
  });
}

/** Stops of one group that lie above, or in the same line to the left of, the one before them. */
export function outOfOrder(stops: readonly Stop[]): readonly string[] {
  return stops.flatMap((stop, place) => {
    const before = stops[place - 1];
    if (!before || before.group !== stop.group) return [];
    // A button in the corner of a box is read after it.
    if (stop.top >= before.top && stop.bottom <= before.bottom && stop.left >= before.left) return [];
    const middle = (stop.top + stop.bottom) / 2;
    const middleBefore = (before.top + before.bottom) / 2;
    const isSameLine =
      Math.abs(middle - middleBefore) < Math.min(stop.bottom - stop.top, before.bottom - before.top) / 2;
    const isBack = isSameLine ? stop.left < before.left - 4 : middle < middleBefore;
    return isBack ? [`${stop.name} comes after ${before.name}`] : [];
  });
}
