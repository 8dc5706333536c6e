// Where the keyboard leads on a page, and whether its focus can be seen there.
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

/** Remembers how everything looks that can have the focus, while none of it has. */
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
    // Its frame may show the focus instead: that of a card, which its link covers.
    const looksOf = (element: Element) =>
      [lookOf(element), lookOf(element, '::after'), element.parentElement ? lookOf(element.parentElement) : ''].join(
        '\n',
      );
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
  return page.evaluate(() => {
    const {looks, looksOf, groups} = (
      window as unknown as {
        focusWatch: {looks: Map<Element, string>; looksOf: (element: Element) => string; groups: Element[]};
      }
    ).focusWatch;
    const element = document.activeElement ?? document.body;
    const lines = [...element.getClientRects()];
    // Where it begins: a link may go on in the next line.
    const {left, top, right, bottom} = lines[0] ?? element.getBoundingClientRect();
    const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
    const box =
      element.closest('ul, ol, table, fieldset, .row > *, nav, aside, main, header, footer, [role=dialog]') ??
      document.body;
    if (!groups.includes(box)) groups.push(box);
    const points = lines.flatMap((line) =>
      [0.05, 0.5, 0.95].map((part) => [line.left + part * line.width, line.top + line.height / 2] as const),
    );
    const isSeenAt = ([x, y]: readonly [number, number]) => {
      const there = document.elementFromPoint(x, y);
      if (there === null || there === document.body) return false;
      return element.contains(there) || there.contains(element) || there.closest('label') !== null;
    };
    return {
      name: element === document.body ? null : name,
      hasNoRing: looks.get(element) === looksOf(element),
      isHidden: right <= 0 || left >= innerWidth || !points.some(isSeenAt),
      group: groups.indexOf(box),
      left,
      top: top + scrollY,
      bottom: bottom + scrollY,
    };
  });
}

/** Stops of one group that lie above, or in the same line to the left of, the one before them. */
export function outOfOrder(stops: readonly Stop[]): readonly string[] {
  return stops.flatMap((stop, place) => {
    const before = stops[place - 1];
    if (!before || before.group !== stop.group) return [];
    const inOneLine = stop.top < before.bottom - 4 && before.top < stop.bottom - 4;
    const isBack = inOneLine ? stop.left < before.left - 4 && stop.top <= before.top + 4 : stop.top < before.top - 4;
    return isBack ? [`${stop.name} comes after ${before.name}`] : [];
  });
}
