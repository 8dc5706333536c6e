import fs from 'node:fs';
import {serveSite} from '../../support/server.ts';
import {older, oldest} from '../../support/site.ts';
import {expect, hydrated, open, tamperMainScript, test} from '../../support/fixtures.ts';
import {Shell} from '../../support/pages/shell.ts';

test.describe('a page that throws', () => {
  test.use({allowedPageErrors: [/broken on purpose/]});

  test('S2.shell.14 S8.9 says so inside the frame, with its causes, and can be tried again', async ({page}) => {
    // Only the text of pages has the label of a copy button, which React renders from the second page on.
    await page.addInitScript(() => Object.assign(window, {breakPage: true}));
    let tampered = 0;
    await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
      if (route.request().resourceType() !== 'script') return route.continue();
      const response = await route.fetch();
      const script = await response.text();
      const changed = script.replace(
        '"Copy code to clipboard"',
        '(()=>{if(window.breakPage)throw Error("broken on purpose",{cause:Error("the deeper reason",{cause:"the deepest"})});return"Copy code to clipboard"})()',
      );
      if (changed !== script) tampered++;
      return route.fulfill({response, body: changed});
    });
    await open(page, 'faq/');
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Install', exact: true}).click();
    await expect(page.getByRole('heading', {name: 'This page crashed.', exact: true})).toBeVisible();
    expect(tampered, 'scripts with the label').toBe(1);
    await expect(page.locator('main')).toContainText(
      'broken on purpose\n\nCause:\nthe deeper reason\n\nCause:\nthe deepest',
      {
        useInnerText: true,
      },
    );
    await expect(new Shell(page).navbar).toBeVisible();
    await page.evaluate(() => Object.assign(window, {breakPage: false}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('h1')).toHaveText('Install');
  });
});

test.describe('a frame that throws', () => {
  test.use({
    allowedPageErrors: [
      /navbar item failed to render|No NavbarItem component|No docs version exist|Sidebar with ID|Couldn't find any doc/,
    ],
  });

  test('S2.shell.14 S5.6b S8.12 a navbar item of an unknown type shows its configuration on the crash screen', async ({
    page,
  }) => {
    await tamperMainScript(page, [['type:"docSidebar"', 'type:"custom-broken"']]);
    await page.goto('faq/');
    await expect(page.getByRole('heading', {name: 'This page crashed.', exact: true})).toBeVisible();
    const main = page.locator('main');
    await expect(main).toContainText('A theme navbar item failed to render.');
    await expect(main).toContainText(
      'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:',
    );
    await expect(main).toContainText('"type": "custom-broken"');
    await expect(main).toContainText('No NavbarItem component found for type "custom-broken".');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  });

  test('S2.shell.14 S8.9 S8.12 outside the layout, too, it can be tried again', async ({page}) => {
    await page.addInitScript(() => Object.assign(window, {breakFrame: true}));
    await tamperMainScript(page, [
      ['type:"docSidebar"', 'get type(){return window.breakFrame?"custom-broken":"docSidebar"}'],
    ]);
    await page.goto('faq/');
    const crash = page.getByRole('heading', {name: 'This page crashed.', exact: true});
    const again = page.getByRole('button', {name: 'Try again'});
    await expect(crash).toBeVisible();
    await expect(new Shell(page).navbar).toHaveCount(0);
    await again.click();
    await expect(crash).toBeVisible();
    await page.evaluate(() => Object.assign(window, {breakFrame: false}));
    await again.click();
    await expect(page.locator('h1')).toHaveText('FAQ');
    await new Shell(page).navbar.getByRole('link', {name: 'Changelog', exact: true}).click();
    await expect(page.locator('h1')).toHaveText('Changelog');
  });

  test('S5.6a an unknown version of the dropdown, with the valid names', async ({page}) => {
    await tamperMainScript(page, [['type:"docsVersionDropdown"', 'type:"docsVersionDropdown",versions:["ghost"]']]);
    await page.goto('faq/');
    await expect(page.locator('main')).toContainText("No docs version exist for name 'ghost'");
    await expect(page.locator('main')).toContainText(`- ${oldest.name}`);
  });

  test('S5.6c a sidebar without anything to link to', async ({page}) => {
    await tamperMainScript(page, [[/("tutorialSidebar":\{)"link":\{[^}]*\}/g, '$1']]);
    await page.goto('faq/');
    await expect(page.locator('main')).toContainText(
      `Sidebar with ID "tutorialSidebar" doesn't have anything to be linked to.`,
    );
  });

  test('S5.6d a doc that is not found', async ({page}) => {
    await tamperMainScript(page, [['docId:"faq/faq"', 'docId:"faq/ghost"']]);
    await page.goto('faq/');
    await expect(page.locator('main')).toContainText(`Couldn't find any doc with id "faq/ghost"`);
  });
});

