/* The edition for a stick: opened from a disk, as its zip unpacks it, in a folder whose name has a space. */
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {BrowserContext, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {capture} from '../../../scripts/lib/run.ts';
import {isFull, sample} from '../../support/sample.ts';
import {evenOlder, introduction, latest, older, oldest, routes, versions} from '../../support/site.ts';
import {expect, hydrated, test} from '../../support/fixtures.ts';
import {AskAi} from '../../support/pages/askAi.ts';
import {ResultsPage, Search} from '../../support/pages/search.ts';
import {Shell} from '../../support/pages/shell.ts';
import {BmsFinder, ChargeLimits, ConfigChecker, LogReader} from '../../support/pages/tools.ts';

const folder = path.resolve('.cache/offline');
const made = path.join(folder, 'build-offline');
const name = 'dbus-serialbattery-docs-offline';
const stick = path.join(folder, 'my stick');
const start = pathToFileURL(path.join(stick, name, 'index.html')).href;

const filesOf = (directory: string) =>
  fs
    .readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();

interface Requests {
  /** Whatever is not a file of the edition. */
  readonly elsewhere: readonly string[];
  readonly missing: readonly string[];
  readonly count: () => number;
}

function watchRequests(context: BrowserContext): Requests {
  const elsewhere: string[] = [];
  const missing: string[] = [];
  let count = 0;
  context.on('request', (request) => {
    count += 1;
    if (
      !/^(?:data|blob):/.test(request.url()) &&
      !request.url().startsWith(new URL('.', start).href) &&
      request.url() !== 'about:blank'
    ) {
      elsewhere.push(request.url());
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A file that the browser fetches ahead for a page that the reader leaves is not a missing one.
    if (reason !== 'net::ERR_ABORTED') missing.push(`${request.url()} ${reason}`);
  });
  return {elsewhere, missing, count: () => count};
}

/** Opens an address of the edition as a fresh page: another hash alone would load nothing. */
async function openRoute(page: Page, route: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${start}#/${route}`);
  await hydrated(page);
}

/** Goes to an address from where the reader is. */
const follow = (page: Page, route: string) => page.evaluate((hash) => void (window.location.hash = hash), `#/${route}`);

interface LinksOfPage {
  /** Where links within the edition lead: route, and place when there is one. */
  readonly inside: readonly string[];
  /** Links that would take the window, lead to a file or to a host without being marked so. */
  readonly wrong: readonly string[];
  readonly ids: readonly string[];
}

/** What the page leads to, and what can be led to on it. */
const linksOf = (page: Page): Promise<LinksOfPage> =>
  page.evaluate(() => {
    const inside = new Set<string>();
    const wrong: string[] = [];
    const route = location.hash.split('#')[1] ?? '/';
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const address = link.getAttribute('href') ?? '';
      if (address.startsWith('#/')) inside.add(address.slice(1));
      else if (address.startsWith('#')) inside.add(`${route}${address}`);
      else if (!/^https?:/.test(address)) wrong.push(address);
      else if (link.target === '_blank' && !link.relList.contains('noopener')) wrong.push(`opener: ${address}`);
    }
    return {inside: [...inside], wrong, ids: [...document.querySelectorAll('[id]')].map(({id}) => id)};
  });

/** Routes are compared without their query and without a slash at the end. */
const routeOf = (address: string) => {
  const route = (address.split('#')[0] ?? '').split('?')[0] ?? '';
  return route.replace(/(?<=.)\/$/, '');
};

const placeOf = (address: string) => decodeURIComponent(address.split('#')[1] ?? '');

/** Opens an address as a fresh page and tells what it leads to. */
async function look(page: Page, address: string): Promise<LinksOfPage> {
  await openRoute(page, address.slice(1));
  await expect(page.locator('h1'), address).toHaveCount(1);
  return linksOf(page);
}

test.describe('the offline edition', () => {
  test.describe.configure({mode: 'default'});

  test.beforeAll(async () => {
    test.setTimeout(isFull ? 900_000 : 300_000);
    fs.rmSync(folder, {recursive: true, force: true});
    // A full run makes everything as a reader would: both builds.
    const script = ['scripts/build-offline.ts', ...(isFull ? [] : ['--pages', 'build']), '--out', made];
    const {code, output} = await capture(path.resolve('node_modules/.bin/tsx'), script, {env: process.env});
    expect(code, output).toBe(0);
    const files = Object.entries(unzipSync(new Uint8Array(fs.readFileSync(path.join(folder, `${name}.zip`)))));
    for (const [file, content] of files) {
      fs.mkdirSync(path.dirname(path.join(stick, file)), {recursive: true});
      fs.writeFileSync(path.join(stick, file), content);
    }
  });

  test('the zip holds the files of the folder, a note for the boat among them', () => {
    const files = filesOf(made);
    console.log(`${files.length} files`);
    expect(filesOf(path.join(stick, name))).toEqual(files);
    const changed = files.filter(
      (file) => fs.readFileSync(path.join(made, file)).compare(fs.readFileSync(path.join(stick, name, file))) !== 0,
    );
    expect(changed).toEqual([]);
    expect(files.filter((file) => file.endsWith('.html'))).toEqual(['index.html']);
    expect(fs.readFileSync(path.join(made, 'README.txt'), 'utf8')).toContain('Open index.html in a browser');
    expect(fs.readFileSync(path.join(made, 'index.html'), 'utf8')).toContain('http-equiv="Content-Security-Policy"');
  });

  test('S2.nav.1b S1.10 every page of every version opens from a disk, pictures included, and asks no host', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const requests = watchRequests(context);
    await page.goto(start);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(introduction.title);
    let pictures = 0;
    for (const {page: specified, version, path: route} of routes) {
      await follow(page, route);
      await expect(page.locator('article h1'), route).toHaveText(specified.title);
      await expect(page.getByRole('button', {name: `Select driver version: ${version.label}`})).toBeVisible();
      const images = await page.locator('img').evaluateAll((all) =>
        (all as HTMLImageElement[]).map(({complete, naturalWidth, src}) => ({
          ok: !complete || naturalWidth > 0,
          src,
        })),
      );
      expect(images.filter(({ok}) => !ok)).toEqual([]);
      pictures += await page.locator('article figure svg').count();
    }
    console.log(`${routes.length} pages, ${pictures} pictures, ${requests.count()} files`);
    expect(pictures).toBeGreaterThan(routes.length);
    expect(requests.count()).toBeGreaterThan(routes.length);
    expect(requests.missing).toEqual([]);
    expect(requests.elsewhere).toEqual([]);
  });

  test('S2.page.3 the table of contents highlights the heading being read', async ({page}) => {
    await openRoute(page, 'general/install');
    const headings = page.locator('.theme-doc-markdown h2[id]');
    for (const index of [1, 4]) {
      const heading = headings.nth(index);
      await heading.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
      const id = await heading.getAttribute('id');
      await expect(page.locator('.table-of-contents__link--active')).toHaveAttribute('href', `#${id}`);
    }
  });

  test('S2.shell.15 S8.10 a script that cannot be read: the reader is told instead of seeing an empty page', async ({
    page,
  }) => {
    const script = /\/assets\/js\/main\.[^/]+\.js$/;
    await page.route(script, (route) => route.abort('failed'));
    await page.goto(start);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('A part of this page could not be loaded.');
    await page.unroute(script);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(introduction.title);
    await expect(notice).toHaveCount(0);
  });

  test('S2.nav.1b links, places on a page and addresses with a place', async ({page, context}) => {
    const requests = watchRequests(context);
    const shell = new Shell(page);
    await openRoute(page, `${older.prefix}general/install#max_cell_voltage`);
    await expect(page.locator('#max_cell_voltage')).toBeInViewport();
    await page.getByRole('link', {name: 'MIN_CELL_VOLTAGE', exact: true}).last().click();
    await expect(page).toHaveURL(`${start}#/${older.prefix}general/install#min_cell_voltage`);
    await expect(page.locator('#min_cell_voltage')).toBeInViewport();
    await page.goBack();
    await expect(page.locator('#max_cell_voltage')).toBeInViewport();

    await shell.chooseVersion(latest.label);
    await expect(page).toHaveURL(`${start}#/general/install#max_cell_voltage`);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'FAQ', exact: true}).click();
    await expect(page).toHaveURL(`${start}#/faq/`);
    await page.locator('.table-of-contents').getByRole('link').last().click();
    await expect(page).toHaveURL(/#\/faq\/#.+/);
    await shell.leftItems.getByRole('link', {name: 'Changelog'}).click();
    await page.locator('main').getByRole('link', {name: latest.label, exact: true}).click();
    await expect(page).toHaveURL(/#\/changelog\/.+/);
    await shell.navbar.locator('.navbar__brand').click();
    await expect(page.locator('h1')).toHaveText(introduction.title);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText(introduction.title);
    await follow(page, `${latest.name}/general/install#max_cell_voltage`);
    await expect(page).toHaveURL(`${start}#/general/install#max_cell_voltage`);
    await expect(page.locator('#max_cell_voltage')).toBeInViewport();
    await openRoute(page, `${latest.name}/faq/index.html`);
    await expect(page).toHaveURL(`${start}#/faq`);
    await expect(page.locator('h1')).toHaveText('FAQ');
    await follow(page, 'no-such-page');
    await expect(page.locator('h1')).toHaveText('Page Not Found');
    expect(requests.missing).toEqual([]);
    expect(requests.elsewhere).toEqual([]);
  });

  test('S2.modal.6 S2.modal.9 search, its page and the assistant of each version', async ({page, context}) => {
    // Answers come at once.
    await page.emulateMedia({reducedMotion: 'reduce'});
    const requests = watchRequests(context);
    const search = new Search(page);
    const askAi = new AskAi(page);
    await openRoute(page, `${evenOlder.prefix}faq/`);
    await search.search('MAX_CELL_VOLTAGE');
    await expect(search.hits.first()).toHaveText(/MAX_\u200b?CELL_\u200b?VOLTAGE/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${start}#/${evenOlder.prefix}general/install#max_cell_voltage`);
    await expect(page.locator('#max_cell_voltage')).toBeInViewport();

    await search.search('bluetooth');
    await search.footerLink.click();
    await expect(page).toHaveURL(`${start}#/search?q=bluetooth&version=${evenOlder.name}`);
    const results = new ResultsPage(page);
    await expect(results.status).toHaveText(/\d+ results/);
    await results.hits.first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`#/${evenOlder.name}/[^?]+$`));

    let answered = '';
    for (const {prefix} of versions) {
      await openRoute(page, prefix);
      await askAi.open();
      await askAi.askToTheEnd('How do I install over SSH?');
      const quoted = askAi.newest.text.locator('a[href^="#/"]').first();
      answered = (await quoted.getAttribute('href')) ?? '';
      expect(answered).toContain(`#/${prefix}`);
    }
    const [, route = '', place = ''] = answered.split('#');
    await openRoute(page, route.slice(1) + `#${place}`);
    await expect(page.locator(`[id="${place}"]`)).toBeInViewport();
    expect(requests.missing).toEqual([]);
    expect(requests.elsewhere).toEqual([]);
  });

  test('S2.nav.1b every link leads to a page, and to a place that is there', async ({page, context}) => {
    test.setTimeout(900_000);
    const requests = watchRequests(context);
    const ids = new Map<string, ReadonlySet<string>>();
    const leads = new Set<string>();
    const wrong: string[] = [];
    const visit = async (route: string): Promise<void> => {
      const links = await look(page, route);
      expect(await page.locator('h1').textContent(), route).not.toBe('Page Not Found');
      ids.set(routeOf(route), new Set(links.ids));
      for (const address of links.inside) leads.add(address);
      wrong.push(...links.wrong.map((address) => `${route}: ${address}`));
    };
    const begin = sample(
      'offline pages',
      routes.map(({path}) => `/${path}`),
      5,
      11,
    );
    for (const route of begin) await visit(route);
    // A full run follows links until no new page is found; the sample follows some of them.
    const notSeen = () => [...new Set([...leads].map(routeOf))].filter((route) => !ids.has(route));
    for (let next = sample('offline pages', notSeen(), 8, 12); next.length > 0; next = isFull ? notSeen() : []) {
      for (const route of next) await visit(route);
    }
    const looked = [...leads].filter((address) => placeOf(address) !== '' && ids.has(routeOf(address)));
    const lost = (addresses: readonly string[]) =>
      addresses.filter((address) => !ids.get(routeOf(address))?.has(placeOf(address)));
    expect(lost(looked)).toEqual([]);
    expect(lost([`${begin[0]}#nowhere`])).toHaveLength(1);
    expect(wrong).toEqual([]);

    const opened = sample('offline links', looked, 4, 13);
    const shown = isFull ? opened.filter((_, number) => number % 25 === 0) : opened;
    for (const address of shown) {
      await look(page, address);
      await expect(page.locator(`[id="${placeOf(address)}"]`), address).toBeInViewport();
    }
    console.log(
      `${ids.size} pages with ${leads.size} different links, ${looked.length} places, ${shown.length} opened, ${requests.count()} files`,
    );
    expect(looked.length).toBeGreaterThan(50);
    expect(requests.missing).toEqual([]);
    expect(requests.elsewhere).toEqual([]);
  });

  test('each tool, opened from a page for its version', async ({page, context}) => {
    const requests = watchRequests(context);
    await openRoute(page, `${older.prefix}general/install`);
    const tool = page
      .locator('article')
      .getByRole('link', {name: /config/i})
      .and(page.locator('a[href*="/tools/config-checker"]'));
    await expect(tool.first()).toHaveAttribute('href', new RegExp(`^#/tools/config-checker\\?version=${older.name}`));
    await tool.first().click();
    await expect(page).toHaveURL(new RegExp(`#/tools/config-checker\\?version=${older.name}`));
    const checker = new ConfigChecker(page);
    await expect(checker.version).toHaveValue(older.name);
    await checker.editor.fill('[DEFAULT]\nMAX_CELL_VOLTAG = 3.5\n');
    await expect(checker.findings.first()).toContainText('MAX_CELL_VOLTAG');
    expect(await checker.download(checker.button('Download config.ini'))).toContain('MAX_CELL_VOLTAG');
    await page.getByText('Share by address').click();
    const shared = await page.getByLabel('Address with your file').inputValue();
    expect(shared).toMatch(new RegExp(`#/tools/config-checker\\?version=${older.name}#config=`));
    await checker.editor.fill('[DEFAULT]\n');
    await page.goto('about:blank');
    await page.goto(shared);
    await expect(checker.editor).toHaveValue(/MAX_CELL_VOLTAG/);

    const finder = new BmsFinder(page);
    await openRoute(page, `tools/bms-finder?version=${oldest.name}&q=JK`);
    await expect(finder.version).toHaveValue(oldest.name);
    await expect(finder.rows.first()).toContainText('JK');

    const limits = new ChargeLimits(page);
    await openRoute(page, 'tools/charge-limits?version=current');
    await expect(limits.version).toHaveValue('current');
    await expect(limits.limit('cvl')).toContainText('V');
    await expect(page.locator('main svg').first()).toBeVisible();

    const reader = new LogReader(page);
    await openRoute(page, 'tools/log-reader');
    await reader.input.fill(
      fs.readFileSync('tests/golden/log-reader/logs/device-gone-after-copied-config.log', 'utf8'),
    );
    await expect(reader.verdict).toContainText('without finding a BMS');
    await expect(reader.findings.first().getByRole('link', {name: /^Read more/})).toHaveAttribute(
      'href',
      /^#\/troubleshoot.*#log-no-battery-connection$/,
    );
    await reader.button('Make a report').click();
    await expect(reader.report).toHaveValue(/Driver: v2\.0\.20250729/);
    expect(requests.missing).toEqual([]);
    expect(requests.elsewhere).toEqual([]);
  });
});
