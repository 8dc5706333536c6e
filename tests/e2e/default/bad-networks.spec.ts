// Tabs that are older than the site, and networks that lose, cut and hold files.
import fs from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {FaultyServer, type Fault} from '../../support/faultyServer.ts';
import {sample} from '../../support/sample.ts';
import {baseUrl, older, oldest} from '../../support/site.ts';
import {expect, hydrated, open, reload, test as base} from '../../support/fixtures.ts';
import {AskAi} from '../../support/pages/askAi.ts';
import {Search} from '../../support/pages/search.ts';
import {BmsFinder, ConfigChecker} from '../../support/pages/tools.ts';

const test = base.extend<{host: FaultyServer; network: FaultyServer}>({
  host: async ({}, use) => {
    const server = await FaultyServer.start('build', baseUrl);
    await use(server);
    await server.close();
  },
  baseURL: async ({host}, use) => {
    await use(host.url);
  },
  network: async ({host}, use) => {
    await use(host);
    console.log(`faults of the network: ${host.injected} injected`);
    expect(host.injected, 'the test met no fault').toBeGreaterThan(0);
  },
});

// Page errors are those of scripts that were lost or cut.
test.use({
  allowedPageErrors: [
    /ChunkLoadError|could not be loaded|Loading (?:CSS )?chunk|error #4\d\d|Unexpected end|Invalid or unexpected token|SyntaxError/,
  ],
});

test.beforeEach(async ({page}) => {
  // Nothing is prefetched, so that a page that is not open yet has to be fetched.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {get: () => ({effectiveType: '4g', saveData: true})});
  });
});

const sidebarLink = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', {name, exact: true});

const distanceFromTop = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

const isScript = (path: string) => /\/assets\/js\/.*\.js$/.test(path);

