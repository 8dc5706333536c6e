/* Content-Security-Policy and base path. */
// cspell:ignore elem
import fs from 'node:fs';
import path from 'node:path';
import {cspHash} from '../../support/cspHash.ts';
import type {CheerioAPI} from 'cheerio';
// The parser that repairs nothing: what is looked for are tags, and this one finds them in a third of the time.
import {load} from 'cheerio/slim';
import {serveSite} from '../../support/server.ts';
import {evenOlder, older, versions} from '../../support/site.ts';
import {variantDirectory} from '../../support/variantBuild.ts';
import {expect, hydrated, open} from '../../support/fixtures.ts';
import {AskAi} from '../../support/pages/askAi.ts';
import {Search} from '../../support/pages/search.ts';
import {Shell} from '../../support/pages/shell.ts';
import {BmsFinder, ChargeLimits, ConfigChecker} from '../../support/pages/tools.ts';
import {test, watchBasePath} from './policyFixtures.ts';

/** What is wrong with the policy of a page; nothing is right only for a page that has one. */
function policyFaults(html: string): readonly string[] {
  const policies = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g)];
  const policy = policies[0]?.[1] ?? '';
  const inline = (element: string) =>
    [
      ...html.matchAll(
        new RegExp(`<${element}(?![^>]*(?:src=|application\\/(?:ld\\+)?json))[^>]*>(.*?)</${element}>`, 'gs'),
      ),
    ].map(([, text = '']) => cspHash(text));
  const scripts = inline('script');
  return [
    ...(policies.length === 1 ? [] : [`${policies.length} policies`]),
    ...(html.indexOf('http-equiv="Content-Security-Policy"') > html.search(/<(script|style|link)/) ? ['too late'] : []),
    ...(html.indexOf('<meta charset') > 900 ? ['encoding too late'] : []),
    ...(scripts.length > 0 ? [] : ['no inline script looked at']),
    ...[...scripts, ...inline('style')].filter((hash) => !policy.includes(hash)).map((hash) => `not allowed: ${hash}`),
    ...(/script-src[^;]*(unsafe|\*|https?:)/.test(policy) ? ['scripts from anywhere'] : []),
    ...[...html.matchAll(/<[^>]* (on[a-z]+)=/g)].map(([, handler]) => `handler ${handler}`),
    ...[...html.matchAll(/(?:href|src)="?javascript:/g)].map(() => 'javascript: address'),
  ];
}

/** A redirect page leads to a page of the same host, and no other host hears of it. */
function hasReferrerPolicy($: CheerioAPI): boolean {
  const isRedirect = $('meta[http-equiv=refresh]').length > 0;
  return isRedirect || $('meta[name=referrer]').attr('content') === 'strict-origin-when-cross-origin';
}

/** Addresses of a page on its own host that are not below the base path, and links that give other sites the window. */
function addressFaults(html: string, baseUrl: string): readonly string[] {
  const $ = load(html);
  const addresses = $('[href], [src]')
    .map((_, element) => $(element).attr('href') ?? $(element).attr('src'))
    .get();
  const outside = addresses.filter((address) => address.startsWith('/') && !address.startsWith(baseUrl));
  const withWindow = $('a[target=_blank]').filter((_, link) => !/\bnoopener\b/.test($(link).attr('rel') ?? ''));
  return [
    ...outside,
    ...withWindow.map((_, link) => `opener: ${$(link).attr('href')}`).get(),
    ...(hasReferrerPolicy($) ? [] : ['no referrer policy']),
  ];
}

/** The offline files have no script and a policy of their own: see e2e/offline/one-file.spec.ts. */
function htmlFiles(directory: string): readonly string[] {
  return fs
    .readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !file.startsWith('offline/'));
}

