import {expect, open, tamperMainScript, test} from '../../support/fixtures.ts';
import {Shell} from '../../support/pages/shell.ts';

const choice = 'data-theme-choice';
const stored = () => localStorage.getItem('theme');

test('S4.1 S4.2 S9.4 the toggle goes from light to dark to system and stores the choice under theme', async ({
  page,
}) => {
  await open(page, '');
  const html = page.locator('html');
  const {colourToggle} = new Shell(page);
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute(choice, 'system');
  await colourToggle.click();
  await expect(html).toHaveAttribute(choice, 'light');
  await expect.poll(() => page.evaluate(stored)).toBe('light');
  await colourToggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => page.evaluate(stored)).toBe('dark');
  await open(page, 'faq/');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await colourToggle.click();
  await expect(html).toHaveAttribute(choice, 'system');
  await expect.poll(() => page.evaluate(stored)).toBeNull();
});

test('S4.1 without regard to the system there are only two values', async ({page}) => {
  await tamperMainScript(page, [['respectPrefersColorScheme:!0', 'respectPrefersColorScheme:!1']]);
  await open(page, '');
  const html = page.locator('html');
  const {colourToggle} = new Shell(page);
  for (const expected of ['dark', 'light', 'dark']) {
    await colourToggle.click();
    await expect(html).toHaveAttribute(choice, expected);
  }
});

test('S4.3 follows the system while nothing is chosen', async ({page}) => {
  await open(page, '');
  const html = page.locator('html');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(stored)).toBeNull();
});

test('a dark page prints in light and unfolded, and is as it was afterwards', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, 'general/connect');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const folded = page.locator('.markdown details:not([open])');
  const count = await folded.count();
  expect(count).toBeGreaterThan(0);
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const {color} = getComputedStyle(document.querySelector('.markdown p')!);
      const folded = document.querySelectorAll('.markdown details:not([open])').length;
      document.body.dataset.printed = `${document.documentElement.dataset.theme} ${color}, ${folded} folded`;
    });
  });
  await page.pdf();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'light rgb(27, 42, 45), 0 folded');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(folded).toHaveCount(count);
});
