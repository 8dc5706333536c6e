// cspell:ignore favorite zzqqzz lädt weiter obwohl
import {evenOlder, latest, older} from '../../support/site.ts';
import {expect, open, tamperMainScript, test} from '../../support/pageTest.ts';
import {type Search, watchIndexRequests} from '../../support/pages/search.ts';
import {isFull} from '../../support/sample.ts';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__dbus-serialbattery';
const favouriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__dbus-serialbattery';

test.describe('opening and closing', () => {
  test('S2.modal.1 S2.modal.2 S2.modal.4 S4.9 button, Ctrl+K and Meta+K open it with the focus in the input, the keys close it again, and Escape gives the focus back', async ({
    page,
    search,
  }) => {
    await open(page, 'faq/');
    await expect(search.modal).toHaveCount(0);
    await search.button.click();
    await expect(search.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.modal).toHaveCount(0);
    await expect(search.button).toBeFocused();
    for (const modifier of ['Control', 'Meta']) {
      await page.keyboard.press(`${modifier}+k`);
      await expect(search.input).toBeFocused();
      await page.keyboard.press(`${modifier}+k`);
      await expect(search.modal).toHaveCount(0);
    }
  });

  test('S2.modal.3 / toggles it outside of text fields, right after closing too', async ({page, search}) => {
    await open(page, 'faq/');
    await page.keyboard.press('/');
    await expect(search.input).toBeFocused();
    await expect(search.input).toHaveValue('');
    await page.keyboard.press('/');
    await expect(search.input, 'in the field it is a letter').toHaveValue('/');
    await page.keyboard.press('Escape');
    await expect(search.modal).toHaveCount(0);
    await expect(search.button).toBeFocused();
    await page.keyboard.press('/');
    await expect(search.input).toBeFocused();
    await search.modal.locator('.DocSearch-Close, .DocSearch-Cancel').first().focus();
    await page.keyboard.press('/');
    await expect(search.modal).toHaveCount(0);
  });

  test('S2.modal.3 / stays a letter in a text field of a page', async ({page, search}) => {
    await open(page, 'search');
    await page.getByRole('searchbox').pressSequentially('a/b');
    await expect(page.getByRole('searchbox')).toHaveValue('a/b');
    await expect(search.modal).toHaveCount(0);
  });

  for (const browser of ['with CloseWatcher', 'without CloseWatcher']) {
    test(`closes when the reader goes back, in a browser ${browser}`, async ({page, search}) => {
      if (browser === 'without CloseWatcher')
        await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
      await open(page, '');
      await page.locator('.navbar__item', {hasText: 'FAQ'}).first().click();
      await expect(page).toHaveURL(/faq/);
      await search.button.click();
      await expect(search.input).toBeFocused();
      await page.goBack();
      await expect(search.modal).toHaveCount(0);
    });
  }
});

