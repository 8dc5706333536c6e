// cspell:ignore FAVORITE
// Text from outside, wherever it enters: none of it runs as a script, nothing crashes, and bad storage is replaced.
import type {Page} from '@playwright/test';
import {packIntoHash} from '@site/src/tools/config-checker/share.ts';
import {indexPages} from '@site/src/search/index/buildIndexFile.ts';
import {indexScripts} from '@site/src/search/client/indexScripts.ts';
import {passageScripts} from '@site/src/assistant/passages/passageScripts.ts';
import {allCases, casesOf, type HostileCase, type Surface} from '../../support/hostile/cases.ts';
import {canary} from '../../support/hostile/texts.ts';
import {HostileWatch} from '../../support/hostile/watch.ts';
import {isFull} from '../../support/sample.ts';
import {latest, versions} from '../../support/site.ts';
import {hydrated, open, test, reload, expect as patientExpect} from '../../support/pageTest.ts';

const expect = patientExpect.configure({timeout: 15_000});

const indexTag = `docs-default-${latest.name}`;
const storageKeys = {
  'recent searches': '__DOCSEARCH_RECENT_SEARCHES__dbus-serialbattery',
  'favourite searches': '__DOCSEARCH_FAVORITE_SEARCHES__dbus-serialbattery',
  conversations: '__DOCSEARCH_ASKAI_CONVERSATIONS__dbus-serialbattery',
} as const;

let watch: HostileWatch;

test.describe.configure({timeout: isFull ? 900_000 : 120_000});

test.beforeEach(async ({context, page}) => {
  page.setDefaultTimeout(15_000);
  watch = await HostileWatch.over(context, page);
});

test.afterEach(() => {
  watch.report();
});

async function attemptAll(surface: Surface, put: (input: HostileCase) => Promise<void>): Promise<void> {
  for (const input of casesOf(surface)) {
    const isFine = await watch.attempt(input, put);
    // What one case has broken is not a fault of the next one.
    if (!isFine) await startAgain(watch.page);
  }
}

async function startAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(page.url().replace(/[?#].*/, ''));
  await hydrated(page);
}

/** Follows an address of the open page without loading a document, as a link or the address bar does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);
}

const query = (entries: Readonly<Record<string, string>>) => `?${new URLSearchParams(entries).toString()}`;

test('S2.routes.7 the address of the search page', async ({page, results}) => {
  await open(page, 'search');
  await attemptAll('search address', async ({text, family, number}) => {
    const address = family === 'percent' ? `?q=${text}` : query({q: text});
    if (number % 8 === 0 && text.length < 4000) {
      await page.goto(`search${address}`);
      await hydrated(page);
    } else {
      await follow(page, address);
    }
    await expect(results.field).toBeVisible();
    await expect(results.status).not.toHaveText('Searching…');
    await expect(results.alert).toHaveCount(0);
  });
  await follow(page, '?q=cell%20voltage');
  await expect(results.hits.first()).toBeVisible();
  expect(watch.problems).toEqual([]);
});

test('S2.nav.4 the hash of a page', async ({page}) => {
  await open(page, 'faq/');
  await attemptAll('hash of a page', async ({text, number}) => {
    await page.evaluate((hash) => (location.hash = hash), text);
    if (number % 8 === 0) {
      await reload(page);
    }
    await expect(page.locator('h1')).toHaveText('FAQ');
  });
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await expect(page.locator('h1')).toHaveText('FAQ');
  expect(watch.problems).toEqual([]);
});

/** Entries of a stored list that cannot be shown. */
function misshapen(stored: string | null): unknown[] {
  const entries = JSON.parse(stored ?? '[]') as unknown[];
  return entries.filter((entry) => {
    const {objectID, hierarchy} = (entry ?? {}) as {objectID?: unknown; hierarchy?: object | null};
    return (
      typeof objectID !== 'string' || (hierarchy !== undefined && (hierarchy === null || Array.isArray(hierarchy)))
    );
  });
}

for (const surface of Object.keys(storageKeys) as (keyof typeof storageKeys)[]) {
  test(`S4.8 S2.modal.5 stored ${surface}`, async ({page, search, askAi}) => {
    const key = storageKeys[surface];
    await open(page, 'faq/');
    await attemptAll(surface, async ({stored}) => {
      await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, stored] as const);
      await search.open();
      if (surface === 'conversations' && (await askAi.recentConversations.count()) > 0) {
        await askAi.recentConversations.first().click();
        await expect(askAi.screen).toBeVisible();
        await watch.plantedThings().then((found) => expect(found).toEqual([]));
        await page.keyboard.press('Escape');
      }
      await search.input.fill('cell voltage');
      await expect(search.hits.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search.modal).toHaveCount(0);
      expect(misshapen(await page.evaluate((name) => localStorage.getItem(name), key))).toEqual([]);
    });
    expect(watch.problems).toEqual([]);
  });
}

