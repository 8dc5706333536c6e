/** Questions as readers type them, in their languages and with their slips: search and assistant lead to a section that answers. */
import {expect, test} from 'vitest';
import {readInquiry} from '@site/src/assistant/conversation';
import {createRetriever} from '@site/src/assistant/retrieve';
import {createEngine} from '@site/src/search/query/engine.ts';
import {readIndexFile} from '@site/src/search/index/readIndexFile.ts';
import {versions} from '../support/site.ts';
import {readPassages} from './quality/passages.ts';
import questions from './quality/typed.json' with {type: 'json'};
import {readBuiltIndex} from './search/builtIndex.ts';

const passages = readPassages();

const missed = (find: (query: string) => readonly string[]): readonly string[] =>
  questions.flatMap(({query, sections}) => {
    const found = find(query);
    return found.some((path) => sections.includes(path)) ? [] : [`"${query}": ${found.join(', ') || 'nothing'}`];
  });

test.each(versions)('the search has a section that answers among the first three in $name', ({name, prefix}) => {
  const engine = createEngine(readIndexFile(readBuiltIndex(name).index));
  const first = (query: string) => engine.find(query).slice(0, 3);
  expect(missed((query) => first(query).map(({section}) => section.path.slice(prefix.length)))).toEqual([]);
  expect(questions.length).toBeGreaterThanOrEqual(20);
});

test.each(versions)('the assistant quotes a section that answers in $name', ({name, prefix}) => {
  const retriever = createRetriever(passages[`docs-default-${name}`]?.passages ?? []);
  const ask = (query: string) => retriever.find(readInquiry([{role: 'user', parts: [{type: 'text', text: query}]}]));
  expect(missed((query) => ask(query).map(({path}) => path.slice(prefix.length)))).toEqual([]);
});

test('a section that is never found is missed', () => {
  expect(missed(() => ['faq/#nowhere'])).toHaveLength(questions.length);
});
