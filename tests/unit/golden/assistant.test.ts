/** What the assistant answers, as a reader gets it: reviewed as text in the diff, rewritten by `npm run golden`. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {reply} from '@site/src/assistant/assistant.ts';
import {createRetriever} from '@site/src/assistant/retrieve.ts';
import {loadLexicon} from '@site/src/search/data/load.ts';
import passages from '../../golden/assistant/passages.json' with {type: 'json'};

const directory = 'tests/golden/assistant';
const questions = parse(fs.readFileSync(`${directory}/questions.yml`, 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;
const knowledge = {file: {version: 'v2.0', passages}, retriever: createRetriever(passages, loadLexicon())};

test.each(Object.entries(questions))('%s', async (name, conversation) => {
  const messages = conversation.map((text) => ({role: 'user', parts: [{type: 'text', text}]}));
  const asked = conversation.map((text) => `> ${text}`).join('\n');
  const answer = reply(knowledge, messages, 'https://docs.example/');
  await expect(`${asked}\n\n${answer}\n`).toMatchFileSnapshot(path.resolve(directory, `${name}.txt`));
});

test('each transcript has its question', () => {
  const transcripts = fs.readdirSync(directory).filter((file) => file.endsWith('.txt'));
  expect(transcripts.map((file) => file.replace('.txt', '')).sort()).toEqual(Object.keys(questions).sort());
});
