// cspell:ignore qqzzqq
import {scan} from '../../support/axe.ts';
import type {Page} from '@playwright/test';
import {expect, open, test} from '../../support/pageTest.ts';
import {sample} from '../../support/sample.ts';

async function expectAccessible(page: Page, selector: string): Promise<void> {
  const {faults, rules} = await scan(page, selector);
  expect(rules, 'rules that had something to look at').toBeGreaterThan(10);
  expect(faults).toEqual([]);
}

const modes = [1280, 390].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({width, colorScheme})));

for (const {width, colorScheme} of sample('axe in the search', modes, 2, 4)) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({viewport: {width, height: 800}, colorScheme, reducedMotion: 'reduce'});

    test('axe finds nothing on the screens of the modal', async ({page, search}) => {
      await open(page, 'faq/');
      await search.search('charge voltage');
      await expect(search.hits.first()).toBeVisible();
      await expectAccessible(page, '.DocSearch-Container');
      await search.input.fill('float');
      await expect(search.hits.first()).toHaveText(/float/i);
      await search.hits.first().click();
      await expect(search.modal).toHaveCount(0);
      await search.open();
      await expect(search.groups).toHaveText(['Recent']);
      await expectAccessible(page, '.DocSearch-Container');
      await search.input.fill('qqzzqq');
      await expect(search.noResults).toBeVisible();
      await expectAccessible(page, '.DocSearch-Container');
    });

    test('axe finds nothing on the results page', async ({page, results}) => {
      await open(page, 'search?q=charge%20voltage');
      await expect(results.hits.first()).toBeVisible();
      await expectAccessible(page, 'main');
    });
  });
}

test('axe would find a fault', async ({page}) => {
  await open(page, 'search');
  await page.locator('main input[type=search]').evaluate((field) => {
    field.removeAttribute('placeholder');
    field.closest('label')!.replaceWith(field);
  });
  const {faults} = await scan(page, 'main');
  expect(faults.join('\n')).toContain('label');
});
