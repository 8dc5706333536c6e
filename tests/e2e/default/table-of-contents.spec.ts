import type {Page} from '@playwright/test';
import {versions} from '../../support/site.ts';
import {expect, open, test} from '../../support/fixtures.ts';

const links = '.theme-doc-toc-desktop .table-of-contents__link';

const idsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map(({id}) => id));

for (const {prefix, name} of versions) {
  test(`S2.page.3 S9.1 S9.2 the table of contents of Install in ${name} has every heading of its levels`, async ({
    page,
  }) => {
    await open(page, `${prefix}general/install`);
    const headings = await idsOf(page, '.theme-doc-markdown :is(h2, h3)[id]');
    expect(headings.length).toBeGreaterThan(40);
    const entries = await page
      .locator(links)
      .evaluateAll((elements) => elements.map((link) => decodeURIComponent(link.getAttribute('href')!.slice(1))));
    expect(entries).toEqual(headings);
  });
}

test('S2.page.3 the heading being read is highlighted wherever the reader is', async ({page}) => {
  await open(page, 'general/install');
  const headings = await idsOf(page, '.theme-doc-markdown :is(h2, h3)[id]');
  const active = page.locator('.table-of-contents__link--active');
  for (const id of headings.filter((_, index) => index % 6 === 3)) {
    await page.evaluate((target) => document.getElementById(target)!.scrollIntoView({behavior: 'instant'}), id);
    await expect(active, id).toHaveCount(1);
  }
});

test('the contents scroll to the entry of the section being read', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, 'general/install');
  const active = page.locator('.table-of-contents__link--active');
  const entry = page.locator('.table-of-contents > li > a').last();
  await expect(entry).not.toBeInViewport();
  const address = (await entry.getAttribute('href')) ?? '';
  await page.evaluate((id) => document.getElementById(id)!.scrollIntoView({behavior: 'instant'}), address.slice(1));
  await expect(active).toBeInViewport({ratio: 1});
  await page.evaluate(() => scrollTo({top: 600, behavior: 'instant'}));
  await expect(active).toBeInViewport({ratio: 1});
});
