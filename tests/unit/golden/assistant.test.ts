/** What the assistant answers, as a reader gets it: reviewed as text in the diff, rewritten by `npm run golden`. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {answerChat, reply} from '@site/src/assistant/assistant.ts';
import {readableAnswer} from '@site/src/assistant/hostedGate.ts';
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

const errors: Readonly<Record<string, () => Promise<Response>>> = {
  'a question without a version': () =>
    answerChat({body: '{"messages": []}'}, {fileRoot: '/', linkRoot: 'https://docs.example/'}),
  'passages that do not come': () =>
    answerChat(
      {body: '{"messages": [], "searchParameters": {"facetFilters": ["docusaurus_tag:docs-default-v2.0"]}}'},
      {fileRoot: '/', linkRoot: 'https://docs.example/'},
    ),
  'too many questions to the hosted assistant': () => readableAnswer(new Response('{}', {status: 429})),
  'an empty answer of the hosted assistant': () => readableAnswer(new Response('', {status: 200})),
  'an answer of the hosted assistant that stops in the middle': () =>
    readableAnswer(
      new Response('data: {"type": "text-delta", "id": "t", "delta": "Never charge below"}\n\n', {
        headers: {'content-type': 'text/event-stream'},
      }),
    ),
  'a refusal of the hosted assistant': () => readableAnswer(new Response('{"message": "Not allowed."}', {status: 403})),
};

test('errors', async () => {
  const texts = Object.entries(errors).map(async ([name, ask]) => {
    const response = await ask();
    return `# ${name}\n${response.status} ${await response.text()}\n`;
  });
  await expect((await Promise.all(texts)).join('\n')).toMatchFileSnapshot(path.resolve(directory, 'errors.txt'));
});

test('each transcript has its question', () => {
  const transcripts = fs.readdirSync(directory).filter((file) => file.endsWith('.txt'));
  const names = [...Object.keys(questions), 'errors'];
  expect(transcripts.map((file) => file.replace('.txt', '')).sort()).toEqual(names.sort());
});
