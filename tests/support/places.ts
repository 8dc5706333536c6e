// cspell:ignore zzxxqqzz
// What the site shows: its addresses, what kinds of them there are, and states that no address leads to.
import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {pick} from './sample.ts';
import {baseUrl, behindModal} from './site.ts';
import {expect, open} from './fixtures.ts';
import {AskAi} from './pages/askAi.ts';
import {ResultsPage, Search} from './pages/search.ts';
import {Shell} from './pages/shell.ts';
import {BmsFinder, ChargeLimits, ConfigChecker} from './pages/tools.ts';

/** Paths below the base path of every page in the sitemap, and of those that are not to be found by search engines. */
export function addresses(): readonly string[] {
  const sitemap = fs.readFileSync('build/sitemap.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => {
    const {pathname} = new URL(address!);
    return decodeURI(pathname.slice(baseUrl.length));
  });
  return [...new Set([...listed, 'search', 'nowhere'])];
}

/** What a path shows: the same page of another version and another post are of the same kind. */
function kindOf(path: string): string {
  if (path === 'changelog/archive') return path;
  const inVersion = path.replace(/^(?:next|v\d[^/]*)(?:\/|$)/, '');
  return inVersion.replace(/^(changelog)\/(tags)\/.+/, '$1/$2/x').replace(/^(changelog)\/(?!tags).+/, '$1/x');
}

/** One page of every kind, in an order that the seed gives. */
export function onePageOfEachKind(seed: number): readonly string[] {
  const paths = addresses();
  const kinds = [...new Set(paths.map(kindOf))];
  return kinds.map((kind, place) => {
    const [path] = pick(
      paths.filter((candidate) => kindOf(candidate) === kind),
      1,
      seed + place,
    );
    return path!;
  });
}

/** A page that throws where its text is shown, as in errors.spec.ts. */
async function breakPage(page: Page): Promise<void> {
  await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace('"Copy code to clipboard"', '(()=>{throw Error("broken on purpose")})()');
    return route.fulfill({response, body});
  });
}

export interface State {
  /** Opens a page of its own and returns when the state is reached. */
  readonly enter: (page: Page) => Promise<void>;
  /** Widths of the window at which there is such a thing; all without it. */
  readonly fits?: (width: number) => boolean;
}

const isNarrow = (width: number) => width <= 996;
const isWide = (width: number) => width > 996;

/** States of the site that no address leads to. */
/** Groups of the settings that the filter has opened and the browser has not laid out yet, unless they are near the screen. */
export const groupsWithoutLayout = (page: Page): Promise<number> =>
  page
    .locator('[data-settings-group]')
    .evaluateAll((groups) => groups.filter((group) => getComputedStyle(group).contentVisibility === 'auto').length);

