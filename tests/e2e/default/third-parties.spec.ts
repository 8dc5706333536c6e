import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {withPolicy} from '../../../src/build-output/rewrites/policy.ts';
import {allowedSources} from '../../../src/config/contentSecurity.ts';
import {readEnvironment} from '../../../src/config/env.ts';
import {serveSite, type SiteServer} from '../../support/server.ts';
import {buildFixture, fixtureDirectory} from '../../build/fixtureSite.ts';
import {expect, hydrated, open, test} from '../../support/fixtures.ts';
import {translateScript} from '../../support/translateHost.ts';

const analytics = 'https://stats.example/matomo.js';
const widget = 'https://widget.kapa.ai/kapa-widget.bundle.js';
const fixtureName = 'third-parties-in-use';
const settings = {MATOMO_URL: 'https://stats.example', MATOMO_SITE_ID: '7', KAPA_WEBSITE_ID: 'some-id'};

/** Gives the pages the policy of a build that asks for one beside these scripts: all tests here run under it. */
function addPolicy(directory: string): void {
  const allowed = allowedSources(readEnvironment({...settings, CONTENT_SECURITY_POLICY: 'on'}));
  if (!allowed) throw new Error('The build has no policy.');
  const files = fs.readdirSync(directory, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files.map((name) => path.join(directory, name))) {
    const html = withPolicy(fs.readFileSync(file, 'utf8'), allowed);
    expect(html).toContain('http-equiv="Content-Security-Policy"');
    fs.writeFileSync(file, html);
  }
}

// One worker: the site with all settings is built once.
test.describe.configure({mode: 'default'});

let configured: SiteServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const {code, output} = await buildFixture(fixtureName, {
    config: `
      plugins: site.plugins.filter((plugin) => plugin.name === 'integrationsPlugin'),
      clientModules: site.clientModules.map((module) => require.resolve('../../../' + module)),
      customFields: site.customFields,`,
    themeConfig: "navbar: {items: [{to: '/other', label: 'Other'}, {to: '/', label: 'Home', activeBaseRegex: '^/$'}]}",
    files: {'docs/other.md': '---\ntitle: Other page\n---\n\n## Part {#part}\n\n[To the part](#part)\n'},
    env: settings,
  });
  expect(code, output).toBe(0);
  const directory = path.join(fixtureDirectory(fixtureName), 'build');
  addPolicy(directory);
  configured = await serveSite(directory, '/');
});

test.afterAll(() => configured.close());

test.use({allowedHosts: ['stats.example', 'widget.kapa.ai', 'translate.google.com']});

interface Seen {
  readonly attributes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly commands: readonly (readonly unknown[])[];
}

/** Remembers with what attributes each script was loaded; the one of Matomo also takes the queue over. */
const stub = `{
  window.seen ??= {attributes: {}, commands: []};
  const {src} = document.currentScript;
  window.seen.attributes[src] = Object.fromEntries(
    [...document.currentScript.attributes].map(({name, value}) => [name, value]),
  );
  if (src === '${analytics}') {
    window.seen.commands.push(...window._paq);
    window._paq = {push: (command) => window.seen.commands.push(command)};
  }
}`;

async function answerWithStubs(page: Page) {
  await page.route(
    (url) => [analytics, widget, translateScript].includes(url.href),
    (route) => route.fulfill({contentType: 'text/javascript', body: stub}),
  );
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as {seen: Seen}).seen);
}

async function commands(page: Page): Promise<Seen['commands']> {
  return (await seen(page)).commands;
}

async function pageViews(page: Page): Promise<number> {
  return (await commands(page)).filter(([name]) => name === 'trackPageView').length;
}