test.describe('results', () => {
  test('S2.modal.6 S3.4 hits are grouped by page, with the words marked and the page opened by Enter', async ({
    page,
    site,
    search,
  }) => {
    await open(page, 'faq/');
    await search.search('max cell voltage');
    await expect(search.groups.first()).toHaveText('Install');
    const first = search.hits.first();
    // A key may break behind its underscores.
    await expect(first).toHaveText(/MAX_\u200b?CELL_\u200b?VOLTAGE/);
    await expect(first.locator('.DocSearch-Hit-title mark')).toHaveText(['MAX', 'CELL', 'VOLTAGE']);
    await expect(first.locator('.search-hit-above')).toHaveText(/^All settings/);
    // The question to the assistant is above the hits.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}general/install#max_cell_voltage`);
    await expect(search.modal).toHaveCount(0);
    await expect(page.locator('#max_cell_voltage')).toBeInViewport();
  });

  test('S2.modal.6 hits are in the order of the results page, each below the heading of its page, with its title as headline', async ({
    page,
    search,
  }) => {
    for (const query of ['bluetooth connection lost', 'charging problems', 'lädt weiter obwohl ccl 0']) {
      await open(page, `search?q=${encodeURIComponent(query)}`);
      const results = page.locator('main article');
      await expect(results.first()).toBeVisible();
      const listed = await results.evaluateAll((articles) =>
        articles.map((article) =>
          article
            .querySelector('a')
            ?.getAttribute('href')
            ?.replace(/^.*_docs\//, ''),
        ),
      );
      const titles = await results.getByRole('heading').allTextContents();
      await search.find(query);
      expect(await search.paths()).toEqual(listed);
      const headlines = await search.hits.locator('.DocSearch-Hit-title').allTextContents();
      expect(headlines.map((text) => text.replaceAll('\u200b', ''))).toEqual(titles);
      const headings = await search.groups.allTextContents();
      expect(new Set(headings).size).toBe(headings.length);
    }
  });

  test('arrow keys choose a hit, a click opens one', async ({page, site, search}) => {
    await open(page, '');
    await search.search('error 119');
    await expect(search.modal.locator('[aria-selected=true]')).toHaveText(/119/);
    const selected = () => search.modal.locator('.DocSearch-Hit[aria-selected=true]').getAttribute('id');
    const before = await selected();
    await page.keyboard.press('ArrowDown');
    await expect.poll(selected).not.toBe(before);
    await search.hits.first().click();
    await expect(page).toHaveURL(`${site.url}troubleshoot/#error-119`);
  });

  test('S9.8 at most 20 hits, 5 in a group; the footer leads to all of them', async ({page, site, search}) => {
    await open(page, `${older.prefix}faq/`);
    await search.search('battery');
    await expect(search.hits.first()).toBeVisible();
    const perGroup = await search.modal
      .locator('.DocSearch-Hits')
      .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('.DocSearch-Hit').length));
    expect(perGroup.length).toBeGreaterThan(1);
    expect(Math.max(...perGroup)).toBeLessThanOrEqual(5);
    expect(perGroup.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20);
    const count = Number(/See all (\d+) results/.exec((await search.footerLink.textContent()) ?? '')?.[1]);
    expect(count).toBeGreaterThan(20);
    await search.footerLink.click();
    await expect(page).toHaveURL(`${site.url}search?q=battery&version=${older.name}`);
    await expect(page.locator('main [role=status]')).toHaveText(`${count} results`);
  });

  test('the number of results is that of the query, not a sum over all keys', async ({page, search}) => {
    await open(page, 'faq/');
    await search.search('bluetooth');
    await expect(search.footerLink).toHaveText(/See all \d+ results/);
    const atOnce = await search.footerLink.textContent();
    await search.input.fill('');
    await expect(search.footerLink).toHaveCount(0);
    await search.input.pressSequentially('bluetooth');
    await expect(search.footerLink).toHaveText(atOnce ?? '');
  });

  for (const [width, words] of [
    [1280, 15],
    [768, 5],
  ] as const) {
    test(`S9.8 excerpts have at most ${words} words at ${width} px`, async ({page, search}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, 'faq/');
      await search.search('termination resistor');
      await expect(search.hits.first()).toBeVisible();
      const lengths = await search.modal
        .locator('.search-hit-excerpt')
        // What is cut from a text has an ellipsis.
        .evaluateAll((excerpts) =>
          excerpts
            .map((excerpt) => excerpt.textContent ?? '')
            .filter((text) => text.includes('…'))
            .map((text) => text.split(/\s+/).filter(Boolean).length),
        );
      expect(Math.max(...lengths)).toBeLessThanOrEqual(words);
      expect(Math.max(...lengths)).toBeGreaterThan(words / 3);
    });
  }

  test('S2.modal.7 S8.2 without results: the query, up to three queries to try, a link to tell the project', async ({
    page,
    search,
  }) => {
    await open(page, 'faq/');
    await search.search('battery');
    await expect(search.hits.first()).toBeVisible();
    await search.input.fill('zzqqzz <b>');
    await expect(search.noResults).toContainText('No results found for "zzqqzz <b>"');
    await expect(search.noResults).toContainText('Try searching for:');
    await expect(search.footerLink).toHaveCount(0);
    const prefills = search.noResults.locator('.DocSearch-Prefill');
    await expect(prefills).toHaveCount(3);
    await expect(search.noResults).toContainText('Believe this query should return results?');
    const link = search.noResults.getByRole('link', {name: 'Let us know.'});
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe(
      'https://github.com/mr-manuel/venus-os_dbus-serialbattery/issues/new',
    );
    expect(address.searchParams.get('title')).toContain('zzqqzz <b>');
    const suggestion = (await prefills.first().textContent()) ?? '';
    await prefills.first().click();
    await expect(search.input).toHaveValue(`${suggestion.toLowerCase()} `);
    await expect(search.hits.first()).toBeVisible();
  });

  test('S5.1 S9.14 the input takes 512 characters', async ({page, search}) => {
    await open(page, 'faq/');
    await search.open();
    await expect(search.input).toHaveAttribute('maxlength', '512');
    await page.keyboard.insertText('a'.repeat(600));
    await expect(search.input).toHaveValue('a'.repeat(512));
  });

  test('S5.2 it opens with the selected text, cut to 512 characters', async ({page, search}) => {
    await open(page, 'faq/');
    const selected = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('.markdown')!);
      const selection = getSelection()!;
      selection.removeAllRanges();
      selection.addRange(range);
      return selection.toString();
    });
    expect(selected.length).toBeGreaterThan(600);
    await page.keyboard.press('Control+k');
    await expect(search.input).toHaveValue(/./);
    const value = await search.input.inputValue();
    expect(value.length).toBeLessThanOrEqual(512);
    expect(value.length).toBeGreaterThan(300);
    expect(selected.replace(/\s/g, '').startsWith(value.replace(/\s/g, ''))).toBe(true);
  });
});

