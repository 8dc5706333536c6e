/* How the text of an answer is shown, and that it can do nothing but be read. */
import {expect, test} from '../../support/provider/fixtures.ts';
import {open} from '../../support/fixtures.ts';
import {AskAi} from '../../support/pages/askAi.ts';

let askAi: AskAi;

test.beforeEach(async ({page, provider}) => {
  askAi = new AskAi(page);
  provider.setRecords([]);
  await open(page, 'faq/');
  await page.evaluate(() => Object.assign(window, {injected: 0}));
  await askAi.open();
  await askAi.ask('first');
});

const attack = 'window.injected=1';

/** Markdown that would run the attack if any part of it were taken for HTML. */
const hostile: Readonly<Record<string, string>> = {
  'a script': `Before <script>${attack}</script> after`,
  'a block of HTML': `<div onclick="${attack}"><script>${attack}</script>\n<img src=x onerror="${attack}"></div>`,
  'an image with a handler': `Text <img src="x" onerror="${attack}"> text`,
  'HTML behind a raw tag': `Text <pre> <img src=x onerror=${attack} y`,
  'HTML behind a raw tag in a list': `- Text <kbd> <img src=x onerror=${attack} y\n- more`,
  'HTML behind a raw tag in a table': `| a | b |\n|---|---|\n| <code> <img src=x onerror=${attack} y | z |`,
  'HTML in a heading': `## Title <svg onload="${attack}">`,
  'a frame': `<iframe srcdoc="<script>parent.${attack}</script>"></iframe>`,
  'a link with a script': `[press](javascript:${attack}) and [again](JaVaScRiPt:${attack})`,
  'a link with an encoded script': `[press](java%0ascript:${attack}) [and](&#106;avascript:${attack})`,
  'a link with data': `[press](data:text/html,<script>${attack}</script>)`,
  'a title that leaves its attribute': `[a](https://example.org "x\\" onmouseover=${attack} y=\\"")`,
  'an image with a script': `![alt" onerror="${attack}](javascript:${attack})`,
  'an image whose text leaves its attribute': `![x" onerror="${attack}" y="](x)`,
  'a language that leaves its attribute': `\`\`\`" onmouseover="${attack}\ncode\n\`\`\``,
  'code with HTML': `\`<img src=x onerror=${attack}>\` and\n\n\`\`\`html\n<img src=x onerror=${attack}>\n\`\`\``,
  'an autolink with a script': `<javascript:${attack}>`,
};

/** What in an answer could do more than be read: handlers, addresses with a script, active elements. */
function findSuspects(root: Element): string[] {
  const handlers = [...root.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({name}) => name.startsWith('on')).map(({name}) => `${element.tagName} ${name}`),
  );
  const addresses = [...root.querySelectorAll('a')]
    .filter(({protocol, rel}) => !['http:', 'https:', 'mailto:'].includes(protocol) || !rel.includes('noopener'))
    .map(({href}) => `link to ${href}`);
  const active = [...root.querySelectorAll('script, iframe, svg[onload], object, embed, form, input:not([disabled])')];
  return [...handlers, ...addresses, ...active.map(({tagName}) => tagName)];
}

test('a hostile answer shows as text and runs nothing', async ({page, provider}) => {
  (await provider.assistant.nextChat()).answer('Go on.');
  await expect(askAi.newest.like).toBeVisible();
  let count = 1;
  for (const [name, markdown] of Object.entries(hostile)) {
    await test.step(name, async () => {
      await askAi.askAgain(name);
      (await provider.assistant.nextChat()).answer(markdown, '\n\nThe end.');
      await expect(askAi.exchanges).toHaveCount((count += 1));
      await expect(askAi.newest.text, name).toContainText('The end.');
      await expect(askAi.newest.like).toBeVisible();
      expect(await askAi.newest.text.evaluate(findSuspects), name).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as {injected: number}).injected), name).toBe(0);
    });
  }
});

