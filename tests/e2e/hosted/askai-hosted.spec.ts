/* The hosted assistant from the question to the answer. */
import {behindModal, older} from '../../support/site.ts';
import {account, type ChatEvent} from '../../support/provider/index.ts';
import {expect, fixTime, test} from '../../support/provider/fixtures.ts';
import {makeRecord} from '../../support/provider/records.ts';
import {AskAi} from '../../support/pages/askAi.ts';

let askAi: AskAi;

test.beforeEach(({page, provider, site}) => {
  askAi = new AskAi(page);
  provider.setRecords([
    makeRecord({
      url: `${site.url}general/install`,
      titles: ['Documentation', 'Install'],
      content: 'Install the driver',
    }),
  ]);
});

test.describe('asking', () => {
  test('S2.modal.6 S4.9 the Ask AI entry is above the hits and opens the AI-question mode', async ({provider}) => {
    await askAi.openOn(behindModal);
    await askAi.input.fill('install');
    await expect(askAi.modal.locator('.DocSearch-Hit').first()).toContainText('Ask AI:');
    await expect(askAi.modal.locator('.DocSearch-Hit').first()).toContainText('install');
    await expect(askAi.modal.locator('.DocSearch-Hit')).toHaveCount(2);
    await askAi.entry.click();
    await expect(askAi.questions).toHaveText(['install']);
    await expect(askAi.back).toBeVisible();
    expect((await provider.assistant.nextChat()).question).toBe('install');
  });

  test('S4.12 submitted shows Thinking..., then the text appears in the pieces that arrive, then it is ready', async ({
    provider,
  }) => {
    await askAi.openOn(behindModal);
    await askAi.ask('How long does it take?');
    const {newest} = askAi;
    const chat = await provider.assistant.nextChat();
    await expect(newest.thinking).toHaveText('Thinking...');
    await expect(newest.text).toHaveCount(0);

    chat.send({type: 'start', messageId: 'a1'}, {type: 'start-step'}, {type: 'text-start', id: 't'});
    chat.send({type: 'text-delta', id: 't', delta: 'About '});
    await expect(newest.text).toHaveText('About');
    await expect(newest.thinking).toHaveCount(0);
    await expect(newest.like).toHaveCount(0);
    chat.send({type: 'text-delta', id: 't', delta: '**two** '});
    await expect(newest.text).toHaveText('About two');
    await expect(newest.text.locator('strong')).toHaveText('two');
    chat.send({type: 'text-delta', id: 't', delta: 'minutes.'}, {type: 'text-end', id: 't'});
    await expect(newest.text).toHaveText('About two minutes.');
    await expect(newest.like).toHaveCount(0);
    chat.send({type: 'finish-step'}, {type: 'finish'});
    chat.end();
    await expect(newest.like).toBeVisible();
    await expect(askAi.input).toBeEnabled();
  });

  test('S3.7 a search of the assistant is shown while it runs and when it is done', async ({provider}) => {
    await askAi.openOn(behindModal);
    await askAi.ask('Which cable?');
    const chat = await provider.assistant.nextChat();
    const call = {toolCallId: 'c1', toolName: 'searchIndex'};
    chat.send({type: 'start'}, {type: 'start-step'}, {type: 'tool-input-start', ...call});
    await expect(askAi.newest.tool).toContainText('Searching');
    chat.send({type: 'tool-input-available', ...call, input: {query: 'cable'}});
    await expect(askAi.newest.tool).toContainText('"cable"');
    chat.send({type: 'tool-output-available', toolCallId: 'c1', output: {query: 'cable', hits: [{}, {}]}});
    await expect(askAi.newest.tool).toHaveText(/Searched for\s*"cable"\s*found 2 results/);
    // A step after the call, or the client would ask again on its own.
    const text: readonly ChatEvent[] = [
      {type: 'finish-step'},
      {type: 'start-step'},
      {type: 'text-start', id: 't'},
      {type: 'text-delta', id: 't', delta: 'A USB adapter.'},
      {type: 'text-end', id: 't'},
      {type: 'finish'},
    ];
    chat.send(...text);
    chat.end();
    await expect(askAi.newest.text).toHaveText('A USB adapter.');
    await expect(askAi.newest.like).toBeVisible();
    expect(provider.requests('chat')).toHaveLength(1);
  });

  test('S2.modal.9 exchanges are listed newest first, and the whole conversation is sent', async ({provider}) => {
    provider.assistant.autoAnswer = (chat) => chat.answer(`Answer to: ${chat.question}`);
    await askAi.openOn(behindModal);
    await askAi.askToTheEnd('first');
    await askAi.askAgain('second');
    await expect(askAi.questions).toHaveText(['second', 'first']);
    await expect(askAi.newest.text).toHaveText('Answer to: second');
    await expect(askAi.exchanges.last()).toContainText('Answer to: first');
    expect(provider.requests('chat')[1]?.body).toMatchObject({
      messages: [
        {role: 'user', parts: [{type: 'text', text: 'first'}]},
        {role: 'assistant'},
        {role: 'user', parts: [{type: 'text', text: 'second'}]},
      ],
    });
  });

  test('S5.5 an empty question is not sent, and the input is disabled while an answer streams', async ({
    page,
    provider,
  }) => {
    await askAi.openOn(behindModal);
    await askAi.ask('first');
    const chat = await provider.assistant.nextChat();
    await expect(askAi.input).toBeDisabled();
    chat.send({type: 'start'}, {type: 'start-step'});
    await expect(askAi.modal).toContainText('Answering...');
    await expect(askAi.input).toBeDisabled();
    await expect(askAi.input).toBeHidden();
    chat.answer('Done.');
    await expect(askAi.input).toBeEnabled();

    await expect(askAi.input).toBeFocused();
    await page.keyboard.press('Enter');
    await askAi.askAgain('second');
    (await provider.assistant.nextChat()).answer('Done again.');
    await expect(askAi.questions).toHaveText(['second', 'first']);
    // The empty one would be between the two.
    expect(provider.requests('chat')).toHaveLength(2);
  });

  test('S2.modal.4 Escape first leaves the AI-question mode, then closes the modal', async ({page, provider}) => {
    provider.assistant.autoAnswer = (chat) => chat.answer('Yes.');
    await askAi.openOn(behindModal);
    await askAi.askToTheEnd('first');
    await page.keyboard.press('Escape');
    await expect(askAi.screen).toHaveCount(0);
    await expect(askAi.modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(askAi.modal).toHaveCount(0);
  });

  test('leaving while an answer streams ends its request', async ({provider}) => {
    await askAi.openOn(behindModal);
    await askAi.ask('first');
    const chat = await provider.assistant.nextChat();
    chat.send({type: 'start'}, {type: 'start-step'}, {type: 'text-start', id: 't'});
    chat.send({type: 'text-delta', id: 't', delta: 'Half an ans'});
    await expect(askAi.newest.text).toHaveText('Half an ans');
    await askAi.modal.locator('.DocSearch-StopStreaming').click();
    await chat.closed;
    await expect(askAi.newest.root).toContainText('You stopped this response');
    await expect(askAi.input).toBeEnabled();
  });
});

test.describe('what is sent', () => {
  test('S7.6 the chat call carries token, keys, index, assistant and the version being read', async ({provider}) => {
    provider.assistant.autoAnswer = (chat) => chat.answer('Yes.');
    await askAi.openOn(`${older.prefix}faq/`);
    await askAi.askToTheEnd('first');
    const [request] = provider.requests('chat');
    expect(request).toMatchObject({
      host: 'askai.algolia.com',
      method: 'POST',
      path: '/chat',
      headers: {
        authorization: expect.stringMatching(/^TOKEN \S+$/) as unknown,
        'x-algolia-api-key': account.searchKey,
        'x-algolia-application-id': account.appId,
        'x-algolia-index-name': account.indexName,
        'x-algolia-assistant-id': account.assistantId,
        'x-ai-sdk-version': 'v5',
      },
      body: {
        trigger: 'submit-message',
        messages: [{role: 'user', parts: [{type: 'text', text: 'first'}]}],
        searchParameters: {
          facetFilters: ['language:en', ['docusaurus_tag:default', `docusaurus_tag:docs-default-${older.name}`]],
        },
      },
    });
    // Other headers than a page may send on its own: the browser asked first, and was allowed.
    expect(provider.requests('chat', {method: 'OPTIONS'})).toHaveLength(1);
  });

  test('S7.7 one token serves two questions', async ({provider}) => {
    provider.assistant.autoAnswer = (chat) => chat.answer('Yes.');
    await askAi.openOn(behindModal);
    await askAi.askToTheEnd('first');
    await askAi.askAgain('second');
    await expect(askAi.exchanges).toHaveCount(2);
    await expect(askAi.newest.like).toBeVisible();
    expect(provider.order.filter((endpoint) => endpoint !== 'dsn')).toEqual(['token', 'chat', 'chat']);
    expect(provider.requests('token')[0]).toMatchObject({
      method: 'POST',
      path: '/chat/token',
      headers: {'x-algolia-assistant-id': account.assistantId},
      body: null,
    });
  });

  test('S7.7 a token counts as expired 30 seconds before its time', async ({page, provider}) => {
    const start = Date.UTC(2025, 5, 1);
    provider.assistant.autoAnswer = (chat) => chat.answer('Yes.');
    provider.assistant.tokenLifetime = 100;
    await fixTime(page, provider, start);
    await askAi.openOn(behindModal);
    await askAi.askToTheEnd('first');

    await fixTime(page, provider, start + 70_000);
    await askAi.askAgain('just in time');
    await expect(askAi.questions).toHaveCount(2);
    await expect(askAi.newest.like).toBeVisible();
    expect(provider.requests('token')).toHaveLength(1);

    await fixTime(page, provider, start + 70_001);
    await askAi.askAgain('a moment later');
    await expect(askAi.questions).toHaveCount(3);
    await expect(askAi.newest.like).toBeVisible();
    expect(provider.requests('token')).toHaveLength(2);
  });

  test('S7.9 every call goes to the assistant; a stream is never resumed, also not after a reload', async ({
    page,
    provider,
  }) => {
    await askAi.openOn(behindModal);
    await askAi.ask('first');
    const chat = await provider.assistant.nextChat();
    chat.send({type: 'start'}, {type: 'start-step'}, {type: 'text-start', id: 't'});
    chat.send({type: 'text-delta', id: 't', delta: 'Half an ans'});
    await expect(askAi.newest.text).toHaveText('Half an ans');
    const apiCalls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/chat') && apiCalls.push(request.url()));
    await page.reload();
    await chat.closed;
    await askAi.open();
    await askAi.ask('second');
    (await provider.assistant.nextChat()).answer('Whole.');
    await expect(askAi.newest.text).toHaveText('Whole.');
    expect(provider.requests('chat').map(({method}) => method)).toEqual(['POST', 'POST']);
    expect(apiCalls).toEqual([]);
  });

  test('S9.13 nothing is asked again on its own: not on focus, not after an error, and no question is merged', async ({
    page,
    provider,
  }) => {
    await page.clock.install();
    await askAi.openOn(behindModal);
    await askAi.ask('same');
    (await provider.assistant.nextChat()).refuse(500, 'out of order');
    await expect(askAi.newest.error).toContainText('out of order');
    await page.evaluate(() => {
      for (const name of ['blur', 'focus', 'offline', 'online']) window.dispatchEvent(new Event(name));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(60_000);
    await askAi.askAgain('same');
    (await provider.assistant.nextChat()).answer('In order.');
    await expect(askAi.newest.text).toHaveText('In order.');
    expect(provider.requests('chat')).toHaveLength(2);
  });
});
