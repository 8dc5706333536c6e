// The focus of the keyboard: it shows, is never covered, and goes the way the eye goes.
import {isFull, sample} from '../../support/sample.ts';
import {outOfOrder, startAtTop, step, type Stop} from '../../support/focus.ts';
import {expect, open, test} from '../../support/fixtures.ts';
import {onePageOfEachKind} from '../../support/places.ts';

test.describe.configure({timeout: isFull ? 900_000 : 120_000});
test.use({reducedMotion: 'reduce'});

const maxStops = isFull ? 120 : 40;

test('S2.shell.10 the focus shows on every kind of page, in order, and nothing lies on it', async ({page}) => {
  const found: string[] = [];
  let count = 0;
  const pages = onePageOfEachKind(17).flatMap((path) => [1280, 390].map((width) => ({path, width})));
  const tried = sample('focus on pages', pages, 4, 12);
  for (const {path, width} of tried) {
    await page.setViewportSize({width, height: 800});
    await open(page, path);
    await startAtTop(page);
    expect(await page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])').count()).toBe(0);
    const stops: Stop[] = [];
    while (stops.length < maxStops) {
      const stop = await step(page, 'Tab');
      if (stop.name === null) break;
      stops.push(stop);
    }
    expect(stops[0]?.name).toContain('Skip to main content');
    expect(stops.length, `stops on /${path}`).toBeGreaterThan(8);
    // Backwards, a page scrolls up: there the navbar could lie on what has the focus.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const back: Stop[] = [];
    while (back.length < stops.length / 2) {
      const stop = await step(page, 'Shift+Tab');
      if (stop.name === null) break;
      back.push(stop);
    }
    count += stops.length + back.length;
    const where = (what: string) => `/${path}, ${width} px: ${what}`;
    found.push(
      ...stops.filter(({hasNoRing}) => hasNoRing).map(({name}) => where(`${name}: the focus does not show`)),
      ...[...stops, ...back].filter(({isHidden}) => isHidden).map(({name}) => where(`${name}: covered`)),
      ...outOfOrder(stops).map(where),
    );
  }
  console.log(`focus: ${count} stops on ${tried.length} of ${pages.length} pages, ${found.length} faults`);
  expect([...new Set(found)]).toEqual([]);
});

test('a focus that is not seen, covered or out of order is found', async ({page}) => {
  await open(page, 'faq/');
  await page.addStyleTag({
    content: `a { outline: none !important }
      html { scroll-padding: 0 !important }
      main { position: relative; z-index: 0 }
      body::after { content: ''; position: fixed; inset: 70px 0 0; z-index: 1000; background: grey }
      .navbar__items { flex-direction: row-reverse }`,
  });
  await startAtTop(page);
  const stops: Stop[] = [];
  for (let place = 0; place < 20; place++) stops.push(await step(page, 'Tab'));
  expect(stops.some(({hasNoRing}) => hasNoRing)).toBe(true);
  expect(stops.some(({isHidden}) => isHidden)).toBe(true);
  expect(outOfOrder(stops).join('\n')).toContain('FAQ comes after A Docs');
});
