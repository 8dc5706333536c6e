/* What a reader sees when the hosted assistant fails. */
import {account} from '../../support/provider/index.ts';
import {expect, test} from '../../support/provider/fixtures.ts';
import {tamperMainScript} from '../../support/fixtures.ts';
import {AskAi} from '../../support/pages/askAi.ts';
import {behindModal} from '../../support/site.ts';

let askAi: AskAi;

test.beforeEach(({page, provider}) => {
  askAi = new AskAi(page);
  provider.setRecords([]);
});

async function storedConversations(): Promise<string | null> {
  return askAi.page.evaluate(
    (index) => localStorage.getItem(`__DOCSEARCH_ASKAI_CONVERSATIONS__${index}`),
    account.indexName,
  );
}

test.describe('an answer that fails', () => {
  test.beforeEach(async () => {
    await askAi.openOn(behindModal);
  });

  test('S8.3 S4.12 an error in the stream is shown in the last answer and ends in the state error', async ({
    provider,
  }) => {
    await askAi.ask('first');
    (await provider.assistant.nextChat()).answer('Fine.');
    await expect(askAi.newest.like).toBeVisible();
    await askAi.askAgain('second');
    const chat = await provider.assistant.nextChat();
    chat.send({type: 'start'}, {type: 'start-step'}, {type: 'text-start', id: 't'});
    chat.send({type: 'text-delta', id: 't', delta: 'Half an ans'});
    await expect(askAi.newest.text).toHaveText('Half an ans');
    chat.send({type: 'error', errorText: 'The model is tired'});
    chat.end();
    await expect(askAi.newest.error).toContainText('Chat error');
    await expect(askAi.newest.error).toContainText('The model is tired');
    await expect(askAi.screen.locator('.DocSearch-AskAiScreen-Error')).toHaveCount(1);
    await expect(askAi.newest.like).toHaveCount(0);
    await expect(askAi.input).toBeEnabled();
  });

  test('S8.3 after an error the next question works', async ({provider}) => {
    await askAi.ask('first');
    (await provider.assistant.nextChat()).refuse(500, 'out of order');
    await expect(askAi.newest.error).toContainText('out of order');
    await askAi.askAgain('second');
    (await provider.assistant.nextChat()).answer('Fine again.');
    await expect(askAi.newest.text).toHaveText('Fine again.');
    await expect(askAi.screen.locator('.DocSearch-AskAiScreen-Error')).toHaveCount(0);
  });

  test('S4.14 a conversation that only failed is not stored', async ({provider}) => {
    await askAi.ask('first');
    (await provider.assistant.nextChat()).refuse(500, 'out of order');
    await expect(askAi.newest.error).toBeVisible();
    expect(await storedConversations()).toBeNull();
  });

  test('S8.3 a stream that is cut says so', async ({provider}) => {
    await askAi.ask('first');
    const chat = await provider.assistant.nextChat();
    chat.send({type: 'start'}, {type: 'start-step'}, {type: 'text-start', id: 't'});
    chat.send({type: 'text-delta', id: 't', delta: 'Half an ans'});
    await expect(askAi.newest.text).toHaveText('Half an ans');
    chat.cut();
    await expect(askAi.newest.error).toContainText('network error');
    await expect(askAi.newest.text).toHaveText('Half an ans');
  });

  test('S8.3 an unreachable assistant says so', async ({provider}) => {
    provider.fail(['token', 'chat'], {kind: 'reset'});
    await askAi.ask('first');
    await expect(askAi.newest.error).toContainText('Failed to fetch');
  });

  test('S8.3 a refused token shows the message of the refusal, without asking the chat', async ({provider}) => {
    const body = {success: false, message: 'This assistant is closed'};
    provider.fail('token', {kind: 'status', status: 200, body});
    await askAi.ask('first');
    await expect(askAi.newest.error).toContainText('This assistant is closed');
    expect(provider.requests('chat')).toEqual([]);
  });

  test('S8.3 a token that the assistant no longer takes is an error, not a loop', async ({provider}) => {
    await askAi.ask('first');
    (await provider.assistant.nextChat()).answer('Fine.');
    await expect(askAi.newest.like).toBeVisible();
    provider.assistant.revokeTokens();
    await askAi.askAgain('second');
    await expect(askAi.newest.error).toContainText('Invalid token');
    expect(provider.requests('chat')).toHaveLength(2);
  });

  for (const [what, status, type, body, message] of [
    ['JSON in the place of a stream', 200, 'application/json', '{"answer":"Yes."}', 'The assistant sent no answer.'],
    ['a page of a network', 200, 'text/html', '<p>Sign in</p>', 'The assistant sent no answer.'],
    ['an empty stream', 200, 'text/event-stream', '', 'The assistant sent no answer.'],
    ['a stream of its ends', 200, 'text/event-stream', 'data: {"type":"start"}\n\ndata: [DONE]\n\n', 'sent no answer.'],
    ['too many questions', 429, 'application/json', '{"message":"rate limit"}', 'Ask again in a minute.'],
    ['a refusal in JSON', 403, 'application/json', '{"message":"Closed today"}', 'Closed today'],
  ] as const) {
    test(`S8.3 ${what} is an error that can be read`, async ({page}) => {
      await page.route('https://askai.algolia.com/chat', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({status, body, headers: {'content-type': type, 'access-control-allow-origin': '*'}})
          : route.continue(),
      );
      await askAi.ask('first');
      await expect(askAi.newest.error).toContainText(message);
      await expect(askAi.newest.error).not.toContainText('{');
      await expect(askAi.input).toBeEnabled();
    });
  }

  test('a picture in an answer is a link, and nothing is loaded from its host', async ({page, provider}) => {
    const asked: string[] = [];
    await page.route('https://pictures.invalid/**', (route) => (asked.push(route.request().url()), route.abort()));
    await askAi.ask('first');
    (await provider.assistant.nextChat()).answer('![a picture](https://pictures.invalid/a.png) Yes.');
    await expect(askAi.newest.like).toBeVisible();
    await expect(askAi.newest.text.getByRole('link', {name: 'a picture'})).toHaveAttribute(
      'href',
      'https://pictures.invalid/a.png',
    );
    await expect(askAi.newest.text.locator('img')).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('S8.3 malformed and unknown events are an error and not a crash', async ({provider}) => {
    await askAi.ask('first');
    const chat = await provider.assistant.nextChat();
    chat.sendRaw('data: {"type":"from-the-future"}\n\n');
    await expect(askAi.newest.error).toContainText('Type validation failed');
    await askAi.askAgain('second');
    (await provider.assistant.nextChat()).sendRaw('data: not json\n\n');
    await expect(askAi.newest.error).toContainText('JSON');
    await expect(askAi.input).toBeEnabled();
  });

  test('a conversation at its limit says so and offers a new one', async ({provider}) => {
    await askAi.ask('first');
    (await provider.assistant.nextChat()).answer('Fine.');
    await expect(askAi.newest.like).toBeVisible();
    await askAi.askAgain('second');
    const message = 'Conversation depth limit exceeded (AI-217)';
    (await provider.assistant.nextChat()).refuse(400, {code: 'AI-217', message});
    await expect(askAi.screen).toContainText('Conversation depth limit exceeded');
    await expect(askAi.screen).toContainText('to continue.');
    await expect(askAi.input).toBeDisabled();
    await expect(askAi.input).toHaveAttribute('placeholder', 'Conversation limit reached');
    await askAi.screen.getByRole('button', {name: 'Start a new conversation'}).click();
    await expect(askAi.input).toBeEnabled();
    await askAi.askAgain('afresh');
    (await provider.assistant.nextChat()).answer('Welcome.');
    await expect(askAi.newest.text).toHaveText('Welcome.');
    await expect(askAi.questions).toHaveText(['afresh']);
  });
});

test('S5.3 S8.6 without an assistant id the question ends in the specified error', async ({page, provider}) => {
  await tamperMainScript(page, [[`assistantId:"${account.assistantId}"`, 'assistantId:""']]);
  await askAi.openOn(behindModal);
  await askAi.ask('first');
  await expect(askAi.newest.error).toContainText('Ask AI assistant id is required');
  expect(provider.requests('chat')).toEqual([]);
  expect(provider.requests('token')).toEqual([]);
});
