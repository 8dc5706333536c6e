import {expect, open, test} from '../../support/fixtures.ts';

/** Where the parts of a page are and how they look, as far as the first screen shows it. */
const looks = () =>
  [
    ...document.querySelectorAll(
      'nav.navbar, .navbar__item, .theme-doc-sidebar-menu a, h1, h2, article p, article table, pre, figure svg',
    ),
  ]
    .filter((element) => element.checkVisibility({visibilityProperty: true}))
    .filter((element) => element.getBoundingClientRect().top < window.innerHeight)
    .map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const {color, backgroundColor, fontSize, display} = getComputedStyle(element);
      return {
        part: element.tagName,
        box: [x, y, width, height].map(Math.round),
        color,
        backgroundColor,
        fontSize,
        display,
      };
    });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({colorScheme, viewport: {width, height: 900}});

      for (const path of ['', 'general/features', 'changelog']) {
        test(`/${path} looks the same before its stylesheet arrives`, async ({page}) => {
          await open(page, path);
          const complete = await page.evaluate(looks);
          expect(complete.length).toBeGreaterThan(3);
          let refused = 0;
          await page.route(/\.css$/, (route) => {
            refused++;
            return route.abort('failed');
          });
          await open(page, path);
          expect(refused).toBeGreaterThan(0);
          expect(await page.evaluate(looks)).toEqual(complete);
        });
      }
    });
  }
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  for (const path of ['', 'general/install', 'general/features', 'faq/']) {
    test(`/${path} does not shift while it loads`, async ({page}) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
        }).observe({type: 'layout-shift', buffered: true});
      });
      await open(page, path);
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() =>
        (window as unknown as {shifts: number[]}).shifts.reduce((a, b) => a + b, 0),
      );
      expect(shift).toBeLessThan(0.01);
    });
  }
});

test('a page prefetches at most 30 files, none twice and none that it has loaded', async ({page}) => {
  await open(page, 'general/features');
  await page.mouse.wheel(0, 4000);
  await page.waitForLoadState('networkidle');
  const {links, scripts} = await page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({href}) => href),
    scripts: [...document.scripts].map(({src}) => src),
  }));
  expect(links.length).toBeGreaterThan(0);
  expect(links.length).toBeLessThanOrEqual(30);
  expect(new Set(links).size).toBe(links.length);
  expect(links.filter((link) => !scripts.includes(link)).length, 'files that were not loaded already').toBeGreaterThan(
    0,
  );
});
