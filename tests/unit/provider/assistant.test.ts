import {afterAll, beforeEach, describe, expect, test} from 'vitest';
import {account, startProvider} from '../../support/provider/index.ts';
import {ask} from './wire.ts';

const provider = await startProvider();

afterAll(() => provider.close());

beforeEach(() => provider.reset());

const assistantHeader = {'x-algolia-assistant-id': account.assistantId};

async function newToken(): Promise<string> {
  const {text} = await ask(provider, 'token', {path: '/chat/token', headers: assistantHeader});
  return (JSON.parse(text) as {token: string}).token;
}

function chatHeaders(token: string) {
  return {
    ...assistantHeader,
    authorization: `TOKEN ${token}`,
    'x-algolia-api-key': account.searchKey,
    'x-algolia-application-id': account.appId,
    'x-algolia-index-name': account.indexName,
    'x-ai-sdk-version': 'v5',
  };
}

const question = (text: string) => ({
  id: 'chat',
  messages: [{id: 'm1', role: 'user', parts: [{type: 'text', text}]}],
  trigger: 'submit-message',
});

describe('tokens', () => {
  test('say in their first part when they expire', async () => {
    provider.assistant.now = () => 1_000_000;
    provider.assistant.tokenLifetime = 60;
    const [payload = ''] = (await newToken()).split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toEqual({exp: 1060});
  });

  test('are given to the configured assistant only', async () => {
    const {status} = await ask(provider, 'token', {path: '/chat/token', headers: {'x-algolia-assistant-id': 'other'}});
    expect(status).toBe(404);
  });

  test('do not work when made up, expired or revoked', async () => {
    const statusWith = async (token: string) =>
      (await ask(provider, 'chat', {path: '/chat', headers: chatHeaders(token), body: question('?')})).status;
    provider.assistant.autoAnswer = (chat) => chat.answer('yes');
    expect(await statusWith('made-up')).toBe(401);
    provider.assistant.now = () => 1_000_000;
    const token = await newToken();
    expect(await statusWith(token)).toBe(200);
    provider.assistant.now = () => 1_000_000 + 3600_000;
    expect(await statusWith(token)).toBe(401);
    provider.assistant.now = () => 1_000_000;
    provider.assistant.revokeTokens();
    expect(await statusWith(token)).toBe(401);
  });
});

describe('chats', () => {
  test('a preflight request is allowed what it asks for', async () => {
    const {status, headers} = await ask(provider, 'chat', {
      path: '/chat',
      method: 'OPTIONS',
      headers: {origin: 'http://site.invalid', 'access-control-request-headers': 'authorization,x-ai-sdk-version'},
    });
    expect(status).toBe(204);
    expect(headers['access-control-allow-headers']).toBe('authorization,x-ai-sdk-version');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(provider.order).toEqual([]);
    expect(provider.requests('chat', {method: 'OPTIONS'})).toHaveLength(1);
  });

  test('wait for the test and arrive in the pieces it sends', async () => {
    const headers = chatHeaders(await newToken());
    let received = '';
    let wake = () => {};
    const arrived = (text: string) =>
      new Promise<void>((resolve) => {
        wake = () => received.includes(text) && resolve();
        wake();
      });
    const answer = ask(provider, 'chat', {
      path: '/chat',
      headers,
      body: question('How long?'),
      onData: (text) => {
        received += text;
        wake();
      },
    });
    const chat = await provider.assistant.nextChat();
    expect(chat.question).toBe('How long?');
    expect(received).toBe('');
    chat.send({type: 'start'}, {type: 'start-step'});
    await arrived('start-step');
    expect(received).toBe('data: {"type":"start"}\n\ndata: {"type":"start-step"}\n\n');
    chat.end();
    expect((await answer).text).toMatch(/data: \[DONE\]\n\n$/);
  });

  test('can be cut in the middle', async () => {
    const headers = chatHeaders(await newToken());
    const answer = ask(provider, 'chat', {path: '/chat', headers, body: question('?'), onHeaders: () => {}});
    const outcome = expect(answer).rejects.toThrow('aborted');
    const chat = await provider.assistant.nextChat();
    await new Promise<void>((resolve) => {
      chat.send({type: 'start'});
      setImmediate(resolve);
    });
    chat.cut();
    await Promise.all([outcome, chat.closed]);
  });

  test('can be refused, and tell when the reader has gone', async () => {
    const headers = chatHeaders(await newToken());
    const refused = ask(provider, 'chat', {path: '/chat', headers, body: question('?')});
    (await provider.assistant.nextChat()).refuse(500, 'the whole message');
    expect(await refused).toMatchObject({status: 500, text: 'the whole message'});

    const leaving = new AbortController();
    const left = ask(provider, 'chat', {path: '/chat', headers, body: question('?'), signal: leaving.signal});
    const outcome = expect(left).rejects.toThrow();
    const chat = await provider.assistant.nextChat();
    leaving.abort();
    await Promise.all([outcome, chat.closed]);
  });

  test('with a wrong header are refused', async () => {
    const headers = {...chatHeaders(await newToken()), 'x-ai-sdk-version': 'v4'};
    const {status, text} = await ask(provider, 'chat', {path: '/chat', headers, body: question('?')});
    expect(status).toBe(400);
    expect(text).toContain('x-ai-sdk-version');
  });
});

describe('feedback', () => {
  test('is taken with its four values and refused without', async () => {
    const headers = chatHeaders(await newToken());
    const statusOf = async (body: object) =>
      (await ask(provider, 'feedback', {path: '/chat/feedback', headers, body})).status;
    expect(await statusOf({appId: account.appId, messageId: 'm1', thumbs: 1})).toBe(200);
    expect(await statusOf({appId: account.appId, messageId: 'm1', thumbs: 2})).toBe(400);
    expect(await statusOf({appId: account.appId, thumbs: 1})).toBe(400);
  });

  test('fails when a test asks for it', async () => {
    provider.fail('feedback', {kind: 'status', status: 500});
    const headers = chatHeaders(await newToken());
    expect((await ask(provider, 'feedback', {path: '/chat/feedback', headers, body: {}})).status).toBe(500);
  });
});
