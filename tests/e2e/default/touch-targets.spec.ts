// On a phone every button, field, fold and link outside of sentences is high enough for a finger.
import type {Page} from '@playwright/test';
import {open} from '../../support/fixtures.ts';
import {expect, test} from '../../support/pageTest.ts';
import {targetsOf} from '../../support/targets.ts';

test.use({viewport: {width: 390, height: 844}, hasTouch: true});

async function expectLarge(page: Page): Promise<void> {
  const {seen, small} = await targetsOf(page);
  console.log(`${page.url()}: ${seen} targets`);
  expect(small).toEqual([]);
  expect(seen).toBeGreaterThan(5);
}

/** Opens all folds, those inside other ones as well. */
const openFolds = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));

for (const path of ['', 'general/supported-bms', 'general/install', 'general/connect', 'troubleshoot/', 'tools/']) {
  test(`on /${path}`, async ({page}) => {
    await open(page, path);
    await expectLarge(page);
  });
}

test('in the config checker', async ({page, checker}) => {
  await checker.open();
  await expectLarge(page);
  await checker.editor.fill('[DEFAULT]\nMXA_CELL_VOLTAGE = 3.4\nmax_cell_voltage = 3.5\nMAX_CHARGE_CURRENT = 5\n');
  await expect(checker.findings).not.toHaveCount(0);
  await checker.button('Show what changes').click();
  await expect(checker.difference).toBeVisible();
  await openFolds(page);
  await expect(page.getByLabel('Address with your file')).toBeVisible();
  await expect(checker.main.getByRole('button', {name: /^Add [A-Z_]+$/}).first()).toBeVisible();
  await expectLarge(page);
});

test('in the log reader', async ({page, reader}) => {
  await reader.open();
  await expectLarge(page);
  await reader.button('Try an example').click();
  await expect(reader.findings).not.toHaveCount(0);
  await reader.button('Make a report').click();
  await expect(reader.report).toBeVisible();
  await openFolds(page);
  await expectLarge(page);
});

test('in the BMS finder', async ({page, finder}) => {
  await finder.open('?compare=jk-bms,daly-bms&chain=yes');
  await openFolds(page);
  await expectLarge(page);
});

test('in the charge limits', async ({page, limits}) => {
  await limits.open('?MAX_CELL_VOLTAGE=3.5');
  await openFolds(page);
  await expectLarge(page);
});

test('one that is too small is found, a link in a sentence is not', async ({page}) => {
  await page.setContent('<p>Read <a href="#a">this</a>.</p><button style="height: 30px">Small</button>');
  expect(await targetsOf(page)).toEqual({seen: 1, small: ['button 30 "Small"']});
});