test('S4.9 the stored version, colour mode, token and file', async ({page, shell, checker}) => {
  const labels = versions.map(({label}) => label);
  await open(page, 'search');
  await attemptAll('preferred version', async ({text, stored, number}) => {
    const value = number % 2 ? text : stored;
    await page.evaluate((name) => localStorage.setItem('docs-preferred-version-default', name), value);
    await reload(page);
    expect(labels).toContain(await shell.versionButton.textContent());
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBeNull();
  });
  await attemptAll('colour mode and other keys', async ({text, stored}) => {
    await page.evaluate(
      ([one, other]) => {
        localStorage.setItem('theme', one);
        localStorage.setItem(one, other);
        localStorage.setItem('docusaurus.announcement.id', one);
        sessionStorage.setItem('askai_token', other);
      },
      [text, stored] as const,
    );
    await reload(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:light|dark)$/);
    await shell.colourToggle.click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme') ?? '')).toMatch(/^(?:light|dark)$|^$/);
    await page.evaluate(() => localStorage.clear());
  });
  await attemptAll('saved file of the checker', async ({text, stored, number}) => {
    const value = number % 2 ? stored : JSON.stringify({text, history: [text, null], future: {}});
    await page.goto('search');
    await page.evaluate((file) => sessionStorage.setItem('config-checker', file), value);
    await checker.open();
    await expect(checker.editor).toBeVisible();
    await checker.editor.fill('[DEFAULT]\nMAX_CELL_VOLTAGE = 3.45');
    await expect(checker.verdict).toBeVisible();
  });
  expect(watch.problems).toEqual([]);
});

test('a pasted config.ini, in the field and in the address', async ({page, checker}) => {
  await checker.open('?version=2.0');
  await attemptAll('pasted config.ini', async ({text, number}) => {
    await checker.editor.fill(text);
    await expect(checker.editor).toBeVisible();
    if (number % 4 === 0) {
      await expect(checker.verdict).toBeVisible();
      await checker.version.selectOption({index: number % versions.length});
    }
  });
  await attemptAll('config.ini in an address', async ({text, family}) => {
    const isBroken = family === 'percent' || family === 'brokenJson';
    const hash = isBroken ? `#config=${text}` : await packIntoHash(text);
    await page.evaluate((value) => (location.hash = value), hash);
    if (!isBroken) await expect(page).not.toHaveURL(/#config=/);
    await expect(checker.editor).toBeVisible();
  });
  await checker.editor.fill('[DEFAULT]\nUNKNOWN_KEY_OF_TEST = 1');
  await expect(checker.findings.first()).toContainText('UNKNOWN_KEY_OF_TEST');
  expect(watch.problems).toEqual([]);
});

test('a pasted log, and one that was saved', async ({page, reader}) => {
  await reader.open();
  await attemptAll('pasted log', async ({text, number}) => {
    await reader.input.fill(`INFO:SerialBattery:${text}\n${text}`);
    await expect(reader.verdict).toHaveAttribute('aria-busy', 'false');
    await expect(reader.findings.first()).toBeVisible();
    if (number % 4 === 0) {
      await reader.button('Make a report').click();
      await expect(reader.report).toBeVisible();
    }
  });
  await attemptAll('saved log of the reader', async ({text, stored, number}) => {
    await page.goto('search');
    await page.evaluate((log) => sessionStorage.setItem('log-reader', log), number % 2 ? stored : text);
    await reader.open();
    await expect(reader.input).toBeEditable();
    await reader.input.fill('INFO:SerialBattery:Starting dbus-serialbattery');
    await expect(reader.verdict).toContainText('before the driver could say anything');
  });
  expect(watch.problems).toEqual([]);
});

test('the state of a tool in its address', async ({page}) => {
  const tools = ['bms-finder', 'charge-limits', 'config-checker', 'log-reader'];
  const parameters = [
    'version',
    'q',
    'connection',
    'feature',
    'compare',
    'cells',
    'highest',
    'MAX_CELL_VOLTAGE',
    'setting',
    'show',
    'wrap',
  ];
  for (const [place, tool] of tools.entries()) {
    await open(page, `tools/${tool}`);
    for (const input of casesOf('tools in the address').filter(({number}) => number % tools.length === place)) {
      await watch.attempt(input, async ({text, family, number}) => {
        const entries = Object.fromEntries(parameters.map((name) => [name, text]));
        const address = family === 'percent' ? `?version=${text}&${text}=1` : query({...entries, [text]: text});
        if (number % 5 === 0 && address.length < 4000) {
          await page.goto(`tools/${tool}${address}`);
          await hydrated(page);
        } else {
          await follow(page, address);
        }
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.getByRole('combobox', {name: 'Driver version', exact: true})).toBeEnabled();
      });
    }
  }
  expect(watch.problems).toEqual([]);
});