test.describe('a tab that is older than the site', () => {
  test('S2.nav.7 a click ends on the right page after one reload', async ({page, network}) => {
    await open(page, 'faq/');
    network.deploy();
    network.documents.length = 0;
    const link = page.locator('article a[href*="/general/"][href*="#"]').nth(3);
    const target = new URL((await link.getAttribute('href'))!, page.url());
    await link.click();
    await expect(page).toHaveURL(target.href);
    await hydrated(page);
    await expect(page.locator('h1')).not.toHaveText('FAQ');
    expect(network.documents).toEqual([target.pathname]);
    await expect.poll(() => distanceFromTop(page, target.hash.slice(1))).toBeLessThan(140);
    expect(await distanceFromTop(page, target.hash.slice(1))).toBeGreaterThan(40);
    // The way back to a page is the browser's again.
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
    // The tab is new now: nothing is loaded as a document any more.
    await sidebarLink(page, 'FAQ').click();
    await expect(page.locator('h1')).toHaveText('FAQ');
    expect(network.documents).toEqual([target.pathname]);
  });

  test('S2.nav.7 a page that is opened so begins at its top, wherever the one before was scrolled to', async ({
    page,
    network,
  }) => {
    await open(page, 'faq/');
    await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
    network.deploy();
    await sidebarLink(page, 'Connect').click();
    await expect(page.locator('h1')).toHaveText('Connect');
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('S2.nav.7 a site without its scripts is read as it is, not reloaded endlessly', async ({page, network}) => {
    await open(page, 'faq/');
    network.break('lost', isScript);
    network.documents.length = 0;
    const lost = () => network.injected;
    const before = lost();
    await sidebarLink(page, 'Connect').click();
    await expect(page.locator('h1')).toHaveText('Connect');
    await page.waitForLoadState('load');
    await expect.poll(lost).toBeGreaterThan(before + 1);
    await sidebarLink(page, 'Install').click();
    await expect(page.locator('h1')).toHaveText('Install');
    await page.waitForLoadState('load');
    expect(network.documents).toEqual([`${baseUrl}general/connect`, `${baseUrl}general/install`]);
  });

  test('the search says that the site was updated, and is there after a reload', async ({page, network}) => {
    const search = new Search(page);
    await open(page, 'faq/');
    await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
    network.deploy();
    await search.button.click();
    const failure = page.getByRole('alertdialog', {name: 'Search could not be loaded'});
    await expect(failure).toContainText('If the site was updated while this page was open, reload the page.');
    await failure.getByRole('button', {name: 'Reload the page'}).click();
    await expect(failure).toHaveCount(0);
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await search.search('float');
    await expect(search.hits.first()).toBeVisible();
  });

  test('what was typed into the search is there again after a reload, once', async ({page, network}) => {
    const search = new Search(page);
    await open(page, 'faq/');
    let deployed = () => {};
    const deployment = new Promise<void>((resolve) => (deployed = resolve));
    // It is asked for when the search opens, and may be there before the site is updated.
    const hold = (route: Route) => deployment.then(() => route.continue());
    await page.route(/\/assets\/js\/embedded-search\./, hold, {times: 1});
    await search.open();
    network.deploy();
    deployed();
    await search.input.fill('float');
    await expect(search.errorScreen).toContainText('Unable to fetch results');
    await reload(page);
    await search.open();
    await expect(search.input).toHaveValue('float');
    await expect(search.hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await search.open();
    await expect(search.input).toHaveValue('');
  });

  test('a version that was chosen in a tool is still chosen after a reload', async ({page, network}) => {
    const finder = new BmsFinder(page);
    await finder.open();
    network.deploy();
    await finder.version.selectOption(oldest.name);
    await finder.main.getByRole('button', {name: 'Reload the page'}).click();
    await expect(finder.heading).toHaveText(new RegExp(`${oldest.name}\\u200b?$`));
    await expect(finder.version).toHaveValue(oldest.name);
  });

  test('the file in the checker survives the reload, and the way back', async ({page, network}) => {
    const checker = new ConfigChecker(page);
    const text = '[DEFAULT]\nUNKNOWN_KEY_OF_TEST = 1\n';
    await checker.open('?version=2.0');
    await checker.editor.fill(text);
    await expect(checker.findings.first()).toBeVisible();
    network.deploy();
    await page.locator('nav.navbar').getByRole('link', {name: 'FAQ', exact: true}).click();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('FAQ');
    await page.goBack();
    await hydrated(page);
    await expect(checker.editor).toHaveValue(text);
    await expect(checker.findings.first()).toContainText('UNKNOWN_KEY_OF_TEST');
  });

  test('the file in the checker survives the reload that the checker asks for', async ({page, network}) => {
    const checker = new ConfigChecker(page);
    await checker.open('?version=1.6');
    await checker.editor.fill('[DEFAULT]\n');
    // Until then the checker itself may still load, and would say that it cannot, too.
    await expect(checker.verdict).toBeVisible();
    network.deploy();
    await page.getByText('Add a setting', {exact: true}).click();
    const failure = checker.main.getByRole('alert');
    await expect(failure).toContainText('The data of this version could not be loaded.');
    await checker.editor.fill('[DEFAULT]\nUNKNOWN_KEY_OF_TEST = 2\n');
    await failure.getByRole('button', {name: 'Reload the page'}).click();
    await expect(failure).toHaveCount(0);
    await hydrated(page);
    await expect(checker.version).toHaveValue(older.name);
    await expect(checker.editor).toHaveValue('[DEFAULT]\nUNKNOWN_KEY_OF_TEST = 2\n');
    await expect(checker.findings.first()).toContainText('UNKNOWN_KEY_OF_TEST');
  });
});

/** Scripts that a page needs before it is ready. */
async function scriptsOfFirstLoad(page: Page, address: string): Promise<readonly string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && isScript(request.url())) scripts.add(new URL(request.url()).pathname);
  });
  await open(page, address);
  page.removeAllListeners('request');
  return [...scripts];
}

