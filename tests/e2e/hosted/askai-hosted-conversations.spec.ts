/* Stored conversations and feedback of the hosted assistant. */
import type {Page} from '@playwright/test';
import {account, type ChatEvent} from '../../support/provider/index.ts';
import {expect, test} from '../../support/provider/fixtures.ts';
import {open, tamperMainScript} from '../../support/fixtures.ts';
import {AskAi} from '../../support/pages/askAi.ts';
import {behindModal} from '../../support/site.ts';

const storageKey = `__DOCSEARCH_ASKAI_CONVERSATIONS__${account.indexName}`;

interface StoredMessage {
  readonly id: string;
  readonly role: string;
  readonly parts: readonly {readonly type: string; readonly text?: string; readonly state?: string}[];
  readonly feedback?: string;
}

interface StoredConversation {
  readonly objectID: string;
  readonly query: string;
  readonly messages: readonly StoredMessage[];
}

async function stored(page: Page): Promise<readonly StoredConversation[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), storageKey);
  return text === null ? [] : (JSON.parse(text) as StoredConversation[]);
}

let askAi: AskAi;

test.beforeEach(({page, provider}) => {
  askAi = new AskAi(page);
  provider.setRecords([]);
});

/** Asks a question of its own in a fresh conversation and waits for the answer. */
async function askAndReturn(question: string) {
  await askAi.askToTheEnd(question);
  await askAi.back.click();
  await expect(askAi.screen).toHaveCount(0);
}

