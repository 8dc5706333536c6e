import {expect, test} from '../../support/provider/fixtures.ts';
import {AskAi, expectAccessibleModal} from '../../support/pages/askAi.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the Ask AI screen can be read and used by everybody in ${colorScheme} mode`, async ({page, provider}) => {
    await page.emulateMedia({colorScheme});
    const askAi = new AskAi(page);
    provider.setRecords([]);
    await askAi.openOn('faq/');
    await askAi.ask('first');
    const chat = await provider.assistant.nextChat();
    chat.send({type: 'start'}, {type: 'start-step'}, {type: 'text-start', id: 't'});
    chat.send({
      type: 'text-delta',
      id: 't',
      delta: 'See [the FAQ](https://example.org/faq) and run:\n\n```bash\nls\n```\n\n',
    });
    await expect(askAi.newest.text).toContainText('See the FAQ');
    await expectAccessibleModal(page, 'while the answer streams');
    chat.send({type: 'text-end', id: 't'}, {type: 'finish'});
    chat.end();
    await expect(askAi.newest.like).toBeVisible();
    await expectAccessibleModal(page, 'with the answer');
    await askAi.askAgain('second');
    (await provider.assistant.nextChat()).refuse(500, 'out of order');
    await expect(askAi.newest.error).toBeVisible();
    await expectAccessibleModal(page, 'with an error');
  });
}