test.describe('a page whose script cannot be loaded', () => {
  test.use({allowedPageErrors: [/ChunkLoadError|Loading chunk/]});

  test('S2.shell.15 S8.10 S9.3 shows the error and recovers with Retry', async ({page}) => {
    // The text of the page needs no script at first; what is around it does (src/config/sharedScripts.ts).
    let broken = true;
    await page.route(
      (url) => /\/assets\/js\/docs\.\w+\.js$/.test(url.pathname),
      (route) => (broken ? route.abort('failed') : route.continue()),
    );
    await page.goto('faq/index.html');
    await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
    broken = false;
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('h1')).toHaveText('FAQ');
  });
});

test.describe('an unknown path', () => {
  test.use({allowedPageErrors: [/Minified React error #418/]});

  for (const path of ['nowhere', 'general/nowhere', `${older.prefix}nowhere/`]) {
    test(`S2.routes.8 S8.11 /${path} is the not-found page with its own title`, async ({page}) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
      await expect(page).toHaveTitle('Page Not Found | dbus-serialbattery');
    });
  }

  for (const [path, own, heading] of [
    ['V1.6.20250131/general/Install?a=B#C', 'v1.6.20250131/general/install?a=B#C', 'Install'],
    ['NEXT/faq/', 'next/faq/', 'FAQ'],
    ['Tools/Config-Checker?version=1.6', 'tools/config-checker/?version=1.6', 'Config checker'],
  ] as const) {
    test(`/${path} redirects to the lower-case address on a host that tells capitals apart`, async ({page, site}) => {
      await page.goto(path);
      await expect(page).toHaveURL(`${site.url}${own}`);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(heading);
    });
  }

  test('it links to pages of the version last read and to a search for its words', async ({page, site}) => {
    await open(page, 'search');
    const shell = new Shell(page);
    await shell.chooseVersion(older.name);
    await expect(page).toHaveURL(`${site.url}${older.prefix}`);
    await shell.choiceIsStored(older.name);
    await page.goto('v1.4/error-119.html');
    await hydrated(page);
    const ways = page.getByRole('navigation', {name: 'Other pages'});
    await expect(ways.getByRole('link', {name: 'Short answers, by topic'})).toHaveAttribute(
      'href',
      new RegExp(`/${older.name}/faq/$`),
    );
    await ways.getByRole('link', {name: 'Search for “error 119”'}).click();
    await expect(page).toHaveURL(`${site.url}search?q=error+119`);
  });
});

test('an address with broken escapes shows its page, and nothing is complained about', async ({page}) => {
  const escape = '%E0%A4%A';
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  const addresses: readonly (readonly [address: string, title: string | RegExp, status: number])[] = [
    [escape, 'Page Not Found', 404],
    [`general/${escape}`, 'Page Not Found', 404],
    [`${older.prefix}${escape}/?q=${escape}#${escape}`, 'Page Not Found', 404],
    [`faq/?q=${escape}`, 'FAQ', 200],
    [`faq/#${escape}`, 'FAQ', 200],
    [`changelog?${escape}=${escape}#${escape}`, 'Changelog', 200],
    [`search?q=${escape}&version=${escape}`, /^Search results for ".%A"$/u, 200],
    [`tools/bms-finder?q=${escape}&version=${escape}&compare=${escape}#${escape}`, 'BMS finder', 200],
    [`tools/config-checker?version=${escape}#config=${escape}`, 'Config checker', 200],
    [`tools/charge-limits?version=${escape}&cells=${escape}#${escape}`, 'Charge limits', 200],
  ];
  for (const [address, title, status] of addresses) {
    // Another hash alone would load nothing.
    await page.goto('about:blank');
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(status);
    await hydrated(page);
    await expect(page.locator('h1'), address).toHaveText(title);
  }
  console.log(`${addresses.length} addresses with broken escapes`);
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  // The site works from there.
  await page.goto(escape);
  await hydrated(page);
  await new Shell(page).navbar.getByRole('link', {name: 'FAQ', exact: true}).click();
  await expect(page.locator('h1')).toHaveText('FAQ');
});

test('S2.routes.7 /search takes the query from q', async ({page}) => {
  await open(page, 'search?q=install');
  await expect(page.getByRole('searchbox')).toHaveValue('install');
  await expect(page).toHaveTitle(/^Search results for "install" \| dbus-serialbattery$/);
});

test('S8.14 under a wrong base path the home page says what is wrong', async ({page}) => {
  const server = await serveSite('build', '/wrong/');
  // The guard of the tests knows one server; this is another one. Nothing else is asked outside of this machine.
  await page.route(/^http:/, (route) => route.continue());
  await page.goto(server.url);
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText('wrong site baseUrl configuration');
  await expect(banner).toContainText('/venus-os_dbus-serialbattery_docs/');
  await expect(banner).toContainText('/wrong/');
  await server.close();
});

test('the build under test is the production build', () => {
  expect(fs.readFileSync('build/index.html', 'utf8')).not.toContain('webpack-dev-server');
});