test.describe('stored conversations', () => {
  test('S3.5 S3.6 S3.7 S4.14 a conversation is stored when its answer is complete, with ids, roles and parts', async ({
    page,
    provider,
  }) => {
    await askAi.openOn(behindModal);
    await askAi.ask('Which cable?');
    const chat = await provider.assistant.nextChat();
    const events: readonly ChatEvent[] = [
      {type: 'start', messageId: 'answer'},
      {type: 'start-step'},
      {type: 'reasoning-start', id: 'r'},
      {type: 'reasoning-delta', id: 'r', delta: 'Look it up.'},
      {type: 'reasoning-end', id: 'r'},
      {type: 'tool-input-available', toolCallId: 'c', toolName: 'searchIndex', input: {query: 'cable'}},
      {type: 'tool-output-available', toolCallId: 'c', output: {query: 'cable', hits: []}},
      {type: 'finish-step'},
      {type: 'start-step'},
      {type: 'text-start', id: 't'},
      {type: 'text-delta', id: 't', delta: 'An adapter.'},
    ];
    chat.send(...events);
    await expect(askAi.newest.text).toHaveText('An adapter.');
    expect(await stored(page)).toEqual([]);
    chat.send({type: 'text-end', id: 't'}, {type: 'finish'});
    chat.end();
    await expect(askAi.newest.like).toBeVisible();

    await expect.poll(async () => (await stored(page)).length).toBeGreaterThan(0);
    const [conversation, ...others] = await stored(page);
    expect(others).toEqual([]);
    expect(conversation).toMatchObject({
      objectID: 'Which cable?',
      query: 'Which cable?',
      messages: [
        {id: expect.any(String) as unknown, role: 'user', parts: [{type: 'text', text: 'Which cable?'}]},
        {
          id: 'answer',
          role: 'assistant',
          parts: [
            {type: 'step-start'},
            {type: 'reasoning', text: 'Look it up.'},
            {type: 'tool-searchIndex', state: 'output-available', input: {query: 'cable'}, output: {query: 'cable'}},
            {type: 'step-start'},
            {type: 'text', text: 'An adapter.'},
          ],
        },
      ],
    });
  });

  test('S3.7 the state of a search goes from its input to its output', async ({provider}) => {
    await askAi.openOn(behindModal);
    await askAi.ask('Which cable?');
    const chat = await provider.assistant.nextChat();
    const call = {toolCallId: 'c', toolName: 'searchIndex'};
    chat.send({type: 'start'}, {type: 'start-step'}, {type: 'tool-input-start', ...call});
    await expect(askAi.newest.tool).toHaveClass(/Tool--PartialCall/);
    chat.send({type: 'tool-input-available', ...call, input: {query: 'cable'}});
    await expect(askAi.newest.tool).toHaveClass(/Tool--Call/);
    chat.send({type: 'tool-output-available', toolCallId: 'c', output: {query: 'cable', hits: []}});
    await expect(askAi.newest.tool).toHaveClass(/Tool--Result/);
  });

  test('S2.modal.5 S4.15 choosing a stored one restores it and opens Ask AI, also on another page', async ({
    provider,
  }) => {
    provider.assistant.autoAnswer = (chat) => chat.answer(`Answer to: ${chat.question}`);
    await askAi.openOn(behindModal);
    await askAi.askToTheEnd('first');
    await askAi.newest.like.click();
    await expect(askAi.newest.feedbackText).toHaveText('Thanks for your feedback!');
    await askAi.askAgain('second');
    await expect(askAi.exchanges).toHaveCount(2);
    await expect(askAi.newest.like).toBeVisible();

    provider.forget();
    await askAi.openOn('general/install');
    await expect(askAi.recentConversations).toHaveText(['first']);
    await askAi.recentConversations.first().click();
    await expect(askAi.questions).toHaveText(['second', 'first']);
    await expect(askAi.exchanges.first()).toContainText('Answer to: second');
    await expect(askAi.exchanges.last()).toContainText('Answer to: first');
    await expect(askAi.exchanges.last()).toContainText('Thanks for your feedback!');
    expect(provider.requests('chat')).toEqual([]);
  });

  test('a restored conversation can be continued', async ({page, provider}) => {
    provider.assistant.autoAnswer = (chat) => chat.answer(`Answer to: ${chat.question}`);
    await askAi.openOn(behindModal);
    await askAndReturn('first');
    await askAi.openOn(behindModal);
    await askAi.recentConversations.first().click();
    await expect(askAi.questions).toHaveText(['first']);
    await askAi.askAgain('second');
    await expect(askAi.newest.text).toHaveText('Answer to: second');
    await expect(askAi.newest.like).toBeVisible();
    await expect.poll(async () => (await stored(page)).map(({messages}) => messages.length)).toEqual([4]);
  });

  test('S3.5 asking the same again replaces the stored one', async ({page, provider}) => {
    let answer = 0;
    provider.assistant.autoAnswer = (chat) => chat.answer(`Answer ${(answer += 1)}`);
    await askAi.openOn(behindModal);
    await askAndReturn('same');
    await askAndReturn('same');
    await expect.poll(async () => JSON.stringify(await stored(page))).toContain('Answer 2');
    const conversations = await stored(page);
    expect(conversations.map(({query}) => query)).toEqual(['same']);
    expect(JSON.stringify(conversations)).not.toContain('Answer 1');
  });

  test('S9.9 the newest ten are kept', async ({page, provider}) => {
    provider.assistant.autoAnswer = (chat) => chat.answer('Yes.');
    await open(page, behindModal);
    await page.evaluate(
      ([key, count]) => {
        const conversations = Array.from({length: Number(count)}, (_, index) => ({
          objectID: `old ${index}`,
          query: `old ${index}`,
          messages: [{id: `question ${index}`, role: 'user', parts: [{type: 'text', text: `old ${index}`}]}],
          type: 'askAI',
          anchor: 'stored',
          content: null,
          hierarchy: {lvl0: 'askAI', lvl1: `old ${index}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
          url: '',
          url_without_anchor: '',
        }));
        localStorage.setItem(String(key), JSON.stringify(conversations));
      },
      [storageKey, 10],
    );
    await askAi.open();
    await expect(askAi.recentConversations).toHaveCount(10);
    await askAndReturn('new');
    await expect.poll(async () => (await stored(page))[0]?.query).toBe('new');
    const queries = (await stored(page)).map(({query}) => query);
    expect(queries).toHaveLength(10);
    expect(queries).not.toContain('old 9');
    await askAi.input.fill('');
    await expect(askAi.recentConversations).toHaveCount(10);
  });

  test('a stored one can be removed', async ({page, provider}) => {
    provider.assistant.autoAnswer = (chat) => chat.answer('Yes.');
    await askAi.openOn(behindModal);
    await askAndReturn('first');
    await askAi.input.fill('');
    await askAi.recentConversations.getByRole('button', {name: 'Remove this conversation from history'}).click();
    await expect(askAi.recentConversations).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual([]);
  });

  test('S6.2 with personalization switched off nothing is stored', async ({page, provider}) => {
    provider.assistant.autoAnswer = (chat) => chat.answer('Yes.');
    await tamperMainScript(page, [['contextualSearch:!0', 'contextualSearch:!0,disableUserPersonalization:!0']]);
    await askAi.openOn(behindModal);
    await askAndReturn('first');
    await askAi.input.fill('');
    await expect(askAi.modal.locator('.DocSearch-Hit')).toHaveCount(0);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.startsWith('__DOCSEARCH'))).toEqual([]);
  });
});

test.describe('feedback', () => {
  test.beforeEach(async ({provider}) => {
    provider.assistant.autoAnswer = (chat) => chat.answer('Yes.');
    await askAi.openOn(behindModal);
    await askAi.askToTheEnd('first');
  });

  test('S4.13 S7.8 a like is sent once, with token, message and application, and is remembered', async ({
    page,
    provider,
  }) => {
    await expect(askAi.newest.feedbackText).toHaveCount(0);
    await askAi.newest.like.click();
    await expect(askAi.newest.feedbackText).toHaveText('Thanks for your feedback!');
    await expect(askAi.newest.like).toHaveCount(0);
    const askedOf = async () => (await stored(page))[0]?.messages.find(({role}) => role === 'user');
    await expect.poll(async () => (await askedOf())?.feedback).toBe('like');
    const question = await askedOf();
    const requests = provider.requests('feedback');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/chat/feedback',
      headers: {
        authorization: provider.requests('chat')[0]?.headers.authorization,
        'x-algolia-assistant-id': account.assistantId,
      },
      body: {appId: account.appId, messageId: question?.id, thumbs: 1},
    });
    expect(provider.requests('token')).toHaveLength(1);
  });

  test('S4.13 S7.8 a dislike is sent as 0', async ({page, provider}) => {
    await askAi.newest.dislike.click();
    await expect(askAi.newest.feedbackText).toHaveText('Thanks for your feedback!');
    expect(provider.requests('feedback')[0]?.body).toMatchObject({thumbs: 0});
    await expect.poll(async () => (await stored(page))[0]?.messages[0]?.feedback).toBe('dislike');
  });

  for (const status of [300, 401, 500]) {
    test(`S7.8 S8.5 a status of ${status} says that it failed, and it can be sent again`, async ({page, provider}) => {
      provider.fail('feedback', {kind: 'status', status, body: {success: false}});
      await askAi.newest.like.click();
      await expect(askAi.newest.feedbackText).toHaveText('Failed, try again later');
      expect((await stored(page))[0]?.messages[0]?.feedback).toBeUndefined();
      provider.recover('feedback');
      await askAi.newest.like.click();
      await expect(askAi.newest.feedbackText).toHaveText('Thanks for your feedback!');
    });
  }

  test('S8.4 a lost connection shows the message of the error, and it can be sent again', async ({provider}) => {
    provider.fail('feedback', {kind: 'reset'});
    await askAi.newest.like.click();
    await expect(askAi.newest.feedbackText).toHaveText('Failed to fetch');
    provider.recover('feedback');
    await askAi.newest.like.click();
    await expect(askAi.newest.feedbackText).toHaveText('Thanks for your feedback!');
  });

  test('S8.4 an error without a message reads An error occured', async ({page}) => {
    await page.evaluate(() => {
      const original = window.fetch;
      window.fetch = (input, init) =>
        String(input).endsWith('/feedback') ? Promise.reject(new Error('')) : original(input, init);
    });
    await askAi.newest.like.click();
    await expect(askAi.newest.feedbackText).toHaveText('An error occured');
  });
});
