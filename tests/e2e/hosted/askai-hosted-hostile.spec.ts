// Answers that an assistant of somebody else streams: texts, errors, searches, names and frames as hostile as can be.
import {casesOf, type HostileCase} from '../../support/hostile/cases.ts';
import {familyNames} from '../../support/hostile/texts.ts';
import {HostileWatch} from '../../support/hostile/watch.ts';
import {textAnswer, type ChatCall} from '../../support/provider/chat.ts';
import {expect, test} from '../../support/provider/fixtures.ts';
import type {ChatEvent} from '../../support/provider/types.ts';
import {isFull} from '../../support/sample.ts';
import {open} from '../../support/fixtures.ts';
import {AskAi} from '../../support/pages/askAi.ts';

/** How a text gets into a stream, and how the exchange ends: with an answer, with an error, or with either. */
interface Way {
  readonly stream: (chat: ChatCall, input: HostileCase) => void | Promise<void>;
  readonly end: 'answer' | 'error' | 'either';
}

/** Puts an answer of one line behind other events: a step that ends in a search would be asked again. */
function sendWithAnswer(chat: ChatCall, ...events: readonly ChatEvent[]): void {
  const [start, ...rest] = textAnswer('The end.');
  chat.send(start!, ...events, ...rest);
  chat.end();
}

const ways: Readonly<Record<string, Way>> = {
  'the text of the answer': {
    end: 'answer',
    stream: (chat, {text}) => {
      const half = Math.floor(text.length / 2);
      chat.answer('See: ', text.slice(0, half), text.slice(half));
    },
  },
  'what it searched for and found': {
    end: 'answer',
    stream: (chat, {text, number}) => {
      const toolCallId = `call ${number}`;
      const hit = {objectID: text, url: text, content: text, hierarchy: {lvl0: text, lvl1: text}};
      sendWithAnswer(
        chat,
        {type: 'start-step'},
        {type: 'tool-input-start', toolCallId, toolName: 'searchIndex'},
        {type: 'tool-input-available', toolCallId, toolName: 'searchIndex', input: {query: text}},
        {type: 'tool-output-available', toolCallId, output: {query: text, hits: [hit]}},
        {type: 'finish-step'},
      );
    },
  },
  'an error in the stream': {
    end: 'error',
    stream: (chat, {text}) => {
      chat.send({type: 'start'}, {type: 'error', errorText: text});
      chat.end();
    },
  },
  'an answer of HTTP that is none': {
    end: 'error',
    stream: (chat, {text, number}) => chat.refuse([400, 403, 429, 500][number % 4]!, text || 'nothing'),
  },
  'a frame that is not an event': {
    end: 'either',
    stream: (chat, {text, stored}) => {
      chat.sendRaw(`data: ${text}\n\nevent: ${text}\ndata: ${stored}\n\n: ${text}\n\n`);
      chat.end();
    },
  },
  'a frame that breaks off': {
    end: 'error',
    stream: async (chat, {text}) => {
      chat.send({type: 'start'}, {type: 'start-step'}, {type: 'text-start', id: 't'});
      chat.send({type: 'text-delta', id: 't', delta: text});
      chat.sendRaw(`data: {"type":"text-delta","id":"t","delta":${JSON.stringify(text).slice(0, -1)}`);
      await chat.cutWhenSent();
    },
  },
  'names of messages and pieces': {
    end: 'answer',
    stream: (chat, {text}) => {
      chat.send({type: 'start', messageId: text}, {type: 'start-step'}, {type: 'text-start', id: text});
      chat.send({type: 'text-delta', id: text, delta: 'The end.'}, {type: 'text-end', id: text}, {type: 'finish'});
      chat.end();
    },
  },
  'sources and tools that nobody knows': {
    end: 'either',
    stream: (chat, {text, number}) => {
      const call = {toolCallId: `call ${number}`, toolName: text};
      const output = `"output":${JSON.stringify({query: {[text]: text}, hits: text})}`;
      chat.send({type: 'start'}, {type: 'start-step'});
      chat.sendRaw(`data: ${JSON.stringify({type: 'source-url', sourceId: text, url: text, title: text})}\n\n`);
      chat.sendRaw(`data: ${JSON.stringify({type: 'tool-input-available', ...call, input: {[text]: text}})}\n\n`);
      chat.sendRaw(`data: {"type":"tool-output-available","toolCallId":"call ${number}",${output}}\n\n`);
      chat.send(...textAnswer('The end.').slice(1));
      chat.end();
    },
  },
};

const wayNames = Object.keys(ways);

/** Every family of texts comes by other ways in each round: the families repeat in the order of the numbers. */
function wayOf({number}: HostileCase): Way {
  const round = Math.floor(number / familyNames.length);
  return ways[wayNames[(number + round) % wayNames.length]!]!;
}

test.describe.configure({timeout: isFull ? 600_000 : 120_000});

test('S8.3 streamed answers run nothing and leave the page whole', async ({context, page, provider}) => {
  page.setDefaultTimeout(15_000);
  const watch = await HostileWatch.over(context, page);
  const askAi = new AskAi(page);
  provider.setRecords([]);
  await open(page, 'faq/');
  for (const input of casesOf('streamed answers', wayNames.length)) {
    const {stream, end} = wayOf(input);
    const isFine = await watch.attempt(input, async () => {
      const {newest} = askAi;
      await askAi.open();
      await askAi.ask(`question ${input.number}`);
      await stream(await provider.assistant.nextChat(), input);
      const outcome = {answer: newest.like, error: newest.error, either: newest.like.or(newest.error).first()}[end];
      await expect(outcome).toBeVisible({timeout: 15_000});
      expect(await watch.plantedThings()).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(askAi.modal).toHaveCount(0);
    });
    // What one case has broken is not a fault of the next one.
    if (!isFine) {
      provider.assistant.reset();
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
    }
  }
  watch.report();
  expect(watch.problems).toEqual([]);
  // What was stored of all that opens again, and a plain answer is one.
  await askAi.open();
  await expect(askAi.recentConversations.first()).toBeVisible();
  await askAi.ask('plainly');
  (await provider.assistant.nextChat()).answer('Fine.');
  await expect(askAi.newest.text).toHaveText('Fine.');
});