for (const fault of ['lost', 'cut'] as const) {
  test(`S2.shell.15 S8.10 any script of the first load, ${fault}: the reader is told, and a retry works`, async ({
    page,
    network,
  }) => {
    const scripts = await scriptsOfFirstLoad(page, 'faq/');
    console.log(`${scripts.length} scripts of the first load`);
    expect(scripts.length).toBeGreaterThan(5);
    const notice = page.getByRole('alert').filter({hasText: 'A part of this page could not be loaded.'});
    for (const script of sample('scripts of the first load', scripts, 5, 7)) {
      await test.step(script, async () => {
        network.break(fault, (path) => path === script);
        await page.goto('faq/');
        await expect(notice).toBeVisible();
        await expect(page.locator('h1')).toHaveText('FAQ');
        network.restore();
        await notice.getByRole('button', {name: 'Retry'}).click();
        await hydrated(page);
        await expect(notice).toHaveCount(0);
      });
    }
  });
}

/** Names of the scripts that check a file, in a worker or in the page: they repair one too, and are not the page. */
function scriptsOfChecks(): readonly string[] {
  const folder = 'build/assets/js';
  return fs.readdirSync(folder).filter((name) => {
    const script = name.endsWith('.js') ? fs.readFileSync(path.join(folder, name), 'utf8') : '';
    return script.includes('fix-all') && !script.includes('Paste your config.ini');
  });
}

/** What a reader does, what the site shows while the file does not come, and how it recovers. */
interface Need {
  readonly where: (path: string) => boolean;
  readonly prepare: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly whileSlow: (page: Page) => Promise<void>;
  readonly whenFailed: (page: Page) => Promise<void>;
  readonly recover: (page: Page, isSlow: boolean) => Promise<void>;
}

