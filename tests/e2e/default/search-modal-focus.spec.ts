/* Where the focus is and what the keys do while the search modal is open. */
import type {Page} from '@playwright/test';
import {older} from '../../support/site.ts';
import {expect, open, test, reload} from '../../support/pageTest.ts';
import {ResultsPage} from '../../support/pages/search.ts';

const isFocusInModal = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.DocSearch-Container')?.contains(document.activeElement) ?? false);

for (const key of ['Tab', 'Shift+Tab']) {
  for (const query of ['', 'float voltage']) {
    test(`S2.modal.1 ${key} stays inside of the modal, ${query === '' ? 'at its start' : 'with results'}`, async ({
      page,
      search,
    }) => {
      await open(page, 'faq/');
      await search.search(query);
      if (query !== '') await expect(search.hits.first()).toBeVisible();
      const seen = new Set<string>();
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press(key);
        expect(await isFocusInModal(page), `after ${presses + 1} presses`).toBe(true);
        seen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''));
      }
      expect(seen.size).toBeGreaterThan(query === '' ? 1 : 5);
    });
  }
}

test('the page behind the modal is inert until it closes', async ({page, search}) => {
  await open(page, 'faq/');
  const behind = page.locator('#__docusaurus');
  await search.open();
  await expect(behind).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(search.modal).toHaveCount(0);
  await expect(behind).toHaveJSProperty('inert', false);
  await expect(search.button).toBeFocused();
});

test('the styles of the modal are its own: those of the whole page stay as they are', async ({page, search}) => {
  const variables = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const style = getComputedStyle(element);
      return ['--docsearch-modal-width', '--docsearch-hit-color'].map((name) => style.getPropertyValue(name));
    });
  await open(page, 'faq/');
  const before = await variables('html');
  await search.open();
  expect(await variables('.DocSearch-Container')).not.toContain('');
  expect(await variables('html')).toEqual(before);
});

test('S2.modal.4 Back on a phone leaves the assistant, then the modal, and not the page', async ({
  page,
  site,
  askAi,
}) => {
  // The browser asks for the same on Escape, when no script has taken the key.
  await page.addInitScript(() =>
    window.addEventListener('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), true),
  );
  await askAi.openOn('faq/');
  await askAi.ask('How do I install over SSH?');
  await page.keyboard.press('Escape');
  await expect(askAi.screen).toHaveCount(0);
  await expect(askAi.modal).toBeVisible();
  // The next request is listened to once the search is rendered.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(askAi.modal).toHaveCount(0, {timeout: 1000});
  }).toPass();
  await expect(page).toHaveURL(`${site.url}faq/`);
  await expect(page.locator('.DocSearch-Button')).toBeFocused();
});

test('a click beside the modal gives the focus back to the search button', async ({page, search}) => {
  await open(page, 'faq/');
  await search.open();
  await page.mouse.click(5, 400);
  await expect(search.modal).toHaveCount(0);
  await expect(search.button).toBeFocused();
});

test('S5.2 selected text becomes the query after an earlier query and a reload, too', async ({page, search}) => {
  await open(page, 'faq/');
  await search.search('earlier query');
  await reload(page);
  const selected = await page.evaluate(() => {
    const heading = document.querySelector('h1');
    window.getSelection()?.selectAllChildren(heading!);
    return heading?.textContent ?? '';
  });
  expect(selected).not.toBe('');
  await page.keyboard.press('Control+k');
  await expect(search.input).toHaveValue(selected);
});

test('S5.5 a question of blanks is not sent, from the results or inside of a conversation', async ({page, askAi}) => {
  // Answers come at once.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await askAi.openOn('faq/');
  await askAi.input.fill('   ');
  await expect(askAi.entry).toBeVisible();
  await askAi.input.press('Enter');
  await expect(askAi.input).toHaveValue('');
  await expect(askAi.screen).toHaveCount(0);
  await askAi.input.fill('   ');
  await askAi.entry.click();
  await expect(askAi.input).toHaveValue('');
  await expect(askAi.screen).toHaveCount(0);
  await askAi.askToTheEnd('What is CVL?');
  await askAi.askAgain('   ');
  await expect(askAi.input).toHaveValue('');
  await expect(askAi.questions).toHaveText(['What is CVL?']);
});

test('the key / can be turned off in the modal and on the results page, and stays off', async ({page, search}) => {
  await open(page, 'faq/');
  await expect(search.button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await page.keyboard.press('/');
  const choice = page.getByRole('checkbox', {name: '/ opens search'});
  await choice.uncheck();
  await page.keyboard.press('Escape');
  await expect(search.modal).toHaveCount(0);
  await expect(search.button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await reload(page);
  await expect(search.button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(search.input).toHaveValue('');
  await open(page, 'search');
  await choice.check();
  await expect(search.button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(search.input).toBeFocused();
});

test('a remembered search of another driver version says which', async ({page, search}) => {
  for (const prefix of [older.prefix, '']) {
    await open(page, `${prefix}faq/`);
    await search.find('which venus os');
    await search.hits.first().click();
    await expect(search.modal).toHaveCount(0);
  }
  await search.open();
  await expect(search.hits).toHaveCount(2);
  await expect(search.hits.nth(0)).not.toContainText(/v\d/);
  await expect(search.hits.nth(1)).toContainText(older.label);
});

test('forced colours: the words found can be read in the modal and on the results page', async ({page, search}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, 'faq/');
  await search.search('float');
  await expect(search.hits.first()).toBeVisible();
  const unreadable = (selector: string) =>
    page.locator(selector).evaluateAll((marks) =>
      marks.flatMap((mark) => {
        const {color, backgroundColor} = getComputedStyle(mark);
        return color === backgroundColor ? [mark.textContent] : [];
      }),
    );
  expect(await page.locator('.DocSearch mark').count()).toBeGreaterThan(0);
  expect(await unreadable('.DocSearch mark')).toEqual([]);
  await open(page, 'search?q=float');
  await expect(new ResultsPage(page).hits.first()).toBeVisible();
  expect(await page.locator('main mark').count()).toBeGreaterThan(0);
  expect(await unreadable('main mark')).toEqual([]);
});
