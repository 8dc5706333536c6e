import fs from 'node:fs';
import {latest} from '../../support/site.ts';
import {expect, open, test} from '../../support/fixtures.ts';

/** Code blocks of a page's source, without those inside lists, whose indentation is not part of the code. */
function fencesOf(file: string): string[] {
  const source = fs.readFileSync(file, 'utf8');
  return [...source.matchAll(/^```\w+[^\n]*\n([\s\S]*?)\n```$/gm)].map((match) => match[1] ?? '');
}

test.describe('the copy button of a code block', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('S9.12 shows its copied state for 1.5 seconds', async ({page}) => {
    await page.clock.install();
    await open(page, 'general/install');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const block = page.locator('.theme-code-block').first();
    const button = block.getByRole('button', {name: 'Copy code to clipboard'});
    await block.hover();
    await button.click();
    const copied = block.getByRole('button', {name: /^Copied/});
    await expect(copied).toBeVisible();
    await page.clock.runFor(1499);
    await expect(copied).toBeVisible();
    await page.clock.runFor(1);
    await expect(button).toBeVisible();
    await expect(copied).toHaveCount(0);
  });

  test('copies exactly what the page was written with, blank lines included, and no line ending that would run it', async ({
    page,
  }) => {
    // How long a button says 'Copied' is not what is looked at here: time stands still.
    await page.clock.install();
    await open(page, 'general/install');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const fences = fencesOf(`${latest.folder}/general/install.md`);
    const copies: string[] = [];
    await page.locator('details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
    for (const block of await page.locator('.theme-code-block').all()) {
      await block.hover();
      await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
      await expect(block.getByRole('button', {name: /^Copied/})).toBeVisible();
      copies.push(await page.evaluate(() => navigator.clipboard.readText()));
    }
    expect(fences.length).toBeGreaterThan(5);
    expect(fences.some((fence) => fence.includes('\n'))).toBe(true);
    for (const fence of fences) expect(copies).toContain(fence);
  });
});
