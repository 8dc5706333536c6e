import type {Page} from '@playwright/test';
import {latest} from '../../support/site.ts';
import {expect, open, test} from '../../support/fixtures.ts';
import {groupsWithoutLayout} from '../../support/places.ts';
import {sample} from '../../support/sample.ts';

/** Scripts of pages that were run, by a key that only the text of the install page has. */
function countPageScripts(page: Page): {readonly withSettings: () => number} {
  let withSettings = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script' || !response.url().includes('/assets/js/')) return;
    if ((await response.text().catch(() => '')).includes('CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_UNTIL')) withSettings++;
  });
  return {withSettings: () => withSettings};
}

/** Where the page is scrolled to once what comes into view no longer moves it. */
const restingPlace = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0, before = scrollY; still < 5; before = scrollY) {
      await frame();
      still = scrollY === before ? still + 1 : 0;
    }
    return scrollY;
  });

/** A mark on the window lives until the document is replaced. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, {sameDocument: true}));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('the text of the first page is sent once, works, and is there again on the way back', async ({page}) => {
  const scripts = countPageScripts(page);
  await open(page, 'general/install');
  await page.waitForLoadState('networkidle');
  expect(scripts.withSettings(), 'scripts with the text of the page').toBe(0);
  const text = page.locator('.theme-doc-markdown');
  const atFirst = await text.innerText();

  await test.step('a link in the text goes to the page without a reload', async () => {
    await mark(page);
    await text.locator('a[href$="/general/connect"], a[href*="/general/connect#"]').first().click();
    await expect(page.locator('h1')).toHaveText('Connect');
    expect(await isMarked(page)).toBe(true);
    await expect(page.locator('.theme-doc-markdown p').first()).toBeVisible();
  });

  await test.step('and back', async () => {
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Install');
    expect(await isMarked(page)).toBe(true);
    expect(scripts.withSettings()).toBe(0);
    await expect.poll(() => text.innerText()).toBe(atFirst);
    await text.locator('a[href$="/general/connect"], a[href*="/general/connect#"]').first().click();
    await expect(page.locator('h1')).toHaveText('Connect');
    expect(await isMarked(page)).toBe(true);
  });
});

test('a link to a tool goes there without a reload, and nothing of it is loaded before', async ({page}) => {
  await open(page, 'general/install');
  await mark(page);
  const link = page.locator('.theme-doc-markdown a[href*="/tools/config-checker"]').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('link[rel="prefetch"][href*="tools"]').count()).toBe(0);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Config checker');
  await expect(page).toHaveURL(new RegExp(`version=${latest.name}`));
  expect(await isMarked(page)).toBe(true);
});

test.describe('the next page of a visit is rendered in two steps', () => {
  /** Notes what the page holds when its title has changed, before React continues. */
  const noteFirstStep = (page: Page) =>
    page.evaluate(() => {
      const title = () => document.querySelector('h1')?.textContent;
      const before = title();
      new MutationObserver((_, observer) => {
        if (title() === before) return;
        observer.disconnect();
        const text = document.querySelector('.theme-doc-markdown')!;
        Object.assign(window, {
          firstStep: {headings: text.querySelectorAll('h2').length, bottom: text.getBoundingClientRect().bottom},
        });
      }).observe(document.body, {childList: true, subtree: true, characterData: true});
    });
  const firstStepOf = (page: Page) =>
    page.evaluate(() => (window as unknown as {firstStep: {headings: number; bottom: number}}).firstStep);
  const headings = '.theme-doc-markdown h2';
  const goOn = (page: Page) =>
    page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Connect', exact: true}).click();

  async function countHeadings(page: Page): Promise<number> {
    await open(page, 'general/connect');
    const count = await page.locator(headings).count();
    expect(count).toBeGreaterThan(10);
    return count;
  }

  async function goOnToAllOfIt(page: Page): Promise<void> {
    const whole = await countHeadings(page);
    await open(page, 'faq/');
    await goOn(page);
    await expect(page.locator('h1')).toHaveText('Connect');
    await expect(page.locator(headings)).toHaveCount(whole);
  }

  test('the first screen, then the rest', ({page}) => goOnToAllOfIt(page));

  test('at first there is more than a screen of it', async ({page}) => {
    const whole = await countHeadings(page);
    await page.setViewportSize({width: 1280, height: 1080});
    await open(page, 'faq/');
    await noteFirstStep(page);
    await goOn(page);
    await expect(page.locator('h1')).toHaveText('Connect');
    const {headings: count, bottom} = await firstStepOf(page);
    expect(count).toBeLessThan(whole);
    expect(bottom, 'nothing that moves is on the screen').toBeGreaterThan(1080);
  });

  test('an anchor below is there at once', async ({page}) => {
    await open(page, 'faq/');
    await noteFirstStep(page);
    await page.locator('.theme-doc-markdown a[href*="/general/connect#"]').first().click();
    await expect(page.locator('h1')).toHaveText('Connect');
    const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(target).toBeInViewport();
    expect((await firstStepOf(page)).headings).toBe(await page.locator(headings).count());
  });

  test('on the way back the reader is where they were', async ({page}) => {
    await goOnToAllOfIt(page);
    await page.locator(headings).last().scrollIntoViewIfNeeded();
    const place = await restingPlace(page);
    expect(place).toBeGreaterThan(3000);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'FAQ', exact: true}).click();
    await expect(page.locator('h1')).toHaveText('FAQ');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Connect');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});

