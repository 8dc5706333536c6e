// Whether a page fits its window: nothing to scroll sideways, no text cut off, nothing on top of anything else.
import type {Page} from '@playwright/test';

/** Something that is cut on purpose: where, and why no reader misses it. */
interface Exception {
  readonly selector: string;
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    selector: '[class*=skipToContent]',
    reason: 'The link past the menus is outside the window until the keyboard reaches it; then it shows.',
  },
];

export interface Fit {
  /** `what is wrong: element: text`. */
  readonly faults: readonly string[];
  /** Pieces of text, controls and boxes that cut what sticks out, as far as they show. */
  readonly texts: number;
  readonly controls: number;
  readonly boxes: number;
}

/** Looks at everything that shows in the document, whether it is scrolled into view or not. */
export function fitOf(page: Page): Promise<Fit> {
  return page.evaluate(
    (excepted) => {
      /** Smaller differences cannot be seen, CSS px. */
      const slack = 2;
      const faults = new Set<string>();
      const rootElement = document.documentElement;

      const nameOf = (element: Element): string => {
        const classes = [...element.classList].map((name) => `.${name}`).join('');
        const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
        return `${element.tagName.toLowerCase()}${classes.slice(0, 60)} "${text.slice(0, 40)}"`;
      };
      const isExcepted = (element: Element) => excepted.some((selector) => element.closest(selector));
      /** Hidden from the eye alone: a box of a pixel, or a clip of its own. */
      const isForReadersAloud = (element: Element): boolean => {
        for (let box: Element | null = element; box; box = box.parentElement) {
          const {position, clip, clipPath, width, height} = getComputedStyle(box);
          if (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) return true;
          if (parseFloat(width) <= 1 && parseFloat(height) <= 1) return true;
        }
        return false;
      };
      /** Panels of a menu that are not its turn are inert. */
      const shows = (element: Element) =>
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
        !element.closest('[inert]') &&
        !isForReadersAloud(element);

      if (rootElement.scrollWidth > rootElement.clientWidth) {
        faults.add(`the page scrolls sideways by ${rootElement.scrollWidth - rootElement.clientWidth} px`);
      }

      /* Pieces of text as they are drawn, each with the element that it belongs to. */
      const pieces: {readonly owner: Element; readonly rects: readonly DOMRect[]}[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (!owner || !node.textContent?.trim() || owner.closest('script, style, noscript, title, desc, option'))
          continue;
        if (!shows(owner)) continue;
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({width, height}) => width > 1 && height > 1);
        if (rects.length > 0) pieces.push({owner, rects});
      }

      /* Boxes that cut what sticks out of them. */
      let boxes = 0;
      const cuts = (value: string) => value === 'hidden' || value === 'clip';
      const scrolls = (value: string) => value === 'auto' || value === 'scroll';
      const cutters = new Map<Element, {readonly x: boolean; readonly y: boolean}>();
      for (const element of document.body.querySelectorAll('*')) {
        const {overflowX, overflowY} = getComputedStyle(element);
        if (element.tagName === 'svg' || (overflowX === 'visible' && overflowY === 'visible')) continue;
        cutters.set(element, {x: cuts(overflowX) || !scrolls(overflowX), y: cuts(overflowY) || !scrolls(overflowY)});
        boxes += 1;
      }
      for (const {owner, rects} of pieces) {
        if (isExcepted(owner)) continue;
        for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
          const way = cutters.get(box);
          if (!way) continue;
          const edge = box.getBoundingClientRect();
          const isCut = rects.some(
            ({left, right, top, bottom}) =>
              (way.x && (left < edge.left - slack || right > edge.right + slack)) ||
              (way.y && (top < edge.top - slack - 2 || bottom > edge.bottom + slack + 2)),
          );
          if (isCut) faults.add(`cut off by ${nameOf(box)}: ${nameOf(owner)}`);
          // What one can scroll to is not lost, whatever lies around the box that scrolls.
          if (!way.x || !way.y) break;
        }
      }

      /* Text that leaves the window to the left or right, outside of boxes that scroll. */
      const inScrollBox = (element: Element) => {
        for (let box: Element | null = element; box; box = box.parentElement) {
          const {overflowX} = getComputedStyle(box);
          if (scrolls(overflowX) && box !== document.body && box !== rootElement) return true;
        }
        return false;
      };
      for (const {owner, rects} of pieces) {
        const isOut = rects.some(({left, right}) => left < -slack || right > rootElement.clientWidth + slack);
        if (isOut && !inScrollBox(owner) && !isExcepted(owner)) faults.add(`outside of the window: ${nameOf(owner)}`);
      }

      /* Controls: their text stays inside, and none lies on another. */
      const selector = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [tabindex="0"]';
      const controls = [...document.body.querySelectorAll(selector)].filter(shows);
      for (const control of controls) {
        if (!control.matches('button, .button, .badge, summary, select') || isExcepted(control)) continue;
        const edge = control.getBoundingClientRect();
        const spills = pieces
          .filter(({owner}) => control.contains(owner) && !inScrollBox(owner))
          .some(({rects}) => rects.some(({left, right}) => left < edge.left - slack || right > edge.right + slack));
        if (spills) faults.add(`text spills out of ${nameOf(control)}`);
        if (control instanceof HTMLSelectElement) {
          const {font, paddingLeft, paddingRight} = getComputedStyle(control);
          const brush = document.createElement('canvas').getContext('2d')!;
          brush.font = font;
          const widths = [...control.options].map(({text}) => brush.measureText(text.trim()).width);
          const room = control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
          // Browsers do not wrap a choice: where its control has the window for itself, nothing more can be done.
          const canGrow = control.offsetWidth < 0.7 * rootElement.clientWidth;
          if (canGrow && Math.max(...widths) > room + slack)
            faults.add(`a choice does not fit into ${nameOf(control)}`);
        }
      }

      /* What is drawn over something else: texts of different elements, and controls. */
      interface Area {
        readonly element: Element;
        readonly rect: DOMRect;
      }
      const layerOf = (element: Element): Element => {
        for (let box: Element | null = element; box; box = box.parentElement) {
          const {position} = getComputedStyle(box);
          if (position === 'fixed' || position === 'sticky' || box.matches('dialog, .dropdown__menu')) return box;
        }
        return document.body;
      };
      /** The part of a rectangle that boxes which scroll or cut let through. */
      const seen = (element: Element, rect: DOMRect): DOMRect | null => {
        let {left, right, top, bottom} = rect;
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          if (!cutters.has(box)) continue;
          const edge = box.getBoundingClientRect();
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
        return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
      };
      /* Bars that stay in view have the text of the page below them: their own has to stay inside. */
      for (const {owner, rects} of pieces) {
        const layer = layerOf(owner);
        if (layer === document.body || getComputedStyle(layer).position !== 'sticky' || isExcepted(owner)) continue;
        const edge = layer.getBoundingClientRect();
        const isOut = rects
          .flatMap((rect) => seen(owner, rect) ?? [])
          .some(({top, bottom}) => top < edge.top - slack || bottom > edge.bottom + slack);
        if (isOut) faults.add(`sticks out of ${nameOf(layer)}: ${nameOf(owner)}`);
      }
      const collide = (areas: readonly Area[], what: string) => {
        const sorted = [...areas].sort((a, b) => a.rect.top - b.rect.top);
        for (const [place, one] of sorted.entries()) {
          for (let next = place + 1; next < sorted.length; next++) {
            const other = sorted[next]!;
            if (other.rect.top >= one.rect.bottom) break;
            if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
            const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
            const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
            // Lines of text are higher than their letters.
            if (across <= slack || down <= 0.3 * Math.min(one.rect.height, other.rect.height)) continue;
            if (layerOf(one.element) !== layerOf(other.element)) continue;
            if (isExcepted(one.element) || isExcepted(other.element)) continue;
            faults.add(`${what} on top of each other: ${nameOf(one.element)} and ${nameOf(other.element)}`);
          }
        }
      };
      const areasOf = (element: Element, rects: readonly DOMRect[]): readonly Area[] =>
        rects.flatMap((rect) => {
          const part = seen(element, rect);
          return part ? [{element, rect: part}] : [];
        });
      collide(
        pieces.flatMap(({owner, rects}) => areasOf(owner, rects)),
        'texts',
      );
      collide(
        controls.flatMap((control) => areasOf(control, [...control.getClientRects()])),
        'controls',
      );

      return {faults: [...faults], texts: pieces.length, controls: controls.length, boxes};
    },
    exceptions.map(({selector}) => selector),
  );
}
