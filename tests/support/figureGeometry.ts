/** Where the texts of the drawings are, as the browser renders them. */
import type {Page} from '@playwright/test';
import {load} from 'cheerio';

/** Px; what is smaller cannot be read on a phone. */
const SMALLEST_TEXT = 11;
/** Contrast of text, WCAG AA. */
const LEAST_CONTRAST = 4.5;

/** The drawings of a page as it is served, each at a step of a list where it is. */
export function figuresOf(html: string): readonly string[] {
  const $ = load(html);
  return $('figure:has(svg[data-layout])')
    .map((_, figure) => {
      $(figure).find('[id]').removeAttr('id');
      $(figure).find('[aria-describedby]').removeAttr('aria-describedby');
      const html = $.html(figure);
      return $(figure).parent().is('li') ? `<ol><li>${html}</li></ol>` : html;
    })
    .get();
}

/** Puts the drawings in the place of the page's text. */
export async function showFigures(page: Page, figures: readonly string[]): Promise<void> {
  await page.locator('.theme-doc-markdown').evaluate((text, html) => {
    text.innerHTML = html;
  }, figures.join('\n'));
}

export interface FigureReport {
  readonly drawings: number;
  readonly texts: number;
  readonly lines: number;
  /** Px of the smallest text. */
  readonly smallest: number;
  /** Of the text with the least. */
  readonly contrast: number;
  readonly faults: readonly string[];
}

/** Looks at every text of every drawing that is shown: inside its drawing, over nothing, large enough, clear from its ground. */
export const reportFigures = (page: Page): Promise<FigureReport> =>
  page.locator('.theme-doc-markdown').evaluate(
    (root, {smallestText, leastContrast}) => {
      interface Box {
        readonly left: number;
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
      }
      interface Line {
        readonly box: Box;
        readonly text: SVGTextElement;
        readonly words: string;
      }
      const faults: string[] = [];
      let [texts, lineCount, smallest, contrast] = [0, 0, Infinity, Infinity];

      /** What ink there is of a line: from the capitals' height to the base line, a little less than the font's own box. */
      const lineBox = (part: SVGTextContentElement, pixels: number, isTurned: boolean): Box => {
        const {left, top, right, bottom} = part.getBoundingClientRect();
        const [above, below] = [pixels * 0.22, pixels * 0.14];
        return isTurned
          ? {left: left + above, top, right: right - below, bottom}
          : {left, top: top + above, right, bottom: bottom - below};
      };
      const overlap = (a: Box, b: Box): boolean =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
      const isInside = (inner: Box, outer: Box, slack: number): boolean =>
        inner.left >= outer.left - slack &&
        inner.right <= outer.right + slack &&
        inner.top >= outer.top - slack &&
        inner.bottom <= outer.bottom + slack;
      const channels = (colour: string): readonly number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = (colour: string): number => {
        const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
          const part = value / 255;
          return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrastOf = (a: string, b: string): number => {
        const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
        return (light + 0.05) / (dark + 0.05);
      };
      const isOpaque = (colour: string): boolean => colour.startsWith('rgb(') || channels(colour)[3] === 1;
      /** Points of a shape's outline on the screen, two units apart. */
      const outline = (shape: SVGGeometryElement): readonly DOMPoint[] => {
        const matrix = shape.getScreenCTM();
        const length = shape.getTotalLength();
        if (matrix === null) return [];
        return Array.from({length: Math.ceil(length / 2) + 1}, (_, index) =>
          shape.getPointAtLength(Math.min(length, index * 2)).matrixTransform(matrix),
        );
      };
      const isAfter = (a: Element, b: Element): boolean =>
        (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      const isDashed = (dashes: string): boolean => dashes !== 'none';

      const drawings = [...root.querySelectorAll<SVGSVGElement>('svg[data-layout]')].filter((svg) =>
        svg.checkVisibility(),
      );
      for (const svg of drawings) {
        const figure = svg.closest('figure');
        const name = figure?.querySelector('[role="img"]')?.getAttribute('aria-label')?.slice(0, 60) ?? '';
        const fault = (words: string, what: string): void => void faults.push(`${name} | "${words}" ${what}`);
        const frame = svg.getBoundingClientRect();
        const scale = svg.getScreenCTM()?.a ?? 0;
        const shapes = [
          ...svg.querySelectorAll<SVGGeometryElement>('rect, circle, ellipse, path, polygon, polyline, line'),
        ].map((shape) => ({shape, style: getComputedStyle(shape), box: shape.getBoundingClientRect()}));
        const lines: readonly Line[] = [...svg.querySelectorAll('text')].flatMap((text) => {
          texts += 1;
          const pixels = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
          smallest = Math.min(smallest, pixels);
          const words = text.textContent;
          if (pixels < smallestText) fault(words, `is ${pixels.toFixed(1)} px`);
          const isTurned = /rotate\(-?90/.test(text.getAttribute('transform') ?? '');
          const parts = [...text.querySelectorAll('tspan')];
          return (parts.length === 0 ? [text] : parts).map((part) => ({
            text,
            words: part.textContent,
            box: lineBox(part, pixels, isTurned),
          }));
        });
        lineCount += lines.length;
        lines.forEach(({text, words, box}, index) => {
          if (!isInside(box, frame, 0)) fault(words, 'is cut off at the edge');
          for (const other of lines.slice(index + 1)) {
            if (overlap(box, other.box)) fault(words, `is over "${other.words}"`);
          }
          const style = getComputedStyle(text);
          const halo = style.paintOrder.startsWith('stroke') && style.stroke !== 'none';
          const below = shapes.filter(({shape}) => isAfter(text, shape));
          const grounds = below.filter(({style: {fill}, box: ground}) => fill !== 'none' && isInside(box, ground, 0.5));
          const ground = grounds.at(-1);
          const canvas = getComputedStyle(svg.closest('[role="img"]')!).backgroundColor;
          const ratio = contrastOf(style.fill, ground && isOpaque(ground.style.fill) ? ground.style.fill : canvas);
          contrast = Math.min(contrast, ratio);
          if (ratio < leastContrast) fault(words, `has a contrast of ${ratio.toFixed(2)}`);
          const inner = {left: box.left + 1, right: box.right - 1, top: box.top + 1, bottom: box.bottom - 1};
          for (const {shape, style: line, box: extent} of shapes) {
            if (halo || line.stroke === 'none' || !overlap(inner, {...inner, ...toBox(extent)})) continue;
            const isCovered = isAfter(text, shape) && grounds.some(({shape: cover}) => isAfter(cover, shape));
            if (isCovered) continue;
            if (
              outline(shape).some(({x, y}) => x > inner.left && x < inner.right && y > inner.top && y < inner.bottom)
            ) {
              fault(words, `is crossed by a ${isDashed(line.strokeDasharray) ? 'dashed ' : ''}${shape.tagName}`);
            }
          }
        });
        for (const words of figure?.querySelectorAll<HTMLElement>('figcaption, li, td, th') ?? []) {
          if (words.checkVisibility() && words.scrollWidth > words.clientWidth + 1)
            fault(words.innerText, 'does not fit');
        }
      }
      // The panels of a figure are one drawing.
      const shown = new Set(drawings.map((svg) => (svg.dataset.layout === 'panel' ? svg.closest('figure') : svg)));
      return {drawings: shown.size, texts, lines: lineCount, smallest, contrast, faults};

      function toBox({left, top, right, bottom}: DOMRect): Box {
        return {left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1};
      }
    },
    {smallestText: SMALLEST_TEXT, leastContrast: LEAST_CONTRAST},
  );
