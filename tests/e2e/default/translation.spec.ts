import {evenOlder, introduction, older} from '../../support/site.ts';
import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, open, test} from '../../support/fixtures.ts';
import {sample} from '../../support/sample.ts';
import {Shell} from '../../support/pages/shell.ts';
import {Translation, translatePage} from '../../support/pages/translation.ts';

test.describe('the place of the translation widget', () => {
  test.use({allowedHosts: ['translate.google.com']});

  test('S1.8 is below the docs menu and survives navigation and a change of the version', async ({page}) => {
    const translation = new Translation(page);
    await translation.answerWithStub();
    await open(page, '');
    await expect(translation.languages).toBeVisible();
    await translation.languages.selectOption('Deutsch');

    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'FAQ'}).click();
    await expect(page.locator('h1')).toHaveText('FAQ');
    await expect(translation.languages).toHaveValue('Deutsch');

    await new Shell(page).chooseVersion(older.name);
    await expect(page).toHaveURL(new RegExp(`${older.name}/faq`));
    await expect(translation.place).toHaveCount(1);
    await expect(translation.languages).toHaveValue('Deutsch');

    await page.getByRole('link', {name: 'Changelog', exact: true}).first().click();
    await expect(page.locator('h1')).toHaveText('Changelog');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('FAQ');
    await expect(translation.languages).toHaveValue('Deutsch');
    expect(await translation.widgetsMade()).toEqual([
      {options: {pageLanguage: 'en', autoDisplay: false}, id: 'google_translate_element'},
    ]);
  });

  test('S1.8 is in the mobile menu, with the docs and with the primary menu', async ({page}) => {
    const translation = new Translation(page);
    const shell = new Shell(page);
    await page.setViewportSize({width: 390, height: 800});
    await translation.answerWithStub();
    await open(page, 'faq/');
    await shell.menuToggle.click();
    await expect(translation.languages).toBeInViewport();
    await translation.languages.selectOption('Deutsch');
    await shell.menu.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(translation.languages).toBeInViewport();
    await shell.menu.getByRole('link', {name: 'Changelog'}).click();
    await expect(page.locator('html.plugin-blog')).toBeAttached();
    await shell.menuToggle.click();
    await expect(translation.languages).toHaveValue('Deutsch');
    await expect(translation.languages).toBeInViewport();
  });

  test('S1.8 moves along when the window becomes narrow', async ({page}) => {
    const translation = new Translation(page);
    await translation.answerWithStub();
    await open(page, 'faq/');
    await translation.languages.selectOption('Deutsch');
    await page.setViewportSize({width: 390, height: 800});
    await new Shell(page).menuToggle.click();
    await expect(translation.languages).toHaveValue('Deutsch');
  });

  test('S1.8 is not shown when the host is out of reach, and the menu keeps its room', async ({page}) => {
    const translation = new Translation(page);
    await page.route(
      (url) => url.host === 'translate.google.com',
      (route) => route.abort('internetdisconnected'),
    );
    await open(page, 'faq/');
    await expect(page.locator('h1')).toHaveText('FAQ');
    await expect(page.getByText('Translate this page')).toBeHidden();
    await expect(translation.place).toHaveCount(0);
  });

  test('S1.8 a script that does not do what it promises is not an error of the page', async ({page}) => {
    await page.route(
      (url) => url.host === 'translate.google.com',
      (route) => route.fulfill({contentType: 'text/javascript', body: 'googleTranslateElementInit()'}),
    );
    await open(page, 'faq/');
    await expect(page.getByText('Translate this page')).toBeHidden();
  });

  test('S1.8 the original is one click away from a translated page', async ({page}) => {
    const translation = new Translation(page);
    await translation.answerWithStub();
    await open(page, 'faq/');
    await expect(page.getByRole('button', {name: 'Show original'})).toBeHidden();
    await page.evaluate(() => {
      document.documentElement.classList.add('translated-ltr');
      document.cookie = 'googtrans=/en/de; path=/';
    });
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', {name: 'Show original'}).click();
    await reloaded;
    expect(await page.evaluate(() => document.cookie)).not.toContain('googtrans');
  });
});

