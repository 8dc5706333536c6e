import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {openFetchGate} from '@site/src/assistant/fetchGate';

const original = vi.fn(() => Promise.resolve(new Response('the network')));
let close: () => void;

beforeEach(() => {
  original.mockClear();
  vi.stubGlobal('window', {fetch: original});
  close = openFetchGate({fileRoot: '/', linkRoot: 'https://docs.example/'});
});

afterEach(() => vi.unstubAllGlobals());

async function textOf(input: RequestInfo | URL, init?: RequestInit): Promise<string> {
  return (await window.fetch(input, init)).text();
}

test('every other request goes to the network, untouched', async () => {
  const init = {method: 'POST'};
  for (const address of [
    'https://askai.algolia.com/chat/other',
    'https://askai.algolia.com/chat?x',
    'https://askai.algolia.com.example/chat',
    '/chat',
    new URL('https://docs.example/chat'),
  ]) {
    expect(await textOf(address, init)).toBe('the network');
    expect(original).toHaveBeenLastCalledWith(address, init);
  }
});

test('the token is good for some minutes, and is of the shape the screen reads', async () => {
  const {success, token} = JSON.parse(await textOf('https://askai.algolia.com/chat/token')) as {
    success: boolean;
    token: string;
  };
  const {exp} = JSON.parse(atob(token.split('.')[0] ?? '')) as {exp: number};
  expect(success).toBe(true);
  expect(exp * 1000 - Date.now()).toBeGreaterThan(60_000);
  expect(original).not.toHaveBeenCalled();
});

test('feedback is taken and goes nowhere', async () => {
  const response = await window.fetch('https://askai.algolia.com/chat/feedback', {method: 'POST', body: '{}'});
  expect(response.status).toBe(200);
  expect(original).not.toHaveBeenCalled();
});

test('a question without a version is refused in words', async () => {
  const response = await window.fetch('https://askai.algolia.com/chat', {body: '{"messages":[]}'});
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('version');
});

test('a question that cannot be read is an error in words', async () => {
  const response = await window.fetch('https://askai.algolia.com/chat', {body: 'no JSON'});
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('could not be loaded');
});

test('closing puts the browser’s own fetch back, unless someone else has wrapped it since', () => {
  close();
  expect(window.fetch).toBe(original);
  const second = openFetchGate({fileRoot: '/', linkRoot: '/'});
  const other = vi.fn();
  window.fetch = other;
  second();
  expect(window.fetch).toBe(other);
});

test('a gate that was asked stays after closing, and another one is not put around it', async () => {
  await window.fetch('https://askai.algolia.com/chat/token');
  const gate = window.fetch;
  close();
  expect(window.fetch).toBe(gate);
  openFetchGate({fileRoot: '/', linkRoot: 'https://docs.example/'})();
  expect(window.fetch).toBe(gate);
  expect(original).not.toHaveBeenCalled();
});

test('a token that cannot be given is refused in the shape the screen reads', async () => {
  vi.doMock('@site/src/assistant/assistant', () => ({
    answerToken: () => {
      throw new Error('Loading chunk 1 failed.');
    },
  }));
  vi.resetModules();
  const gate = await import('@site/src/assistant/fetchGate');
  gate.openFetchGate({fileRoot: '/', linkRoot: 'https://docs.example/'});
  const {success, message} = JSON.parse(await textOf('https://askai.algolia.com/chat/token')) as {
    success: boolean;
    message: string;
  };
  vi.doUnmock('@site/src/assistant/assistant');
  expect(success).toBe(false);
  expect(message).toBe('The assistant could not be loaded. Loading chunk 1 failed.');
});
