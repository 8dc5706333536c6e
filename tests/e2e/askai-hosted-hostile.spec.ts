// Answers of an assistant that somebody else has written: text, what it searched for, and its errors.
import {casesOf} from '../hostile/cases.ts';
import {HostileWatch} from '../hostile/watch.ts';
import {textAnswer} from '../provider/chat.ts';
import {expect, test} from '../provider/fixtures.ts';
import {isFull} from '../sample.ts';
import {open} from './fixtures.ts';
import {AskAi} from './pages/askAi.ts';

test.describe.configure({timeout: isFull ? 600_000 : 90_000});

test('S8.3 streamed answers run nothing and leave the page whole', async ({context, page, provider}) => {
  page.setDefaultTimeout(15_000);
  const watch = await HostileWatch.over(context, page);
  const askAi = new AskAi(page);
  provider.setRecords([]);
  await open(page, 'faq/');
  for (const input of casesOf('streamed answers', 8)) {
    await watch.attempt(input, async ({text, number}) => {
      await askAi.open();
      await askAi.ask(`question ${number}`);
      const chat = await provider.assistant.nextChat();
      if (number % 4 === 0) {
        const call = {toolCallId: `call ${number}`, toolName: 'searchIndex'};
        chat.send({type: 'start'}, {type: 'start-step'}, {type: 'tool-input-start', ...call});
        chat.send({type: 'tool-input-available', ...call, input: {query: text}});
        chat.send({type: 'tool-output-available', toolCallId: call.toolCallId, output: {query: text, hits: []}});
        chat.send({type: 'finish-step'}, {type: 'start-step'}, {type: 'text-start', id: 't'});
        chat.send({type: 'text-delta', id: 't', delta: text}, {type: 'text-end', id: 't'}, {type: 'finish'});
        chat.end();
        await expect(askAi.newest.like).toBeVisible();
      } else if (number % 4 === 1) {
        chat.send({type: 'start'}, {type: 'error', errorText: text});
        chat.end();
        await expect(askAi.newest.error).toBeVisible();
      } else {
        const half = Math.floor(text.length / 2);
        chat.send(...textAnswer('See: ', text.slice(0, half), text.slice(half)));
        chat.end();
        await expect(askAi.newest.like).toBeVisible();
      }
      expect(await watch.plantedThings()).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(askAi.modal).toHaveCount(0);
    });
  }
  watch.report();
  expect(watch.problems).toEqual([]);
});
