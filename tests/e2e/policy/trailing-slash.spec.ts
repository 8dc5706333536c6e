/* TRAILING_SLASH=always, for hosts that redirect an address without a slash: every page is named with one, everywhere. */
import fs from 'node:fs';
import path from 'node:path';
// The parser that repairs nothing: what is looked for are tags, and this one finds them in a third of the time.
import {load} from 'cheerio/slim';
import {isRedirect, latest, older} from '../../support/site.ts';
import {variantDirectory} from '../../support/variantBuild.ts';
import {expect, hydrated, open} from '../../support/fixtures.ts';
import {ResultsPage} from '../../support/pages/search.ts';
import {Shell} from '../../support/pages/shell.ts';
import {test} from './policyFixtures.ts';

const origin = 'https://mr-manuel.github.io';

/** Sites of other projects on the same host. */
const otherProjects = ['/venus-os_gui-v2/'];

interface Address {
  readonly what: string;
  /** Full, or from the root of the host. */
  readonly url: string | undefined;
}

/** What is wrong with addresses: without a slash, or of no page of the build. Files with another ending are not pages. */
function faultsOf(addresses: readonly Address[], directory: string, baseUrl: string): readonly string[] {
  return addresses.flatMap(({what, url}) => {
    if (url === undefined) return [`${what}: none`];
    const {pathname, origin: host} = new URL(url, origin);
    if (otherProjects.some((project) => pathname.startsWith(project))) return [];
    if (host !== origin || !pathname.startsWith(baseUrl) || /\.(?!html$)[a-z]+$/.test(pathname)) return [];
    const file = path.join(directory, pathname.slice(baseUrl.length), 'index.html');
    if (!pathname.endsWith('/')) return [`${what}: ${url} has no slash at its end`];
    return fs.existsSync(file) ? [] : [`${what}: ${url} is no page`];
  });
}

function addressesOf(file: string, html: string): readonly Address[] {
  const $ = load(html);
  const refresh = $('meta[http-equiv=refresh]')
    .attr('content')
    ?.replace(/^.*url=/, '');
  if (isRedirect(file)) return [{what: `${file} leads to`, url: refresh}];
  return [
    {what: `${file} canonical`, url: $('link[rel=canonical]').attr('href')},
    {what: `${file} og:url`, url: $('meta[property="og:url"]').attr('content')},
    ...$('link[hreflang]')
      .map((_, link) => ({what: `${file} hreflang`, url: $(link).attr('href')}))
      .get(),
    // Places on the page itself have no path.
    ...$('a[href]:not([href^="#"], [download])')
      .map((_, link) => ({what: `${file} link`, url: $(link).attr('href')}))
      .get(),
  ];
}

test('canonical addresses, og:url, links, redirect pages and the sitemap', ({build}) => {
  const directory = variantDirectory(build);
  const files = fs
    .readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html');
  const read = (file: string): string => fs.readFileSync(path.join(directory, file), 'utf8');
  const inPages = files.flatMap((file) => addressesOf(file, read(file)));
  const inSitemap = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => ({
    what: 'sitemap',
    url,
  }));
  console.log(`${inPages.length} addresses in ${files.length} pages, ${inSitemap.length} in the sitemap`);
  expect(files.filter(isRedirect).length).toBeGreaterThan(6);
  expect(inSitemap.length).toBeGreaterThan(40);
  expect(inPages.length).toBeGreaterThan(2000);
  expect(faultsOf([...inPages, ...inSitemap], directory, build.baseUrl)).toEqual([]);

  // The page itself and its own address agree.
  const own = load(read('general/install/index.html'))('link[rel=canonical]').attr('href');
  expect(own).toBe(`${origin}${build.baseUrl}general/install/`);
  const wrong = [`${build.baseUrl}general/install`, `${build.baseUrl}general/nowhere/`, undefined];
  expect(
    faultsOf(
      wrong.map((url) => ({what: 'x', url})),
      directory,
      build.baseUrl,
    ),
  ).toHaveLength(3);
});

test('every Markdown copy that a page links to is there', ({build}) => {
  const directory = variantDirectory(build);
  const files = fs.readdirSync(directory, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const copies = files.flatMap((file) => {
    const $ = load(fs.readFileSync(path.join(directory, file), 'utf8'));
    return $('a[href$=".md"], link[type="text/markdown"]')
      .map((_, link) => ({file, url: $(link).attr('href') ?? ''}))
      .get()
      .filter(({url}) => url.startsWith(build.baseUrl));
  });
  console.log(`${copies.length} links to Markdown copies`);
  expect(copies.length).toBeGreaterThan(60);
  const isThere = (url: string) => fs.existsSync(path.join(directory, url.slice(build.baseUrl.length)));
  expect(copies.filter(({url}) => !isThere(url))).toEqual([]);
  expect(isThere(`${build.baseUrl}general/install.md`)).toBe(false);
});

test('sidebar, versions, search and the ways back keep the slash', async ({page, site}) => {
  const shell = new Shell(page);
  await open(page, '');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Install', exact: true}).click();
  await expect(page).toHaveURL(`${site.url}general/install/`);
  await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').last()).toHaveText('Install');
  await shell.chooseVersion(older.label);
  await expect(page).toHaveURL(`${site.url}${older.prefix}general/install/`);
  await expect(shell.versionButton).toHaveText(older.label);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}general/install/`);
  await expect(page.locator('h1')).toHaveText('Install');
  await open(page, 'search/?q=float');
  await new ResultsPage(page).hits.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/#[\w-]+$/);
  await expect(page.locator('h1')).not.toHaveText('Page Not Found');
});

test('an address that the host does not know opens its page, or is what the 404 looks for', async ({page, site}) => {
  await page.goto('FAQ');
  await expect(page).toHaveURL(new RegExp(`^${site.url}faq/?$`));
  await expect(page.locator('h1')).not.toHaveText('Page Not Found');
  await page.goto(`${older.prefix}cell-voltage-drop`);
  await hydrated(page);
  await expect(page).toHaveURL(`${site.url}${older.prefix}cell-voltage-drop`);
  await expect(page.getByRole('link', {name: 'Search for “cell voltage drop”'})).toBeVisible();
});

test('other addresses of a page become the one with the slash', async ({page, site}) => {
  for (const [address, own] of [
    ['general/install?a=1#b', 'general/install/?a=1#b'],
    [`${latest.name}/general/install/?a=1#b`, 'general/install/?a=1#b'],
    ['tools/config-checker?version=1.6', 'tools/config-checker/?version=1.6'],
    ['faq/index.html', 'faq/'],
    ['changelog', 'changelog/'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(site.url + own);
    await hydrated(page);
    await expect(page.locator('nav.navbar')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${own.split(/[?#]/)[0]}$`));
  }
});