test('S2.routes.1 every page allows its own scripts only and stays below its base path', ({build}) => {
  const directory = variantDirectory(build);
  const files = htmlFiles(directory);
  const faults = files.flatMap((file) => {
    const html = fs.readFileSync(path.join(directory, file), 'utf8');
    return [...policyFaults(html), ...addressFaults(html, build.baseUrl)].map((fault) => `${file}: ${fault}`);
  });
  console.log(`${files.length} pages`);
  expect(files.length).toBeGreaterThan(70);
  expect(faults).toEqual([]);

  const page = fs.readFileSync(path.join(directory, 'faq/index.html'), 'utf8');
  expect(policyFaults(page.replace('</body>', '<script>added()</script></body>'))).toHaveLength(1);
  expect(policyFaults(page.replace(/<meta http-equiv[^>]*>/, '')).length).toBeGreaterThan(2);
  expect(policyFaults(page.replace('<body', '<body onload="added()"'))).toEqual(['handler onload']);
  expect(addressFaults('<a href="/elsewhere" target="_blank">x</a>', build.baseUrl)).toHaveLength(
    build.baseUrl === '/' ? 2 : 3,
  );
});

test('S2.routes.1 S1.10 everything works under the policy, and nothing is asked for outside of the base path', async ({
  page,
  context,
  site,
  violations,
}) => {
  test.setTimeout(120_000);
  const install = 'general/install/';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Answers of the assistant come at once.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const outside = watchBasePath(page, site.url);
  const shell = new Shell(page);
  const search = new Search(page);
  const askAi = new AskAi(page);

  await test.step('pages, versions, colours and code', async () => {
    await open(page, '');
    await shell.colourToggle.click();
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Install', exact: true}).click();
    await expect(page).toHaveURL(site.url + install);
    await page.locator('.theme-code-block').first().hover();
    await page
      .locator('.theme-code-block')
      .first()
      .getByRole('button', {name: /^Copy code/})
      .click();
    await expect(page.getByRole('button', {name: /^Copied/}).first()).toBeVisible();
    await shell.chooseVersion(evenOlder.name);
    await expect(page).toHaveURL(site.url + evenOlder.prefix + install);
    // Away from the menu of versions, which stays open below the pointer.
    await page.locator('h1').hover();
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByRole('button', {name: 'Copied!'})).toBeVisible();
    await shell.leftItems.getByRole('link', {name: 'Changelog'}).click();
    await expect(page).toHaveURL(site.url + 'changelog/');
    await expect(shell.navbar.locator('img:visible')).toHaveJSProperty('complete', true);
    expect(
      await shell.navbar.locator('img:visible').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  });

  await test.step('search and assistant', async () => {
    await open(page, `${older.prefix}faq/`);
    await search.search('MAX_CELL_VOLTAGE');
    await expect(search.hits.first()).toHaveText(/MAX_\u200b?CELL_\u200b?VOLTAGE/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}${older.prefix}${install}#max_cell_voltage`);
    await expect(page.locator('#max_cell_voltage')).toBeInViewport();
    await askAi.open();
    await askAi.askToTheEnd('How do I install over SSH?');
    await expect(askAi.newest.text.getByRole('link', {name: /Install over SSH$/}).first()).toHaveAttribute(
      'href',
      `${site.url}${older.prefix}${install}#install-ssh`,
    );
    await open(page, 'search?q=bluetooth');
    await expect(page.locator('main article').first()).toBeVisible();
  });

  await test.step('tools', async () => {
    const checker = new ConfigChecker(page);
    await checker.open('?version=2.0');
    await checker.editor.fill('[DEFAULT]\nMAX_CELL_VOLTAG = 3.5\n');
    await expect(checker.findings.first()).toContainText('MAX_CELL_VOLTAG');
    expect(page.workers()).toHaveLength(1);
    expect(await checker.download(checker.button('Download config.ini'))).toContain('MAX_CELL_VOLTAG');
    const finder = new BmsFinder(page);
    await finder.open('?q=JK');
    await expect(finder.rows.first()).toContainText('JK');
    const limits = new ChargeLimits(page);
    await limits.open();
    await expect(limits.limit('cvl')).toContainText('V');
    await expect(page.locator('main svg').first()).toBeVisible();
  });

  await test.step('paper', async () => {
    await open(page, 'general/connect');
    expect((await page.pdf()).byteLength).toBeGreaterThan(50_000);
  });

  await test.step('one page of each kind, loaded as a whole', async () => {
    const kinds = [
      ...versions.map(({prefix}) => `${prefix}general/connect`),
      'changelog/v2.0.20250729',
      'search',
      'no-such-page',
    ];
    for (const address of kinds) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);
    }
  });

  expect(violations).toEqual([]);
  expect(outside).toEqual([]);
});

