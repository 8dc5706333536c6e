// One set of instructions on paper, instead of the whole page.
import {expect, open, test} from '../../support/fixtures.ts';

test('a fold with steps prints alone, below the title of its page', async ({page}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-print-asked', '');
  });
  await open(page, 'general/connect');
  const fold = page.locator('details').filter({has: page.locator('> #jk-rs485')});
  const button = fold.getByRole('button', {name: 'Print this section'});
  await expect(button).toHaveCount(0);
  await fold.locator('> summary').click();
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-print-asked', '');

  await page.emulateMedia({media: 'print'});
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#jk-rs485')).toBeVisible();
  await expect(fold.locator('> ol > li').last()).toBeVisible();
  await expect(fold.locator('figure').first()).toBeVisible();
  await expect(button, 'paper has no buttons').toBeHidden();
  await expect(page.locator('#isolation'), 'another section').toBeHidden();
  await expect(page.locator('#daly-serial'), 'another fold').toBeHidden();

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#isolation'), 'the page prints whole again').toBeVisible();
});

test('no button where nothing is to be done step by step', async ({page}) => {
  await open(page, 'general/connect');
  const fold = page.locator('details').filter({has: page.locator('> #cable-quality')});
  await fold.locator('> summary').click();
  await expect(fold.locator('#cable-quality')).toBeVisible();
  await expect(fold.getByRole('button', {name: 'Print this section'})).toHaveCount(0);
});
