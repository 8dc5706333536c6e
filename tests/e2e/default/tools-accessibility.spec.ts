import fs from 'node:fs';
import {scan} from '../../support/axe.ts';
import type {Page} from '@playwright/test';
import {expect, open, test} from '../../support/fixtures.ts';
import {sample} from '../../support/sample.ts';
import {BmsFinder, ChargeLimits, ConfigChecker, LogReader} from '../../support/pages/tools.ts';

/** Rules that hold are counted, so that a page without content does not pass. */
async function expectAccessible(page: Page): Promise<void> {
  const {rules, faults} = await scan(page, 'main');
  // The list of the tools is the shortest page.
  expect(rules).toBeGreaterThan(5);
  expect(faults).toEqual([]);
}

const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'list of the tools': async (page) => {
    await open(page, 'tools');
  },
  'finder with all BMS': async (page) => {
    await new BmsFinder(page).open();
  },
  'finder with filters, comparison and library': async (page) => {
    const finder = new BmsFinder(page);
    await finder.open('?version=current&q=j&compare=jkbms,daly,jbd,jkbms-pb&feature=balancing-status');
    await expect(finder.comparison).toBeVisible();
    await finder.open('?version=current&q=ant');
    await expect(finder.library).toBeVisible();
  },
  'finder without a result': async (page) => {
    const finder = new BmsFinder(page);
    await finder.open('?q=zzzz');
    await expect(finder.main.getByText('No BMS fits.')).toBeVisible();
  },
  'charge limits with defaults': async (page) => {
    await new ChargeLimits(page).open();
  },
  'charge limits with lines, a problem and open tables': async (page) => {
    const limits = new ChargeLimits(page);
    await limits.open('?version=2.0&MAX_CELL_VOLTAGE=3.50&FLOAT_CELL_VOLTAGE=3.60&cells=x&highest=abc');
    await expect(limits.lines).toBeVisible();
    for (const summary of await limits.main.locator('section summary').all()) await summary.click();
  },
  'checker with findings, builder and migration': async (page) => {
    const checker = new ConfigChecker(page);
    await checker.open('?version=1.3&setting=MAX_CELL_VOLTAGE');
    await checker.editor.fill(
      '[DEFAULT]\nMAX_VOLTAGE_TIME_SEC = 600\nmin_cell_voltage = 3.0\nUNKNOWN = 1\nTEMPERATURES_WHILE_CHARGING = 0, 5\nCELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_UNTIL = 0.020\n',
    );
    await expect(checker.findings.nth(3)).toBeVisible();
    await expect(checker.main.getByRole('button', {name: /^Add MAX_CELL/})).toBeVisible();
    await checker.main.getByText('Share by address').click();
    await checker.button('Show what changes').click();
    await expect(checker.difference).toBeVisible();
    await checker.main.getByText('The whole new file').click();
  },
  'checker with an empty file': async (page) => {
    const checker = new ConfigChecker(page);
    await checker.open('?version=2.0');
    await checker.editor.fill('');
    await expect(checker.verdict).toBeHidden();
  },
  'log reader without a log': async (page) => {
    const reader = new LogReader(page);
    await reader.open();
    await expect(reader.button('Try an example')).toBeEnabled();
  },
  'log reader with a fault, all findings and a report': async (page) => {
    const reader = new LogReader(page);
    await reader.open();
    await reader.input.fill(fs.readFileSync('tests/golden/log-reader/logs/whole-default-file-copied.log', 'utf8'));
    for (const finding of (await reader.findings.all()).slice(1)) await reader.unfold(finding);
    await reader
      .button(/^Go to line 3:/)
      .first()
      .click();
    await expect(reader.selectedLine()).toHaveCount(1);
    await reader.button('Make a report').click();
    await expect(reader.report).toBeVisible();
  },
  'log reader with a good start and wrapped lines': async (page) => {
    const reader = new LogReader(page);
    await reader.open('?wrap=1&show=faults');
    await reader.input.fill(fs.readFileSync('tests/golden/log-reader/logs/clock-jump-in-a-good-start.log', 'utf8'));
    await expect(reader.verdict).toContainText('started normally');
  },
  'log reader with lines that are not log': async (page) => {
    const reader = new LogReader(page);
    await reader.open();
    await reader.input.fill('hello');
    await expect(reader.verdict).toContainText('not from the log');
  },
};

const modes = (['light', 'dark'] as const).flatMap((colorScheme) => [390, 1280].map((width) => ({colorScheme, width})));

const names = sample('states of the tools for axe', Object.keys(states), 6, 90);
for (let part = 0; part < 2; part++) {
  test(`the tools have no accessibility fault, part ${part + 1} of 2`, async ({page}) => {
    test.setTimeout(180_000);
    for (const [place, name] of names.entries()) {
      if (place % 2 !== part) continue;
      for (const {colorScheme, width} of sample('axe in the tools', modes, 1, 500 + place)) {
        await test.step(`${name}, ${colorScheme}, ${width} px`, async () => {
          await page.setViewportSize({width, height: 800});
          await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
          await states[name]!(page);
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
      }
    }
  });
}
