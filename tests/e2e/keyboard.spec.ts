// What readers come for, by keyboard alone; the focus that shows; and pages that fit narrow screens and large text.
import type {Page} from '@playwright/test';
import {isFull, sample} from '../sample.ts';
import {routes} from '../site.ts';
import {expect, hydrated, open, test} from './fixtures.ts';
import {Search} from './pages/search.ts';
import {Shell} from './pages/shell.ts';
import {BmsFinder, ConfigChecker, tabTo} from './pages/tools.ts';

test('S2.shell.10 the main tasks need no mouse', async ({page}) => {
  // An error code, by search.
  const search = new Search(page);
  await open(page, '');
  await page.keyboard.press('/');
  await expect(search.input).toBeFocused();
  await page.keyboard.type('error 119');
  await expect(search.hits.first()).toBeVisible();
  // The question to the assistant stands above the hits.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/troubleshoot\/#error-119$/);
  await expect(search.modal).toHaveCount(0);

  // Another version of the same page.
  const shell = new Shell(page);
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await shell.versionButton.evaluate((button: HTMLElement) => button.focus());
  await page.keyboard.press('Enter');
  const older = shell.versionMenu.getByRole('link', {name: 'v1.6.20250131', exact: true});
  await tabTo(page, older);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/v1\.6\.20250131\/troubleshoot/);

  // A BMS.
  const finder = new BmsFinder(page);
  await finder.open('?version=2.0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, finder.search);
  await page.keyboard.type('daly');
  await expect(finder.row('Daly Smart BMS').or(finder.rows.first())).toBeVisible();
  await tabTo(page, finder.rows.first().getByRole('checkbox'));

  // A file.
  const checker = new ConfigChecker(page);
  await checker.open('?version=2.0');
  await tabTo(page, checker.editor);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('[DEFAULT]\nUNKNOWN_KEY_OF_TEST = 1');
  await expect(checker.findings.first()).toContainText('UNKNOWN_KEY_OF_TEST');
});

/** The element that has the focus, and what is wrong with how it shows. */
function focusFault(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
  const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
  const hasRing = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  if (!hasRing) return `${name}: no ring`;
  const {left, top, right, bottom} = element.getBoundingClientRect();
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return `${name}: not on the screen`;
  return null;
}

for (const path of ['general/install', 'tools/charge-limits', 'changelog']) {
  test(`the focus shows on its way through /${path}`, async ({page}) => {
    const faults: string[] = [];
    await open(page, path);
    expect(await page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])').count()).toBe(0);
    const stops = isFull ? 150 : 45;
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(focusFault);
      if (fault) faults.push(fault);
    }
    console.log(`focus: ${stops} stops on /${path}`);
    expect(faults).toEqual([]);
  });
}

test('a focus that does not show is found', async ({page}) => {
  await open(page, 'faq/');
  await page.addStyleTag({content: '* { outline: none !important; box-shadow: none !important; }'});
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(focusFault)).toContain('no ring');
});

const others = [
  'tools/bms-finder',
  'tools/charge-limits',
  'tools/config-checker',
  'search?q=charge',
  'changelog',
  'nowhere',
];
const everyPage = [...routes.map(({path}) => path), ...others];

/** How far the page reaches over the right edge of the window, px. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('pages fit 320 px, and text of twice the size', async ({page}) => {
  test.setTimeout(isFull ? 600_000 : 90_000);
  const tried = sample(everyPage, 8, 5);
  const wide: string[] = [];
  for (const path of tried) {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, path);
    if ((await overhang(page)) > 0) wide.push(`/${path} at 320 px`);
    await page.setViewportSize({width: 1280, height: 800});
    await page.addStyleTag({content: 'html { font-size: 200% !important; }'});
    if ((await overhang(page)) > 0) wide.push(`/${path} with text of twice the size`);
  }
  console.log(`reflow: ${tried.length} of ${everyPage.length} pages`);
  expect(wide).toEqual([]);
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p style="width:200vw">x</p>'),
  );
  expect(await overhang(page)).toBeGreaterThan(0);
});
