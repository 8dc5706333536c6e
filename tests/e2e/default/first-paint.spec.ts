import {expect, open, test} from '../../support/fixtures.ts';
import {FaultyServer, nextPiece} from '../../support/faultyServer.ts';
import {baseUrl, older} from '../../support/site.ts';
import {sample} from '../../support/sample.ts';

/** Where the parts of a page are and how they look, as far as the first screen shows it. */
const looks = () =>
  [
    ...document.querySelectorAll(
      'nav.navbar, .navbar__item, .theme-doc-sidebar-menu a, h1, h2, article p, article table, pre, figure svg, main select, main textarea, main button',
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

const modes = (['light', 'dark'] as const).flatMap((colorScheme) => [390, 1280].map((width) => ({colorScheme, width})));

for (const {colorScheme, width} of sample('styles in the page', modes, 2, 6)) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({colorScheme, viewport: {width, height: 900}});

    for (const path of ['', 'general/features', 'changelog', 'tools/config-checker']) {
      test(`/${path} has all its styles in the page`, async ({page}) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await open(page, path);
        expect((await page.evaluate(looks)).length).toBeGreaterThan(3);
        expect(asked.length).toBeGreaterThan(3);
        expect(asked.filter((url) => /\.css$/.test(url))).toEqual([]);
      });
    }

    test('a tool looks the same for a reader who comes from another page', async ({page}) => {
      await open(page, 'tools/config-checker');
      await page.waitForLoadState('networkidle');
      const direct = await page.evaluate(looks);
      expect(direct.length).toBeGreaterThan(3);
      await open(page, '');
      const styles = page.waitForResponse(/\/assets\/css\/tools\.[^/]+\.css$/);
      await page.locator('footer').getByRole('link', {name: 'Config checker'}).click();
      await styles;
      await expect(page.locator('h1')).toHaveText('Config checker');
      await expect.poll(() => page.evaluate(looks)).toEqual(direct);
    });
  });
}

const phonePages = [
  '',
  'general/install',
  'general/features',
  'faq/',
  'troubleshoot/',
  'changelog',
  'tools/log-reader',
  'search?q=float',
  `tools/bms-finder?version=${older.name}&compare=jk-bms,daly`,
];

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

  for (const path of phonePages) {
    test(`/${path} does not shift while it arrives and loads`, async ({page}) => {
      const host = await FaultyServer.start('build', baseUrl);
      host.break('pieces', (asked) => asked === new URL(path, host.url).pathname);
      await page.addInitScript((piece) => {
        const shifts: number[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
        }).observe({type: 'layout-shift', buffered: true});
        const askWhenPainted = () =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              if (document.readyState === 'loading') void fetch(piece).then(askWhenPainted);
            }),
          );
        askWhenPainted();
      }, `${host.url}${nextPiece}`);
      await open(page, `${host.url}${path}`);
      await page.waitForLoadState('networkidle');
      expect(host.injected).toBe(1);
      const shift = await page.evaluate(() =>
        (window as unknown as {shifts: number[]}).shifts.reduce((a, b) => a + b, 0),
      );
      expect(shift).toBeLessThan(0.01);
      await host.close();
    });
  }
});

test('a page prefetches at most 30 files, none twice and none that it has loaded', async ({page}) => {
  await open(page, 'general/features');
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect.poll(() => page.locator('link[rel="prefetch"]').count()).toBeGreaterThan(0);
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

test('nothing is sorted by the rules of a language while a page starts: they take long to load', async ({page}) => {
  await page.addInitScript(() => {
    const {localeCompare} = String.prototype;
    String.prototype.localeCompare = function (other: string) {
      document.documentElement.dataset.compared = other;
      return localeCompare.call(this, other);
    };
  });
  await open(page, 'general/install');
  const compared = page.locator('html[data-compared]');
  await expect(compared).toHaveCount(0);
  await page.evaluate(() => 'a'.localeCompare('b'));
  await expect(compared).toHaveCount(1);
});
