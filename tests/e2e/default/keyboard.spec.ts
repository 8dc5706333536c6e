// What readers come for, by keyboard alone, and without motion.
import {older} from '../../support/site.ts';
import {expect, open, test, reload} from '../../support/pageTest.ts';
import {Search} from '../../support/pages/search.ts';
import {tabTo} from '../../support/pages/tools.ts';

test('S2.shell.10 the main tasks need no mouse', async ({page, search, shell, finder, checker}) => {
  await open(page, '');
  await page.keyboard.press('/');
  await expect(search.input).toBeFocused();
  // At once: hits of the first letters would still be replaced while the arrow key chooses one.
  await page.keyboard.insertText('error 119');
  await expect(search.hits.first()).toBeVisible();
  // The question to the assistant is above the hits.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/troubleshoot\/#error-119$/);
  await expect(search.modal).toHaveCount(0);
  await reload(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await shell.versionButton.evaluate((button: HTMLElement) => button.focus());
  await page.keyboard.press('Enter');
  // The menu comes with a transition; before it is visible, Tab passes it by.
  await expect(shell.versionMenu.locator('a').first()).toBeVisible();
  const link = shell.versionMenu.getByRole('link', {name: older.name, exact: true});
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${older.name}/troubleshoot`));
  await finder.open('?version=2.0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, finder.search);
  await page.keyboard.type('daly');
  await expect(finder.heading).toHaveText(/^\d+ of \d+ BMS/);
  await tabTo(page, finder.rows.first().getByRole('checkbox'));
  await checker.open('?version=2.0');
  await tabTo(page, checker.editor);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('[DEFAULT]\nUNKNOWN_KEY_OF_TEST = 1');
  await expect(checker.findings.first()).toContainText('UNKNOWN_KEY_OF_TEST');
});

test('S2.shell.10 S2.modal.9 a question, the first entry above the results, needs no mouse', async ({page, askAi}) => {
  // Answers come at once.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, 'faq/');
  await page.keyboard.press('/');
  await expect(askAi.input).toBeFocused();
  await page.keyboard.type('How do I install over SSH?');
  await expect(askAi.entry.filter({hasText: 'How do I install over SSH?'})).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(askAi.newest.like).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(askAi.modal).toHaveCount(0);
  await expect(new Search(page).button).toBeFocused();
});

test('S2.shell.10 a setting needs no mouse: the link to the table leads the keyboard there', async ({page}) => {
  await open(page, 'general/install#all-settings');
  const status = page.locator('[data-settings] [role=status]');
  const before = (await status.textContent()) ?? '';
  await tabTo(page, page.getByRole('searchbox', {name: 'Filter settings'}));
  await page.keyboard.insertText('max cell voltage');
  await expect(status).not.toHaveText(before);
  await tabTo(page, page.locator('[data-settings] tbody tr').filter({visible: true}).first().locator('a').first());
});

test('S2.shell.10 code is copied without a mouse', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'general/install#install-ssh');
  const copy = page.locator('#install-ssh ~ .theme-code-block button[aria-label^="Copy"]').first();
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\S/);
});

test('S2.shell.10 the menu of a phone needs no mouse', async ({page, shell}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, 'faq/');
  await tabTo(page, shell.menuToggle);
  await page.keyboard.press('Enter');
  const install = shell.menu.getByRole('link', {name: 'Install', exact: true});
  await expect(install).toBeInViewport();
  await tabTo(page, install);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/general\/install$/);
});

test('readers who prefer reduced motion see none', async ({page, shell}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 10)
        .flatMap((animation) => {
          const property = animation instanceof CSSTransition ? animation.transitionProperty : 'an animation';
          // Colours that fade do not move.
          return /color|opacity|visibility|fill|stroke|shadow|filter/.test(property) ? [] : [property];
        }),
    );
  await page.setViewportSize({width: 390, height: 800});
  await open(page, 'faq/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await shell.menuToggle.click();
  expect(await moving()).toEqual([]);
  await page.getByRole('button', {name: /Back to main menu/}).click();
  expect(await moving()).toEqual([]);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.evaluate(() => document.body.animate([{rotate: '0deg'}, {rotate: '1deg'}], 60_000));
  expect(await moving()).toEqual(['an animation']);
});