const broken: Readonly<Record<string, string>> = {
  'an open code fence': '```bash\nls',
  'open emphasis': '**bold _and',
  'an open link': '[text](https://example.org',
  'half a table': '| a | b |\n|---',
  'deep quotes': `${'>'.repeat(500)} deep`,
  'deep lists': Array.from({length: 100}, (_, depth) => `${'  '.repeat(depth)}- item`).join('\n'),
  'a long row of brackets': '['.repeat(2000),
};

test('broken Markdown is shown as far as it goes', async ({provider}) => {
  (await provider.assistant.nextChat()).answer('Go on.');
  await expect(askAi.newest.like).toBeVisible();
  let count = 1;
  for (const [name, markdown] of Object.entries(broken)) {
    await test.step(name, async () => {
      await askAi.askAgain(name);
      (await provider.assistant.nextChat()).answer(markdown);
      await expect(askAi.exchanges).toHaveCount((count += 1));
      await expect(askAi.newest.like).toBeVisible();
      await expect(askAi.newest.text, name).not.toBeEmpty();
    });
  }
});

test('S8.8 text that the Markdown renderer cannot take shows An error occurred with the message, and the page stays', async ({
  page,
  provider,
}) => {
  const chat = await provider.assistant.nextChat();
  chat.send({type: 'start'}, {type: 'start-step'}, {type: 'text-start', id: 't'});
  // A stream may be split inside an emoji, and half of one cannot be encoded for the copy button.
  chat.send({type: 'text-delta', id: 't', delta: '```bash\necho \ud83d'});
  await expect(askAi.newest.text).toContainText('An error occurred:');
  await expect(askAi.newest.text).toContainText('URI malformed');
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toHaveCount(0);
  chat.send({type: 'text-delta', id: 't', delta: '\ude00\n```\n'}, {type: 'text-end', id: 't'}, {type: 'finish'});
  chat.end();
  await expect(askAi.newest.text).toHaveText(/echo 😀/);
  await expect(askAi.newest.like).toBeVisible();
});

test('the chat shows an error message as text', async ({page, provider}) => {
  (await provider.assistant.nextChat()).refuse(500, `<img src=x onerror="${attack}"> [press](javascript:${attack})`);
  await expect(askAi.newest.error).toContainText('<img src=x');
  await expect(askAi.newest.error.locator('img, a')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as {injected: number}).injected)).toBe(0);
});

test('the chat shows the question as text', async ({page, provider}) => {
  (await provider.assistant.nextChat()).answer('Yes.');
  await expect(askAi.newest.like).toBeVisible();
  const question = `<img src=x onerror="${attack}">`;
  await askAi.askAgain(question);
  (await provider.assistant.nextChat()).answer('No.');
  await expect(askAi.questions.first()).toHaveText(question);
  expect(await page.evaluate(() => (window as unknown as {injected: number}).injected)).toBe(0);
});

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('S9.12 the copied state of an answer and of its code lasts 1.5 seconds', async ({page, provider}) => {
    (await provider.assistant.nextChat()).answer('Run this:\n\n```bash\nls -l\n```\n');
    await expect(askAi.newest.like).toBeVisible();
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const code = askAi.newest.text.locator('.DocSearch-CodeSnippet-CopyButton');
    await code.click();
    await expect(code).toHaveText('Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ls -l');
    await page.clock.runFor(1499);
    await expect(code).toHaveText('Copied!');
    await page.clock.runFor(1);
    await expect(code).toHaveText('Copy');

    const {copy} = askAi.newest;
    await copy.click();
    await expect(copy).toHaveAttribute('title', 'Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('```bash\nls -l\n```');
    await page.clock.runFor(1499);
    await expect(copy).toHaveAttribute('title', 'Copied!');
    await page.clock.runFor(1);
    await expect(copy).toHaveAttribute('title', 'Copy');
  });
});
