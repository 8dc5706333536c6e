/* src/client/head/layoutInSlices.ts: nothing that leads to a place of the page leads to a wrong one while blocks wait for their layout. */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../../support/fixtures.ts';
import {sample} from '../../support/sample.ts';

const path = 'general/install';
const place = 'firmware-update';
const isHydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

/** Blocks that the browser lays out when they come near the screen, or not before the first paint. */
const countWaiting = (page: Page, until: 'auto' | 'hidden' = 'auto') =>
  page
    .locator('.theme-doc-markdown > *')
    .evaluateAll(
      (blocks, value) => blocks.filter((block) => getComputedStyle(block).contentVisibility === value).length,
      until,
    );

const topOfPlace = (page: Page) => page.locator(`#${place}`).evaluate((heading) => heading.getBoundingClientRect().top);

/** The browser is never idle: what waits goes on waiting until the reader does something. */
const hold = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

async function openHeld(page: Page, address = path): Promise<void> {
  await hold(page);
  await page.goto(address);
  await isHydrated(page);
}

async function expectLaidOutWithPlaceOnScreen(page: Page): Promise<void> {
  await expect.poll(() => countWaiting(page)).toBe(0);
  await expect(page.locator(`#${place}`)).toBeInViewport();
}

for (const width of sample('widths of a page laid out in slices', [390, 1280], 1, 3)) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    test('a page is laid out in slices, without a shift', async ({page}) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const {sources} of list.getEntries() as unknown as {sources: {node: Node | null}[]}[]) {
            for (const {node} of sources) {
              if (node?.parentElement?.closest('article')) document.documentElement.dataset.shifted = node.nodeName;
            }
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      for (const address of ['', 'general/features', path]) {
        await open(page, address);
        expect(await countWaiting(page)).toBe(0);
        await expect(page.locator('html[data-shifted]')).toHaveCount(0);
      }
    });

    test('the first paint has what the screen shows, and what is further down comes after it', async ({page}) => {
      await page.addInitScript(() => {
        let most = 0;
        const look = () => {
          const blocks = [...document.querySelectorAll('.theme-doc-markdown > *')];
          const below = blocks.filter((block) => getComputedStyle(block).contentVisibility === 'hidden');
          // Looked at in the next frame: what was painted is laid out.
          const isPainted = below.length < blocks.length;
          if (isPainted) most = Math.max(most, below.length);
          document.documentElement.dataset.below = String(most);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await open(page, path);
      expect(Number(await page.locator('html').getAttribute('data-below'))).toBeGreaterThan(0);
      expect(await countWaiting(page, 'hidden')).toBe(0);
    });

    test('the contents and the address lead to the same place', async ({page}) => {
      await open(page, `${path}#${place}`);
      expect(await countWaiting(page)).toBe(0);
      await expect(page.locator(`#${place}`)).toBeInViewport();
      const expected = await topOfPlace(page);
      await page.goto('about:blank');
      await openHeld(page);
      expect(await countWaiting(page)).toBeGreaterThan(50);
      const mobile = page.locator('.theme-doc-toc-mobile');
      const contents = width < 997 ? mobile : page.locator('.theme-doc-toc-desktop');
      if (width < 997) await mobile.getByRole('button').click();
      await contents.locator(`a[href="#${place}"]`).click();
      await expectLaidOutWithPlaceOnScreen(page);
      await expect.poll(async () => Math.abs((await topOfPlace(page)) - expected)).toBeLessThanOrEqual(2);
    });

    test('text in the address, and an address that a script sets', async ({page}) => {
      const words = await (async () => {
        await open(page, path);
        return page.locator(`#${place} + p`).evaluate((text) => text.textContent.split(' ').slice(0, 12).join(' '));
      })();
      await page.goto('about:blank');
      await openHeld(page, `${path}#:~:text=${encodeURIComponent(words)}`);
      await expectLaidOutWithPlaceOnScreen(page);
      await page.goto('about:blank');
      await openHeld(page);
      expect(await countWaiting(page)).toBeGreaterThan(50);
      await page.evaluate((id) => (window.location.hash = id), place);
      await expectLaidOutWithPlaceOnScreen(page);
    });

    test('find in page, and the End key', async ({page}) => {
      await openHeld(page);
      const words = await page.locator(`#${place}`).evaluate((heading) => heading.firstChild?.textContent ?? '');
      expect(words.length).toBeGreaterThan(5);
      expect(await countWaiting(page)).toBeGreaterThan(50);
      const find = (text: string) =>
        page.evaluate((sought) => (window as unknown as {find: (text: string) => boolean}).find(sought), text);
      // What opens the browser's own field.
      await page.keyboard.press('Control+f');
      // In the contents first, then in the text.
      while (await find(words)) {
        if (await page.evaluate((id) => getSelection()?.anchorNode?.parentElement?.id === id, place)) break;
      }
      await expectLaidOutWithPlaceOnScreen(page);
      await page.goto('about:blank');
      await openHeld(page);
      await page.keyboard.press('End');
      await expect.poll(() => countWaiting(page)).toBe(0);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
    });
  });
}

test('a slice ends when its time is used: other work comes between two slices', async ({page}) => {
  await page.addInitScript(() => {
    // Each look at the clock is later than a slice may last.
    let time = 0;
    performance.now = () => (time += 100);
    let before = 0;
    const mostPerFrame: number[] = [];
    Object.assign(window, {mostPerFrame});
    const look = () => {
      const {length} = document.querySelectorAll('.theme-doc-markdown > [style*="content-visibility"]');
      if (before > 0) mostPerFrame.push(length - before);
      before = length;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, path);
  const perFrame = await page.evaluate(() => (window as unknown as {mostPerFrame: number[]}).mostPerFrame);
  expect(perFrame.filter((count) => count > 0).length).toBeGreaterThan(20);
  expect(Math.max(...perFrame)).toBe(1);
});

test('the place is kept on the way back and with a reload', async ({page}) => {
  await open(page, path);
  await page.locator(`#${place}`).scrollIntoViewIfNeeded();
  await expectLaidOutWithPlaceOnScreen(page);
  const top = await topOfPlace(page);
  await hold(page);
  const isAsBefore = async () => {
    await isHydrated(page);
    await expectLaidOutWithPlaceOnScreen(page);
    await expect.poll(async () => Math.abs((await topOfPlace(page)) - top)).toBeLessThanOrEqual(2);
  };
  await page.reload();
  await isAsBefore();
  await page.goto('about:blank');
  await page.goBack();
  await isAsBefore();
});

test('the keyboard reaches what waits, and paper gets all of it', async ({page}) => {
  await openHeld(page);
  expect(await countWaiting(page)).toBeGreaterThan(50);
  await page.emulateMedia({media: 'print'});
  expect(await countWaiting(page)).toBe(0);
  await page.emulateMedia({media: 'screen'});
  expect(await countWaiting(page)).toBeGreaterThan(50);
  await page.keyboard.press('Tab');
  await expect.poll(() => countWaiting(page)).toBe(0);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('nothing waits', async ({page}) => {
    await page.goto(path);
    await expect(page.locator(`#${place}`)).toBeAttached();
    expect(await countWaiting(page)).toBe(0);
  });
});
