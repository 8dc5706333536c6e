/* Asking with the keyboard alone: Enter on the Ask AI row does what a click on it does, as often as it is pressed. */
import type {Page} from '@playwright/test';
import {expect, test} from '../../support/fixtures.ts';
import {AskAi} from '../../support/pages/askAi.ts';

const storageKey = '__DOCSEARCH_ASKAI_CONVERSATIONS__dbus-serialbattery';
const first = 'Which termination does the CAN bus need?';
const second = 'How do I install over SSH?';

const storedQuestions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as {query: string}[]).map(({query}) => query),
    storageKey,
  );

async function askWithEnter(askAi: AskAi, question: string): Promise<void> {
  await askAi.input.fill(question);
  await expect(askAi.entry.filter({hasText: question})).toHaveAttribute('aria-selected', 'true');
  await askAi.input.press('Enter');
}

async function expectAnswer(askAi: AskAi, question: string): Promise<void> {
  await expect(askAi.questions.first()).toHaveText(question);
  await expect(askAi.newest.like).toBeVisible();
}

let askAi: AskAi;

test.use({reducedMotion: 'reduce'});

test.beforeEach(async ({page}) => {
  askAi = new AskAi(page);
  await askAi.openOn('faq/');
});

for (const [way, leave] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the back arrow', (page: Page) => new AskAi(page).back.click()],
] as const) {
  test(`S4.12 S4.14 S2.modal.9 a second question sent with Enter is answered and stored after leaving with ${way}`, async ({
    page,
  }) => {
    await askWithEnter(askAi, first);
    await expectAnswer(askAi, first);
    await leave(page);
    await expect(askAi.screen).toHaveCount(0);
    await askWithEnter(askAi, second);
    await expectAnswer(askAi, second);
    await expect(askAi.questions).toHaveCount(1);
    await expect.poll(() => storedQuestions(page)).toEqual([second, first]);
  });
}

test('S4.12 a question sent with Enter is answered after an error', async ({page}) => {
  await page.route('**/assistant-passages/**', (route) => route.abort('internetdisconnected'), {times: 1});
  await askWithEnter(askAi, first);
  await expect(askAi.newest.error).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(askAi.screen).toHaveCount(0);
  await askWithEnter(askAi, second);
  await expectAnswer(askAi, second);
});

test('S4.15 a stored conversation opens with Enter, and a new question after it is answered', async ({page}) => {
  for (const question of [first, second]) {
    await askWithEnter(askAi, question);
    await expectAnswer(askAi, question);
    await page.keyboard.press('Escape');
    await expect(askAi.screen).toHaveCount(0);
  }
  const rows = askAi.recentConversations;
  await expect(rows).toHaveCount(2);
  for (let presses = 0; (await rows.filter({hasText: first}).getAttribute('aria-selected')) !== 'true'; presses += 1) {
    expect(presses).toBeLessThan(10);
    await askAi.input.press('ArrowDown');
  }
  await askAi.input.press('Enter');
  await expectAnswer(askAi, first);
  await page.keyboard.press('Escape');
  await expect(askAi.screen).toHaveCount(0);
  await askWithEnter(askAi, 'What is CVL?');
  await expectAnswer(askAi, 'What is CVL?');
  await expect(askAi.questions).toHaveCount(1);
});

test('S4.12 a question sent with Enter is answered after leaving in the middle of an answer', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await askWithEnter(askAi, first);
  await expect(askAi.newest.text).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(askAi.screen).toHaveCount(0);
  await askWithEnter(askAi, second);
  await expectAnswer(askAi, second);
  await expect(askAi.questions).toHaveCount(1);
});
