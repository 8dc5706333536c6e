// cspell:ignore zzxxqqzz
// Every page and every state of the site, as axe sees it: whole in `npm run test:full`, else some of each kind.
import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {isFull, sample} from '../sample.ts';
import {baseUrl} from '../site.ts';
import {scan} from './axe.ts';
import {expect, hydrated, open, test} from './fixtures.ts';
import {AskAi} from './pages/askAi.ts';
import {ResultsPage, Search} from './pages/search.ts';
import {Shell} from './pages/shell.ts';

interface Mode {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

const modes: readonly Mode[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({colorScheme, width})),
);

/** Paths below the base path of every page in the sitemap, and of those that are not to be found by search engines. */
function addresses(): readonly string[] {
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

/** The first thing of every kind in an order that the seed gives, with one mode each; all of all in a full run. */
function choose(paths: readonly string[]): readonly {readonly path: string; readonly modes: readonly Mode[]}[] {
  if (isFull) return paths.map((path) => ({path, modes}));
  const kinds = [...new Set(paths.map(kindOf))];
  return kinds.map((kind, place) => ({
    path: sample(
      paths.filter((path) => kindOf(path) === kind),
      1,
      7 + place,
    )[0]!,
    modes: sample(modes, 1, 70 + place),
  }));
}

async function enterMode(page: Page, {colorScheme, width}: Mode): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
}

/** Scans and says where what was found. */
async function faultsOf(page: Page, name: string, {colorScheme, width}: Mode): Promise<readonly string[]> {
  const {faults, rules} = await scan(page);
  if (rules < 10) throw new Error(`Only ${rules} rules had something to look at: ${name} shows nothing.`);
  return faults.map((fault) => `${name}, ${colorScheme}, ${width} px: ${fault}`);
}

test.describe.configure({timeout: isFull ? 1_800_000 : 180_000});
test.use({allowedPageErrors: [/broken on purpose|could not be loaded/]});

const parts = isFull ? 6 : 2;
for (let part = 0; part < parts; part++) {
  test(`axe finds nothing on the pages, part ${part + 1} of ${parts}`, async ({page}) => {
    const found: string[] = [];
    let scans = 0;
    const chosen = choose(addresses()).filter((_, place) => place % parts === part);
    for (const {path, modes: some} of chosen) {
      await enterMode(page, some[0]!);
      await open(page, path);
      for (const mode of some) {
        await enterMode(page, mode);
        found.push(...(await faultsOf(page, `/${path}`, mode)));
        scans += 1;
      }
    }
    console.log(`axe: ${chosen.length} of ${addresses().length} pages, ${scans} scans, ${found.length} faults`);
    expect(chosen.length).toBeGreaterThan(3);
    expect(found).toEqual([]);
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

const states: Readonly<Record<string, (page: Page, mode: Mode) => Promise<void>>> = {
  'the modal with results': async (page) => {
    const search = new Search(page);
    await open(page, 'faq/');
    await search.search('charge voltage');
    await expect(search.hits.first()).toBeVisible();
  },
  'the modal without results': async (page) => {
    const search = new Search(page);
    await open(page, 'faq/');
    await search.search('zzxxqqzz');
    await expect(search.noResults).toBeVisible();
  },
  'the modal without an index': async (page) => {
    const search = new Search(page);
    await page.route('**/search-index/**', (route) => route.abort());
    await open(page, 'faq/');
    await search.search('charge');
    await expect(search.errorScreen).toBeVisible();
  },
  'a modal that does not load': async (page) => {
    await open(page, 'faq/');
    await page.route(/\/assets\/js\/.*\.js$/, (route) => route.abort());
    await page.locator('.DocSearch-Button').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'an answer of the assistant': async (page) => {
    const askAi = new AskAi(page);
    await open(page, 'faq/');
    await askAi.open();
    await askAi.ask('How do I install over SSH?');
    await expect(askAi.newest.like).toBeVisible();
  },
  'an assistant without passages': async (page) => {
    const askAi = new AskAi(page);
    await page.route('**/assistant-passages/**', (route) => route.abort());
    await open(page, 'faq/');
    await askAi.open();
    await askAi.ask('How do I install over SSH?');
    await expect(askAi.newest.error).toBeVisible();
  },
  'the menu of narrow screens': async (page, mode) => {
    await enterMode(page, {...mode, width: 390});
    const shell = new Shell(page);
    await open(page, 'general/install');
    await shell.menuToggle.click();
    await expect(shell.menu).toBeVisible();
  },
  'the main menu of narrow screens': async (page, mode) => {
    await enterMode(page, {...mode, width: 390});
    const shell = new Shell(page);
    await open(page, 'general/install');
    await shell.menuToggle.click();
    await page.getByRole('button', {name: /Back to main menu/}).click();
    await expect(shell.menu.getByRole('link', {name: 'Changelog'})).toBeVisible();
  },
  'the open list of versions': async (page, mode) => {
    await enterMode(page, {...mode, width: 1280});
    const shell = new Shell(page);
    await open(page, 'faq/');
    await shell.versionButton.hover();
    await expect(shell.versionMenu).toBeVisible();
  },
  'results without an index': async (page) => {
    const results = new ResultsPage(page);
    await page.route('**/search-index/**', (route) => route.abort());
    await open(page, 'search?q=charge');
    await expect(results.alert).toBeVisible();
  },
  'results of the results page': async (page) => {
    await open(page, 'search?q=charge');
    await expect(new ResultsPage(page).hits.first()).toBeVisible();
  },
  'a page that crashed': async (page) => {
    await breakPage(page);
    // The text that a page comes with stays as it is: one that the browser renders is reached within the site.
    await open(page, 'faq/');
    await page.evaluate(() => document.querySelector<HTMLElement>('a.menu__link[href$="/general/install"]')?.click());
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    // The progress bar of a package, with a role that is none, is on its way out.
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
  'a tool without its data': async (page) => {
    await open(page, 'tools/bms-finder');
    await expect(page.locator('main h1')).toBeVisible();
    await page.route(/\/assets\/js\/.*\.js$/, (route) => route.abort());
    await page.getByRole('combobox', {name: 'Driver version', exact: true}).selectOption({index: 3});
    await expect(page.getByRole('alert')).toBeVisible();
  },
};

for (let part = 0; part < 2; part++) {
  test(`axe finds nothing in the states, part ${part + 1} of 2`, async ({context}) => {
    const found: string[] = [];
    let scans = 0;
    const names = Object.keys(states).filter((_, place) => place % 2 === part);
    for (const [place, name] of names.entries()) {
      for (const mode of sample(modes, 1, 700 + part * 50 + place)) {
        const page = await context.newPage();
        await enterMode(page, mode);
        await states[name]!(page, mode);
        found.push(...(await faultsOf(page, name, mode)));
        scans += 1;
        await page.close();
      }
    }
    console.log(`axe: ${names.length} of ${Object.keys(states).length} states, ${scans} scans, ${found.length} faults`);
    expect(found).toEqual([]);
  });
}

test('axe would find a fault, in the page and in its frame', async ({page}) => {
  await open(page, 'faq/');
  await hydrated(page);
  await page.evaluate(() => {
    document.querySelector('.navbar__toggle')?.removeAttribute('aria-label');
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<img src="x"><p style="color:#ddd">pale</p>');
  });
  const {faults} = await scan(page);
  expect(faults.join('\n')).toContain('image-alt');
  expect(faults.join('\n')).toContain('color-contrast');
});
