/* The site without JavaScript: everything can be read and reached. */
import type {Page} from '@playwright/test';
import {evenOlder, latest, older, pages, versions} from '../../support/site.ts';
import {expect, test} from '../../support/pageTest.ts';
import {Shell} from '../../support/pages/shell.ts';

test.use({javaScriptEnabled: false});

const menu = (page: Page, title: string | RegExp) =>
  page.locator('details', {has: page.locator('summary', {hasText: title})});

interface Sizes {
  readonly text: number;
  readonly tables: number;
  readonly pictures: number;
}

/** What of an article is there to see. */
async function sizesOf(page: Page): Promise<Sizes> {
  const article = page.locator('article');
  const pictures = await article.locator('figure svg').all();
  const boxes = await Promise.all(pictures.map((picture) => picture.boundingBox()));
  return {
    text: (await article.innerText()).length,
    tables: await article.locator('table').count(),
    pictures: boxes.filter((box) => box !== null && box.width > 100 && box.height > 50).length,
  };
}

for (const width of [390, 1280]) {
  test(`every docs page of a version reads whole at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const seen: Record<string, Sizes> = {};
    for (const {path, title} of pages) {
      await page.goto(`${older.prefix}${path}`);
      await expect(page.locator('article h1')).toHaveText(title);
      seen[title] = await sizesOf(page);
    }
    console.log(
      Object.entries(seen)
        .map(([title, sizes]) => `${title}: ${Object.values(sizes).join(' ')}`)
        .join('\n'),
    );
    for (const [title, {text}] of Object.entries(seen)) expect(text, title).toBeGreaterThan(2500);
    expect(seen.Connect?.pictures).toBeGreaterThan(4);
    expect(seen.Features?.pictures).toBeGreaterThan(2);
    expect(seen.Install?.tables).toBeGreaterThan(5);
    expect(seen['Supported BMS']?.tables).toBeGreaterThan(0);
    expect(seen.Troubleshoot?.text).toBeGreaterThan(8000);
  });
}

test('on a phone the menu leads to every page and version', async ({page, site, shell}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(`${evenOlder.prefix}general/connect`);
  await expect(shell.menuToggle).toBeHidden();
  await expect(page.locator('.DocSearch-Button')).toBeHidden();

  const pagesMenu = menu(page, `Pages of ${evenOlder.name}`);
  await pagesMenu.locator('summary').click();
  const links = pagesMenu.getByRole('link');
  const places = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(new Set(places)).toEqual(new Set(pages.map(({path}) => `${site.url}${evenOlder.prefix}${path}`)));
  await expect(pagesMenu.locator('[aria-current=page]')).toHaveText('Connect');
  await links.filter({hasText: 'Troubleshoot'}).click();
  await expect(page).toHaveURL(`${site.url}${evenOlder.prefix}troubleshoot/`);

  for (const {label, prefix} of versions) {
    const siteMenu = menu(page, /^Menu$/);
    await siteMenu.locator('summary').click();
    await siteMenu.getByRole('link', {name: label, exact: true}).click();
    await expect(page).toHaveURL(`${site.url}${prefix}troubleshoot/`);
    await expect(page.locator('article h1')).toHaveText('Troubleshoot');
  }
});

test('pages off the docs read too, and lead back', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('changelog');
  await page.locator('main').getByRole('link', {name: latest.label, exact: true}).click();
  await expect(page.locator('article')).toContainText('Breaking changes');
  const siteMenu = menu(page, /^Menu$/);
  await siteMenu.locator('summary').click();
  await siteMenu.getByRole('link', {name: 'FAQ', exact: true}).click();
  await expect(page).toHaveURL(`${site.url}faq/`);
  const missing = await page.goto('no-such-page');
  expect(missing?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  await menu(page, /^Menu$/)
    .locator('summary')
    .click();
  await menu(page, /^Menu$/)
    .getByRole('link', {name: 'Docs', exact: true})
    .click();
  await expect(page).toHaveURL(site.url);
});

test('on a wide screen the sidebar is there, and nothing that does nothing', async ({page, site, shell}) => {
  await page.goto('general/install');
  await expect(shell.colourToggle).toBeHidden();
  await expect(page.locator('.DocSearch-Button')).toBeHidden();
  await expect(menu(page, 'Pages of')).toBeHidden();
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Connect', exact: true}).click();
  await expect(page).toHaveURL(`${site.url}general/connect`);
});

test('search and tools show nothing that does nothing, and say what does without script', async ({page}) => {
  for (const path of [
    'search?q=float',
    'tools/bms-finder',
    'tools/config-checker',
    'tools/log-reader',
    'tools/charge-limits',
  ]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/needs? JavaScript/), path).toBeVisible();
    const controls = main.locator('button, input, select, textarea');
    await expect(controls, path).not.toHaveCount(0);
    await expect(controls.filter({visible: true}), path).toHaveCount(0);
  }
});

// A link to a text opens folds as the browser's own search in the page does, which no script can start.
test('the browser finds text in a fold, and opens the fold', async ({page}) => {
  await page.goto('general/connect');
  const fold = page.locator('.markdown details:not([open])', {has: page.locator('p')}).first();
  const text = (await fold.locator('p').first().textContent()) ?? '';
  const [words = ''] = /(?:[A-Za-z]+ ){2,4}[A-Za-z]+/.exec(text) ?? [];
  expect(words).not.toBe('');
  await page.goto('about:blank');
  await page.goto(`general/connect#:~:text=${encodeURIComponent(words)}`);
  await expect(page.locator('.markdown details[open]', {hasText: words}).first()).toBeInViewport();
});

test('a page prints what is folded on the screen', async ({page}) => {
  await page.goto('general/connect');
  const folded = page.locator('.markdown details:not([open]) > :not(summary)');
  await expect(folded.first()).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(folded.first()).toBeVisible();
  console.log(`${await folded.count()} folded parts`);
  await expect(folded.filter({visible: false})).toHaveCount(0);
});

test.describe('with JavaScript', () => {
  test.use({javaScriptEnabled: true});

  test('nothing of this is visible', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto('general/connect');
    await expect(page.locator('noscript details')).toHaveCount(0);
    await expect(new Shell(page).menuToggle).toBeVisible();
  });
});