export const states: Readonly<Record<string, State>> = {
  'the modal with results': {
    enter: async (page) => {
      const search = new Search(page);
      await open(page, behindModal);
      await search.search('charge voltage');
      await expect(search.hits.first()).toBeVisible();
    },
  },
  'the modal without results': {
    enter: async (page) => {
      const search = new Search(page);
      await open(page, behindModal);
      await search.search('zzxxqqzz');
      await expect(search.noResults).toBeVisible();
    },
  },
  'the modal without an index': {
    enter: async (page) => {
      const search = new Search(page);
      await page.route('**/search-index/**', (route) => route.abort());
      await open(page, behindModal);
      await search.search('charge');
      await expect(search.errorScreen).toBeVisible();
    },
  },
  'a modal that does not load': {
    enter: async (page) => {
      await open(page, behindModal);
      await page.route(/\/assets\/js\/.*\.js$/, (route) => route.abort());
      await page.locator('.DocSearch-Button').click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  'an answer of the assistant': {
    enter: async (page) => {
      const askAi = new AskAi(page);
      await askAi.openOn(behindModal);
      await askAi.askToTheEnd('How do I install over SSH?');
    },
  },
  'an assistant without passages': {
    enter: async (page) => {
      const askAi = new AskAi(page);
      await page.route('**/assistant-passages/**', (route) => route.abort());
      await askAi.openOn(behindModal);
      await askAi.ask('How do I install over SSH?');
      await expect(askAi.newest.error).toBeVisible();
    },
  },
  'the menu of narrow screens': {
    enter: async (page) => {
      const shell = new Shell(page);
      await open(page, 'faq/');
      await shell.menuToggle.click();
      await expect(shell.menu).toBeVisible();
    },
    fits: isNarrow,
  },
  'the main menu of narrow screens': {
    enter: async (page) => {
      const shell = new Shell(page);
      await open(page, 'faq/');
      await shell.menuToggle.click();
      await page.getByRole('button', {name: /Back to main menu/}).click();
      await expect(shell.menu.getByRole('link', {name: 'Changelog'})).toBeVisible();
    },
    fits: isNarrow,
  },
  'the open list of versions': {
    enter: async (page) => {
      const shell = new Shell(page);
      await open(page, 'faq/');
      await shell.versionButton.hover();
      await expect(shell.versionMenu).toBeVisible();
    },
    fits: isWide,
  },
  'results without an index': {
    enter: async (page) => {
      const results = new ResultsPage(page);
      await page.route('**/search-index/**', (route) => route.abort());
      await open(page, 'search?q=charge');
      await expect(results.alert).toBeVisible();
    },
  },
  'results of the results page': {
    enter: async (page) => {
      await open(page, 'search?q=charge');
      await expect(new ResultsPage(page).hits.first()).toBeVisible();
    },
  },
  'a page that crashed': {
    enter: async (page) => {
      await breakPage(page);
      // The text that a page comes with stays as it is: one that the browser renders is reached within the site.
      await open(page, 'faq/');
      await page.evaluate(() => document.querySelector<HTMLElement>('a.menu__link[href$="/general/install"]')?.click());
      await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
      // The progress bar of a package, with a role that is none, is on its way out.
      await expect(page.locator('#nprogress')).toHaveCount(0);
    },
  },
  'a tool without its data': {
    enter: async (page) => {
      await open(page, 'tools/bms-finder');
      await expect(page.locator('main h1')).toBeVisible();
      await page.route(/\/assets\/js\/.*\.js$/, (route) => route.abort());
      await page.getByRole('combobox', {name: 'Driver version', exact: true}).selectOption({index: 3});
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'a filtered table of settings': {
    enter: async (page) => {
      await open(page, 'general/install#all-settings');
      const rows = page.locator('[data-settings] tbody tr');
      const all = await rows.count();
      await page.getByRole('searchbox', {name: 'Filter settings'}).fill('cell');
      await expect(rows.filter({visible: true}).first()).toBeVisible();
      expect(await rows.filter({visible: true}).count()).toBeLessThan(all);
      await expect.poll(() => groupsWithoutLayout(page)).toBe(0);
    },
  },
  'a finder with filters and a comparison': {
    enter: async (page) => {
      const finder = new BmsFinder(page);
      await finder.open('?version=current&q=j&compare=jkbms,daly,jbd,jkbms-pb&feature=balancing-status');
      await expect(finder.comparison).toBeVisible();
    },
  },
  'a calculator with a problem, lines and open tables': {
    enter: async (page) => {
      const limits = new ChargeLimits(page);
      await limits.open('?version=2.0&MAX_CELL_VOLTAGE=3.50&FLOAT_CELL_VOLTAGE=3.60&cells=x&highest=abc');
      await expect(limits.lines).toBeVisible();
      for (const summary of await limits.main.locator('section summary').all()) await summary.click();
    },
  },
  'a checker with findings and a migration': {
    enter: async (page) => {
      const checker = new ConfigChecker(page);
      await checker.open('?version=1.3&setting=MAX_CELL_VOLTAGE');
      await checker.editor.fill(
        '[DEFAULT]\nMAX_VOLTAGE_TIME_SEC = 600\nmin_cell_voltage = 3.0\nUNKNOWN = 1\nTEMPERATURES_WHILE_CHARGING = 0, 5\n',
      );
      await expect(checker.findings.nth(2)).toBeVisible();
      await checker.button('Show what changes').click();
      await expect(checker.difference).toBeVisible();
    },
  },
};