test('a page in a language that reads from right to left fits, and its commands read as they are typed', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  for (const path of ['general/install', 'tools/config-checker']) {
    await open(page, path);
    await expect(page.locator('main h1')).toBeVisible();
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const texts = await page
      .locator('main')
      .locator('code, pre, kbd, textarea')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).direction));
    console.log(`${path}: ${texts.length} pieces of code`);
    expect(new Set(texts), path).toEqual(new Set(['ltr']));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test.describe('a page that is translated', () => {
  const tools = fs.existsSync('build/tools') ? fs.readdirSync('build/tools', {withFileTypes: true}) : [];
  const kinds = [
    '',
    'faq/',
    'general/connect',
    'general/features',
    'general/install',
    'general/supported-bms',
    'troubleshoot/',
    `${evenOlder.prefix}general/install`,
    'changelog',
    'search?q=cell',
    ...tools.filter((entry) => entry.isDirectory()).map(({name}) => `tools/${name}`),
  ];

  // The two with something of their own to do, and some of the others.
  const own = ['search?q=cell', 'tools/bms-finder'];
  const others = kinds.filter((kind) => !own.includes(kind));
  for (const kind of [...own, ...sample('pages that are translated', others, 1, 14)]) {
    test(`S1.8 /${kind} leads to other pages, versions and the search without an error`, async ({page}) => {
      await open(page, kind);
      await translatePage(page);
      if (kind.startsWith('search')) await searchAgain(page);
      if (kind === 'tools/bms-finder') await chooseFeature(page);
      await useThePage(new Shell(page));
    });
  }

  /** Changes what a tool shows. */
  const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'tools/charge-limits?cells=16': async (page) => {
      await page.getByLabel('Cells in series').first().fill('8');
      await expect(page).toHaveURL(/cells=8/);
    },
    'tools/config-checker': async (page) => {
      await page
        .getByRole('combobox', {name: /version/i})
        .first()
        .selectOption(evenOlder.name);
      await expect(page).toHaveURL(/version=v1\.4/);
    },
    'tools/bms-finder': async (page) => {
      await page.getByRole('searchbox').first().fill('daly');
      await expect(page).toHaveURL(/q=daly/);
    },
  };

  for (const [address, change] of Object.entries(changes)) {
    for (const how of sample('ways of a translator', ['moved', 'replaced'] as const, 1, 5)) {
      test(`S1.8 what changes on ${address} changes when texts are ${how} by a translator`, async ({page}) => {
        const words = () =>
          page.locator('main').evaluate((main) => (main as HTMLElement).innerText.replace(/\s+/g, ' ').trim());
        await open(page, address);
        await change(page);
        await expect.poll(words).not.toContain('Loading');
        const untranslated = await words();
        await open(page, 'changelog');
        await open(page, address);
        await translatePage(page, how);
        const before = await words();
        await change(page);
        await expect.poll(words).toBe(untranslated);
        expect(before).not.toBe(untranslated);
      });
    }
  }

  test.describe('without the guard', () => {
    test('S1.8 the same breaks the page (counterexample)', async ({page}) => {
      let removed = 0;
      await page.route(
        (url) => url.pathname.endsWith('/tools/bms-finder'),
        async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const body = html.replace(/<script>[^<]*Node\.prototype\.removeChild[^<]*<\/script>/, () => {
            removed += 1;
            return '';
          });
          await route.fulfill({response, body});
        },
      );
      await open(page, 'tools/bms-finder');
      expect(removed).toBe(1);
      await translatePage(page);
      const crashed = page.getByRole('heading', {name: 'This page crashed.'});
      // What is to be clicked may be gone with the page.
      await Promise.race([chooseFeature(page).catch(() => undefined), crashed.waitFor()]);
      await expect(crashed).toBeVisible();
      await expect(page.locator('main')).toContainText(/removeChild|insertBefore/);
    });
  });
});

/** The results of one query replace those of another. */
async function searchAgain(page: Page): Promise<void> {
  for (const query of ['cell voltage', 'charge current', 'zzzzz', 'float']) {
    await page.getByRole('searchbox').fill(query);
    await expect(page).toHaveTitle(new RegExp(`"${query}"`));
    await expect(page.locator('main')).toContainText(query);
  }
}

/** A text beside another one comes and goes: what React does to a translated page without the guard. */
async function chooseFeature(page: Page): Promise<void> {
  const summary = page.locator('summary', {hasText: 'Filter by features'});
  await summary.click();
  const feature = page.locator('details', {has: summary}).getByRole('checkbox').last();
  await feature.check();
  await expect(summary).toContainText('1 chosen');
  await feature.uncheck();
  await expect(summary).not.toContainText('chosen', {timeout: 5000});
}

/** What a reader does next: other pages, another version, the colours, the search. */
async function useThePage(shell: Shell): Promise<void> {
  const {page} = shell;
  const limit = {timeout: 10_000};
  await shell.colourToggle.click(limit);
  await shell.chooseVersion(older.name);
  await expect(page).toHaveURL(new RegExp(`${older.name}`));
  await page.getByRole('link', {name: 'FAQ', exact: true}).first().click(limit);
  await expect(page.locator('h1')).toHaveText('FAQ');
  await page.getByRole('link', {name: 'Install', exact: true}).first().click(limit);
  await expect(page.locator('h1')).toHaveText('Install');
  await page.getByRole('link', {name: 'Changelog', exact: true}).first().click(limit);
  await expect(page).toHaveURL(/changelog/);
  await page.getByRole('link', {name: 'Docs', exact: true}).first().click(limit);
  await expect(page.locator('h1')).toHaveText(introduction.title);
  await page.locator('.DocSearch-Button').click(limit);
  const input = page.locator('.DocSearch-Input');
  await input.fill('cell voltage', limit);
  await page.locator('.DocSearch-Hit').first().waitFor(limit);
  await input.fill('zzzzz');
  await page.locator('.DocSearch-NoResults').waitFor(limit);
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await expect(page.getByText('This page crashed')).toHaveCount(0);
}