test('S8.14 under a wrong base path the home page says so, policy or not', async ({page, build}) => {
  const server = await serveSite(variantDirectory(build), '/wrong/');
  await page.goto(server.url);
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toContainText('wrong site baseUrl configuration');
  await expect(banner).toContainText(build.baseUrl);
  await expect(banner).toContainText('/wrong/');
  await server.close();
});
test.describe('what gets into a page', () => {
  test.use({provokesPolicy: true, allowedPageErrors: [/unsafe-eval/]});

  const intrusions: Readonly<Record<string, () => unknown>> = {
    'script-src-elem': () => {
      document.body.append(Object.assign(document.createElement('script'), {text: 'window.intruded = true'}));
    },
    'script-src-attr': () => {
      const image = '<img src="data:image/png;base64,x" onerror="window.intruded = true">';
      document.body.append(document.createRange().createContextualFragment(image));
    },
    'script-src': () => {
      // What the test runs itself may use eval; what a timer of the page runs may not.
      setTimeout(() => (0, eval)('window.intruded = true'));
    },
    'connect-src': () =>
      fetch('https://elsewhere.example/').then(
        () => Object.assign(window, {intruded: true}),
        () => undefined,
      ),
    'worker-src': () => {
      const code = URL.createObjectURL(new Blob(['postMessage(1)'], {type: 'text/javascript'}));
      try {
        new Worker(code).onmessage = () => Object.assign(window, {intruded: true});
      } catch {
        // Refused.
      }
    },
    'img-src': () => {
      const picture = Object.assign(new Image(), {onload: () => Object.assign(window, {intruded: true})});
      picture.src = 'https://elsewhere.example/picture.png';
    },
    'style-src-elem': () => {
      document.head.append(Object.assign(document.createElement('style'), {textContent: 'body {display: none}'}));
    },
    'frame-src': () => {
      document.body.append(Object.assign(document.createElement('iframe'), {src: 'https://elsewhere.example/'}));
    },
    'base-uri': () => {
      document.head.append(Object.assign(document.createElement('base'), {href: 'https://elsewhere.example/'}));
    },
    'form-action': () => {
      const form = Object.assign(document.createElement('form'), {
        action: 'https://elsewhere.example/',
        method: 'post',
      });
      document.body.append(form);
      form.submit();
    },
  };

  test('is refused, whatever it is, and says which directive did it', async ({page, violations}) => {
    await open(page, 'faq/');
    for (const [directive, intrude] of Object.entries(intrusions)) {
      await page.evaluate(intrude);
      await expect.poll(() => violations.at(-1)?.directive, directive).toBe(directive);
      // The browser continues as if it had sent the form, so that one comes last.
      if (directive !== 'form-action') expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
    }
    console.log(`${violations.length} intrusions refused`);
  });

  test('an inline script that is not word for word the one of the build does not run', async ({page, violations}) => {
    let changed = 0;
    await page.route(/\/faq\/$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script>(?=\S)/, () => {
        changed += 1;
        return '<script>window.intruded = true;';
      });
      await route.fulfill({response, body});
    });
    await open(page, 'faq/');
    expect(changed).toBe(1);
    expect(violations.map(({directive}) => directive)).toEqual(['script-src-elem']);
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  });

  test('runs in a page whose policy was taken out: the trial would show it', async ({page}) => {
    await page.route(/\/faq\/$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      await route.fulfill({response, body});
    });
    for (const directive of ['script-src-elem', 'script-src-attr', 'script-src', 'worker-src']) {
      await open(page, 'faq/');
      await page.evaluate(intrusions[directive]!);
      await expect.poll(() => page.evaluate(() => 'intruded' in window), directive).toBe(true);
    }
  });
});