/** A word that only the section of one case has: letters, since numbers are searched for in another way. */
const wordOf = (number: number) => `quagga${String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26))}x`;

test('texts and addresses in the index', async ({page, search, results}) => {
  const hostilePages = allCases('index data').map(({text, number, family}) => ({
    path: family === 'link' || family === 'percent' ? text : 'faq/',
    title: text,
    description: text,
    language: 'en',
    tag: indexTag,
    sections: [
      {
        anchor: text,
        titles: [text, `${text} ${wordOf(number)}`],
        blocks: [`${wordOf(number)} ${text}`, text],
        sentences: [`${wordOf(number)} ${text}`, text],
      },
    ],
  }));
  const body = indexScripts.writeFile(indexTag, indexPages(hostilePages, 300));
  await page.route('**/search-index/docs-default-*.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body}),
  );
  await open(page, 'search');
  await attemptAll('index data', async ({number}) => {
    await search.search(wordOf(number));
    await expect(search.hits.first()).toBeVisible();
    expect(new URL(await search.hits.first().evaluate((link) => (link as HTMLAnchorElement).href)).origin).toBe(
      new URL(page.url()).origin,
    );
    await watch.plantedThings().then((found) => expect(found).toEqual([]));
    await page.keyboard.press('Escape');
    await expect(search.modal).toHaveCount(0);
    await follow(page, query({q: wordOf(number)}));
    await expect(results.hits.first()).toBeVisible();
  });
  expect(watch.problems).toEqual([]);
});

test('index files that are none', async ({page, results}) => {
  let body = '';
  await page.route('**/search-index/docs-default-*.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body}),
  );
  await attemptAll('index files', async ({text, stored, number}) => {
    let content: unknown = text;
    try {
      content = JSON.parse(stored);
    } catch {
      // The text itself takes the place of the index.
    }
    const around = {words: content, places: content, pages: number % 2 ? content : [content]};
    body = indexScripts.writeFile(indexTag, (number % 3 ? around : content) as never);
    await page.goto('search?q=voltage');
    await hydrated(page);
    await expect(results.status).not.toHaveText('Searching…');
    await expect(results.field).toBeVisible();
  });
  expect(watch.problems).toEqual([]);
});

test('S2.modal.9 passages that the assistant quotes', async ({page, askAi}) => {
  const passages = allCases('passages of the assistant').map(({text, number}) => ({
    path: 'faq/#x',
    titles: ['FAQ', `${wordOf(number)} ${text}`],
    blocks: [`${wordOf(number)} ${wordOf(number)}`, text],
  }));
  const body = passageScripts.writeFile(indexTag, {version: 'v2', passages});
  await page.route('**/assistant-passages/docs-default-*.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body}),
  );
  // Answers come at once.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, 'faq/');
  await attemptAll('passages of the assistant', async ({number}) => {
    await askAi.open();
    await askAi.askToTheEnd(wordOf(number));
    await watch.plantedThings().then((found) => expect(found).toEqual([]));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(askAi.modal).toHaveCount(0);
  });
  expect(watch.problems).toEqual([]);
});

test('a page that takes text for markup is noticed', async ({page}) => {
  await open(page, 'faq/');
  const input = {...allCases('search address')[0]!, text: `<img src="none" onerror="${canary}()">`};
  await watch.attempt(input, async ({text}) => {
    const failed = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/none'));
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), text);
    await failed;
    await page.waitForFunction(() => document.images[document.images.length - 1]?.complete);
  });
  expect(watch.problems.join('\n')).toContain('onerror');
  expect(watch.problems.join('\n')).toContain('a script ran');
  watch.problems.length = 0;
});
