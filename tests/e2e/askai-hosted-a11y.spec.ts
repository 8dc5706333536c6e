import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, test} from '../provider/fixtures.ts';
import {open} from './fixtures.ts';
import {AskAi} from './pages/askAi.ts';

const axeSource = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface AxeResults {
  readonly violations: readonly {readonly id: string; readonly nodes: readonly {readonly html: string}[]}[];
}

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(() =>
    (window as unknown as {axe: {run: (root: string) => Promise<AxeResults>}}).axe.run('.DocSearch-Container'),
  );
  return found.violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the Ask AI screen can be read and used by everybody in ${colorScheme} mode`, async ({page, provider}) => {
    await page.emulateMedia({colorScheme});
    const askAi = new AskAi(page);
    provider.setRecords([]);
    await open(page, 'faq/');
    await askAi.open();
    await askAi.ask('first');
    const chat = await provider.assistant.nextChat();
    chat.send({type: 'start'}, {type: 'start-step'}, {type: 'text-start', id: 't'});
    chat.send({
      type: 'text-delta',
      id: 't',
      delta: 'See [the FAQ](https://example.org/faq) and run:\n\n```bash\nls\n```\n\n',
    });
    await expect(askAi.newest.text).toContainText('See the FAQ');
    expect(await violations(page), 'while the answer streams').toEqual([]);
    chat.send({type: 'text-end', id: 't'}, {type: 'finish'});
    chat.end();
    await expect(askAi.newest.like).toBeVisible();
    expect(await violations(page), 'with the answer').toEqual([]);
    await askAi.askAgain('second');
    (await provider.assistant.nextChat()).refuse(500, 'out of order');
    await expect(askAi.newest.error).toBeVisible();
    expect(await violations(page), 'with an error').toEqual([]);
  });
}
