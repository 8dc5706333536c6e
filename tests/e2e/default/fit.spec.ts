// Narrow windows and large text: every kind of page and every state fits, whole in `npm run test:full`, else some.
import type {Page} from '@playwright/test';
import {isFull, sample} from '../../support/sample.ts';
import {fitOf} from '../../support/fit.ts';
import {expect, open, test} from '../../support/fixtures.ts';
import {onePageOfEachKind, states} from '../../support/places.ts';

interface Setting {
  readonly name: string;
  readonly width: number;
  /** Size of the text, percent of the usual one. */
  readonly text: number;
}

const settings: readonly Setting[] = [
  {name: '320 px', width: 320, text: 100},
  {name: 'text of twice the size at 390 px', width: 390, text: 200},
  {name: 'text of twice the size at 1280 px', width: 1280, text: 200},
];

async function enterSetting(page: Page, {width, text}: Setting): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
    // The layout follows the width of the window at the next frame.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, text);
}

async function faultsAt(page: Page, name: string, setting: Setting): Promise<readonly string[]> {
  const {faults, texts, controls} = await fitOf(page);
  if (texts < 5 || controls < 1) throw new Error(`${name} shows nothing.`);
  return faults.map((fault) => `${name}, ${setting.name}: ${fault}`);
}

test.describe.configure({timeout: isFull ? 600_000 : 120_000});
test.use({reducedMotion: 'reduce', allowedPageErrors: [/broken on purpose|could not be loaded/]});

test('every kind of page fits 320 px, and text of twice the size', async ({page}) => {
  const found: string[] = [];
  const kinds = onePageOfEachKind(31);
  const tried = sample('narrow screens and large text', kinds, 5, 5);
  for (const path of tried) {
    await open(page, path);
    for (const setting of settings) {
      await enterSetting(page, setting);
      found.push(...(await faultsAt(page, `/${path}`, setting)));
    }
  }
  console.log(
    `fit: ${tried.length} of ${kinds.length} kinds of pages, ${settings.length} settings, ${found.length} faults`,
  );
  expect(found).toEqual([]);
});

/** The largest part of the middle of the window that lies below something that stays while the page scrolls, percent. */
const coveredPart = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      ((/fixed|sticky/.test(getComputedStyle(element).position) && !element.closest('table')) ||
        isFixed(element.parentElement));
    const {scrollHeight} = document.documentElement;
    let most = 0;
    for (let top = 0; top < scrollHeight; top += Math.max(innerHeight, scrollHeight / 40)) {
      scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const rows = Array.from({length: Math.floor(innerHeight / 8)}, (_, row) => row * 8 + 4);
      const covered = rows.filter((y) => isFixed(document.elementFromPoint(innerWidth / 2, y)));
      most = Math.max(most, covered.length / rows.length);
    }
    return Math.round(most * 100);
  });

test('what stays in view leaves half of a window that shows a page at 400 %', async ({page}) => {
  const covered: Record<string, number> = {};
  await page.setViewportSize({width: 320, height: 256});
  for (const path of [
    'general/install',
    'tools/config-checker',
    'tools/charge-limits',
    'tools/bms-finder?compare=jbd',
  ]) {
    await open(page, path);
    await expect(page.locator('main h1')).toBeVisible();
    covered[path] = await coveredPart(page);
  }
  console.log(JSON.stringify(covered));
  expect(Object.entries(covered).filter(([, part]) => part > 50)).toEqual([]);
  await page.addStyleTag({content: 'h1 { position: fixed; inset: 0; }'});
  expect(await coveredPart(page)).toBeGreaterThan(50);
});

test('every state fits 320 px, and text of twice the size', async ({context}) => {
  const found: string[] = [];
  const pairs = Object.entries(states).flatMap(([name, {enter, fits = () => true}]) =>
    settings.filter(({width}) => fits(width)).map((setting) => ({name, enter, setting})),
  );
  const tried = sample('narrow screens and large text', pairs, 4, 9);
  for (const {name, enter, setting} of tried) {
    const page = await context.newPage();
    await page.setViewportSize({width: setting.width, height: 800});
    await enter(page);
    await enterSetting(page, setting);
    found.push(...(await faultsAt(page, name, setting)));
    await page.close();
  }
  console.log(`fit: ${tried.length} of ${pairs.length} states with a setting, ${found.length} faults`);
  expect(found).toEqual([]);
});

test('what does not fit is found', async ({page}) => {
  await open(page, 'nowhere');
  await enterSetting(page, settings[0]!);
  expect((await fitOf(page)).faults).toEqual([]);
  await page.evaluate(() => {
    const box = 'height: 2rem; line-height: 2rem; white-space: nowrap';
    document.querySelector('main')!.insertAdjacentHTML(
      'beforeend',
      `<p style="${box}; width: 4rem; overflow: hidden">cut off on the right</p>
       <p style="${box}; width: 150vw">wider than the window</p>
       <p style="${box}"><span>one</span><span style="margin-left: -1.5rem">two</span></p>
       <p style="${box}"><a href="#x">three</a><a href="#y" style="margin-left: -2rem">four</a></p>
       <button style="width: 3rem; white-space: nowrap">text beyond the button</button>
       <div style="position: sticky; height: 1rem"><span style="position: relative; top: 3rem">five</span></div>
       <select style="width: 4rem"><option>a choice that is too long</option></select>`,
    );
  });
  const found = (await fitOf(page)).faults.join('\n');
  for (const words of [
    'scrolls sideways',
    'cut off by p "cut off on the right"',
    'texts on top of each other: span "one" and span "two"',
    'controls on top of each other: a "three" and a "four"',
    'sticks out of div "five": span "five"',
    'text spills out of button',
    'a choice does not fit into select',
  ]) {
    expect(found).toContain(words);
  }
});