const needs: Readonly<Record<string, Need>> = {
  'the script of a page': {
    where: isScript,
    prepare: (page) => open(page, 'faq/'),
    act: (page) => sidebarLink(page, 'Connect').click(),
    whileSlow: async (page) => {
      await expect(page.locator('#nprogress .bar')).toBeVisible();
      await expect(page.locator('h1')).toHaveText('FAQ');
    },
    whenFailed: (page) => expect(page.locator('h1')).toHaveText('Connect'),
    recover: async (page, isSlow) => {
      if (!isSlow) await reload(page);
      await expect(page.locator('h1')).toHaveText('Connect');
    },
  },
  'the search': {
    where: isScript,
    prepare: (page) => open(page, 'faq/'),
    act: (page) => new Search(page).button.click(),
    whileSlow: (page) => expect(new Search(page).button).toHaveAttribute('aria-busy', 'true'),
    whenFailed: (page) => expect(page.getByRole('alertdialog', {name: 'Search could not be loaded'})).toBeVisible(),
    recover: async (page, isSlow) => {
      if (!isSlow) await page.getByRole('button', {name: 'Try again'}).click();
      await expect(new Search(page).input).toBeFocused();
    },
  },
  'the index': {
    where: (path) => path.includes('/search-index/docs-'),
    prepare: (page) => open(page, 'faq/'),
    act: (page) => new Search(page).search('float'),
    whileSlow: (page) => expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible(),
    whenFailed: (page) => expect(new Search(page).errorScreen).toContainText('Unable to fetch results'),
    recover: async (page) => {
      const search = new Search(page);
      await search.input.fill('float voltage');
      await expect(search.hits.first()).toBeVisible();
    },
  },
  'the passages': {
    where: (path) => path.includes('/assistant-passages/docs-'),
    prepare: async (page) => {
      // Answers come at once.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, 'faq/');
      await new AskAi(page).open();
    },
    act: (page) => new AskAi(page).ask('What is CVL?'),
    whileSlow: (page) => expect(new AskAi(page).newest.thinking).toBeVisible(),
    whenFailed: (page) => expect(new AskAi(page).newest.error).toContainText('The passages could not be loaded.'),
    recover: async (page, isSlow) => {
      const askAi = new AskAi(page);
      if (!isSlow) await askAi.askAgain('What is CVL?');
      await expect(askAi.newest.like).toBeVisible();
    },
  },
  'the data of a tool': {
    where: isScript,
    prepare: async (page) => {
      await new BmsFinder(page).open();
      await expect(new BmsFinder(page).rows.first()).toBeVisible();
    },
    act: async (page) => {
      await new BmsFinder(page).version.selectOption(oldest.name);
    },
    whileSlow: (page) => expect(page.getByText('Loading the data of this version')).toBeVisible(),
    whenFailed: (page) => expect(page.locator('main').getByRole('alert')).toContainText('could not be loaded'),
    recover: async (page, isSlow) => {
      const finder = new BmsFinder(page);
      if (!isSlow) await finder.main.getByRole('button', {name: 'Try again'}).click();
      await expect(finder.heading).toHaveText(new RegExp(`${oldest.name}\\u200b?$`));
    },
  },
  'the work of the checker': {
    where: (path) => scriptsOfChecks().some((name) => path.endsWith(`/${name}`)),
    prepare: (page) => new ConfigChecker(page).open('?version=2.0'),
    act: (page) => new ConfigChecker(page).editor.fill('[DEFAULT]\nMAX_CELL_VOLTAG = 3.5\n'),
    whileSlow: (page) => expect(new ConfigChecker(page).verdict).toHaveText('Checking…'),
    whenFailed: (page) => expect(page.getByRole('main').getByRole('alert')).toContainText('The checker could not be'),
    recover: async (page, isSlow) => {
      const checker = new ConfigChecker(page);
      if (!isSlow) await checker.button('Try again').click();
      await expect(checker.verdict).toBeVisible();
      await expect(checker.findings.first()).toBeVisible();
    },
  },
  'the settings to add': {
    where: isScript,
    prepare: async (page) => {
      const checker = new ConfigChecker(page);
      await checker.open('?version=2.0');
      await checker.editor.fill('[DEFAULT]\n');
      await expect(checker.verdict).toBeVisible();
    },
    act: (page) => page.getByText('Add a setting', {exact: true}).click(),
    whileSlow: (page) => expect(page.getByText('Loading the data of this version')).toBeVisible(),
    whenFailed: (page) => expect(page.locator('main').getByRole('alert')).toContainText('could not be loaded'),
    recover: async (page, isSlow) => {
      if (!isSlow) await page.getByRole('main').getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByLabel('Search a setting')).toBeVisible();
    },
  },
  pictures: {
    where: (path) => /\/img\/.*\.svg$/.test(path),
    prepare: async () => undefined,
    act: async (page) => {
      await page.goto('faq/', {waitUntil: 'domcontentloaded'});
    },
    whileSlow: (page) => hydrated(page),
    whenFailed: async (page) => {
      await hydrated(page);
      await expect(page.locator('nav.navbar .navbar__brand')).toContainText('dbus-serialbattery');
    },
    recover: (page) => expect(page.locator('h1')).toHaveText('FAQ'),
  },
};

const faults: readonly Fault[] = ['lost', 'cut', 'slow'];
const matrix = Object.keys(needs).flatMap((what) => faults.map((fault) => ({what, fault})));
// The sample has each fault and each file, too.
const tried = sample('network faults', matrix, 8, 3);

for (const {what, fault} of tried) {
  test(`${what}, ${fault}: the reader is told, and it works again with the network`, async ({page, network}) => {
    const {where, prepare, act, whileSlow, whenFailed, recover} = needs[what]!;
    await prepare(page);
    network.break(fault, where);
    const before = network.injected;
    await act(page);
    await (fault === 'slow' ? whileSlow(page) : whenFailed(page));
    await expect.poll(() => network.injected).toBeGreaterThan(before);
    network.restore();
    await recover(page, fault === 'slow');
  });
}

test('the matrix of faults has all of them', () => {
  console.log(`faults: ${tried.length} of ${matrix.length} kinds tried`);
  expect(new Set(tried.map(({fault}) => fault)).size).toBe(faults.length);
});