test.describe('the index', () => {
  test('S7.13 is not asked for before the search is used, and no page points to another host', async ({
    page,
    search,
  }) => {
    const requests = watchIndexRequests(page);
    await open(page, `${older.prefix}general/connect`);
    expect(requests).toEqual([]);
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
    await search.search('daly');
    await expect(search.hits.first()).toBeVisible();
    expect(requests).toHaveLength(2);
    expect(requests[0]).toBe('manifest.js');
    expect(requests[1]).toMatch(new RegExp(`^docs-default-${older.name}\\.[0-9a-f]{12}\\.js$`));
    for (const path of await search.paths()) expect(path).toMatch(new RegExp(`^${older.name}/`));
  });

  test('the version of the page wins over the stored one, which counts off the docs', async ({page, search}) => {
    await open(page, 'next/faq/');
    await page.evaluate((name) => localStorage.setItem('docs-preferred-version-default', name), evenOlder.name);
    const requests = watchIndexRequests(page);
    await open(page, 'next/faq/');
    await search.search('float');
    await expect(search.hits.first()).toBeVisible();
    expect(requests[1]).toMatch(/^docs-default-current\./);
    await open(page, 'changelog');
    requests.length = 0;
    await search.search('float');
    await expect(search.hits.first()).toBeVisible();
    expect(requests[1]).toMatch(new RegExp(`^docs-default-${evenOlder.name}\\.`));
  });

  test('a browser that keeps the manifest of an older build does not use it', async ({page, search}) => {
    const kept = `(self.__docsSearch??={files:{}}).manifest={"docs-default-${latest.name}":"old.js"};`;
    await page.route(/\/search-index\/manifest\.js(?:\?01234567)?$/, (route) =>
      route.fulfill({contentType: 'text/javascript', body: kept}),
    );
    await open(page, 'faq/');
    await search.search('float');
    await expect(search.hits.first()).toBeVisible();
  });

  test('S4.10 a search that takes long is stalled, not stuck', async ({page, search}) => {
    let deliver = () => {};
    const held = new Promise<void>((resolve) => (deliver = resolve));
    await page.route(/\/search-index\/docs-/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, 'faq/');
    await search.search('float');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    deliver();
    await expect(search.hits.first()).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  });

  test.describe('that cannot be loaded', () => {
    for (const file of ['manifest', 'docs-']) {
      test(`S2.modal.8 S4.10 S4.11 S8.1 shows the error screen and recovers (${file})`, async ({page, search}) => {
        let broken = true;
        await page.route(new RegExp(`/search-index/${file}`), (route) =>
          broken ? route.abort('failed') : route.continue(),
        );
        await open(page, 'faq/');
        await search.search('float');
        await expect(search.errorScreen).toContainText('Unable to fetch results');
        await expect(search.errorScreen).toContainText('You might want to check your network connection.');
        await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
        broken = false;
        await search.input.fill('float voltage');
        await expect(search.hits.first()).toBeVisible();
        await expect(search.errorScreen).toHaveCount(0);
      });
    }

    test('a file that the site no longer has is looked up anew', async ({page, search}) => {
      await page.route(/\/search-index\/manifest\.js/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `(self.__docsSearch??={files:{}}).manifest={"docs-default-${latest.name}":"gone.js"};`,
        }),
      );
      await page.route(/\/search-index\/gone\.js/, (route) => route.fulfill({status: 404}));
      await open(page, 'faq/');
      await search.search('float');
      await expect(search.errorScreen).toBeVisible();
      await page.unroute(/\/search-index\/manifest\.js/);
      await search.input.fill('float voltage');
      await expect(search.hits.first()).toBeVisible();
    });
  });
});

test.describe('a modal that cannot be loaded', () => {
  test('says so, can be tried again, and is not a dead button', async ({page, search}) => {
    await open(page, 'faq/');
    let broken = true;
    const scripts: string[] = [];
    await page.route(/\/assets\/js\/[^/]+\.js$/, (route) => {
      scripts.push(route.request().url());
      return broken ? route.abort('failed') : route.continue();
    });
    await search.button.click();
    const failure = page.getByRole('alertdialog', {name: 'Search could not be loaded'});
    await expect(failure).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    const retry = failure.getByRole('button', {name: 'Try again'});
    await expect(retry).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(failure).toHaveCount(0);
    await search.button.click();
    await expect(failure).toBeVisible();
    broken = false;
    await retry.click();
    await expect(search.input).toBeFocused();
    await expect(failure).toHaveCount(0);
  });
});