for (const way of sample('ways a text comes', ['as HTML', 'rendered by React'] as const, 1, 3)) {
  test.describe(`text ${way}`, () => {
    test.use({permissions: ['clipboard-read', 'clipboard-write']});

    async function go(page: Page, name: string, path: string): Promise<void> {
      if (way === 'as HTML') return open(page, path);
      await open(page, 'faq/');
      await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name, exact: true}).click();
      await expect(page.locator('h1')).toHaveText(name);
    }

    test('settings are filtered, copied and marked', async ({page}) => {
      await go(page, 'Install', 'general/install');
      const reference = page.locator('[data-settings]');
      const rows = reference.locator('tbody tr:visible');
      const groups = reference.locator('[data-settings-group]');
      // Of a page that the reader has gone on to, the last groups come last.
      await expect(groups.last()).toBeVisible();
      await expect(rows, 'every group is folded').toHaveCount(0);
      const all = await reference.locator('tbody tr').count();
      expect(all).toBeGreaterThan(50);
      await groups.first().locator('summary').click();
      await expect(rows.first(), 'a group opens').toBeVisible();
      const ownRows = await rows.count();
      const field = page.getByRole('searchbox', {name: 'Filter settings'});
      await field.fill('max cell voltage');
      await expect(reference.getByRole('status')).toHaveText(/^\d+ of \d+ settings$/);
      const filtered = await rows.count();
      expect(filtered).toBeGreaterThan(0);
      expect(filtered).toBeLessThan(all);
      await expect(reference.locator('#max_cell_voltage')).toBeVisible();
      await expect(reference.locator('[data-settings-group]:visible')).not.toHaveCount(0);

      await reference.getByRole('button', {name: 'Copy MAX_CELL_VOLTAGE', exact: true}).click();
      await expect(reference.getByRole('button', {name: 'Copied!', exact: true})).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MAX_CELL_VOLTAGE');

      await reference.locator('#max_cell_voltage th a').click();
      await expect(reference.locator('#max_cell_voltage')).toHaveAttribute('data-target', '');
      await expect(field, 'a link to a row ends the filter').toHaveValue('');
      await expect(reference.locator('#max_cell_voltage'), 'and keeps its group open').toBeVisible();
      await expect(groups.first(), 'like the one that the reader opened').toHaveAttribute('open', '');
      expect(await rows.count()).toBeGreaterThan(ownRows);
      await expect(groups.last(), 'the filter closes what it opened').not.toHaveAttribute('open', '');
    });

    test('a chip opens its group of settings', async ({page}) => {
      await go(page, 'Install', 'general/install');
      const chips = page.getByRole('navigation', {name: 'Groups of settings'}).getByRole('link');
      await expect(chips).toHaveCount(await page.locator('[data-settings-group]').count());
      const group = page.locator('[data-settings-group]').filter({has: page.locator('#group-cell-voltages')});
      await expect(group).not.toHaveAttribute('open', '');
      await chips.filter({hasText: /^Cell voltages$/}).click();
      await expect(group).toHaveAttribute('open', '');
      await expect(group.locator('h3')).toBeInViewport();
    });

    test('the groups that the filter opens are laid out one after the other', async ({page}) => {
      await go(page, 'Install', 'general/install');
      const groups = page.locator('[data-settings-group]');
      // Taken at once: they do not wait for long.
      const waiting = await page.getByRole('searchbox', {name: 'Filter settings'}).evaluate((field) => {
        (field as HTMLInputElement).value = 'e';
        field.dispatchEvent(new Event('input', {bubbles: true}));
        const groups = [...document.querySelectorAll('[data-settings-group]')];
        return groups.filter((group) => getComputedStyle(group).contentVisibility === 'auto').length;
      });
      expect(waiting).toBeGreaterThan(5);
      await expect(groups.last()).toHaveAttribute('open', '');
      await expect.poll(() => groupsWithoutLayout(page)).toBe(0);
    });

    test('an address of a setting opens its group', async ({page}) => {
      if (way === 'as HTML') {
        await open(page, 'general/install#max_cell_voltage');
      } else {
        await open(page, 'faq/');
        const link = page.locator('.theme-doc-markdown a[href$="/general/install#max_cell_voltage"]').first();
        await link.evaluate((element) => {
          for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
            fold.open = true;
          }
        });
        await link.click();
      }
      await expect(page.locator('#max_cell_voltage')).toBeInViewport();
      await expect(page.locator('[data-settings-group]:not([open])')).not.toHaveCount(0);
    });

    test('a disclosure opens, and the matrix shows one column, and its box is a region while it scrolls', async ({
      page,
    }) => {
      await go(page, 'Features', 'general/features');
      const disclosure = page.locator('.theme-doc-markdown details').first();
      await disclosure.locator('summary').click();
      await expect(disclosure.locator('summary ~ *').first()).toBeVisible();

      const choice = page.locator('[data-columns] select');
      const matrix = page.locator('[data-scroll-box="Features by BMS"]');
      await page.locator('details').filter({has: matrix}).locator('summary').click();
      await expect(matrix).toHaveRole('region');
      await expect(matrix).toBeVisible();
      const columns = await matrix.locator('thead th').count();
      expect(columns).toBeGreaterThan(10);
      await choice.selectOption({index: 2});
      await expect(matrix.locator('thead th:visible')).toHaveCount(2);
      await expect(matrix.locator('tbody tr').first().locator('td:visible')).toHaveCount(1);
      await choice.selectOption('all');
      await expect(matrix.locator('thead th:visible')).toHaveCount(columns);
      await expect(page.locator('[data-scroll-box]:not([role])'), 'boxes in which nothing scrolls').not.toHaveCount(0);
    });
  });
}

test('settings of a group that was opened before the scripts came have their buttons', async ({page}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const group = document.querySelector<HTMLDetailsElement>('[data-settings-group]');
      if (!group) return;
      group.open = true;
      observer.disconnect();
    }).observe(document, {childList: true, subtree: true});
  });
  await open(page, 'general/install');
  const group = page.locator('[data-settings-group]').first();
  await expect(group.getByRole('button', {name: /^Copy [A-Z_]+$/})).toHaveCount(
    await group.locator('tbody tr').count(),
  );
});
