// Whether what is tapped is large enough for a finger.
import type {Page} from '@playwright/test';

/** CSS px (WCAG 2.2, 2.5.5). Half a pixel may be lost to rounding. */
const enough = 44;

interface Targets {
  readonly seen: number;
  /** `element height "name"` */
  readonly small: readonly string[];
}

/** Looks at all that shows in the page. A link within a sentence is as high as its line. */
export const targetsOf = (page: Page): Promise<Targets> =>
  page.evaluate((least) => {
    const selector = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]';
    const targets = [...document.querySelectorAll(selector)].flatMap((element) => {
      const target = element.matches('input[type=checkbox], input[type=radio]')
        ? (element.closest('label') ?? element)
        : element;
      const {width, height} = target.getBoundingClientRect();
      const shows =
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
        !element.closest('[inert], [class*=skipToContent]') &&
        width > 1 &&
        height > 1;
      return shows && getComputedStyle(element).display !== 'inline' ? [{element, height}] : [];
    });
    return {
      seen: targets.length,
      small: targets
        .filter(({height}) => height < least - 0.5)
        .map(({element, height}) => {
          const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
          return `${element.tagName.toLowerCase()} ${Math.round(height)} "${name}"`;
        }),
    };
  }, enough);
