// A page has one address of its own. Hosts serve it at others, too, and there it starts as it does at its own.
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {serveSite, type SiteServer} from '../../support/server.ts';
import {baseUrl, introduction, latest, older} from '../../support/site.ts';
import {expect, hydrated, test as base} from '../../support/fixtures.ts';

/** As hosts on disks that do not tell capital letters apart. */
async function serveInAnyCase(): Promise<SiteServer> {
  const origin = await serveSite('build', baseUrl);
  const files = fs.readdirSync('build', {recursive: true, encoding: 'utf8'});
  const names = new Map(files.map((file) => [file.toLowerCase(), file]));
  const server = http.createServer((request, response) => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec((request.url ?? '').slice(baseUrl.length)) ?? [];
    const address = `${origin.url}${names.get(path.toLowerCase()) ?? path}${query}`;
    const forwarded = http.get(address, (found) => {
      response.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(response);
    });
    // A test may end while its page still fetches something ahead.
    forwarded.on('error', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${baseUrl}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await origin.close();
    },
  };
}

const test = base.extend<{host: SiteServer}>({
  host: async ({}, use) => {
    const server = await serveInAnyCase();
    await use(server);
    await server.close();
  },
  baseURL: async ({host}, use) => {
    await use(host.url);
  },
});

const metadata = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang], meta[property="og:url"]'),
      (element) => element.getAttribute('href') ?? element.getAttribute('content'),
    ),
  );

const addresses: readonly (readonly [address: string, own: string, heading: string])[] = [
  ['changelog/index.html', 'changelog', 'Changelog'],
  ['changelog/tags/index.html', 'changelog/tags', 'Tags'],
  ['changelog/', 'changelog', 'Changelog'],
  ['changelog%20', 'changelog', 'Changelog'],
  ['tools.html', 'tools/', 'Tools'],
  ['tools', 'tools/', 'Tools'],
  ['tools/config-checker/index.html', 'tools/config-checker/', 'Config checker'],
  ['search/index.html?q=float', 'search?q=float', 'Search'],
  ['index.html', '', introduction.title],
  ['faq', 'faq/', 'FAQ'],
  ['faq/index.html#no-float', 'faq/#no-float', 'FAQ'],
  ['general/install/', 'general/install', 'Install'],
  ['general/Install', 'general/install', 'Install'],
  ['general/install.html', 'general/install', 'Install'],
  [older.prefix.toUpperCase() + 'general/install', `${older.prefix}general/install`, 'Install'],
];

for (const [address, own, heading] of addresses) {
  test(`S2.nav.2 S2.nav.3 /${address} is /${own}, once`, async ({page, host}) => {
    await page.goto(address);
    await hydrated(page);
    await expect(page).toHaveURL(`${host.url}${own}`);
    await expect(page.locator('nav.navbar')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(new RegExp(heading));
    const [path = ''] = own.split(/[?#]/);
    const {hostname} = new URL(host.url);
    const named = await metadata(page);
    expect(named.length).toBeGreaterThan(2);
    for (const url of named) {
      expect(new URL(url!).pathname).toBe(`${baseUrl}${path}`);
      expect(new URL(url!).hostname).not.toBe(hostname);
    }
  });
}

test('an address in capital letters has the version of its page', async ({page}) => {
  await page.goto(older.prefix.toUpperCase() + 'general/install');
  await hydrated(page);
  await expect(page.getByRole('button', {name: `Select driver version: ${older.name}`})).toBeVisible();
});

test('the latest version under its own name leads to its pages, with query and hash', async ({page, host}) => {
  for (const path of ['', 'general/install', 'faq/']) {
    await page.goto(`${latest.name}/${path}?a=1#b`);
    await expect(page).toHaveURL(`${host.url}${path}?a=1#b`);
  }
});
