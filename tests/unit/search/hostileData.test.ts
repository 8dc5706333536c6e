// cspell:ignore FAVORITE
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {healList, healStoredLists} from '@site/src/search/client/storedLists.ts';
import {toRoute} from '@site/src/search/client/toRoute.ts';
import {allCases} from '../../support/hostile/cases.ts';

const entry = {
  objectID: 'a',
  type: 'lvl1',
  url: '/docs/faq/',
  content: null,
  hierarchy: {lvl0: 'FAQ', lvl1: 'FAQ', lvl2: null},
};

const conversation = {
  ...entry,
  type: 'askAI',
  url: '',
  query: 'Which cable?',
  messages: [
    {id: '1', role: 'user', parts: [{type: 'text', text: 'Which cable?'}]},
    {
      id: '2',
      role: 'assistant',
      parts: [
        {type: 'step-start'},
        {
          type: 'tool-searchIndex',
          state: 'output-available',
          input: {query: 'cable'},
          output: {query: 'cable', hits: []},
        },
        {type: 'tool-searchIndex', state: 'output-error', errorText: 'gone'},
        {type: 'text', text: 'An adapter.', state: 'done'},
      ],
      feedback: 'like',
    },
  ],
};

beforeEach(() =>
  vi.stubGlobal('window', {location: {href: 'https://site.example/docs/', protocol: 'https:', host: 'site.example'}}),
);
afterEach(() => vi.unstubAllGlobals());

describe('stored lists', () => {
  test('keep what the search modal wrote', () => {
    expect(healList(JSON.stringify([entry]), 'searches')).toEqual([entry]);
    expect(healList(JSON.stringify([conversation]), 'conversations')).toEqual([conversation]);
  });

  test.each([
    null,
    'text',
    [],
    {...entry, hierarchy: null},
    {...entry, hierarchy: {lvl0: 'FAQ', lvl1: {}}},
    {...entry, url: 'javascript:x()'},
    {...entry, url: '//other.example/'},
    {...entry, url: '/docs/%'},
    {...entry, objectID: 7},
  ])('lose a search that cannot be shown: %j', (wrong) => {
    expect(healList(JSON.stringify([entry, wrong]), 'searches')).toEqual([entry]);
  });

  test.each([
    {messages: 'text'},
    {messages: []},
    {messages: [null]},
    {messages: [{id: '1', role: 'user', parts: null}]},
    {messages: [{id: '1', role: 'robot', parts: []}]},
    {messages: [{id: '1', role: 'user', parts: [{type: 'text'}]}]},
    {
      messages: [
        {id: '1', role: 'assistant', parts: [{type: 'tool-searchIndex', state: 'output-available', input: {}}]},
      ],
    },
  ])('lose a conversation that cannot be shown: %j', (wrong) => {
    expect(healList(JSON.stringify([{...conversation, ...wrong}, conversation]), 'conversations')).toEqual([
      conversation,
    ]);
  });

  test('that are none are taken away; blocked storage is not an error', () => {
    const kept = new Map([
      ['__DOCSEARCH_RECENT_SEARCHES__x', '{"length":3}'],
      ['__DOCSEARCH_FAVORITE_SEARCHES__x', '[1,'],
      ['__DOCSEARCH_ASKAI_CONVERSATIONS__y', JSON.stringify([conversation, 1])],
    ]);
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    };
    vi.stubGlobal('window', {...window, localStorage});
    healStoredLists('x', 'y');
    expect([...kept]).toEqual([['__DOCSEARCH_ASKAI_CONVERSATIONS__y', JSON.stringify([conversation])]]);
    vi.stubGlobal('window', {});
    expect(() => healStoredLists('x')).not.toThrow();
  });
});

test('an address of the index that is none leads nowhere, and each can be decoded', () => {
  const root = 'https://site.example/docs/';
  vi.stubGlobal('window', {location: {origin: 'https://copy.example'}});
  expect(toRoute('https://site.example/docs/faq/?a=1#b', root)).toBe('/docs/faq/?a=1#b');
  expect(toRoute('https://copy.example/docs/faq/#50%', root)).toBe('#');
  for (const other of ['https://forum.example/docs/faq/', 'https://site.example/blog/'])
    expect(toRoute(other, root)).toBe(other);
  const cases = allCases('index data');
  const routes = cases.flatMap(({text}) => [toRoute(text, root), toRoute(`https://site.example/docs/${text}`, root)]);
  expect(routes.filter((route) => route === '#').length).toBeGreaterThan(cases.length / 2);
  for (const route of routes) {
    expect(route).toMatch(/^(?:[/#]|https?:\/\/)/);
    expect(() => decodeURI(route.replace(/[?#].*/, ''))).not.toThrow();
  }
});
