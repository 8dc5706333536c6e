// The tools on paper: what was entered and the answer, without what is only used on a screen.
import type {Page} from '@playwright/test';
import {expect, test} from '../../support/pageTest.ts';

const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

const screenOnly = (page: Page) =>
  page.getByRole('main').locator('button:not([class*="jump"]), input[type="range"], nav').filter({visible: true});

test('charge limits prints the fields as typed, the limits and the curves that decide on few sheets', async ({
  page,
  limits,
}) => {
  await limits.open('?version=2.0&highest=3.52&coldest=3&MAX_CELL_VOLTAGE=3.5');
  await expect(limits.limit('ccl')).toHaveText('0.15 A');
  expect(await sheetsOf(page)).toBeLessThanOrEqual(3);
  await page.emulateMedia({media: 'print'});
  await expect(limits.field('Highest cell')).toBeVisible();
  await expect(limits.main.getByRole('textbox', {name: 'Highest cell voltage V'})).toHaveValue('3.5');
  await expect(limits.lines).toBeVisible();
  await expect(limits.curve('Charge current by highest cell voltage').getByRole('img')).toBeVisible();
  await expect(limits.curve('Charge current by MOSFET temperature')).toBeHidden();
  await expect(screenOnly(page)).toHaveCount(0);
});

test('the config checker prints its verdict and each finding with its line', async ({page, checker}) => {
  await checker.open();
  await checker.editor.fill('[DEFAULT]\nMAX_BATTERY_CURENT = 50\nMIN_CELL_VOLTAGE = abc\n');
  await expect(checker.verdict).toContainText('error');
  await page.emulateMedia({media: 'print'});
  await expect(checker.verdict).toBeVisible();
  await expect(checker.findings.getByText('line 2')).toBeVisible();
  await expect(checker.findings.getByText('line 3').first()).toBeVisible();
  await expect(checker.editor).toBeHidden();
  await expect(screenOnly(page)).toHaveCount(0);
});

test('the log reader prints its verdict, what to do and the runs; what is folded stays folded', async ({
  page,
  reader,
}) => {
  await reader.open();
  await reader.button('Try an example').click();
  await expect(reader.findings.first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(reader.verdict).toBeVisible();
  await expect(reader.findings.first().getByText('What to do')).toBeVisible();
  await expect(reader.findings.nth(1).locator('p').first()).toBeHidden();
  await expect(page.locator('#timeline')).toBeVisible();
  await expect(reader.lines).toBeHidden();
  await expect(screenOnly(page)).toHaveCount(0);
});