test('S1.7 S1.8 S1.9 S7.12 S9.16 each script is loaded once, with exactly its attributes', async ({page}) => {
  await answerWithStubs(page);
  await page.goto(configured.url, {waitUntil: 'load'});
  const {attributes} = await seen(page);
  expect(attributes).toEqual({
    [analytics]: {src: analytics, async: ''},
    [translateScript]: {src: translateScript, async: ''},
    [widget]: {
      src: widget,
      async: '',
      'data-website-id': 'some-id',
      'data-project-name': 'dbus-serialbattery',
      'data-project-color': '#0b5f68',
      'data-project-logo': 'https://mr-manuel.github.io/venus-os_dbus-serialbattery_docs/img/logo.svg',
      'data-consent-required': 'false',
      'data-user-analytics-cookie-enabled': 'true',
      'data-user-analytics-fingerprint-enabled': 'true',
      'data-search-mode-enabled': 'true',
      'data-search-mode-default': 'false',
      'data-modal-example-questions': 'How do I get started?,How to troubleshoot?',
      'data-modal-disclaimer': expect.stringContaining('experimental') as unknown,
      'data-button-position-right': '20px',
      'data-button-position-bottom': '90px',
    },
  });
});

test('S1.7 one page view a page: none for a change of the hash or the query', async ({page}) => {
  await answerWithStubs(page);
  await page.goto(configured.url, {waitUntil: 'load'});
  await hydrated(page);
  expect(await commands(page)).toEqual([
    ['disableCookies'],
    ['trackPageView'],
    ['enableLinkTracking'],
    ['setTrackerUrl', 'https://stats.example/matomo.php'],
    ['setSiteId', '7'],
  ]);

  await page.getByRole('link', {name: 'Other', exact: true}).first().click();
  await expect(page.locator('h1')).toHaveText('Other page');
  await expect.poll(() => pageViews(page)).toBe(2);
  expect((await commands(page)).slice(5)).toEqual([
    ['setReferrerUrl', configured.url],
    ['setCustomUrl', `${configured.url}other`],
    ['setDocumentTitle', 'Other page | Fixture'],
    ['trackPageView'],
    ['enableLinkTracking'],
  ]);

  await page.getByRole('link', {name: 'To the part'}).click();
  await expect(page).toHaveURL(/#part$/);
  await page.evaluate(() => window.history.pushState({}, '', '?q=1'));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${configured.url}other`);

  // A view for one of these would have come before that of the next page.
  await page.getByRole('link', {name: 'Home', exact: true}).first().click();
  await expect(page.locator('h1')).toHaveText('Home');
  await expect.poll(() => pageViews(page)).toBe(3);
  expect((await commands(page)).filter(([name]) => name === 'setCustomUrl')).toEqual([
    ['setCustomUrl', `${configured.url}other`],
    ['setCustomUrl', configured.url],
  ]);
});

test('S1.7 S1.8 S1.9 S1.10 with the hosts out of reach the page is the same', async ({page, context}) => {
  const content = async (from: Page) => {
    await from.goto(`${configured.url}other`);
    await hydrated(from);
    return from.locator('#__docusaurus').innerHTML();
  };
  await answerWithStubs(page);
  const reached = await content(page);
  expect(Object.keys((await seen(page)).attributes)).toHaveLength(3);

  const cut = await context.newPage();
  const failed: string[] = [];
  cut.on('requestfailed', (request) => failed.push(request.url()));
  await cut.route(
    (url) => url.protocol === 'https:',
    (route) => route.abort('internetdisconnected'),
  );
  expect(await content(cut)).toBe(reached);
  expect(failed.sort()).toEqual([analytics, translateScript, widget].sort());
  await cut.getByRole('link', {name: 'Home', exact: true}).first().click();
  await expect(cut.locator('h1')).toHaveText('Home');
});

test('S1.10 a reader who opens a page of the default build asks no other host than the translation', async ({page}) => {
  const others = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.host !== new URL(page.url()).host) others.add(url.href);
  });
  await open(page, 'faq/');
  await page.getByRole('link', {name: 'Troubleshoot', exact: true}).first().click();
  await expect(page.locator('h1')).toHaveText('Troubleshoot');
  expect([...others].filter((url) => url.startsWith('http') && !url.includes('127.0.0.1'))).toEqual([translateScript]);
});
