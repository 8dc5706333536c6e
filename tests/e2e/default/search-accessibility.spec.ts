// cspell:ignore qqzzqq
import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, open, test} from '../../support/fixtures.ts';
import {ResultsPage, Search} from '../../support/pages/search.ts';

const axe = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly {readonly target: readonly string[]; readonly failureSummary?: string}[];
}

/** What axe finds wrong in a part of the page, and how many rules had something to look at. */
async function violations(page: Page, selector: string): Promise<{found: readonly string[]; rulesPassed: number}> {
  await page.evaluate(axe);
  const {violations: list, passes} = await page.evaluate(async (part) => {
    const runner = (
      window as unknown as {axe: {run: (context: string) => Promise<{violations: Violation[]; passes: unknown[]}>}}
    ).axe;
    const result = await runner.run(part);
    return {violations: result.violations, passes: result.passes.length};
  }, selector);
  return {
    found: list.flatMap(({id, nodes}) =>
      nodes.map(({target, failureSummary = ''}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    ),
    rulesPassed: passes,
  };
}

async function expectAccessible(page: Page, selector: string): Promise<void> {
  const {found, rulesPassed} = await violations(page, selector);
  expect(rulesPassed, 'rules that had something to look at').toBeGreaterThan(10);
  expect(found).toEqual([]);
}

for (const width of [1280, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({viewport: {width, height: 800}, colorScheme, reducedMotion: 'reduce'});

      test('axe finds nothing on the screens of the modal', async ({page}) => {
        const search = new Search(page);
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

      test('axe finds nothing on the results page', async ({page}) => {
        const results = new ResultsPage(page);
        await open(page, 'search?q=charge%20voltage');
        await expect(results.hits.first()).toBeVisible();
        await expectAccessible(page, 'main');
      });
    });
  }
}

test('axe would find a fault', async ({page}) => {
  await open(page, 'search');
  await page.locator('main input[type=search]').evaluate((field) => {
    field.removeAttribute('placeholder');
    field.closest('label')!.replaceWith(field);
  });
  const {found} = await violations(page, 'main');
  expect(found.join('\n')).toContain('label');
});
