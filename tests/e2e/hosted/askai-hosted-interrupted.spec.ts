/* Leaving the hosted assistant in the middle of an answer, and asking with the keyboard. */
import {expect, test} from '../../support/provider/fixtures.ts';
import {AskAi} from '../../support/pages/askAi.ts';

let askAi: AskAi;

test.beforeEach(async ({page, provider}) => {
  askAi = new AskAi(page);
  provider.setRecords([]);
  provider.assistant.autoAnswer = (chat) => chat.answer(`Answer to: ${chat.question}`);
  await askAi.openOn('faq/');
});

async function askWithEnter(question: string): Promise<void> {
  await askAi.input.fill(question);
  await expect(askAi.entry.filter({hasText: question})).toHaveAttribute('aria-selected', 'true');
  await askAi.input.press('Enter');
}

test('S4.15 a stored conversation opened while the answer left with Escape still streams is ready at once', async ({
  page,
  provider,
}) => {
  await askAi.askToTheEnd('first');
  await page.keyboard.press('Escape');
  provider.assistant.autoAnswer = null;
  await askAi.ask('second');
  const chat = await provider.assistant.nextChat();
  chat.send({type: 'start'}, {type: 'start-step'}, {type: 'text-start', id: 't'});
  chat.send({type: 'text-delta', id: 't', delta: 'Part of'});
  await expect(askAi.newest.text).toHaveText('Part of');
  await page.keyboard.press('Escape');
  await expect(askAi.screen).toHaveCount(0);
  await askAi.recentConversations.filter({hasText: 'first'}).click();
  await expect(askAi.questions).toHaveText(['first']);
  await expect(askAi.newest.text).toHaveText('Answer to: first');
  await expect(askAi.newest.thinking).toHaveCount(0);
  await expect(askAi.input).toBeEnabled();
  chat.end();
  await expect(askAi.questions).toHaveText(['first']);
});

test('S4.12 S4.14 every question sent with Enter reaches the provider alone and is answered', async ({
  page,
  provider,
}) => {
  for (const question of ['first', 'second', 'third']) {
    await askWithEnter(question);
    await expect(askAi.questions).toHaveText([question]);
    await expect(askAi.newest.text).toHaveText(`Answer to: ${question}`);
    await expect(askAi.newest.like).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(askAi.screen).toHaveCount(0);
  }
  const sent = provider.requests('chat').map(({body}) => JSON.stringify(body));
  expect(sent).toHaveLength(3);
  expect(sent[1]).not.toContain('first');
  expect(sent[2]).not.toContain('second');
});

test('S4.12 a question sent with Enter after an error of the chat is answered', async ({page, provider}) => {
  provider.fail('chat', {kind: 'status', status: 500, body: {message: 'Out of order'}});
  await askWithEnter('first');
  await expect(askAi.newest.error).toBeVisible();
  provider.recover('chat');
  await page.keyboard.press('Escape');
  await expect(askAi.screen).toHaveCount(0);
  await askWithEnter('second');
  await expect(askAi.newest.text).toHaveText('Answer to: second');
});