test.describe('what is remembered', () => {
  /** Searches and opens the first hit. */
  async function visit(search: Search, query: string): Promise<void> {
    await search.find(query);
    // The question to the assistant is above the hits.
    await search.page.keyboard.press('ArrowDown');
    await search.page.keyboard.press('Enter');
    await expect(search.modal).toHaveCount(0);
  }

  // All but the last one are answered on the page that the visit begins with, which costs no other page.
  const queries = [
    'white screen',
    'SmartShunt as well',
    'user name and password',
    'wrong sign',
    'BMS cable alarm',
    'no space left',
    'lost its name',
    'cold battery',
    'error 119',
  ];

  if (isFull)
    test('S2.modal.5 S9.9 seven recent searches, the newest first', async ({page, search}) => {
      test.setTimeout(120_000);
      await open(page, 'faq/');
      for (const query of queries) await visit(search, query);
      await search.open();
      await expect(search.groups).toHaveText(['Recent']);
      const titles = search.modal.locator('.DocSearch-Hit-title');
      await expect(titles).toHaveCount(7);
      await expect(titles.first()).toHaveText(/119/);
    });

  test('S4.16 S9.9 a favourite leaves the recent ones, of which four stay', async ({page, search}) => {
    test.setTimeout(120_000);
    await open(page, 'faq/');
    for (const query of queries.slice(0, 7)) await visit(search, query);
    await search.open();
    await search.modal.getByTitle('Save this search').first().click();
    await expect(search.groups).toHaveText(['Recent', 'Favorite']);
    const stored = (key: string) =>
      page.evaluate((name) => (JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[]).length, key);
    await expect.poll(() => stored(favouriteKey)).toBe(1);
    await expect.poll(() => stored(recentKey)).toBe(6);
    await page.keyboard.press('Escape');
    await search.open();
    const recent = search.modal.locator('.DocSearch-Hits').filter({hasText: 'Recent'});
    await expect(recent.locator('.DocSearch-Hit')).toHaveCount(4);
  });

  test('S2.modal.5 S4.16 by keyboard: a recent search is opened, made a favourite, and forgotten', async ({
    page,
    site,
    search,
  }) => {
    await open(page, 'faq/');
    for (const query of ['MAX_CELL_VOLTAGE', 'POLL_INTERVAL']) await visit(search, query);
    await open(page, 'faq/');
    await page.keyboard.press('/');
    const titles = search.modal.locator('.DocSearch-Hit-title');
    await expect(titles).toHaveText([/POLL_INTERVAL/, /MAX_CELL_VOLTAGE/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}general/install#max_cell_voltage`);
    await expect(search.modal).toHaveCount(0);

    /** Presses the Tab key until a button has the focus. */
    const tabTo = async (name: string) => {
      const isThere = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.title ?? '');
      for (let presses = 0; presses < 12 && (await isThere()) !== name; presses++) await page.keyboard.press('Tab');
      expect(await isThere()).toBe(name);
    };
    await page.keyboard.press('/');
    await expect(titles.first()).toHaveText(/MAX_CELL_VOLTAGE/);
    await tabTo('Save this search');
    await page.keyboard.press('Enter');
    await expect(search.groups).toHaveText(['Recent', 'Favorite']);
    await search.input.focus();
    await tabTo('Remove this search from history');
    await page.keyboard.press('Enter');
    await expect(search.groups).toHaveText(['Favorite']);
    await search.input.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}general/install#max_cell_voltage`);
    await expect(search.modal).toHaveCount(0);
  });

  if (isFull)
    test('S9.9 ten favourites at most', async ({page, search}) => {
      await open(page, 'faq/');
      const entry = (number: number) => ({
        objectID: String(number),
        type: 'lvl1',
        url: '/venus-os_dbus-serialbattery_docs/faq/',
        content: null,
        hierarchy: {lvl0: 'FAQ', lvl1: `Entry ${number}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      });
      await page.evaluate(([key, entries]) => localStorage.setItem(key as string, JSON.stringify(entries)), [
        favouriteKey,
        Array.from({length: 12}, (_, number) => entry(number)),
      ] as const);
      await search.open();
      await expect(search.modal.locator('.DocSearch-Hit')).toHaveCount(10);
    });

  test('S6.1 there is no sign-in: no cookie is set', async ({page, search}) => {
    await open(page, 'faq/');
    await visit(search, 'float');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await page.context().cookies()).toEqual([]);
  });

  test('S6.2 remembering can be switched off', async ({page, search}) => {
    await tamperMainScript(page, [[/"?contextualSearch"?:(?:!0|true)/, '$&,disableUserPersonalization:!0']]);
    await open(page, 'faq/');
    await visit(search, 'float');
    await search.open();
    await expect(search.modal.locator('.DocSearch-Hit')).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /DOCSEARCH/.test(key)))).toEqual([]);
  });
});
